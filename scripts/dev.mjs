// npm run dev [-- --browser …]: work with hot reload. Under Electron where it can be had; else the host serves pages from vite.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { writeEditorTypes } from './editor-types.mjs'
import { ensurePackages, findElectron, hasDisplay, root, tool } from './steps.mjs'

await ensurePackages()
writeEditorTypes()
const args = process.argv.slice(2)
const electron = !args.includes('--browser') && hasDisplay() ? await findElectron() : { missing: 'no display' }

if (electron.path) {
  start(tool('electron-vite'), ['dev', '--watch'])
} else {
  // Rebuilds main and pages as they change, and starts the host again when main did. A page is a reload away.
  console.log('Electron is not available: building on change, and serving with the browser shell.')
  const { build } = await import('electron-vite')
  await build({ mode: 'development' })
  start(tool('electron-vite'), ['build', '--watch'])
  const rest = args.filter(each => each !== '--browser')
  start(process.execPath, ['--watch', join(root, 'out', 'main', 'browser.js'), '--no-open', ...rest])
}

function start(command, commandArgs) {
  const child = spawn(command, commandArgs, { stdio: 'inherit', cwd: root, shell: process.platform === 'win32' })
  child.on('exit', code => process.exit(code ?? 0))
  process.on('exit', () => child.kill())
}
