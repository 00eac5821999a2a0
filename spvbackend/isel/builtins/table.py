"""The index of builtin handlers: shape of a row -> function that selects the call."""

from __future__ import annotations

from typing import Final

from spvbackend.builtins import rows
from spvbackend.isel.builtins.atomics import (
    select_atomic,
    select_cmpxchg,
    select_compare,
    select_init,
)
from spvbackend.isel.builtins.avc import select_avc, select_avc_mce
from spvbackend.isel.builtins.calls import USUAL, Handler
from spvbackend.isel.builtins.core import select_any_all, select_carry, select_dot, select_type_of
from spvbackend.isel.builtins.generic_casts import select_generic_cast
from spvbackend.isel.builtins.groups import select_broadcast, select_group, select_shuffle_pair
from spvbackend.isel.builtins.images import (
    select_image_field,
    select_image_read,
    select_image_size,
    select_image_write,
    select_sampler,
)
from spvbackend.isel.builtins.memory import (
    select_access_chain,
    select_async_copy,
    select_block_io,
    select_block_prefetch,
    select_masked_access,
    select_vload,
    select_vstore,
)
from spvbackend.isel.builtins.mini_floats import select_mini_float
from spvbackend.isel.builtins.printf import select_printf
from spvbackend.isel.builtins.queues import select_enqueue, select_ndrange
from spvbackend.isel.builtins.spec_constants import select_spec_composite, select_spec_constant
from spvbackend.isel.builtins.sync import select_fence, select_get_fence, select_work_item_fence

HANDLERS: Final[dict[int, Handler]] = {
    **USUAL,
    rows.VLOAD: select_vload,
    rows.VSTORE: select_vstore,
    rows.PRINTF: select_printf,
    rows.GROUP: select_group,
    rows.GROUP_BROADCAST: select_broadcast,
    rows.SHUFFLE_PAIR: select_shuffle_pair,
    rows.BLOCK_IO: select_block_io,
    rows.ANY_ALL: select_any_all,
    rows.DOT: select_dot,
    rows.ATOMIC: select_atomic,
    rows.ATOMIC_CMPXCHG: select_cmpxchg,
    rows.ATOMIC_COMPARE: select_compare,
    rows.ATOMIC_INIT: select_init,
    rows.FENCE: select_fence,
    rows.WORK_ITEM_FENCE: select_work_item_fence,
    rows.GENERIC_CAST: select_generic_cast,
    rows.GET_FENCE: select_get_fence,
    rows.ASYNC_COPY: select_async_copy,
    rows.NDRANGE: select_ndrange,
    rows.ENQUEUE: select_enqueue,
    rows.CARRY: select_carry,
    rows.SPEC_CONSTANT: select_spec_constant,
    rows.SPEC_COMPOSITE: select_spec_composite,
    rows.BLOCK_PREFETCH: select_block_prefetch,
    rows.IMAGE_READ: select_image_read,
    rows.IMAGE_WRITE: select_image_write,
    rows.IMAGE_SIZE: select_image_size,
    rows.IMAGE_FIELD: select_image_field,
    rows.SAMPLER: select_sampler,
    rows.AVC: select_avc,
    rows.AVC_MCE: select_avc_mce,
    rows.TYPE_OF: select_type_of,
    rows.ACCESS_CHAIN: select_access_chain,
    rows.MASKED_ACCESS: select_masked_access,
    rows.MINI_FLOAT: select_mini_float,
}
