// Checks every style sheet and style block: values are tokens, and every block is scoped.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import stylelint from 'stylelint'
import { root } from './steps.mjs'

/** What is wrong with the style under `src/renderer`, a line each. @param base a folder that holds src */
export async function styleFaults(base) {
  return [...(await literalsIn(base)), ...unscopedIn(base)]
}

async function literalsIn(base) {
  const { results } = await stylelint.lint({
    cwd: base,
    configFile: join(root, 'stylelint.config.mjs'),
    files: 'src/renderer/**/*.{css,vue}',
    cache: base === root,
    cacheLocation: join(root, 'node_modules/.cache/stylelint')
  })
  return results.flatMap(({ source, warnings }) =>
    warnings.map(({ line, text }) => `${source.slice(base.length + 1)}:${line}: ${text}`)
  )
}

function unscopedIn(base) {
  return readdirSync(join(base, 'src/renderer'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.vue'))
    .filter(file => /<style(?![^>]*\bscoped\b)/.test(readFileSync(join(base, 'src/renderer', file), 'utf8')))
    .map(
      file =>
        `src/renderer/${file}: Write <style scoped>: only src/renderer/theme is for all. Style a child by a prop, a slot or a custom property.`
    )
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = await styleFaults(root)
  for (const each of found) console.log(each)
  console.log(`style: ${found.length} literals and unscoped blocks`)
  process.exitCode = found.length ? 1 : 0
}
