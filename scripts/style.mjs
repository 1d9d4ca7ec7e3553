// Checks every style sheet and style block: values are tokens, and all but the theme is scoped.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
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

const instead = 'only src/renderer/theme is for all. Style a child by a prop, a slot or a custom property.'
const unscopedBlock = /<style(?![^>]*\bscoped\b)/
/** A sheet of ours that a script imports; one of a package is its own. */
const importedSheet = /^\s*import\s+(?:[^'"]*\sfrom\s+)?['"](\.[^'"?]*\.css)/gm

function unscopedIn(base) {
  const renderer = join(base, 'src/renderer')
  return readdirSync(renderer, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(vue|ts)$/.test(file))
    .flatMap(file => {
      const text = readFileSync(join(renderer, file), 'utf8')
      const imported = [...text.matchAll(importedSheet)]
        .map(([, sheet]) => join(file, '..', sheet))
        .filter(sheet => !sheet.startsWith(`theme${sep}`))
      return [
        ...(file.endsWith('.vue') && unscopedBlock.test(text) ? [`Write <style scoped>: ${instead}`] : []),
        ...imported.map(sheet => `Write <style scoped src> instead of importing ${basename(sheet)}: ${instead}`)
      ].map(fault => `src/renderer/${file}: ${fault}`)
    })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = await styleFaults(root)
  for (const each of found) console.log(each)
  console.log(`style: ${found.length} literals and unscoped styles`)
  process.exitCode = found.length ? 1 : 0
}
