// Promises that nobody waits for, in all of src: oxlint with types. It reads no components, so it looks at a copy in which each is its script.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { withImports } from './component-imports.mjs'
import { root, run, tool } from './steps.mjs'

const kept = ['tsconfig.json', 'package.json']
const rules = { 'typescript/no-floating-promises': 'error', 'typescript/no-misused-promises': 'error' }

/** @param source a folder like src @returns the exit code, and what was found, by the names of the components */
export async function promisesIn(source) {
  const copy = mkdtempSync(join(tmpdir(), 'hearthside-promises-'))
  try {
    for (const name of kept) cpSync(join(root, name), join(copy, name))
    const config = join(copy, 'oxlint.json')
    writeFileSync(config, JSON.stringify({ plugins: ['typescript'], categories: { correctness: 'off' }, rules }))
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir')
    cpSync(source, join(copy, 'src'), { recursive: true })
    for (const name of readdirSync(join(copy, 'src'), { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.vue'))
        writeFileSync(join(copy, 'src', `${name}.ts`), scriptOf(copy, name.replaceAll('\\', '/')))
    const { code, output } = await run(tool('oxlint'), ['-c', config, '--type-aware', 'src'], {
      quiet: true,
      cwd: copy,
      // One thread: each of several would infer the schemas of the rules for itself.
      env: { NO_COLOR: '1', FORCE_COLOR: '0', GOMAXPROCS: '1' }
    })
    return { code, output: stripVTControlCharacters(output).replaceAll('.vue.ts', '.vue') }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** The script of a component, each line where it stands in the file. */
function scriptOf(copy, name) {
  const { text } = withImports(readFileSync(join(copy, 'src', name), 'utf8'), copy, name)
  const script = /<script[^>]*>([\s\S]*?)<\/script>/.exec(text)
  if (!script) return ''
  const above = text.slice(0, script.index + script[0].indexOf('>') + 1)
  return above.replace(/[^\n]/g, '') + script[1]
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { code, output } = await promisesIn(join(root, 'src'))
  if (code !== 0) console.log(output)
  process.exitCode = code
}
