"""The process that runs compute shaders with descriptors for `run_job` in `jobs.py`.

Resources live in memory that the host sees; images are copied from and to such buffers. All
features of the device are on, with checks of bounds: an access outside of a buffer reads zero in
HLSL. The objects of a job end with it.
"""

from __future__ import annotations

import base64
import contextlib
import itertools
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, final

import numpy as np

from spvbackend.vulkan import default_device
from spvbackend.vulkan.features import Row
from tests.e2e.harness.server import serve_device
from tests.hlsl import formats
from tests.hlsl.formats import FORMATS, KINDS, VIEWS
from tests.hlsl.jobs import Array, Job, Resource, Sampler, unpack

MORE: Final[dict[str, Row]] = {
    "VK_EXT_robustness2": Row(
        1000286000, ("robustBufferAccess2", "robustImageAccess2", "nullDescriptor")
    ),
    "VK_EXT_shader_image_atomic_int64": Row(
        1000234000, ("shaderImageInt64Atomics", "sparseImageInt64Atomics")
    ),
    "VK_KHR_compute_shader_derivatives": Row(
        1000201000, ("computeDerivativeGroupQuads", "computeDerivativeGroupLinear")
    ),
    "VK_KHR_shader_maximal_reconvergence": Row(1000434000, ("shaderMaximalReconvergence",)),
    "VK_KHR_shader_quad_control": Row(1000235000, ("shaderQuadControl",)),
}
"""Features that HLSL's shaders may use besides those that kernels do."""
PLAIN: Final = ("VK_GOOGLE_hlsl_functionality1", "VK_GOOGLE_user_type")
COHERENT: Final = 0b0110
"""Memory that the host sees and need not flush (VkMemoryPropertyFlagBits)."""
TRANSFER: Final = 3
"""A buffer or an image is copied from and to."""
WRITES: Final = 0x1840
READS_AND_WRITES: Final = 0x7860
"""Accesses of shaders, copies and the host (VkAccessFlagBits)."""
ALL_COMMANDS: Final = 0x10000
GENERAL: Final = 1
"""VkImageLayout that serves for every use."""
FOREVER: Final = (1 << 64) - 1
"""Nanoseconds without an end."""
WHOLE: Final = (1 << 64) - 1
"""The size of all of a buffer (VK_WHOLE_SIZE), which the package spells -1."""
IGNORED: Final = (1 << 32) - 1
"""No family of queues (VK_QUEUE_FAMILY_IGNORED), likewise."""


class Buffer(NamedTuple):
    """A buffer with its bytes as the host sees them."""

    handle: Any
    bytes: memoryview


class Image(NamedTuple):
    """An image, its place in a staging buffer, and the copies between them."""

    handle: Any
    view: Any
    staging: Buffer
    regions: list[Any]
    range: Any


class Bound(NamedTuple):
    """A descriptor of a resource: what it refers to, None for what its kind does not have."""

    buffer: Buffer | None = None
    texels: Any = None
    image: Image | None = None
    sampler: Any = None


