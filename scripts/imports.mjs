// What the files of src import of each other, read from their text.
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { withImports } from './component-imports.mjs'

/** What a file imports of ours, types included. @param base a folder that holds src @param file its path from src */
export function targetsIn(base, file) {
  return targetsOf(file, textOf(base, file))
}

/** The same of what is there when the program runs. */
export function runtimeTargetsIn(base, file) {
  return targetsOf(file, withoutTypes(textOf(base, file)))
}

function textOf(base, file) {
  const text = readFileSync(join(base, 'src', file), 'utf8')
  return file.endsWith('.vue') ? withImports(text, base, file).text : text
}

function targetsOf(file, text) {
  const names = importsOf(text)
  return names.map(name => targetOf(file, name)).filter(target => target !== null)
}

/** What a file imports, written out in any way, and what it gathers by a pattern. */
function importsOf(text) {
  const written = text.matchAll(/(?:from|import)\s*\(?\s*['"`]([^'"`]+)['"`]/g)
  const gathered = [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|['"`][^'"`]+['"`])/g)]
  return [
    ...[...written].map(([, name]) => name),
    ...gathered.flatMap(([, given]) => [...given.matchAll(/['"`]([^'"`]+)['"`]/g)].map(([, name]) => name))
  ]
}

/** What an import leads to, from src; null for packages. */
export function targetOf(file, name) {
  const path = name.startsWith('#')
    ? name.slice(1)
    : name.startsWith('.')
      ? posix.join(posix.dirname(file), name)
      : null
  return path === null || posix.extname(path) !== '' ? path : `${path}.ts`
}

/** A text without its imports of types, which nothing is left of in the program. */
function withoutTypes(text) {
  const types = /\b(?:import|export)\s+(?:type\b[^'"`;]*?|\{(?:\s*type\s[^,}]*,?)+\s*\}\s*)from\s*['"][^'"]+['"]/g
  return text.replace(types, '')
}
