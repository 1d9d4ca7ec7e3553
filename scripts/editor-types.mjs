// What editors know of components that import nothing: the same functions, components and words that component-imports.mjs writes in, as
// declarations for Vue's language tools. Written when npm has installed, by `npm run dev` and `npm run types`; git does not keep it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { partsIn, vueFunctions, words } from './component-imports.mjs'
import { root } from './steps.mjs'

/** Included by src/renderer/tsconfig.json, which only editors read. */
export const editorTypesPath = '.editor/components.d.ts'

/** Writes the declarations into a folder. @param base a folder that holds src */
export function writeEditorTypes(base = root) {
  const path = join(base, editorTypesPath)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, editorTypes(base))
}

function editorTypes(base) {
  const names = words
    .filter(({ path }) => existsSync(join(base, 'src', path)))
    .flatMap(word => word.names.map(name => ({ name, from: word.path })))
  const types = names.filter(({ name }) => name.startsWith('type '))
  const values = names.filter(({ name }) => !name.startsWith('type '))
  const parts = [...partsIn(base)]
  return [
    'export {}',
    'declare global {',
    ...vueFunctions.map(name => `  const ${name}: typeof import('vue').${name}`),
    ...values.map(({ name, from }) => `  const ${name}: typeof import('${fileOf(from)}').${name}`),
    // Named where a component asks for the type of another. The primitives are not: the DOM has a `Text` of its own.
    ...parts
      .filter(([, path]) => path.endsWith('.vue'))
      .map(([name, path]) => `  const ${name}: typeof import('${fileOf(path)}').default`),
    ...types.map(({ name, from }) => {
      const type = name.replace('type ', '')
      const { asked, given } = parametersOf(type, readFileSync(join(base, 'src', from), 'utf8'))
      return `  type ${type}${asked} = import('${fileOf(from)}').${type}${given}`
    }),
    '}',
    `declare module 'vue' {`,
    '  interface GlobalComponents {',
    ...parts.map(([name, path]) => `    ${name}: typeof import('${fileOf(path)}').${exportOf(name, path)}`),
    '  }',
    '  interface ComponentCustomProperties {',
    ...values.map(({ name, from }) => `    ${name}: typeof import('${fileOf(from)}').${name}`),
    '  }',
    '}',
    ''
  ].join('\n')
}

function fileOf(path) {
  return `../src/${path.replace(/\.ts$/, '')}`
}

function exportOf(name, path) {
  return path.endsWith('.vue') ? 'default' : name
}

/** The names of a type's parameters without their bounds: those hold where the type is declared, and no one checks this file by itself. */
function parametersOf(type, text) {
  const [, all = ''] = new RegExp(`export (?:type|interface) ${type}<(.*?)>(?= [={]| extends )`).exec(text) ?? []
  const parameters = [...all.matchAll(/(\w+) extends [^,=]+( =)?/g)].map(([, name, hasDefault]) => ({
    name,
    hasDefault
  }))
  if (parameters.length === 0) return { asked: '', given: '' }
  return {
    asked: `<${parameters.map(({ name, hasDefault }) => (hasDefault ? `${name} = any` : name)).join(', ')}>`,
    given: `<${parameters.map(({ name }) => name).join(', ')}>`
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) writeEditorTypes()
