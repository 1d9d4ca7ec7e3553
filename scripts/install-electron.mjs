// Electron's own installer. The cause of a failure goes to standard output, the progress bar to standard error.
const plain = globalThis.fetch
globalThis.fetch = (...all) =>
  plain(...all).catch(({ cause, message }) => {
    throw new Error(cause?.message || cause?.code || message) // by itself it says “fetch failed”
  })
console.error = console.log
await import('electron/install.js')
