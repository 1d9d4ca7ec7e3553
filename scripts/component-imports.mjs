// Vue's own functions and the parts of src/renderer/ui are words of every component, as `div` is: none imports them. Whatever reads
// components (build, tests, types, lint) reads them with these imports written in. What a component imports or declares itself wins.
import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Functions of Vue. Types are imported as ever. */
export const vueFunctions = [
  ...[
    'cloneVNode',
    'computed',
    'defineAsyncComponent',
    'inject',
    'isVNode',
    'nextTick',
    'onBeforeUnmount',
    'onMounted'
  ],
  ...['onScopeDispose', 'onUnmounted', 'provide', 'reactive', 'ref', 'shallowRef', 'toRaw', 'toRef', 'useId'],
  ...['useTemplateRef', 'watch', 'watchEffect']
]

const ui = 'renderer/ui'
/** Exports of ui/primitives.ts. */
const primitives = ['Stack', 'Row', 'Card', 'Text']
const partsOfFolders = new Map()

/** Each part of ui by its tag, its path from src. Those in ui/later are fetched later: whoever shows one says so. @param base a folder that holds src */
export function partsIn(base) {
  const known = partsOfFolders.get(base)
  if (known) return known
  const parts = new Map(primitives.map(name => [name, `${ui}/primitives.ts`]))
  for (const file of filesIn(join(base, 'src', ui))) {
    if (!file.endsWith('.vue') || file.startsWith('later/')) continue
    const name = posix.basename(file, '.vue')
    if (parts.has(name))
      throw new Error(`${ui}/${file}: there is another part of this name. Parts of ui are known by name.`)
    parts.set(name, `${ui}/${file}`)
  }
  partsOfFolders.set(base, parts)
  return parts
}

function filesIn(folder) {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(name => name.replaceAll('\\', '/'))
      .sort()
  } catch {
    return []
  }
}

/**
 * A component with the imports that it does without, on a line that is there already, so that the lines of what is found in it stay its own.
 * @param text of the component @param base a folder that holds src @param file its path from src
 * @returns the text, and from where to where it is not the component's own
 */
export function withImports(text, base, file) {
  const statements = statementsFor(text, base, file)
  if (statements === '') return { text, from: 0, to: 0 }
  const [setup] = /<script setup(?:"[^"]*"|[^">])*>/.exec(text) ?? []
  const from = setup ? text.indexOf(setup) + setup.length : text.length
  const added = setup ? statements : `<script setup lang="ts">${statements}</script>`
  return { text: `${text.slice(0, from)}${added}${text.slice(from)}`, from, to: from + added.length }
}

function statementsFor(text, base, file) {
  const [script = ''] = /<script[\s\S]*<\/script>/.exec(text) ?? []
  const template = text.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  const functions = vueFunctions.filter(name => mentions(script, name) && !isOwn(script, name))
  const parts = [...partsIn(base)].filter(
    ([name, path]) => path !== file && new RegExp(`<${name}(?![\\w.-])`).test(template) && !isOwn(script, name)
  )
  return [
    ...(functions.length > 0 ? [`import { ${functions.join(', ')} } from 'vue';`] : []),
    ...parts.map(([name, path]) => `import ${nameIn(path, name)} from '${pathFrom(file, path)}';`)
  ].join(' ')
}

function mentions(script, name) {
  return new RegExp(`(?<![\\w$]|[^.]\\.)${name}(?![\\w$])`).test(script)
}

/** The component itself imports or declares something of this name. */
function isOwn(script, name) {
  const imported = new RegExp(`^import\\s[^'"]*(?<![\\w$])${name}(?![\\w$])[^'"]*\\sfrom\\s`, 'm')
  const declared = new RegExp(`^(?:const|let|function|class)\\s+${name}(?![\\w$])`, 'm')
  return imported.test(script) || declared.test(script)
}

function nameIn(path, name) {
  return path.endsWith('.vue') ? name : `{ ${name} }`
}

function pathFrom(file, path) {
  const way = posix.relative(posix.dirname(file), path.replace(/\.ts$/, ''))
  return way.startsWith('.') ? way : `./${way}`
}
