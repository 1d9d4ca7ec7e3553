// Electron's own installer, with the cause of a failure on standard output. Its progress bar goes to standard error.
const plain = globalThis.fetch
globalThis.fetch = (...all) =>
  plain(...all).catch(({ cause, message }) => {
    throw new Error(cause?.message || cause?.code || message) // by itself it says “fetch failed”
  })
console.error = console.log
await import('electron/install.js')
