"""The part of CUDA's driver API that loads PTX, launches it and times it, by ctypes.

Nothing of CUDA is needed but the driver. Every call's status is looked at, and said by its name.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Sequence
from ctypes import byref, c_char_p, c_float, c_int, c_size_t, c_uint, c_uint64, c_void_p
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

LIBRARY: Final = os.environ.get("SPVBACKEND_CUDA", "libcuda.so.1")
_LOG_BYTES: Final = 1 << 14
# Values of CUjit_option, and of CUdevice_attribute.
_ERROR_LOG, _ERROR_LOG_SIZE = 5, 6
_MAJOR, _MINOR = 75, 76


class CudaError(RuntimeError):
    """The driver is missing, or a call of it failed."""


class Cuda:
    """The first device, with a context of its own; its architecture is as `sm_90`."""

    def __init__(self) -> None:
        try:
            self._library: Final = ctypes.CDLL(LIBRARY)
        except OSError as error:
            raise CudaError(f"there is no CUDA driver: {error}") from None
        self.call("cuInit", c_uint(0))
        device = c_int()
        self.call("cuDeviceGet", byref(device), c_int(0))
        name = ctypes.create_string_buffer(256)
        self.call("cuDeviceGetName", name, c_int(256), device)
        self.name: Final = name.value.decode()
        parts = [self._attribute(number, device) for number in (_MAJOR, _MINOR)]
        self.architecture: Final = "sm_{}{}".format(*parts)
        self._context: Final = c_void_p()
        self.call("cuDevicePrimaryCtxRetain", byref(self._context), device)
        self.call("cuCtxSetCurrent", self._context)
        self._events: Final = (c_void_p(), c_void_p())
        for event in self._events:
            self.call("cuEventCreate", byref(event), c_uint(0))

    def call(self, name: str, *arguments: Any) -> None:
        """Call a function of the driver; raises CudaError where it does not succeed."""
        status = getattr(self._library, name)(*arguments)
        if status:
            raise CudaError(f"{name}: {self._status_name(status)}")

    def _status_name(self, status: int) -> str:
        """As CUDA spells a status, with what it means."""
        said: list[str] = []
        for function in ("cuGetErrorName", "cuGetErrorString"):
            text = c_char_p()
            getattr(self._library, function)(c_int(status), byref(text))
            said.append((text.value or b"").decode())
        return " ".join(filter(None, said)) or f"status {status}"

    def _attribute(self, number: int, device: c_int) -> int:
        value = c_int()
        self.call("cuDeviceGetAttribute", byref(value), c_int(number), device)
        return value.value

    def load(self, ptx: str, kernel: str) -> c_void_p:
        """A kernel of a module, compiled for the device.

        Raises CudaError with the words of the driver's compiler where it refuses the module.
        """
        module, function = c_void_p(), c_void_p()
        log = ctypes.create_string_buffer(_LOG_BYTES)
        options = (c_int * 2)(_ERROR_LOG, _ERROR_LOG_SIZE)
        values = (c_void_p * 2)(ctypes.addressof(log), _LOG_BYTES)
        text = c_char_p(ptx.encode())
        try:
            self.call("cuModuleLoadDataEx", byref(module), text, c_uint(2), options, values)
        except CudaError as error:
            raise CudaError(f"{error}: {log.value.decode(errors='replace').strip()}") from None
        self.call("cuModuleGetFunction", byref(function), module, c_char_p(kernel.encode()))
        return function

    def allocate(self, content: NDArray[Any]) -> c_uint64:
        """Memory of the device with a copy of an array; its address."""
        address = c_uint64()
        self.call("cuMemAlloc_v2", byref(address), c_size_t(content.nbytes))
        pointer = content.ctypes.data_as(c_void_p)
        self.call("cuMemcpyHtoD_v2", address, pointer, c_size_t(content.nbytes))
        return address

    def read(self, address: c_uint64, like: NDArray[Any]) -> NDArray[Any]:
        """The contents of memory, as an array like another."""
        content = np.empty_like(like)
        pointer = content.ctypes.data_as(c_void_p)
        self.call("cuMemcpyDtoH_v2", pointer, address, c_size_t(content.nbytes))
        return content

    def launch(
        self,
        function: c_void_p,
        arguments: Sequence[Any],
        groups: Sequence[int],
        local: Sequence[int],
        launches: int,
    ) -> float:
        """Launch a kernel several times; the seconds of all launches by the device's clock."""
        places = (c_void_p * len(arguments))(*map(ctypes.addressof, arguments))
        sizes = [c_uint(size) for size in (*groups, *local)]
        start, end = self._events
        self.call("cuEventRecord", start, c_void_p())
        for _ in range(launches):
            self.call("cuLaunchKernel", function, *sizes, c_uint(0), c_void_p(), places, None)
        self.call("cuEventRecord", end, c_void_p())
        self.call("cuEventSynchronize", end)
        milliseconds = c_float()
        self.call("cuEventElapsedTime", byref(milliseconds), start, end)
        return milliseconds.value / 1e3
