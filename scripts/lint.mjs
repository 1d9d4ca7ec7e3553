// npm run lint: what reads the sources without their types, one after the other; `npm test` runs the same steps.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, run, tool } from './steps.mjs'

const script = name => [process.execPath, [join(root, 'scripts', name)]]

/** Name, program, arguments. A step is a line here. */
export const lintSteps = [
  ['scripts', tool('oxlint'), ['--deny-warnings']],
  ['components', tool('eslint'), ['--max-warnings', '0', 'src']],
  ['promises', ...script('promises.mjs')],
  ['walls', ...script('walls.mjs')],
  ['style', ...script('style.mjs')],
  ['dead code', tool('knip'), ['--no-progress']],
  ['code for tests alone', tool('knip'), ['--no-progress', '--production', '--exports']],
  ['format', tool('oxfmt'), ['--check', '.']]
]

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const [name, command, args] of lintSteps) {
    const { code, output } = await run(command, args, { quiet: true })
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}${code === 0 ? '' : `\n${output.trimEnd()}`}`)
    if (code !== 0) process.exitCode = 1
  }
