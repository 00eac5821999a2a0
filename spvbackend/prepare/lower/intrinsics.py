"""Intrinsics that SPIR-V has no instruction for.

Input: a module without constant expressions in functions. Output: the only intrinsics left are
those that selection maps to an instruction. The expansions are templates in LLVM IR: one of a
single block is copied to the call, one with control flow becomes an internal function.

A copied template costs no call and sees the constants of the caller; with control flow it would cut
the caller's block in two and grow it by a loop for each use.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, final

from spvbackend.analysis.refusals import check_type, refuse_read_only
from spvbackend.analysis.rotations import is_rotation
from spvbackend.builtins.demangle import demangle
from spvbackend.builtins.intrinsics import (
    DROPPED,
    FUNNEL_SHIFTS,
    HINTS,
    MEMORY,
    ROUNDED,
    TEMPLATES,
    base_name,
    rounding_mode,
)
from spvbackend.diagnostics import Diagnostic
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.module import parse_function
from spvbackend.llvmir.rewrite import copy_inst, pass_names, replace_uses
from spvbackend.llvmir.types import METADATA, Type
from spvbackend.llvmir.values import (
    Block,
    ConstBytes,
    ConstInt,
    ConstNull,
    Function,
    GlobalVar,
    Inst,
    MetadataValue,
    Value,
)
from spvbackend.prepare.lower.declarations import call_builtins, merge_declarations
from spvbackend.prepare.lower.flavour import flavour_of
from spvbackend.prepare.lower.funnel_shifts import shift_by_constant
from spvbackend.prepare.lower.operands import NO_ALIGNS, call_key, call_request, call_template
from spvbackend.prepare.lower.run import may_be_own
from spvbackend.target.address_spaces import CONSTANT
from spvbackend.target.environment import Environment
from spvbackend.target.features import ROUNDED_DIVIDE

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Builtins
    from spvbackend.prepare.lower.repeated import Repeated
    from spvbackend.prepare.lower.shader_functions import ShaderFunction
    from spvbackend.prepare.templates.extensions import Extended
    from spvbackend.prepare.templates.text import Lowering, Request

_FAST_MATH: Final = frozenset((op.FADD, op.FSUB, op.FMUL, op.FDIV, op.FREM, op.FNEG))
# In bytes. A larger fill is a loop: its constant would dominate the module.
MAX_CONSTANT_SET: Final = 4096
# In bytes; the widest access.
MAX_CONSTANT_ALIGN: Final = 128


def run(module: Module, environment: Environment, builtins: Builtins) -> None:
    """Lower the intrinsics of every function, those of new helpers included.

    The loop is over an index, as templates add functions behind it, whose own calls are lowered
    when their turn comes.

    Args:
        module: without constant expressions in functions; changed in place.
        environment: says which instructions may be used instead of an expansion.
        builtins: what functions of the module mean.
    """
    expander = _Expander(module, environment, builtins)
    index = 0
    while index < len(module.functions):
        function = module.functions[index]
        index += 1
        if function.blocks:
            try:
                expander.lower_function(function)
            except Diagnostic as error:
                module.refuse(function, error)
    merge_declarations(module)


@final
class _Expander:
    """Expands intrinsics in one module; templates are parsed once per overload."""

    __slots__ = ("builtins", "changed", "environment", "exact", "fills", "flavour", "looked_at",
                 "module", "names", "out", "own", "repeated", "templates")  # fmt: skip

    def __init__(self, module: Module, environment: Environment, builtins: Builtins) -> None:
        self.builtins: Final = builtins
        self.own: Final[dict[Value, Lowering]] = {}
        self.exact: Final[dict[Value, ShaderFunction]] = {}
        # The functions whose calls may have to be expanded.
        self.looked_at: Final[set[Value]] = set()
        self.module: Final = module
        self.environment: Final = environment
        self.flavour: Final = flavour_of(environment.flavour)
        for function in module.expansions:
            _take_out(module, function)
            self.looked_at.add(function)
        self._find_own(0)
        self.repeated: Repeated | None = None
        self.templates: dict[tuple[object, ...], Function] = {}
        self.names: dict[str, str] = {}
        self.fills: dict[tuple[int, int], GlobalVar] = {}
        self.changed: dict[Value, Value] = {}
        self.out: list[Inst] = []

    def _find_own(self, first: int) -> None:
        """Look up the functions of the module from the one at `first` on."""
        # Once for each function instead of once for each call, as names are demangled.
        for function in self.module.functions[first:]:
            exact = self.flavour.exact(function, self.builtins)
            if exact is not None:
                self.exact[function] = exact
                self.looked_at.add(function)
            lowering = own_lowering(function, self.environment)
            if lowering is not None:
                self.own[function] = lowering
                self.looked_at.add(function)
            elif self._may_be_expanded(function):
                self.looked_at.add(function)

    def _may_be_expanded(self, function: Function) -> bool:
        """Whether a function is an intrinsic that selection does not handle in every call."""
        if not function.name.startswith("llvm."):
            return False
        name = base_name(function.name)
        if name in DROPPED or name in MEMORY:
            return True
        type = function.value_type
        if self._is_left(name, type.element, type.elems):
            return False
        if name in TEMPLATES:
            return True
        from spvbackend.prepare.templates.extensions import EXTENDED

        return name in EXTENDED

    def _is_left(self, name: str, result: Type, parameters: tuple[Type, ...]) -> bool:
        """Whether an instruction implements an intrinsic for these types."""
        return self.flavour.is_direct(name, result, parameters, self.environment)

    def lower_function(self, function: Function) -> None:
        """Sweep the blocks; results of expansions replace the calls afterwards."""
        if not self.looked_at:
            return
        self.changed = {}
        for block in function.blocks:
            if not self._expands_any(block):
                continue
            self.out = []
            for inst in block.insts:
                self._lower(inst)
            block.insts = self.out
        if self.changed:
            # One sweep for all calls of a function, chains included: the result of one expansion
            # may be an operand of another.
            replace_uses(function, self.changed)
            if self.module.keeps_names:
                pass_names(self.changed)

    def _expands_any(self, block: Block) -> bool:
        looked_at = self.looked_at
        for inst in block.insts:
            if inst.opcode == op.CALL and inst.operands[-1] in looked_at:
                return True
        return False

    def _lower(self, inst: Inst) -> None:
        if inst.opcode != op.CALL or inst.operands[-1] not in self.looked_at:
            self.out.append(inst)
            return
        callee = inst.callee
        assert isinstance(callee, Function)
        if callee in self.module.expansions:
            self._replace(inst, callee)
            return
        if callee in self.own:
            self._expand_own(inst, callee, self.own[callee])
            return
        if callee in self.exact and self._expand_for_shader(inst, self.exact[callee]):
            return
        name = self.names.get(callee.name)
        if name is None:
            name = self.names[callee.name] = base_name(callee.name)
        if name in DROPPED and name not in HINTS:
            return
        if name in MEMORY and self._lower_memory(inst, name):
            return
        # Most modules have only copies and dropped calls.
        from spvbackend.prepare.templates.extensions import EXTENDED

        # Before the dropped ones: several hints are in both tables.
        if name in EXTENDED and self._expand_extended(inst, EXTENDED[name]):
            return
        if name in DROPPED:
            return
        if name in ROUNDED and self.environment.prefers(ROUNDED_DIVIDE) and _is_told(inst):
            self.out.append(inst)
            return
        # Selection maps an intrinsic without a template, or refuses it with its line.
        if name not in TEMPLATES or self._is_left(name, inst.type, callee.value_type.elems):
            self.out.append(inst)
            return
        self._expand(inst, name)

    def _lower_funnel_shift(self, inst: Inst, name: str) -> bool:
        """Lower a rotation or a funnel shift by a constant; return whether it is either."""
        if self.flavour.rotates and is_rotation(inst):
            self.out.append(inst)
            return True
        result = shift_by_constant(self.module, inst, self.out, name == "llvm.fshl")
        if result is None:
            return False
        self.changed[inst] = result
        return True

    def _expand(self, inst: Inst, name: str) -> None:
        if name in FUNNEL_SHIFTS and self._lower_funnel_shift(inst, name):
            return
        from spvbackend.prepare.templates.index import expand

        aligns: dict[int, int] = {}
        for index, attrs in enumerate(inst.call_info.arg_attrs):
            align = attrs.get("align")
            if isinstance(align, int):
                aligns[index] = align
        if not self._expand_by(inst, name, expand, aligns, bool(inst.flags & op.REASSOC)):
            # The tables know the name but not these types; selection has the error.
            self.out.append(inst)

    def _replace(self, inst: Inst, template: Function) -> None:
        """Put the template in place of the call; what has control flow is called."""
        if not _is_copied(template) or self._is_repeated(inst, template):
            call_template(inst, template)
            self.out.append(inst)
        else:
            self._splice(inst, template)

    def _expand_extended(self, inst: Inst, extended: Extended) -> bool:
        """Expand an intrinsic to an instruction of an extension; return whether it may be used."""
        environment = self.environment
        allows = environment.prefers if extended.is_hint else environment.has
        if extended.fragments and extended.fragments not in environment.matrix_fragments:
            return False
        if not allows(extended.feature):
            return False
        return self._expand_by(inst, base_name(inst.operands[-1].name), extended.expand)

    def _expand_by(
        self,
        inst: Inst,
        name: str,
        expand: Callable[[Request], str | None],
        aligns: Mapping[int, int] = NO_ALIGNS,
        reassoc: bool = False,
    ) -> bool:
        """Expand a call by the template that `expand` writes; return whether there is one."""
        # Constants and alignments are part of the key, because a template is written for them: a
        # copy of 16 bytes is not that of 17.
        key = (*call_key(inst, name), reassoc, *aligns.items())
        template = self.templates.get(key)
        if template is None:
            request = call_request(inst, name, self.environment.address_bits, aligns, reassoc)
            body = expand(request)
            if body is None:
                return False
            from spvbackend.prepare.templates.text import function_name, function_text

            text = function_text(request, function_name(request), body)
            template = self.templates[key] = self._parse(text, inst.line)
        self._replace(inst, template)
        return True

    def _expand_own(self, inst: Inst, callee: Function, lowering: Lowering) -> None:
        """A call of a function that is neither an intrinsic nor has an instruction."""
        try:
            check_type(inst, callee)
            if not self._expand_by(inst, callee.name, lowering.expand):
                self.out.append(inst)
        except Diagnostic as error:
            error.place(inst.line)
            raise

    def _expand_for_shader(self, inst: Inst, function: ShaderFunction) -> bool:
        """Expand a function without an instruction for shaders; return whether a template fits."""
        exact = function.exact
        if inst.flags & op.AFN and inst.type.scalar().bits <= exact.rough_bits:
            return False
        if exact.feature is not None and self.environment.prefers(exact.feature):
            return False
        flags = inst.flags
        # Fast-math flags of the function do not apply to its steps, each of which is exact.
        inst.flags &= ~op.FAST
        if self._expand_by(inst, function.name, exact.expand):
            return True
        inst.flags = flags
        return False

    def _is_repeated(self, inst: Inst, template: Function) -> bool:
        """Whether a template is called as a function instead of being copied."""
        if self.repeated is None:
            # Count before any call is replaced.
            self.repeated = self.flavour.repeated(self.module)
        return self.repeated is not None and self.repeated.keeps(inst.callee, template)

    def _parse(self, text: str, line: int) -> Function:
        """Parse the template; only one with control flow stays in the module as a function."""
        known = len(self.module.functions)
        function = parse_function(text, self.module, line)
        call_builtins(self.module, self.builtins, function)
        self._find_own(known)
        # The object lives on in the table of templates.
        _take_out(self.module, function)
        return function

    def _splice(self, inst: Inst, template: Function) -> None:
        """Copy the template's instructions in place of the call."""
        copies: dict[Value, Value] = {}
        arguments = [a for a in inst.operands[:-1] if a.type.kind != METADATA]
        for parameter, argument in zip(template.args, arguments, strict=True):
            copies[parameter] = argument
        for source in template.blocks[0].insts:
            if source.opcode == op.RET:
                if source.operands:
                    value = source.operands[0]
                    self.changed[inst] = copies.get(value, value)
                return
            own = copy_inst(source)
            own.operands = [copies.get(operand, operand) for operand in source.operands]
            if (known := self.flavour.folded(self.module, own)) is not None:
                copies[source] = known
                continue
            # An error in the copy is about the call, not about a line of the template.
            own.line = inst.line
            # Fast-math flags of the intrinsic hold for each of its steps.
            if own.opcode in _FAST_MATH:
                own.flags |= inst.flags & op.FAST
            own.parent = inst.parent
            # Metadata such as !nontemporal is about the memory that the call accesses.
            own.attachments = inst.attachments if _is_memory(own) else None
            copies[source] = own
            # A template may use intrinsics that need expansion themselves.
            self._lower(own)
            if own in self.changed:
                # Later copies use the result directly; uses in the function are replaced last.
                copies[source] = self.changed[own]

    def _lower_memory(self, inst: Inst, name: str) -> bool:
        """Lower copies and fills of a constant size; the others have templates.

        OpCopyMemorySized is undefined where the places overlap, which llvm.memmove allows.
        """
        size = inst.operands[2]
        if isinstance(size, ConstInt) and size.value == 0:
            # OpCopyMemorySized: the constant size may not be 0.
            return True
        # Without a copy of bytes, a template has accesses.
        if not self.flavour.copies_bytes:
            return False
        # Refuse before expanding, as a template has no line of the user's.
        refuse_read_only(inst.operands[0], inst.line)
        if not isinstance(size, ConstInt):
            return False
        if size.type.bits == 1:
            # OpCopyMemorySized: the size is of integer type, and a boolean is not.
            size = self.module.constants.integer(self.module.types.i32, size.value)
        if name.startswith("llvm.memset"):
            source = self._fill(inst, size.value)
            if source is None:
                return False
            # The copy gets the lower alignment of both: align the constant as its most aligned use.
            align = min(_align(inst, 0), MAX_CONSTANT_ALIGN)
            source.align = max(source.align, align)
            self._copy(inst, source, size, align)
            return True
        if name == "llvm.memmove":
            return False
        self._copy(inst, inst.operands[1], size, _align(inst, 1))
        return True

    def _copy(self, inst: Inst, source: Value, size: Value, source_align: int) -> None:
        copy = Inst(op.COPYMEM, inst.type, [inst.operands[0], source, size], inst.line)
        copy.ints = [_align(inst, 0), source_align]
        volatile = inst.operands[3]
        if isinstance(volatile, ConstInt) and volatile.value:
            copy.flags = op.VOLATILE
        copy.parent = inst.parent
        self.out.append(copy)

    def _fill(self, inst: Inst, size: int) -> GlobalVar | None:
        """Return a constant of `size` equal bytes to copy from, None when it would be too large."""
        # SPIR-V has no fill, so a constant of as many bytes is copied; UniformConstant is the only
        # storage class for it that OpenCL has at module scope.
        byte = inst.operands[1]
        if not isinstance(byte, ConstInt) or size > MAX_CONSTANT_SET:
            return None
        key = (size, byte.value)
        source = self.fills.get(key)
        if source is None:
            types = self.module.types
            array = types.array(size, types.i8)
            name = f"spvbackend.fill.{size}.{byte.value}"
            source = GlobalVar(types.pointer(CONSTANT), name, array, inst.line)
            source.linkage = "internal"
            source.constant = True
            source.align = 1
            if byte.value:
                source.initializer = ConstBytes(array, bytes((byte.value,)) * size)
            else:
                source.initializer = ConstNull(array)
            self.module.add_variable(source)
            self.fills[key] = source
        return source


