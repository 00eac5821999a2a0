"""Compiled pipelines of a device, kept on disk between processes by the driver's own cache.

The folder is that of the platform for caches, or that of SPVBACKEND_VULKAN_CACHE; "off" keeps
nothing. A file belongs to a device and a version of its driver. It starts with a digest, since a
driver may trust what it reads.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import sys
import weakref
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, final

from spvbackend.output import write_file

if TYPE_CHECKING:
    from spvbackend.vulkan.device import Device

VARIABLE: Final = "SPVBACKEND_VULKAN_CACHE"
OFF: Final = "off"
_MOST: Final = 1 << 28
"""The most bytes of a file."""
_LONG: Final = 0.2
"""Seconds of a compilation after which the pipelines are kept at once, and not only at the end."""
_PLATFORMS: Final = {"darwin": ("", "Library/Caches"), "win32": ("LOCALAPPDATA", "AppData/Local")}
"""The variable that names the folder for caches, and its place in the user's own folder."""
_OTHER_PLATFORM: Final = ("XDG_CACHE_HOME", ".cache")


def folder() -> Path | None:
    """Return the folder of the files, None if nothing is to be kept."""
    chosen = os.environ.get(VARIABLE, "")
    if chosen:
        return None if chosen == OFF else Path(chosen)
    variable, below = _PLATFORMS.get(sys.platform, _OTHER_PLATFORM)
    named = os.environ.get(variable, "")
    try:
        return Path(named or Path.home() / below, "spvbackend", "vulkan")
    except RuntimeError:
        # A user without a folder.
        return None


@final
class Pipelines:
    """The driver's cache of a device.

    Attributes:
        path: of the file, None if nothing is kept.
    """

    def __init__(self, device: Device) -> None:
        import vulkan as vk

        self._handle: Final = device.handle
        properties = vk.vkGetPhysicalDeviceProperties(device.physical)
        place = folder()
        uuid = bytes(properties.pipelineCacheUUID).hex()
        name = f"{uuid}-{properties.vendorID:x}-{properties.deviceID:x}"
        self.path: Final = place and place / f"{name}-{properties.driverVersion:x}"
        self._cache: Final = self._loaded()
        self._is_changed = False
        _known.add(self)

    def compile(self, info: Any) -> Any:
        """Compile a compute pipeline.

        Args:
            info: VkComputePipelineCreateInfo.
        """
        import vulkan as vk

        start = perf_counter()
        made = vk.vkCreateComputePipelines(self._handle, self._cache, 1, [info], None)
        self._is_changed = True
        if perf_counter() - start > _LONG:
            self.keep()
        return made[0]

    def keep(self) -> None:
        """Write new pipelines to the file, besides those that other processes have written."""
        import vulkan as vk

        if self.path is None or not self._is_changed:
            return
        others = self._loaded()
        vk.vkMergePipelineCaches(self._handle, self._cache, 1, [others])
        vk.vkDestroyPipelineCache(self._handle, others, None)
        data = self._data()
        self._is_changed = False
        if len(data) > _MOST:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_file(str(self.path), hashlib.sha256(data).digest() + data)
        except OSError:
            # A folder that cannot be written only costs time, at the next start.
            return

    def _loaded(self) -> Any:
        """Return a new cache with what is in the file."""
        import vulkan as vk

        data = b"" if self.path is None else _read(self.path)
        content = vk.ffi.from_buffer(data) if data else None
        info = vk.VkPipelineCacheCreateInfo(initialDataSize=len(data), pInitialData=content)
        return vk.vkCreatePipelineCache(self._handle, info, None)

    def _data(self) -> bytes:
        import vulkan as vk

        size = vk.ffi.new("size_t *")
        vk.lib.vkGetPipelineCacheData(self._handle, self._cache, size, vk.ffi.NULL)
        content = vk.ffi.new("char[]", size[0])
        vk.lib.vkGetPipelineCacheData(self._handle, self._cache, size, content)
        return bytes(vk.ffi.buffer(content, size[0]))


def _read(path: Path) -> bytes:
    """Return the content of a file, b"" if it is missing or not whole."""
    try:
        data = path.read_bytes()
    except OSError:
        return b""
    digest, content = data[:32], data[32:]
    return content if hashlib.sha256(content).digest() == digest else b""


_known: Final[weakref.WeakSet[Pipelines]] = weakref.WeakSet()


@atexit.register
def _keep() -> None:
    for pipelines in list(_known):
        pipelines.keep()
