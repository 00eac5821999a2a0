"""Instructions on untyped pointers with right and with wrong types.

The names are those of `UntypedSample`: `any` is one into global memory, other storage classes have
a letter in front.
"""

from tests.unit.cases.machine.typed import Case

GOOD = [
    Case("OpLoad", "float", "any"),
    Case("OpLoad", "pair", "any 2 4"),
    Case("OpStore", "", "any float4"),
    Case("OpStore", "", "any any"),
    Case("OpCopyMemory", "", "any *float"),
    Case("OpCopyMemory", "", "*float any"),
    Case("OpCopyMemorySized", "", "any lany i64"),
    Case("OpAtomicLoad", "i32", "any #1 #0"),
    Case("OpAtomicIAdd", "i64", "any #1 #0 i64"),
    Case("OpAtomicStore", "", "any #1 #0 float"),
    Case("OpAtomicFlagTestAndSet", "bool", "any #1 #0"),
    Case("OpUntypedAccessChainKHR", "any", ":pair any"),
    Case("OpUntypedAccessChainKHR", "any", ":pair *pair #1"),
    Case("OpUntypedInBoundsAccessChainKHR", "any", ":array any i64"),
    Case("OpUntypedPtrAccessChainKHR", "any", ":pair any i64 #0"),
    Case("OpUntypedInBoundsPtrAccessChainKHR", "any", ":i8 any i64"),
    Case("OpUntypedPrefetchKHR", "", "any i64"),
    Case("OpPtrCastToGeneric", "gany", "any"),
    Case("OpGenericCastToPtr", "any", "gany"),
    Case("OpGenericCastToPtrExplicit", "any", "gany 5"),
    Case("OpPtrDiff", "i64", "any any"),
    Case("OpExtInst", "float", "std 31 float any"),
    Case("OpCopyObject", "any", "any"),
]
BAD = [
    Case("OpLoad", "float", "i64", "is not a pointer to float"),
    Case("OpStore", "", "cany float", "is read-only"),
    Case("OpCopyMemory", "", "any any", "do not point to one type"),
    Case("OpCopyMemory", "", "any i64", "do not point to one type"),
    Case("OpCopyMemorySized", "", "any i64 i64", "is not a pointer"),
    Case("OpAtomicLoad", "float4", "any #1 #0", "<4 x float> is not an integer or floating-point"),
    Case("OpUntypedAccessChainKHR", "any", "i32 any", "is not a type of what memory holds"),
    Case("OpUntypedAccessChainKHR", "any", ":void any", "is not a type of what memory holds"),
    Case("OpUntypedAccessChainKHR", "any", ":pair i64 #0", "is not a pointer"),
    Case("OpUntypedAccessChainKHR", "any", ":pair any #2", "selects no part of"),
    Case("OpUntypedAccessChainKHR", "any", ":pair any float", "is not an integer"),
    Case("OpUntypedAccessChainKHR", "*pair", ":pair any", "is not an untyped pointer"),
    Case("OpUntypedAccessChainKHR", "lany", ":pair any #0", "into the storage class of the base"),
    Case("OpUntypedPtrAccessChainKHR", "any", ":float any i64 #0", "selects no part of"),
    Case("OpUntypedPrefetchKHR", "", "lany i64", "is not a pointer into CrossWorkgroup"),
    Case("OpUntypedPrefetchKHR", "", "any float", "is not an integer"),
    Case("OpPtrCastToGeneric", "gany", "*float", "is not a pointer into a storage class that"),
    Case("OpGenericCastToPtr", "*float", "gany", "is not a pointer into Generic to what float"),
    Case("OpGenericCastToPtrExplicit", "any", "generic*float 5", "is not a pointer into Generic"),
]
