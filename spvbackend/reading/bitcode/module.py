"""Reader of a module from bitcode.

Input: the bytes of a file, which may be any. Output: a `Module` with every name resolved, as the
parser makes it of LLVM's print; lines are rising numbers (`Body.line`). Records of the module are
kept until all of them are known: the meaning of address spaces depends on the triple, the data
layout and the conventions of functions. Bodies are read last.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from spvbackend.diagnostics import CompileError
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.conventions import check_result
from spvbackend.llvmir.types import FUNCTION, escape_text, quote_name
from spvbackend.llvmir.values import DEBUG, Alias, Function, GlobalVar
from spvbackend.reading.bitcode import codes
from spvbackend.reading.bitcode.attributes import AttributeTables
from spvbackend.reading.bitcode.bitstream import END, ENTER, Bitstream, CorruptError
from spvbackend.reading.bitcode.body import Tables, alignment
from spvbackend.reading.bitcode.constants import Values
from spvbackend.reading.bitcode.function import attachments_of, read_function
from spvbackend.reading.bitcode.metadata import Metadata
from spvbackend.reading.bitcode.outline import SYMBOLS, Outline, outline_of
from spvbackend.reading.bitcode.types import NO_TYPE, TypeTable, quoted_digits, text_of
from spvbackend.target.space_maps import SPIR, SpaceMap, changed_for_casts, map_of

_READ_ONLY: Final = 1
_EXPLICIT_TYPE: Final = 2


def read_module(
    data: bytes,
    asked: SpaceMap | None = None,
    records: bool = True,
    as_written: bool = False,
    outline: Outline | None = None,
) -> tuple[Module, SpaceMap | None]:
    """Return the module of a bitcode file, and the map of its address spaces, None for OpenCL's.

    Args:
        data: the file.
        asked: the meaning of address space numbers, None for what the module says.
        records: whether debug info's records about variables are needed.
        as_written: whether kernels keep the convention of their target.
        outline: the outline of the file, None if it is not known.

    Raises:
        CompileError: the file is not a module.
        Unsupported: the module has something without a counterpart in SPIR-V.
    """
    outline = outline or outline_of(data)
    stream = Bitstream(data)
    try:
        reader = _Reader(stream, outline, records, as_written)
        spaces = asked or reader.spaces()
        module = reader.module_with(spaces)
        changed = changed_for_casts(spaces, reader.casts_constants())
        if changed is not spaces:
            stream = Bitstream(data)
            reader = _Reader(stream, outline, records, as_written)
            module = reader.module_with(changed)
        return module, None if changed is SPIR else changed
    except CorruptError as error:
        raise stream.corrupt(str(error)) from None
    except (IndexError, OverflowError):
        raise stream.corrupt("a record or the file ends early") from None


_CONSTANT_CASTS: Final = ("llvm.nvvm.ptr.constant.to.gen", "llvm.nvvm.ptr.gen.to.constant")


@final
class _Symbol:
    """The record of a symbol, with its name."""

    __slots__ = ("code", "name", "record")

    def __init__(self, code: int, record: list[int], name: str) -> None:
        self.code: Final = code
        self.record: Final = record
        self.name = name


@final
class _Reader:
    """State of a reading.

    Attributes:
        _bodies: the places of functions' blocks.
        _functions: definitions in order, each with the number of its type.
        _kept: records of attributes, with their blocks and codes.
        _names: names of symbols by number, which modules before version 2 have in a table.
    """

    __slots__ = ("_bodies", "_comdats", "_constants", "_functions", "_gcs", "_inits",
                 "_is_present", "_kept", "_line", "_metadata", "_module", "_names", "_sections",
                 "_stream", "_strings", "_symbols", "_tables", "_types", "_values",
                 "_version")  # fmt: skip

    def __init__(
        self, stream: Bitstream, outline: Outline, records: bool, as_written: bool
    ) -> None:
        self._stream: Final = stream
        self._strings: Final = outline.strings
        self._is_present: Final = outline.is_present
        module = self._module = Module()
        module.has_atomics = False
        self._types: Final = TypeTable(module.types)
        self._values: Final = Values(module, self._types)
        self._metadata: Final = Metadata(module.nodes, self._types, self._values.get)
        self._kept: Final[list[tuple[int, int, list[int]]]] = []
        self._tables: Final = Tables(module, self._types, self._values, self._metadata, records)
        self._tables.keeps_conventions = as_written
        self._symbols: Final[list[_Symbol]] = []
        self._comdats: Final[list[str]] = []
        self._sections: Final[list[str]] = []
        self._gcs: Final[list[str]] = []
        self._bodies: Final[list[int]] = []
        self._constants: Final[list[int]] = []
        self._functions: Final[list[tuple[Function, int]]] = []
        self._inits: Final[list[tuple[GlobalVar | Alias, int]]] = []
        self._names: Final[dict[int, str]] = {}
        self._version = 0
        self._line = 0
        self._stream.jump(outline.start)
        self._stream.block = codes.MODULE_BLOCK
        self._read_records()

    def spaces(self) -> SpaceMap:
        """Return the map of address spaces that triple, layout and kernels tell."""
        conventions = [
            codes.CONVENTIONS.get(symbol.record[1], "")
            for symbol in self._symbols
            if symbol.code == codes.MODULE_FUNCTION and not symbol.record[2]
        ]
        if any(name == "nvvm.annotations" and nodes for name, nodes in self._metadata.named):
            # Kernels that the upgrade will mark.
            conventions.append("ptx_kernel")
        return map_of(self._module.triple, self._module.data_layout, conventions)

    def casts_constants(self) -> bool:
        """Whether a cast, or an intrinsic that becomes one, changes address space 4."""
        return self._values.casts_constants or any(
            symbol.name.startswith(_CONSTANT_CASTS) for symbol in self._symbols
        )

    def module_with(self, spaces: SpaceMap) -> Module:
        """Make the module, with a meaning for its address spaces."""
        module, values = self._module, self._values
        types = module.types
        types.spaces = None if spaces is SPIR else spaces
        self._types.define_structs()
        self._read_attributes()
        if any(number >= len(self._symbols) for number in self._names):
            raise CorruptError("a name is of a symbol that is not there")
        for symbol in self._symbols:
            self._line += 1
            _SYMBOL_READERS[symbol.code](self, symbol)
        count = len(values.list)
        for place in self._constants:
            self._at(place, codes.CONSTANTS_BLOCK)
            values.read(self._stream, is_global=True)
        self._initialise()
        values.make(count)
        self._tables.shared = len(values.list)
        # Initialisers keep their expressions, so those in bodies count.
        module.has_compound = bool(module.aliases)
        values.has_expressions = False
        self._attach()
        self._read_bodies()
        if values.has_expressions:
            module.has_compound = True
        self._name_lists()
        if not self._is_present or "nvvm.annotations" in module.named_metadata:
            from spvbackend.reading.bitcode.upgrade import upgrade_module  # LLVM 22 leaves nothing

            upgrade_module(module, self._tables)
        # Texts read later, such as templates, have OpenCL's numbers.
        types.spaces = None
        return module

    def _at(self, place: int, block: int) -> None:
        """Go to a block that was passed over."""
        self._stream.jump(place)
        self._stream.block = block

    def _read_records(self) -> None:
        stream = self._stream
        stream.enter()
        while (code := stream.next()) != END:
            if code == ENTER:
                self._read_block(stream.block)
                continue
            record = stream.operands
            if code == codes.MODULE_VERSION:
                self._version = record[0]
                if self._version > 2:
                    raise CompileError(f"the bitcode has version {self._version}; 0 to 2 are known")
                self._tables.is_relative = self._version > 0
            elif code in SYMBOLS:
                self._symbols.append(self._symbol(code, record))
            elif code == codes.MODULE_COMDAT:
                self._add_comdat(record)
            elif code in _TEXTS:
                _TEXTS[code](self, text_of(record))

    def _read_block(self, block: int) -> None:
        stream = self._stream
        if block == codes.BLOCKINFO_BLOCK:
            stream.read_info()
        elif block == codes.TYPE_BLOCK:
            self._types.read(stream)
        elif block in (codes.PARAMATTR_GROUP_BLOCK, codes.PARAMATTR_BLOCK):
            self._keep_attributes(block)
        elif block == codes.METADATA_BLOCK:
            self._metadata.read(stream)
        elif block == codes.METADATA_KIND_BLOCK:
            self._metadata.read_kinds(stream)
        elif block == codes.SYNC_SCOPE_NAMES_BLOCK:
            self._tables.scopes.extend(self._read_names())
        elif block == codes.OPERAND_BUNDLE_TAGS_BLOCK:
            self._tables.bundles.extend(self._read_names())
        elif block == codes.VALUE_SYMTAB_BLOCK:
            self._read_symbol_names()
        else:
            if block == codes.FUNCTION_BLOCK:
                self._bodies.append(stream.pos)
            elif block == codes.CONSTANTS_BLOCK:
                self._constants.append(stream.pos)
            stream.skip()

    def _read_names(self) -> list[str]:
        """Read a block with a name in each record."""
        stream = self._stream
        stream.enter()
        names: list[str] = []
        while (code := stream.next()) != END:
            if code == ENTER:
                stream.skip()
            elif code != codes.NAME_ENTRY:
                raise stream.corrupt("a table of names has something else")
            else:
                names.append(text_of(stream.operands))
        return names

    def _keep_attributes(self, block: int) -> None:
        """Keep the records of attributes, which may have types."""
        stream = self._stream
        stream.enter()
        while (code := stream.next()) != END:
            if code == ENTER:
                stream.skip()
            else:
                self._kept.append((block, code, stream.operands))

    def _read_attributes(self) -> None:
        """Read the groups of attributes first, wherever they are."""
        attributes = AttributeTables(self._types.type)
        for block, code, record in self._kept:
            if block == codes.PARAMATTR_GROUP_BLOCK and code == codes.PARAMATTR_GROUP_ENTRY:
                attributes.read_group(record)
        for block, code, record in self._kept:
            if block == codes.PARAMATTR_BLOCK and code == codes.PARAMATTR_ENTRY:
                attributes.read_entry(record)
            elif block == codes.PARAMATTR_BLOCK and code == codes.PARAMATTR_ENTRY_OLD:
                attributes.read_old_entry(record)
        self._tables.attributes.extend(attributes.sets())
        self._tables.group_words = attributes.groups()

    def _read_symbol_names(self) -> None:
        """Read the names of symbols, which modules before version 2 have in a table."""
        stream = self._stream
        stream.enter()
        while (code := stream.next()) != END:
            record = stream.operands
            if code == ENTER:
                stream.skip()
            elif code == codes.VST_ENTRY and len(record) > 1:
                self._names[record[0]] = text_of(record[1:])
            elif code == codes.VST_FNENTRY and len(record) > 2:
                self._names[record[0]] = text_of(record[2:])

    def _symbol(self, code: int, record: list[int]) -> _Symbol:
        name = ""
        if self._version >= 2:
            name, record = self._string(record[0], record[1]), record[2:]
        return _Symbol(code, record, name)

    def _string(self, start: int, size: int) -> str:
        if start + size > len(self._strings):
            raise CorruptError("a name is beyond the table of strings")
        return self._strings[start : start + size].decode("utf-8", "surrogateescape")

    def _add_comdat(self, record: list[int]) -> None:
        if self._version >= 2:
            name, kind = self._string(record[0], record[1]), record[2]
        else:
            kind, size = record[:2]
            name = text_of(record[2 : 2 + size])
        word = codes.COMDAT_KINDS[kind] if kind < len(codes.COMDAT_KINDS) else "any"
        self._comdats.append(name)
        self._module.comdats.append(f"${quote_name(name)} = comdat {word}")

    def _add_asm(self, text: str) -> None:
        lines = text.split("\n")
        if not self._module.asm:
            self._line += 1
            self._module.asm_line = self._line
        self._module.asm += lines if lines[-1] else lines[:-1]

    def _set_triple(self, text: str) -> None:
        self._module.triple = text

    def _set_layout(self, text: str) -> None:
        self._module.data_layout = text
        self._line += 1
        self._module.lines["target datalayout"] = self._line

    def _set_source(self, text: str) -> None:
        self._module.source_name = text

    def _add_section(self, text: str) -> None:
        self._sections.append(text)

    def _add_gc(self, text: str) -> None:
        self._gcs.append(text)

    def _name(self, symbol: _Symbol) -> str:
        name = symbol.name or self._names.get(len(self._values.list), "")
        if not name:
            # LLVM prints the number of a symbol without a name.
            return str(sum([known.isdigit() for known in self._module.symbols]))
        return quoted_digits(name)

    def _add_variable(self, symbol: _Symbol) -> None:
        record = symbol.record
        if len(record) < 6:
            raise CorruptError("the record of a variable is too short")
        type_id, bits = record[0], record[1]
        space = bits >> 2
        if not bits & _EXPLICIT_TYPE:
            space = self._types.space(type_id)
            type_id = self._types.pointee(type_id)
        type = self._types.pointer(space)
        var = GlobalVar(type, self._name(symbol), self._types.stored(type_id), self._line)
        var.constant = bool(bits & _READ_ONLY)
        var.linkage = word_of(codes.LINKAGES, record[3])
        var.align = alignment(record[4])
        var.section = self._section(record[5])
        var.visibility = self._visibility(var.linkage, _at(record, 6))
        var.thread_local = word_of(codes.THREAD_LOCAL, _at(record, 7))
        var.unnamed = word_of(codes.UNNAMED, _at(record, 8))
        var.external_init = bool(_at(record, 9))
        var.storage = self._storage(var, _at(record, 13), _at(record, 10), record, 3, 10)
        # LLVM prints partition, model and sanitizers before the COMDAT.
        if _at(record, 15):
            var.attrs.append(f'partition "{escape_text(self._string(record[14], record[15]))}"')
        if _at(record, 17):
            var.attrs.append(f'code_model "{word_of(codes.CODE_MODELS, record[17])}"')
        for bit, word in enumerate(codes.SANITIZERS):
            if _at(record, 16) >> bit & 1:
                var.attrs.append(word)
        var.attrs += self._comdat(var.name, record, 11, 3)
        own = self._tables.attribute_set(_at(record, 12))
        if own is not None and own.group >= 0:
            var.attr_groups = [self._tables.group(own.group)]
        self._module.add_variable(var)
        self._values.add(var, self._pointer_id(type_id, space))
        if record[2]:
            self._inits.append((var, record[2] - 1))

    def _add_function(self, symbol: _Symbol) -> None:
        record = symbol.record
        if len(record) < 8:
            raise CorruptError("the record of a function is too short")
        type_id = record[0]
        fn_type = self._types.type(type_id)
        if fn_type.kind != FUNCTION:
            type_id = self._types.pointee(type_id)
            fn_type = self._types.function(type_id)
        space = record[16] if len(record) > 16 else 0
        function = Function(self._types.pointer(space), self._name(symbol), fn_type, self._line)
        function.calling_convention = self._tables.convention(record[1])
        function.linkage = word_of(codes.LINKAGES, record[3])
        function.visibility = self._visibility(function.linkage, record[7])
        function.unnamed = word_of(codes.UNNAMED, _at(record, 9))
        function.storage = self._storage(function, _at(record, 15), _at(record, 11), record, 3, 11)
        self._set_attributes(function, record[4], type_id)
        function.suffix = self._suffix(function, record)
        self._module.add_function(function)
        self._values.add(function, self._pointer_id(type_id, space))
        check_result(function.calling_convention, function.ret_type, function.name, self._line)
        if not record[2]:
            self._functions.append((function, type_id))

    def _set_attributes(self, function: Function, number: int, type_id: int) -> None:
        own = self._tables.attribute_set(number)
        if own is None:
            return
        function.ret_attrs = own.result
        if own.group >= 0:
            function.attr_groups = [self._tables.group(own.group)]
            function.fn_attrs = dict(own.function)
        for arg in function.args:
            arg.attrs = own.parameters.get(arg.index, arg.attrs)
        if self._types.is_typed:
            from spvbackend.reading.bitcode.typed import with_types  # LLVM 15 and newer say them

            for arg in function.args:
                arg.attrs = with_types(self._types, type_id, arg.index, arg.attrs)

    def _suffix(self, function: Function, record: list[int]) -> list[str]:
        """Return section, partition, COMDAT, alignment and collector, in LLVM's order."""
        words: list[str] = []
        if section := self._section(record[6]):
            words.append(f'section "{escape_text(section)}"')
        if _at(record, 18):
            words.append(f'partition "{escape_text(self._string(record[17], record[18]))}"')
        words += self._comdat(function.name, record, 12, 3)
        if record[5]:
            words.append(f"align {alignment(record[5])}")
        if _at(record, 8):
            words.append(f'gc "{escape_text(_item(self._gcs, record[8], "collector"))}"')
        return words

    def _add_alias(self, symbol: _Symbol) -> None:
        record = symbol.record
        type_id = record[0]
        is_old = symbol.code == codes.MODULE_ALIAS_OLD
        if is_old:
            space = self._types.space(type_id)
            type_id = self._types.pointee(type_id)
            rest = record[1:]
        else:
            space = record[1]
            rest = record[2:]
        is_ifunc = symbol.code == codes.MODULE_IFUNC
        alias = Alias(self._types.pointer(space), self._name(symbol), self._types.type(type_id),
                      is_ifunc, self._line)  # fmt: skip
        alias.linkage = word_of(codes.LINKAGES, rest[1])
        alias.visibility = self._visibility(alias.linkage, _at(rest, 2))
        if not is_ifunc:
            alias.storage = self._storage(alias, _at(rest, 6), _at(rest, 3), rest, 1, 3)
            alias.thread_local = word_of(codes.THREAD_LOCAL, _at(rest, 4))
            alias.unnamed = word_of(codes.UNNAMED, _at(rest, 5))
            partition = rest[7:9]
        else:
            alias.storage = self._storage(alias, _at(rest, 3), 0, rest, 1, 0)
            partition = rest[4:6]
        if len(partition) == 2 and partition[1]:
            alias.attrs.append(f'partition "{escape_text(self._string(*partition))}"')
        self._module.aliases.append(alias)
        self._module.symbols[alias.name] = alias
        self._values.add(alias, self._pointer_id(type_id, space))
        self._inits.append((alias, rest[0]))

    def _pointer_id(self, type_id: int, space: int) -> int:
        """Return the number of a symbol's type, which only typed pointers need."""
        return self._types.pointer_to(type_id, space) if self._types.is_typed else NO_TYPE

    def _section(self, number: int) -> str:
        return _item(self._sections, number, "section") if number else ""

    def _visibility(self, linkage: str, number: int) -> str:
        # Local symbols have default visibility (LangRef, Visibility Styles).
        return "default" if linkage in codes.LOCAL_LINKAGES else word_of(codes.VISIBILITIES, number)

    def _storage(
        self,
        symbol: GlobalVar | Alias | Function,
        is_local: int,
        storage: int,
        record: list[int],
        linkage: int,
        place: int,
    ) -> str:
        """Return words for preemption and DLL storage.

        Args:
            symbol: the symbol with its linkage and visibility.
            is_local: the number for `dso_local`.
            storage: the number of the DLL storage class.
            record: the symbol's record.
            linkage: the index of the linkage in the record.
            place: the index of the DLL storage class, which LLVM 3.4 and older had in the linkage.
        """
        if len(record) <= place:
            old = (codes.DLL_IMPORT_LINKAGE, codes.DLL_EXPORT_LINKAGE)
            storage = old.index(record[linkage]) + 1 if record[linkage] in old else 0
        if symbol.linkage in codes.LOCAL_LINKAGES:
            return ""
        words = [word_of(codes.DLL_STORAGE, storage)]
        # LLVM prints the word where linkage and visibility do not imply it.
        is_implied = symbol.visibility != "default" and symbol.linkage != "extern_weak"
        if is_local and not is_implied:
            words.insert(0, "dso_local")
        return " ".join([word for word in words if word])

    def _comdat(self, name: str, record: list[int], place: int, linkage: int) -> list[str]:
        if len(record) <= place:
            # LLVM 3.5 and older put weak symbols in a COMDAT without saying so.
            if record[linkage] not in codes.OLD_COMDATS:
                return []
            if name not in self._comdats:
                self._comdats.append(name)
                self._module.comdats.append(f"${quote_name(name)} = comdat any")
            return ["comdat"]
        if record[place] == 0:
            return []
        group = _item(self._comdats, record[place], "COMDAT")
        return ["comdat" if group == name else f"comdat(${quote_name(group)})"]

    def _initialise(self) -> None:
        """Set initialisers, aliasees and the operands of functions."""
        values = self._values
        for symbol, number in self._inits:
            value = values.get(number)
            if isinstance(symbol, Alias):
                symbol.aliasee = value
                symbol.type = value.type
                continue
            if value.type is not symbol.value_type:
                raise CorruptError(f"the initialiser of '@{symbol.name}' has another type")
            symbol.initializer = value
        functions = [symbol for symbol in self._symbols if symbol.code == codes.MODULE_FUNCTION]
        for function, row in zip(self._module.functions, functions, strict=True):
            for word, place in (("prefix", 13), ("prologue", 10), ("personality", 14)):
                if number := _at(row.record, place):
                    function.data.append((word, values.get(number - 1)))

    def _attach(self) -> None:
        """Attach metadata to variables and declarations."""
        for record in self._metadata.attached:
            symbol = self._values.get(record[0])
            if isinstance(symbol, GlobalVar):
                # A variable may have several locations, and one of each other kind.
                kinds = self._metadata.kinds
                pairs = list(zip(record[1::2], record[2::2], strict=False))
                symbol.debug += [
                    self._metadata.ref(node) for kind, node in pairs if kinds.get(kind) == DEBUG
                ]
                rest = [part for pair in pairs if kinds.get(pair[0]) != DEBUG for part in pair]
                symbol.attachments.update(attachments_of(self._tables, rest))
            elif isinstance(symbol, Function):
                symbol.attachments.update(attachments_of(self._tables, record[1:]))

    def _read_bodies(self) -> None:
        if len(self._bodies) != len(self._functions):
            raise CorruptError(
                f"the module has {len(self._bodies)} bodies for {len(self._functions)} functions"
            )
        for (function, type_id), place in zip(self._functions, self._bodies, strict=True):
            self._at(place, codes.FUNCTION_BLOCK)
            self._line += 2
            function.line = self._line
            self._line = read_function(self._tables, function, self._stream, type_id, self._line)
        for address, function, index in self._values.addresses:
            if index >= len(function.blocks):
                raise CorruptError("the address of a block is of none")
            address.target = function.blocks[index]
            address.block = address.target.name

    def _name_lists(self) -> None:
        """Set named metadata."""
        for name, numbers in self._metadata.named:
            self._line += 1
            self._module.lines[f"!{name}"] = self._line
            self._module.named_metadata[name] = [
                self._metadata.module_ref(number) for number in numbers
            ]


