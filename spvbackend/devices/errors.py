"""Errors of the clients of devices that run shaders."""


class NoDeviceError(RuntimeError):
    """No device runs such shaders, or not the requested one."""


class BuildError(RuntimeError):
    """A module does not fit a device, or does not describe its launch."""


class LaunchError(RuntimeError):
    """A launch does not fit the kernel or the device."""
