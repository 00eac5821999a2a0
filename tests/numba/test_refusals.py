"""Functions that cannot be compiled, translated or called are refused; no device is needed."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

import spvbackend

numba = pytest.importorskip("numba", reason="numba is not installed")

from numba.core.errors import NumbaError, TypingError

from spvbackend.numba import (
    atomic_add,
    atomic_and,
    atomic_compare_exchange,
    elementwise,
    get_global_id,
    get_local_size,
    kernel,
    local_array,
    private_array,
)
from spvbackend.numba.call_convention import raised

TRIPLE = "spirv64-unknown-unknown"


def test_importing_the_translator_does_not_import_numba() -> None:
    import subprocess

    code = "import sys, spvbackend; spvbackend.Translator(); print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_the_module_is_one_kernel() -> None:
    double = elementwise(lambda x: 2 * x, "float32(float32)")
    spirv = spvbackend.translate(double.llvm, triple=TRIPLE)
    (entry,) = spvbackend.entry_points(spirv)
    assert entry.name == "_lambda__kernel"
    assert "common local_unnamed_addr global ptr null" in double.llvm
    assert b"NumbaEnv" not in spirv


def test_code_is_not_vectorised() -> None:
    def total(x, out):
        i = get_global_id()
        sum = np.float32(0)
        for j in range(x.shape[1]):
            sum += x[i, j]
        out[i] = sum

    compiled = kernel(total, "void(float32[:, ::1], float32[::1])", fastmath=True)
    assert " x float>" not in compiled.llvm
    assert "fadd fast float" in compiled.llvm


def test_what_numbas_host_has_is_refused_by_name() -> None:
    power = elementwise(lambda x, y: x**y, "complex128(complex128, complex128)")
    with pytest.raises(spvbackend.Unsupported, match="'@numba_cpow' is a function of numba's"):
        spvbackend.translate(power.llvm, triple=TRIPLE)


def test_arrays_and_lists_cannot_be_made() -> None:
    def makes(a):
        a[0] = np.zeros(4)[get_global_id()]

    def expression(a):
        a[:] = a + 1

    def listed(a):
        a[0] = [1.0, 2.0][get_global_id()]

    for function in (makes, expression, listed):
        message = f"'{function.__name__}' needs a new array or list, and a device has no memory"
        with pytest.raises(NumbaError, match=message):
            kernel(function, "void(float64[::1])")


def test_what_needs_the_host_is_refused() -> None:
    def prints(a):
        print(a[0])  # noqa: T201

    def greets(a):
        print("hi")  # noqa: T201

    def ends_a_line(a):
        print()  # noqa: T201

    def catches(a):
        try:
            a[0] = 1 / a[1]
        except Exception:
            a[0] = 0

    def iterates(a):
        a[0] = a.mean()

    for function, message in (
        (prints, "print and other uses of Python's objects"),
        (greets, "print and other uses of Python's objects"),
        (ends_a_line, "print and other uses of Python's objects"),
        (catches, "a function for a device cannot catch exceptions"),
        (iterates, "numba's iterators of several arrays take those of private memory"),
    ):
        with pytest.raises(NumbaError, match=message):
            kernel(function, "void(float64[::1])")


def test_exceptions_have_constant_arguments() -> None:
    def raises(x):
        if x > 3:
            raise ValueError(x)
        return x

    with pytest.raises(NumbaError, match="the arguments of ValueError have to be constants"):
        elementwise(raises, "int64(int64)")


def test_a_number_that_no_function_reported() -> None:
    error = raised(10**6).make()
    assert isinstance(error, SystemError)
    assert str(error) == "unknown status 1000000 of a device function"


def test_elementwise_is_of_numbers() -> None:
    with pytest.raises(TypeError, match=r"elementwise: array\(int64, 1d, C\) is not a number"):
        elementwise(lambda x: x[0], "int64(int64[::1])")


def test_inputs_are_as_many_as_the_signature_says() -> None:
    add = elementwise(lambda a, b: a + b, "int32(int32, int32)")
    with pytest.raises(TypeError, match="takes 2 inputs, 1 were given"):
        add(1)


@pytest.mark.parametrize("value", [np.array([1.5]), 2.5, 1j, "text", None])
def test_no_real_becomes_an_integer(value: object) -> None:
    same = elementwise(lambda a: a, "int32(int32)")
    with pytest.raises(TypeError, match=r"cannot cast input 0 from .* to int32"):
        same(value)


def test_arrays_for_results_fit_them() -> None:
    add = elementwise(lambda a, b: a + b, "float64(float64, float64)")
    x, read_only = np.zeros((2, 3)), np.zeros((2, 3))
    read_only.flags.writeable = False
    for error, message, out in (
        (TypeError, "has 1 outputs, 2 were given", (x, x)),
        (TypeError, "an output is an array, not 5", 5),
        (TypeError, "cannot cast results of float64 to int32", np.zeros((2, 3), np.int32)),
        (ValueError, "an output must not be written to", read_only),
        (ValueError, r"results of shape \(2, 3\) do not fit into an array of shape \(3,\)", x[0]),
    ):
        with pytest.raises(error, match=message):
            add(x, 1, out=out)


def test_a_number_of_pythons_has_to_fit() -> None:
    with pytest.raises(OverflowError):
        elementwise(lambda a: a, "uint8(uint8)")(256)


def test_kernels_have_no_result() -> None:
    with pytest.raises(TypeError, match="a kernel has no result, the signature has int32"):
        kernel(lambda x: x, "int32(int32)")


def test_kernels_take_arrays_and_numbers() -> None:
    with pytest.raises(TypeError, match="kernel: unicode_type is neither an array nor a number"):
        kernel(lambda x: None, "void(unicode_type)")


def write(a, n):
    a[get_global_id()] = n


WRITE = kernel(write, "void(float32[::1], int32)")


def test_arguments_are_as_many_as_the_signature_says() -> None:
    with pytest.raises(TypeError, match="write takes 2 arguments, 1 were given"):
        WRITE[1](np.zeros(1, np.float32))


@pytest.mark.parametrize("array", [np.zeros(1), np.zeros((1, 1), np.float32), [1.0]])
def test_arrays_are_of_the_type_of_the_signature(array: object) -> None:
    message = "argument 0 needs an array of float32 with 1 dimensions"
    with pytest.raises(TypeError, match=message):
        WRITE[1](array, 1)


def test_arrays_that_must_not_be_written_to() -> None:
    array = np.zeros(1, np.float32)
    array.flags.writeable = False
    with pytest.raises(ValueError, match="argument 0 must not be written to; say so"):
        WRITE[1](array, 1)


@pytest.mark.parametrize(
    ("size", "message"),
    [
        ((1, 2, 3, 4), "expected a launch's size, or that and a group's size"),
        (((1, 1, 1, 1), None), "one to three dimensions, not 4"),
        (((8, 8), (4,)), "the launch has 2 dimensions, its groups have 1"),
        ((10, 4), "10 work-items are not a multiple of the group's 4"),
        (-1, "the size of a launch is negative"),
        (((4, -4), None), "the size of a launch is negative"),
        ((4, -2), "a group needs a work-item or more in each dimension"),
        ((4, 0), "a group needs a work-item or more in each dimension"),
        (((4, 4), (4, 0)), "a group needs a work-item or more in each dimension"),
    ],
)
def test_sizes_that_no_launch_has(size: object, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        WRITE[size]


@pytest.mark.parametrize("size", [4.5, 4.0, "4", (4, 2.0), ((4, None), None), (None, 4)])
def test_sizes_are_integers(size: object) -> None:
    with pytest.raises(TypeError, match="the sizes of a launch are integers, not "):
        WRITE[size]


def number(a, flag, byte, whole, real, both):
    a[get_global_id()] = byte + whole + real + both.real if flag else 0


NUMBERS: tuple[object, ...] = (True, 1, 2, 1.5, 1j)
TAKES_NUMBERS = kernel(number, "void(float32[:], boolean, uint8, int32, float32, complex64)")


@pytest.mark.parametrize(
    ("position", "value"),
    [
        (1, 1),
        (1, 0.0),
        (2, 1.0),
        (3, 2.7),
        (3, "5"),
        (3, np.float32(1)),
        (3, None),
        (3, 1j),
        (4, None),
        (4, "1"),
        (4, 1j),
        (5, None),
        (5, "1j"),
    ],
)
def test_numbers_are_of_the_kind_of_the_signature(position: int, value: object) -> None:
    numbers = [*NUMBERS]
    numbers[position - 1] = value
    with pytest.raises(TypeError, match=f"number: argument {position}: cannot cast "):
        TAKES_NUMBERS[1](np.zeros(1, np.float32), *numbers)


@pytest.mark.parametrize("value", [[1], (1, 2), np.zeros(1, np.int32), np.zeros((0, 1))])
def test_a_number_is_one(value: object) -> None:
    with pytest.raises(TypeError, match="argument 3 must be one number of int32, not an array"):
        TAKES_NUMBERS[1](np.zeros(1, np.float32), True, 1, value, 1.5, 1j)


@pytest.mark.parametrize(
    ("position", "value"),
    [(2, 256), (2, np.int8(-1)), (3, np.int64(2**40 + 5)), (3, 2**100), (4, 10**400)],
)
def test_integers_have_to_fit(position: int, value: object) -> None:
    numbers = [*NUMBERS]
    numbers[position - 1] = value
    with pytest.raises(OverflowError, match=f"number: argument {position}: .* does not fit into"):
        TAKES_NUMBERS[1](np.zeros(1, np.float32), *numbers)


def test_atomics_are_on_elements_of_shared_memory() -> None:
    def add(a):
        own = private_array(4, numba.int32)
        atomic_add(own, 0, 1)

    def indices(a):
        atomic_add(a, (0, 0), 1)

    def conjunction(a):
        atomic_and(a, 0, 1)

    def compare(a):
        atomic_compare_exchange(a, 0, 1, 2)

    for function, message in (
        (add, "is not an array in global or local memory"),
        (indices, "2 indices for an array of 1 dimensions"),
        (conjunction, "atomic_and: elements of type float32 are not supported"),
        (compare, "atomic_compare_exchange: elements of type float32 are not supported"),
    ):
        with pytest.raises(TypingError, match=message):
            kernel(function, "void(float32[:])")


ATOMICS = {
    name: getattr(spvbackend.numba, name)
    for name in spvbackend.numba.__all__
    if name.startswith("atomic_")
}


@pytest.mark.parametrize("name", ATOMICS)
def test_atomics_take_what_assignments_take(name: str) -> None:
    operation = ATOMICS[name]
    more = (1,) if name == "atomic_compare_exchange" else ()
    records = numba.from_dtype(np.dtype([("b", np.int8), ("v", np.int32, (2,))]))
    read_only = numba.types.Array(numba.int32, 1, "C", readonly=True)

    def indexed(a, i):
        operation(a, i, 1, *more)

    def paired(a, i):
        operation(a, (i,), 1, *more)

    def valued(a, value):
        operation(a, 0, value, *more)

    def packed(a, i):
        operation(a[i].v, 0, 1, *more)

    for function, array, other, message in (
        (indexed, numba.int32[:], numba.float32, "an index is an integer, not float32"),
        (indexed, numba.int32[:], numba.boolean, "an index is an integer, not bool"),
        (paired, numba.int32[:], numba.boolean, "an index is an integer, not bool"),
        (indexed, numba.int32[:], numba.int32[:], "an index is an integer, not global array"),
        (valued, numba.int32[:], numba.complex64, "cannot cast complex64 to int32"),
        (valued, numba.int32[:], numba.int32[:], "cannot cast global array.* to int32"),
        (indexed, read_only, numba.int32, "readonly global array.* must not be written to"),
        (packed, records[:], numba.int32, "is part of packed records, so it may not be aligned"),
    ):
        with pytest.raises(TypingError, match=f"{name}: .*{message}"):
            kernel(function, (array, other))


def test_fields_are_those_of_the_record() -> None:
    record = numba.from_dtype(np.dtype([("c", np.int32), ("v", np.int32, (4,))], align=True))

    def reads(a, b):
        a[0].c = a[0].w

    def writes(a, b):
        a[0].w = 1

    def fills(a, b):
        a[0].v = b

    for function, given, message in (
        (reads, numba.int32, "the record has no field 'w', but c, v"),
        (writes, numba.int32, "the record has no field 'w', but c, v"),
        (
            fills,
            numba.int32,
            r"the field 'v' is a global nestedarray\(int32, \(4,\)\), to which int32",
        ),
        (fills, numba.int64[:], "to which global array.int64, 1d, C. cannot be assigned"),
        (fills, numba.int32[:, :], "to which global array.int32, 2d, C. cannot be assigned"),
    ):
        with pytest.raises(TypingError, match=message):
            kernel(function, (record[:], given))


def test_records_that_must_not_be_written_to() -> None:
    record = numba.from_dtype(np.dtype([("c", np.int32), ("v", np.int32, (4,))], align=True))
    array = numba.types.Array(record, 1, "C", readonly=True)

    def number(a):
        a[0].c = 1

    def by_name(a):
        a[0]["c"] = 1

    def field(a):
        a[0].v = a[1].v

    def element(a):
        a[0].v[0] = 1

    def by_loop(a):
        for name in numba.literal_unroll(("c", "v")):
            a[0][name] = 1

    for function, message in (
        (number, "the record is in an array that must not be written to"),
        (by_name, "the record is in an array that must not be written to"),
        (field, "the record is in an array that must not be written to"),
        (by_loop, "the record is in an array that must not be written to"),
        (element, "Cannot modify readonly array"),
    ):
        with pytest.raises(TypingError, match=message):
            kernel(function, (array,))


def test_records_of_two_memories_are_not_one() -> None:
    record = np.dtype([("c", np.int32), ("v", np.int32, (4,))], align=True)

    def either(a, n):
        chosen = a[0]
        if n:
            chosen = local_array(2, record)[1]
        chosen.v[0] = 1

    with pytest.raises(TypingError, match="Cannot unify"):
        kernel(either, (numba.from_dtype(record)[:], numba.int64))


def test_no_function_calls_itself() -> None:
    @numba.njit
    def factorial(n):
        return 1 if n < 2 else n * factorial(n - 1)

    def calls(a):
        a[0] = factorial(a[0])

    message = "a function for a device cannot call itself: write a loop"
    with pytest.raises(NumbaError, match=message):
        kernel(calls, "void(int32[:])")


@pytest.mark.parametrize("make", [local_array, private_array])
@pytest.mark.parametrize("shape", [-1, (2, -3)])
def test_shapes_are_not_negative(make: Any, shape: Any) -> None:
    def takes(a):
        own = make(shape, numba.int32)
        a[0] = own.size

    with pytest.raises(TypingError, match=r"_array: the shape \(.*\) is negative"):
        kernel(takes, "void(int64[:])")


def test_arrays_of_a_kernel_have_a_constant_shape_and_a_type() -> None:
    def shape(n):
        local_array(n, numba.int32)

    def dtype(n):
        private_array(4, "int32")

    with pytest.raises(TypingError, match="local_array: the shape has to be constant"):
        kernel(shape, "void(int64)")

    def half(n):
        local_array(4, np.float16)

    with pytest.raises(TypingError, match=r"private_array: .* is not a type of numba or numpy"):
        kernel(dtype, "void(int64)")
    with pytest.raises(TypingError, match="local_array: numba has no arithmetic of float16 here"):
        kernel(half, "void(int64)")


@pytest.mark.parametrize("make", [local_array, private_array])
def test_arrays_of_two_memories_are_not_one(make: Any) -> None:
    def either(a, n):
        own = make(4, numba.float32)
        chosen = own if n else a
        chosen[0] = 1

    def other(a, n):
        own = make(4, numba.float32)
        chosen = a if n else own
        chosen[0] = 1

    for function in (either, other):
        with pytest.raises(TypingError, match="Cannot unify"):
            kernel(function, "void(float32[:], int64)")


def test_intrinsics_are_of_kernels() -> None:
    with pytest.raises(NotImplementedError):
        get_global_id(0)


@pytest.mark.parametrize("dimension", [1.0, "x", None, True, (0,)])
def test_dimensions_are_integers(dimension: object) -> None:
    def constant(a):
        a[get_global_id(dimension)] = 1

    def by_default(a):
        a[of(a)] = 1

    @numba.njit
    def of(a, where=dimension):
        return get_local_size(where)

    with pytest.raises(TypingError, match="get_global_id: the dimension is an integer, not "):
        kernel(constant, "void(float32[:])")
    with pytest.raises(TypingError, match="get_local_size: the dimension is an integer, not "):
        kernel(by_default, "void(float32[:])")


def test_a_dimension_that_a_call_leaves_out() -> None:
    @numba.njit
    def second(dimension=1):
        return get_global_id(dimension)

    def writes(a):
        a[second()] = 1

    assert "get_global_idj(i32 1)" in kernel(writes, "void(float32[:])").llvm


@pytest.mark.parametrize("decorator", [kernel, elementwise])
def test_signatures_are_signatures(decorator: Any) -> None:
    def function(a):
        return None

    for given in (numba.int32, 3, ["void(int32)"]):
        with pytest.raises(TypeError, match=f"{decorator.__name__}: a signature is needed"):
            decorator(given)
        with pytest.raises(TypeError, match=f"{decorator.__name__}: a signature is needed"):
            decorator(function, given)
    for given in ("void(float99[:])", "void(int32", (3,)):
        message = rf"{decorator.__name__}: .* is not a signature: "
        with pytest.raises(TypeError, match=message):
            decorator(function, given)


@pytest.mark.parametrize("decorator", [kernel, elementwise])
def test_functions_have_a_fixed_number_of_parameters(decorator: Any) -> None:
    message = r"many has a fixed number of parameters on a device, '\*rest' is any"

    def many(a, *rest):
        return a

    for declare in (lambda: decorator(many), lambda: decorator(many, "void(int32)")):
        with pytest.raises(TypeError, match=message):
            declare()


@pytest.mark.parametrize("decorator", [kernel, elementwise])
@pytest.mark.parametrize("function", [np.sin, abs, float, "x"])
def test_functions_are_written_in_python(decorator: Any, function: object) -> None:
    with pytest.raises(TypeError, match="is not a function written in Python"):
        decorator(function, "void(float64)")


@pytest.mark.parametrize("decorator", [kernel, elementwise])
def test_error_models_are_two(decorator: Any) -> None:
    with pytest.raises(ValueError, match="error_model is 'python' or 'numpy', not 'c'"):
        decorator(lambda x: None, "void(float64)", error_model="c")


@pytest.mark.parametrize(
    ("decorator", "signature"),
    [
        (elementwise, "float16(float16)"),
        (elementwise, "float16(float32)"),
        (elementwise, "UniTuple(float16, 2)(float32)"),
        (kernel, "void(float16)"),
        (kernel, "void(float16[:])"),
    ],
)
def test_there_is_no_float16(decorator: Any, signature: str) -> None:
    with pytest.raises(
        TypeError, match=f"{decorator.__name__}: numba has no arithmetic of float16"
    ):
        decorator(lambda x: x, signature)


@kernel
def lazy(a, n, m=1):
    a[get_global_id()] = n * m


@elementwise
def lazy_sum(x, y):
    return x + y


def test_calls_without_signatures_have_as_many_arguments_as_the_function() -> None:
    a = np.zeros(1)
    for given in ((), (a,), (a, 1, 2, 3)):
        with pytest.raises(TypeError, match=f"lazy takes 3 arguments, {len(given)} were given"):
            lazy[1, 1](*given)
    with pytest.raises(TypeError, match="lazy_sum takes 2 arguments, 1 were given"):
        lazy_sum(1)
    assert not lazy.forms and not lazy_sum.forms


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (
            [1.0],
            r"reflected list\(float64\).* is neither an array nor a number that a device takes",
        ),
        ("x", "unicode_type is neither an array nor a number"),
        (None, "none is neither an array nor a number"),
        (np.array([object()]), r"array\(pyobject, 1d, C\) is neither an array nor a number"),
        (np.zeros(1, ">i4"), "Unsupported array dtype: >i4"),
        (2**70, "Int value is too large"),
        (object(), "Cannot determine Numba type"),
    ],
)
def test_arguments_have_types_on_a_device(given: object, message: str) -> None:
    with pytest.raises(TypeError, match=f"lazy: argument 1: .*{message}"):
        lazy[1, 1](np.zeros(1), given)


@pytest.mark.parametrize("given", ["x", None, np.zeros(1, "M8[s]")])
def test_inputs_have_types_of_numbers(given: object) -> None:
    with pytest.raises(TypeError, match=r"lazy_sum: argument 1: .* is not a type of numbers"):
        lazy_sum(1, given)


def test_there_is_no_float16_without_a_signature_either() -> None:
    with pytest.raises(TypeError, match="kernel: numba has no arithmetic of float16"):
        lazy[1, 1](np.zeros(1, np.float16), 1)


@pytest.mark.parametrize(
    ("size", "error", "message"),
    [
        ((1, 2, 3), ValueError, "expected the number of groups and a group's size, or a launch's"),
        ((), ValueError, "expected the number of groups and a group's size, or a launch's"),
        ((-1, 4), ValueError, "the size of a launch is negative"),
        ((4, 0), ValueError, "a group needs a work-item or more in each dimension"),
        (((2, 2), (2, -1)), ValueError, "a group needs a work-item or more in each dimension"),
        (((1, 2, 3, 4), 1), ValueError, "one to three dimensions, not 4"),
        (((), 1), ValueError, "one to three dimensions, not 0"),
        ((2**62, 8), ValueError, r"a launch of .* has more than 2\*\*63 - 1 work-items"),
        ((1, 2**70), ValueError, r"a launch of .* has more than 2\*\*63 - 1 work-items"),
        (2**70, ValueError, r"a launch of .* has more than 2\*\*63 - 1 work-items"),
        ((1.5, 2), TypeError, "the sizes of a launch are integers, not 1.5"),
        ("4", TypeError, "the sizes of a launch are integers, not '4'"),
        ((None, 4), TypeError, "the sizes of a launch are integers, not None"),
    ],
)
def test_numbers_of_groups(size: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        lazy[size]


def test_a_kernel_with_a_signature_takes_no_numbers_of_groups() -> None:
    message = "only a kernel without a signature takes the number of groups"
    with pytest.raises(ValueError, match=message):
        WRITE[4, 64]


@pytest.mark.parametrize(("launched", "name"), [(lazy, "lazy"), (WRITE, "write")])
def test_a_launch_has_a_size(launched: Any, name: str) -> None:
    message = rf"{name} is a kernel, and a launch has a size: {name}\[size\]\(...\)"
    with pytest.raises(TypeError, match=message):
        launched(np.zeros(1, np.float32), 1)


def test_options_of_a_decorator_without_a_signature() -> None:
    with pytest.raises(ValueError, match="error_model is 'python' or 'numpy', not 'c'"):
        kernel(error_model="c")(lambda a: None)
    with pytest.raises(TypeError, match="is not a function written in Python"):
        kernel(fastmath=True)(abs)