@final
class Runner:
    """A device with a queue, which runs one job after the other.

    Attributes:
        name: as the driver spells it.
    """

    def __init__(self) -> None:
        import vulkan as vk

        opened = default_device()
        self.name: Final[str] = opened.name
        self._physical: Final = opened.physical
        listed = {
            one.extensionName
            for one in vk.vkEnumerateDeviceExtensionProperties(self._physical, None)
        }
        chain = opened.features.chain
        more = [_structure(MORE[name]) for name in MORE if name in listed]
        _chain(chain, more)
        vk.vkGetPhysicalDeviceFeatures2(self._physical, vk.ffi.addressof(chain))
        queue = vk.VkDeviceQueueCreateInfo(queueFamilyIndex=opened.family, pQueuePriorities=[1.0])
        names = [name for name in (*MORE, *PLAIN) if name in listed]
        info = vk.VkDeviceCreateInfo(
            pNext=chain,
            pQueueCreateInfos=[queue],
            ppEnabledExtensionNames=[*opened.features.extensions, *names],
        )
        self._device: Final = vk.vkCreateDevice(self._physical, info, None)
        self._queue: Final = vk.vkGetDeviceQueue(self._device, opened.family, 0)
        pool = vk.VkCommandPoolCreateInfo(queueFamilyIndex=opened.family)
        self._pool: Final = vk.vkCreateCommandPool(self._device, pool, None)
        self._types: Final = vk.vkGetPhysicalDeviceMemoryProperties(self._physical)
        self._ends = contextlib.ExitStack()

    def run(self, job: Job) -> list[list[bytes | None]]:
        """Run a job; return what it leaves in each array, None for samplers."""
        with contextlib.ExitStack() as self._ends:
            bound = [self._bind(one) for one in job.resources]
            layouts, sets = self._descriptor_sets(job.resources, bound)
            layout = self._pipeline_layout(layouts, len(job.pushed))
            pipeline = self._pipeline(job, layout)
            images = [one.image for row in bound for one in row if one.image is not None]
            with self._commands() as commands:
                self._record(commands, job, pipeline, layout, sets, images)
            return [
                [_content(one, given) for one, given in zip(row, resource.contents, strict=True)]
                for row, resource in zip(bound, job.resources, strict=True)
            ]

    def _keep(self, handle: Any, destroy: Any) -> Any:
        """Destroy an object at the end of the job."""
        self._ends.callback(destroy, self._device, handle, None)
        return handle

    # Resources.

    def _bind(self, resource: Resource) -> list[Bound]:
        """Make the descriptors of a resource."""
        return [self._bound(resource, content) for content in resource.contents]

    def _bound(self, resource: Resource, content: Array | None) -> Bound:
        sampler = None if resource.sampler is None else self._sampler(resource.sampler)
        if content is None:
            return Bound(sampler=sampler)
        kind = KINDS[resource.kind]
        if kind.holds == "image":
            return Bound(image=self._image(resource, content), sampler=sampler)
        buffer = self._buffer(content, kind.usage)
        if kind.holds == "texels":
            return Bound(buffer, self._texels(resource, buffer))
        return Bound(buffer)

    def _memory(self, needs: Any, wanted: int) -> Any:
        """Allocate memory of a type that has all wanted flags."""
        import vulkan as vk

        number = next(
            number
            for number in range(self._types.memoryTypeCount)
            if needs.memoryTypeBits >> number & 1
            and self._types.memoryTypes[number].propertyFlags & wanted == wanted
        )
        info = vk.VkMemoryAllocateInfo(allocationSize=needs.size, memoryTypeIndex=number)
        return self._keep(vk.vkAllocateMemory(self._device, info, None), vk.vkFreeMemory)

    def _buffer(self, content: Array, usage: int) -> Buffer:
        """Make a buffer of exactly the size of its content, which HLSL's queries return."""
        import vulkan as vk

        info = vk.VkBufferCreateInfo(size=max(content.nbytes, 1), usage=usage | TRANSFER)
        handle = self._keep(vk.vkCreateBuffer(self._device, info, None), vk.vkDestroyBuffer)
        needs = vk.vkGetBufferMemoryRequirements(self._device, handle)
        memory = self._memory(needs, COHERENT)
        vk.vkBindBufferMemory(self._device, handle, memory, 0)
        mapped = memoryview(vk.vkMapMemory(self._device, memory, 0, needs.size, 0)).cast("B")
        view = mapped[: content.nbytes]
        view[:] = content.tobytes()
        return Buffer(handle, view)

    def _texels(self, resource: Resource, buffer: Buffer) -> Any:
        import vulkan as vk

        info = vk.VkBufferViewCreateInfo(
            buffer=buffer.handle, format=FORMATS[resource.format].number, offset=0, range=WHOLE
        )
        return self._keep(vk.vkCreateBufferView(self._device, info, None), vk.vkDestroyBufferView)

    def _sampler(self, sampler: Sampler) -> Any:
        import vulkan as vk

        address = formats.ADDRESSES[sampler.address]
        info = vk.VkSamplerCreateInfo(
            magFilter=formats.FILTERS[sampler.magnify],
            minFilter=formats.FILTERS[sampler.minify],
            mipmapMode=formats.FILTERS[sampler.mipmap],
            addressModeU=address,
            addressModeV=address,
            addressModeW=address,
            mipLodBias=sampler.bias,
            maxAnisotropy=1.0,
            compareEnable=bool(sampler.compare),
            compareOp=formats.COMPARISONS[sampler.compare or "never"],
            minLod=sampler.lowest,
            maxLod=sampler.highest,
            borderColor=formats.BORDERS[sampler.border],
        )
        return self._keep(vk.vkCreateSampler(self._device, info, None), vk.vkDestroySampler)

    def _image(self, resource: Resource, content: Array) -> Image:
        import vulkan as vk

        view = VIEWS[resource.view]
        width, height, last = resource.size
        depth, layers = (1, last) if view.is_layered else (last, 1)
        texel = FORMATS[resource.format]
        is_depth = resource.format == formats.DEPTH
        info = vk.VkImageCreateInfo(
            flags=vk.VK_IMAGE_CREATE_CUBE_COMPATIBLE_BIT if "cube" in resource.view else 0,
            imageType=view.image,
            format=texel.number,
            extent=vk.VkExtent3D(width, height, depth),
            mipLevels=resource.levels,
            arrayLayers=layers,
            samples=1,
            tiling=vk.VK_IMAGE_TILING_OPTIMAL,
            usage=KINDS[resource.kind].usage | TRANSFER,
            sharingMode=vk.VK_SHARING_MODE_EXCLUSIVE,
            initialLayout=vk.VK_IMAGE_LAYOUT_UNDEFINED,
        )
        handle = self._keep(vk.vkCreateImage(self._device, info, None), vk.vkDestroyImage)
        memory = self._memory(vk.vkGetImageMemoryRequirements(self._device, handle), 0)
        vk.vkBindImageMemory(self._device, handle, memory, 0)
        aspect = vk.VK_IMAGE_ASPECT_DEPTH_BIT if is_depth else vk.VK_IMAGE_ASPECT_COLOR_BIT
        whole = vk.VkImageSubresourceRange(aspect, 0, resource.levels, 0, layers)
        shown = vk.VkImageViewCreateInfo(
            image=handle, viewType=view.type, format=texel.number, subresourceRange=whole
        )
        seen = vk.vkCreateImageView(self._device, shown, None)
        self._keep(seen, vk.vkDestroyImageView)
        regions: list[Any] = []
        start = 0
        for level in range(resource.levels):
            extent = [max(1, size >> level) for size in (width, height, depth)]
            layered = vk.VkImageSubresourceLayers(aspect, level, 0, layers)
            regions.append(
                vk.VkBufferImageCopy(
                    bufferOffset=start,
                    imageSubresource=layered,
                    imageOffset=vk.VkOffset3D(0, 0, 0),
                    imageExtent=vk.VkExtent3D(*extent),
                )
            )
            start += int(np.prod(extent)) * layers * texel.bytes
        if start != content.nbytes:
            raise ValueError(f"the image has {start} bytes, its content {content.nbytes}")
        return Image(handle, seen, self._buffer(content, 0), regions, whole)

    # Descriptors and the pipeline.

    def _descriptor_sets(
        self, resources: Sequence[Resource], bound: Sequence[list[Bound]]
    ) -> tuple[list[Any], list[Any]]:
        """Return a layout and a set for each number up to the highest one."""
        import vulkan as vk

        numbers = range(1 + max((one.set for one in resources), default=-1))
        layouts = [
            self._set_layout([one for one in resources if one.set == number]) for number in numbers
        ]
        if not layouts:
            return [], []
        counts: dict[int, int] = {}
        for one in resources:
            kind = KINDS[one.kind].type
            counts[kind] = counts.get(kind, 0) + len(one.contents)
        sizes = [vk.VkDescriptorPoolSize(kind, count) for kind, count in counts.items()]
        info = vk.VkDescriptorPoolCreateInfo(maxSets=len(layouts), pPoolSizes=sizes)
        pool = vk.vkCreateDescriptorPool(self._device, info, None)
        self._keep(pool, vk.vkDestroyDescriptorPool)
        wanted = vk.VkDescriptorSetAllocateInfo(descriptorPool=pool, pSetLayouts=layouts)
        sets = list(vk.vkAllocateDescriptorSets(self._device, wanted))
        writes = [
            _write(sets[resource.set], resource, row)
            for resource, row in zip(resources, bound, strict=True)
        ]
        vk.vkUpdateDescriptorSets(self._device, len(writes), writes, 0, None)
        return layouts, sets

    def _set_layout(self, resources: Sequence[Resource]) -> Any:
        import vulkan as vk

        bindings = [
            vk.VkDescriptorSetLayoutBinding(
                binding=one.binding,
                descriptorType=KINDS[one.kind].type,
                descriptorCount=len(one.contents),
                stageFlags=vk.VK_SHADER_STAGE_COMPUTE_BIT,
            )
            for one in resources
        ]
        info = vk.VkDescriptorSetLayoutCreateInfo(pBindings=bindings)
        made = vk.vkCreateDescriptorSetLayout(self._device, info, None)
        return self._keep(made, vk.vkDestroyDescriptorSetLayout)

    def _pipeline_layout(self, layouts: list[Any], pushed: int) -> Any:
        import vulkan as vk

        compute = vk.VK_SHADER_STAGE_COMPUTE_BIT
        ranges = [vk.VkPushConstantRange(compute, 0, pushed)] if pushed else []
        info = vk.VkPipelineLayoutCreateInfo(pSetLayouts=layouts, pPushConstantRanges=ranges)
        made = vk.vkCreatePipelineLayout(self._device, info, None)
        return self._keep(made, vk.vkDestroyPipelineLayout)

    def _pipeline(self, job: Job, layout: Any) -> Any:
        import vulkan as vk

        info = vk.VkShaderModuleCreateInfo(codeSize=len(job.spirv), pCode=job.spirv)
        module = vk.vkCreateShaderModule(self._device, info, None)
        self._keep(module, vk.vkDestroyShaderModule)
        data = vk.ffi.from_buffer(b"".join(job.constants.values()) or b"\0")
        starts = itertools.accumulate(map(len, job.constants.values()), initial=0)
        entries = [
            vk.VkSpecializationMapEntry(number, start, len(value))
            for (number, value), start in zip(job.constants.items(), starts, strict=False)
        ]
        special = vk.VkSpecializationInfo(pMapEntries=entries, dataSize=len(data), pData=data)
        size = job.subgroup_size
        required = size and vk.VkPipelineShaderStageRequiredSubgroupSizeCreateInfo(
            requiredSubgroupSize=size
        )
        stage = vk.VkPipelineShaderStageCreateInfo(
            pNext=required or None,
            stage=vk.VK_SHADER_STAGE_COMPUTE_BIT,
            module=module,
            pName=job.entry,
            pSpecializationInfo=special if entries else None,
        )
        wanted = vk.VkComputePipelineCreateInfo(stage=stage, layout=layout)
        made = vk.vkCreateComputePipelines(self._device, None, 1, [wanted], None)
        return self._keep(made[0], vk.vkDestroyPipeline)

    # Commands.

    @contextlib.contextmanager
    def _commands(self) -> Iterator[Any]:
        """Submit the commands that are recorded in the context, and wait for their end."""
        import vulkan as vk

        info = vk.VkCommandBufferAllocateInfo(
            commandPool=self._pool, level=vk.VK_COMMAND_BUFFER_LEVEL_PRIMARY, commandBufferCount=1
        )
        commands = vk.vkAllocateCommandBuffers(self._device, info)[0]
        self._ends.callback(vk.vkFreeCommandBuffers, self._device, self._pool, 1, [commands])
        vk.vkBeginCommandBuffer(commands, vk.VkCommandBufferBeginInfo())
        yield commands
        vk.vkEndCommandBuffer(commands)
        fence = vk.vkCreateFence(self._device, vk.VkFenceCreateInfo(), None)
        self._keep(fence, vk.vkDestroyFence)
        vk.vkQueueSubmit(self._queue, 1, [vk.VkSubmitInfo(pCommandBuffers=[commands])], fence)
        vk.vkWaitForFences(self._device, 1, [fence], vk.VK_TRUE, FOREVER)

    def _record(
        self,
        commands: Any,
        job: Job,
        pipeline: Any,
        layout: Any,
        sets: list[Any],
        images: Sequence[Image],
    ) -> None:
        import vulkan as vk

        for image in images:
            _change_layout(commands, image)
            vk.vkCmdCopyBufferToImage(
                commands,
                image.staging.handle,
                image.handle,
                GENERAL,
                len(image.regions),
                image.regions,
            )
        _wait(commands)
        point = vk.VK_PIPELINE_BIND_POINT_COMPUTE
        vk.vkCmdBindPipeline(commands, point, pipeline)
        if sets:
            vk.vkCmdBindDescriptorSets(commands, point, layout, 0, len(sets), sets, 0, None)
        if job.pushed:
            vk.vkCmdPushConstants(
                commands,
                layout,
                vk.VK_SHADER_STAGE_COMPUTE_BIT,
                0,
                len(job.pushed),
                vk.ffi.from_buffer(job.pushed),
            )
        vk.vkCmdDispatch(commands, *job.groups)
        _wait(commands)
        for image in images:
            vk.vkCmdCopyImageToBuffer(
                commands,
                image.handle,
                GENERAL,
                image.staging.handle,
                len(image.regions),
                image.regions,
            )
        _wait(commands)


