"""Bindings of resources: the variable of each descriptor, and numbers for those that have none.

A resource is an object of bytes, or an image, behind a descriptor, which has the numbers of a set
and of a binding in it (Vulkan, Resource Descriptors).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import GlobalVar
from spvbackend.shader.data.elements import COUNT, DECORATIONS, RESOURCE
from spvbackend.shader.nodes import new_list, new_node
from spvbackend.spirv import enums as spv
from spvbackend.target.address_spaces import HANDLES


class Resource(NamedTuple):
    """A descriptor, or an array of them.

    Attributes:
        set: the number of the descriptor set.
        binding: the number in the set.
        descriptors: their number, 0 where the host decides.
        name: as the source has it.
    """

    set: int
    binding: int
    descriptors: int
    name: str


class Implicit(NamedTuple):
    """A resource without a binding: `order` is its place among those that get the free ones."""

    order: int
    set: int
    descriptors: int
    name: str


@final
class Bindings:
    """The variables of a module's resources."""

    __slots__ = ("_module", "_orders", "_used", "_variables")

    def __init__(self, module: Module) -> None:
        self._module: Final = module
        self._used: Final[dict[int, set[int]]] = {}
        self._orders: Final[dict[int, Implicit]] = {}
        self._variables: Final[dict[tuple[object, ...], GlobalVar]] = {}

    def take(self, resource: Resource) -> None:
        """Note that a binding is used; an array of descriptors has one as well."""
        self._used.setdefault(resource.set, set()).add(resource.binding)

    def ask(self, implicit: Implicit) -> None:
        """Note that a resource needs a binding."""
        self._orders[implicit.order] = implicit

    def choose(self) -> dict[int, Resource]:
        """Return a resource for each implicit one, by its order: the lowest free bindings."""
        chosen: dict[int, Resource] = {}
        for order in sorted(self._orders):
            _, number, count, name = self._orders[order]
            used = self._used.setdefault(number, set())
            binding = 0
            while binding in used:
                binding += 1
            chosen[order] = Resource(number, binding, count, name)
            self.take(chosen[order])
        return chosen

    def variable(
        self,
        resource: Resource,
        type: Type,
        held: Type,
        line: int,
        decorations: Sequence[list[int]] = (),
    ) -> GlobalVar:
        """Return the variable of a resource, made at its first use.

        Args:
            resource: its numbers.
            type: of the pointer to it.
            held: of the value behind one descriptor, or of the descriptor of an image.
            line: of the first use.
            decorations: those besides the numbers.
        """
        # Images of one binding may have several types; buffers are of bytes.
        one = held if type.space == HANDLES else type
        key = (resource.set, resource.binding, one, *map(tuple, decorations))
        var = self._variables.get(key)
        if var is None:
            module = self._module
            name = resource.name or f"resource.{resource.set}.{resource.binding}"
            var = GlobalVar(type, _free_name(module, name), held, line)
            var.linkage = "external"
            numbers = [
                [spv.DecorationDescriptorSet, resource.set],
                [spv.DecorationBinding, resource.binding],
                *decorations,
            ]
            nodes = [new_node(module, row) for row in numbers]
            count = new_node(module, [resource.descriptors])
            var.attachments = {
                COUNT: count, DECORATIONS: new_list(module, nodes), RESOURCE: new_node(module, [])
            }  # fmt: skip
            module.add_variable(var)
            self._variables[key] = var
        return var


def _free_name(module: Module, name: str) -> str:
    made, number = name, 1
    while made in module.symbols:
        made, number = f"{name}.{number}", number + 1
    return made
