// The policy of the page forbids compiled code. Without this setting zod tries to compile once, and the console logs the refusal.
// Must be imported before zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