_TEXTS: Final[dict[int, Callable[[_Reader, str], None]]] = {
    codes.MODULE_TRIPLE: _Reader._set_triple,
    codes.MODULE_DATALAYOUT: _Reader._set_layout,
    codes.MODULE_ASM: _Reader._add_asm,
    codes.MODULE_SECTIONNAME: _Reader._add_section,
    codes.MODULE_GCNAME: _Reader._add_gc,
    codes.MODULE_SOURCE_FILENAME: _Reader._set_source,
}
_SYMBOL_READERS: Final[dict[int, Callable[[_Reader, _Symbol], None]]] = {
    codes.MODULE_GLOBALVAR: _Reader._add_variable,
    codes.MODULE_FUNCTION: _Reader._add_function,
    codes.MODULE_ALIAS: _Reader._add_alias,
    codes.MODULE_ALIAS_OLD: _Reader._add_alias,
    codes.MODULE_IFUNC: _Reader._add_alias,
}


def _at(record: list[int], index: int) -> int:
    """Return an operand that older records lack."""
    return record[index] if index < len(record) else 0


def _item(names: list[str], number: int, what: str) -> str:
    """Return the name that a record refers to by its number plus one."""
    if number > len(names):
        raise CorruptError(f"{what} {number} is not in the table")
    return names[number - 1]


def word_of(words: tuple[str, ...], number: int) -> str:
    """Return the word of a number; LLVM takes an unknown number for 0."""
    return words[number] if number < len(words) else words[0]
