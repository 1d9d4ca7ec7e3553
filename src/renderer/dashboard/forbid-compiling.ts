// The page's policy forbids compiled code. Without this zod tries once whether it may compile, and the console reports the refusal.
// To be imported before zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
