// The floors inside a game: whatever knows its state stands on the slices below it in the list of slices.ts, never on those
// above. What stands below the state (printed cards, schemas) and above the list (views, index) is free.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Each file that imports from a slice above its own: `{ path: message }`. @param base a folder that holds src */
export function floorsCrossed(base) {
  const rules = join(base, 'src/rules')
  if (!existsSync(rules)) return {}
  const games = readdirSync(rules).filter(name => existsSync(join(rules, name, 'slices.ts')))
  return Object.fromEntries(games.flatMap(game => crossedIn(join(rules, game), `src/rules/${game}`)))
}

function crossedIn(folder, path) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => name.endsWith('.ts'))
  const alias = `#${path.slice('src/'.length)}/`
  const imports = Object.fromEntries(files.map(file => [file, importsOf(folder, file, files, alias)]))
  const order = orderOf(readFileSync(join(folder, 'slices.ts'), 'utf8'))
  const between = files.filter(file => {
    const reached = reachedFrom(file, imports)
    return reached.has('state.ts') && !reached.has('slices.ts')
  })
  return between.flatMap(file => {
    const floor = order.indexOf(sliceOf(file))
    const above = imports[file].find(name => between.includes(name) && order.indexOf(sliceOf(name)) > floor)
    return floor === -1 || !above ? [] : [[`${path}/${file}`, `imports ${above} ${instead}`]]
  })
}

const instead =
  'from a slice above its own: move what it needs into a lower one, decide the command in the higher one, or let that one follow the event'

/** The folders, which are the names in `const slices = { … }`, the lower first. */
function orderOf(text) {
  const [, list = ''] = /const slices = \{([\s\S]*?)\} as const/.exec(text) ?? []
  return [...list.matchAll(/([\w-]+)'?: \{/g)].map(([, name]) => name)
}

/** @param alias how a path into this game begins where it is not relative */
function importsOf(folder, file, files, alias) {
  const text = readFileSync(join(folder, file), 'utf8')
  const names = [...text.matchAll(/(?:from|import)\s*\(?\s*['"`]([.#][^'"`]+)['"`]/g)]
  return names
    .map(([, name]) => (name.startsWith(alias) ? name.slice(alias.length) : posix.join(posix.dirname(file), name)))
    .map(name => `${name}.ts`)
    .filter(name => files.includes(name))
}

function reachedFrom(file, imports, reached = new Set()) {
  if (reached.has(file)) return reached
  reached.add(file)
  for (const each of imports[file]) reachedFrom(each, imports, reached)
  return reached
}

function sliceOf(file) {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : ''
}
