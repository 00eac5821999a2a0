; RUN: pyllc --split-input-file --verify-diagnostics %s

; The error names the cycle, and of several the shortest.

@g = addrspace(2) constant ptr addrspace(2) @g ; expected-error: the initialiser of '@g' depends on itself: @g -> @g

; -----

@a = addrspace(2) constant [2 x ptr addrspace(2)] [ptr addrspace(2) null, ptr addrspace(2) @b]
@b = addrspace(2) constant ptr addrspace(2) getelementptr (i8, ptr addrspace(2) @c, i64 4)
@c = addrspace(2) constant ptr addrspace(2) @a ; expected-error: the initialiser of '@c' depends on itself: @c -> @a -> @b -> @c

; -----

@long = addrspace(2) constant { ptr addrspace(2), ptr addrspace(2) } { ptr addrspace(2) @between, ptr addrspace(2) @short }
@between = addrspace(2) constant ptr addrspace(2) @short
@short = addrspace(2) constant ptr addrspace(2) @long ; expected-error: depends on itself: @short -> @long -> @short

; -----

; A variable behind an alias is meant itself.

@x = addrspace(2) constant ptr addrspace(2) @alias ; expected-error: depends on itself: @x -> @x
@alias = internal alias ptr, ptr addrspace(2) @x