def _structure(row: Row) -> Any:
    """Return a structure of features: its type, padding, an address, and the members."""
    import vulkan as vk

    words = vk.ffi.new("uint32_t[]", 4 + len(row.members) + len(row.members) % 2)
    words[0] = row.type
    return words


def _chain(head: Any, structures: Sequence[Any]) -> None:
    """Insert structures behind the first one of a chain."""
    import vulkan as vk

    following = int(vk.ffi.cast("uintptr_t", head.pNext))
    for one in structures:
        vk.ffi.cast("uint64_t *", one)[1] = following
        following = int(vk.ffi.cast("uintptr_t", one))
    head.pNext = vk.ffi.cast("void *", following)


def _write(target: Any, resource: Resource, row: Sequence[Bound]) -> Any:
    """Return the write of all descriptors of a binding."""
    import vulkan as vk

    infos: dict[str, Any] = {}
    if KINDS[resource.kind].holds == "buffer":
        infos["pBufferInfo"] = [
            vk.VkDescriptorBufferInfo(one.buffer.handle, 0, WHOLE)
            for one in row
            if one.buffer is not None
        ]
    elif KINDS[resource.kind].holds == "texels":
        infos["pTexelBufferView"] = [one.texels for one in row]
    else:
        infos["pImageInfo"] = [
            vk.VkDescriptorImageInfo(
                sampler=one.sampler,
                imageView=None if one.image is None else one.image.view,
                imageLayout=GENERAL,
            )
            for one in row
        ]
    return vk.VkWriteDescriptorSet(
        dstSet=target,
        dstBinding=resource.binding,
        dstArrayElement=0,
        descriptorCount=len(row),
        descriptorType=KINDS[resource.kind].type,
        **infos,
    )


