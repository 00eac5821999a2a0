"""The declaration of a function for a device, so that another process can declare it again.

Programs, kernels and queues belong to the process that made them. The pickle holds a name, where
the object is found by it, or the arguments that it was made from.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final, final

from numba.core import serialize


@final
class Recipe:
    """The arguments of a decorator.

    Args:
        function: as it was given: a plain one, or one that numba.njit decorates.
        signature: as it was given.
        device: as it was given.
        options: the others, by name.
    """

    __slots__ = ("_device", "_function", "_options", "_signature")

    def __init__(
        self, function: Any, signature: Any, device: object, options: dict[str, Any]
    ) -> None:
        self._function: Final = function
        self._signature: Final = signature
        self._device: Final = device
        self._options: Final = options

    def reduced(self, made: object) -> str | tuple[Callable[..., Any], tuple[Any, ...]]:
        """Return the `__reduce__` value of the object made by this.

        Raises:
            TypeError: it was made for a device object, which other processes do not have.
        """
        name = self._function.__qualname__
        named: Any = sys.modules.get(self._function.__module__)
        for part in name.split("."):
            named = getattr(named, part, None)
        if named is made:
            return str(name)
        if self._device is not None and not isinstance(self._device, str):
            raise TypeError(
                f"{self._function.__name__} is for a device of this process and cannot be pickled: "
                "leave the device to the environment variables"
            )
        function = serialize.dumps(self._function)
        return _remade, (type(made), function, self._signature, self._device, self._options)


def _remade(
    kind: Callable[..., Any], function: bytes, signature: Any, device: Any, options: dict[str, Any]
) -> Any:
    return kind(serialize.loads(function), signature, device, **options)
