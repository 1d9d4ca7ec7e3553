// npm run dev [-- --browser …]: work with hot reload. Under Electron where it can be had; else the host serves pages from vite.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { platformSwitches, whyNoSandbox, whyNoWindow } from './electron-start.mjs'
import { commandFor, ensurePackages, findElectron, root, tool } from './steps.mjs'

await ensurePackages()
const words = process.argv.slice(2)
const { path, why } = await electron()

if (path) {
  // Main and preloads are built on change; pages come from the server of vite (src/main/electron/dev-server.ts).
  start(tool('electron-vite'), ['dev', '--watch', '--', ...platformSwitches(), '--', ...words], {
    ELECTRON_EXEC_PATH: path,
    ELECTRON_RUN_AS_NODE: undefined
  })
} else {
  // Rebuilds main and pages as they change, and starts the host again when main did. A page is a reload away.
  console.log(`Building on change, and serving with the browser shell${why ? `: ${why}` : ''}.`)
  const { build } = await import('electron-vite')
  await build({ mode: 'development' })
  start(tool('electron-vite'), ['build', '--watch'])
  start(process.execPath, ['--watch', join(root, 'out', 'main', 'browser.js'), '--no-open', ...words])
}

async function electron() {
  if (words.includes('--browser')) return { why: '' }
  const impossible = whyNoWindow()
  if (impossible && !process.env.ELECTRON_EXEC_PATH) return { why: impossible }
  const found = await findElectron()
  if (found.missing) return { why: `Electron is not available (${found.missing})` }
  const unsafe = process.env.ELECTRON_EXEC_PATH ? null : whyNoSandbox(found.path)
  return unsafe ? { why: unsafe } : found
}

function start(command, args, env = {}) {
  const [program, all] = commandFor(command, args)
  const child = spawn(program, all, { stdio: 'inherit', cwd: root, env: { ...process.env, ...env } })
  child.on('exit', code => process.exit(code ?? 0))
  process.on('exit', () => child.kill())
}