def _change_layout(commands: Any, image: Image) -> None:
    import vulkan as vk

    barrier = vk.VkImageMemoryBarrier(
        srcAccessMask=0,
        dstAccessMask=READS_AND_WRITES,
        oldLayout=vk.VK_IMAGE_LAYOUT_UNDEFINED,
        newLayout=GENERAL,
        srcQueueFamilyIndex=IGNORED,
        dstQueueFamilyIndex=IGNORED,
        image=image.handle,
        subresourceRange=image.range,
    )
    vk.vkCmdPipelineBarrier(commands, ALL_COMMANDS, ALL_COMMANDS, 0, 0, None, 0, None, 1, [barrier])


def _wait(commands: Any) -> None:
    """Let later commands, and the host, see all writes of earlier ones."""
    import vulkan as vk

    barrier = vk.VkMemoryBarrier(srcAccessMask=WRITES, dstAccessMask=READS_AND_WRITES)
    host = vk.VK_PIPELINE_STAGE_HOST_BIT
    vk.vkCmdPipelineBarrier(
        commands, ALL_COMMANDS, ALL_COMMANDS | host, 0, 1, [barrier], 0, None, 0, None
    )


def _content(bound: Bound, given: Array | None) -> bytes | None:
    """Return the bytes that a job leaves."""
    if given is None:
        return None
    buffer = bound.image.staging if bound.image is not None else bound.buffer
    return None if buffer is None else bytes(buffer.bytes)


def answer(runner: Runner, request: dict[str, Any]) -> object:
    """Run the job of a request."""
    import vulkan as vk

    try:
        contents = runner.run(unpack(request))
    except (vk.VkError, vk.VkException, ValueError, KeyError) as error:
        return {"why": f"{type(error).__name__}: {error}"[:600]}
    texts = [
        [None if one is None else base64.b64encode(one).decode() for one in row] for row in contents
    ]
    return {"contents": texts}


if __name__ == "__main__":
    serve_device(Runner, answer)
