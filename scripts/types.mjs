// Checks the types layer by layer: what a layer may not know (Node in the rules, the DOM in main) does not compile.
// The native compiler does all of it; the renderer and its tests in one go, by a copy in which each component is TypeScript.
import { join } from 'node:path'
import { componentTypes, oneChecker } from './component-types.mjs'
import { writeEditorTypes } from './editor-types.mjs'
import { root, run, tool } from './steps.mjs'

/** A folder’s tsconfig says what it may know; that of `shared` takes in the rules, which may know as little. */
const native = ['src/shared', 'src/main', 'src/preload', 'src/renderer/tsconfig.scripts.json', 'tests']
let failed = false
writeEditorTypes()

for (const layer of native)
  tell(layer, await run(tool('tsgo'), ['-p', join(root, layer), ...oneChecker], { quiet: true }))
tell('src/renderer and tests/renderer', await componentTypes('tests/renderer'))
process.exitCode = failed ? 1 : 0

function tell(layer, { code, output }) {
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${layer}`)
  if (code !== 0) console.log(output)
  failed ||= code !== 0
}
