// Checks the types layer by layer: what a layer may not know (Node in the rules, the DOM in main) does not compile.
import { join } from 'node:path'
import { root, run, tool } from './steps.mjs'

const layers = [
  ['tsc', 'src/rules'],
  ['tsc', 'src/shared'],
  ['tsc', 'src/main'],
  ['tsc', 'src/preload'],
  ['vue-tsc', 'src/renderer'],
  ['vue-tsc', 'tests']
]

let failed = false
for (const [compiler, layer] of layers) {
  const { code, output } = await run(tool(compiler), ['-p', join(root, layer)], { quiet: true })
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${layer}`)
  if (code !== 0) console.log(output)
  failed ||= code !== 0
}
process.exitCode = failed ? 1 : 0