def _is_copied(template: Function) -> bool:
    """Whether a template can stand in the middle of a block."""
    return len(template.blocks) == 1 and template.blocks[0].insts[-1].opcode == op.RET


def _take_out(module: Module, template: Function) -> None:
    """Take a template out of the module, which would be translated, if its calls have copies."""
    if _is_copied(template):
        module.functions.remove(template)
        del module.symbols[template.name]


def own_lowering(function: Function, environment: Environment) -> Lowering | None:
    """Return the lowering of a declared function that is not an intrinsic, None for most.

    OpenCL's builtins have one if they have no instruction, or if its extension may not be used.
    """
    if not may_be_own(function):
        return None
    mangled = demangle(function.name)
    name = function.name if mangled is None else mangled.name
    from spvbackend.prepare.templates.devices.libraries import expand_library, is_of_library
    from spvbackend.prepare.templates.fallbacks import FALLBACKS
    from spvbackend.prepare.templates.opencl import OPENCL_FAMILIES
    from spvbackend.prepare.templates.text import Lowering

    if is_of_library(function.name):
        return Lowering(function.name, expand_library)
    family = OPENCL_FAMILIES.get(name)
    fallback = FALLBACKS.get(name)
    if fallback is not None and not environment.prefers(fallback.feature):
        family = fallback.expand
    return None if family is None else Lowering(name, family)


def _is_memory(inst: Inst) -> bool:
    return inst.opcode in (op.LOAD, op.STORE)


def _align(inst: Inst, index: int) -> int:
    """Return the alignment in bytes that a call promises of a pointer argument.

    LangRef, 'llvm.memcpy': it is an attribute of the argument, and 1 where there is none.
    """
    value = inst.call_info.arg_attrs[index].get("align", 1)
    return value if isinstance(value, int) else 1


def _is_told(inst: Inst) -> bool:
    """Whether a constrained intrinsic has a mode of its own, and not that of where it runs."""
    notes = [value.text for value in inst.operands[:-1] if isinstance(value, MetadataValue)]
    return rounding_mode([f"metadata {note}" for note in notes]) not in ("", "dynamic")
