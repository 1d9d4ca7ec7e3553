// Checks the types layer by layer: what a layer may not know (Node in the rules, the DOM in main) does not compile.
// The native compiler does what is plain TypeScript; components need vue-tsc, which checks the renderer and its tests in one go.
import { join } from 'node:path'
import { root, run, tool } from './steps.mjs'

const native = ['src/rules', 'src/shared', 'src/main', 'src/preload', 'src/renderer/tsconfig.scripts.json', 'tests']
let failed = false

await Promise.all([
  check('vue-tsc', 'tests/renderer'),
  native.reduce((before, layer) => before.then(() => check('tsgo', layer)), Promise.resolve())
])
process.exitCode = failed ? 1 : 0

async function check(compiler, layer) {
  const { code, output } = await run(tool(compiler), ['-p', join(root, layer)], { quiet: true })
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${layer}`)
  if (code !== 0) console.log(output)
  failed ||= code !== 0
}
