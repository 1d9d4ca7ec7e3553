// Reads the built overlay (its page, its scripts and styles, and what they fetch) and says what a browser of Chrome 103's age,
// which OBS 30 has inside, would not understand: syntax, built-in functions, and CSS that has no older form beside it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse as parseScript } from 'acorn'
import compat from '@mdn/browser-compat-data/forLegacyNode'
import postcss from 'postcss'
import { root } from './steps.mjs'

const age = 103

/** Left out by an older browser without harm: lines break less evenly, bars keep the system's look, text is not translated. */
const harmless = new Set([
  'text-wrap',
  'text-wrap-style',
  'scrollbar-width',
  'scrollbar-color',
  'forced-color-adjust',
  'font-display',
  '-webkit-font-smoothing'
])

/** The files of the overlay: its page's own, what they import, and what they fetch for the layouts. */
export function overlayFiles(folder) {
  const assets = join(folder, 'assets')
  const found = new Set()
  const waiting = namesIn(readFileSync(join(folder, 'overlay.html'), 'utf8'))
  while (waiting.length > 0) {
    const name = waiting.pop()
    if (found.has(name) || !existsSync(join(assets, name))) continue
    found.add(name)
    if (!name.endsWith('.js')) continue
    const text = readFileSync(join(assets, name), 'utf8')
    for (const other of namesIn(text)) if (isImported(text, other) || isOfTheOverlay(assets, other)) waiting.push(other)
  }
  // Styles of a chunk that is fetched come beside it, under the same name.
  for (const name of readdirSync(assets)) if (isStyleOf(name, found)) found.add(name)
  return [...found].sort().map(name => join(assets, name))
}

const namesIn = text => [...text.matchAll(/[\w$.-]+\.(?:js|css)\b/g)].map(([name]) => name)
const isImported = (text, name) =>
  new RegExp(`(?:from|import)\\s*["']\\./${name.replaceAll('.', '\\.')}["']`).test(text)

/** A chunk that is fetched later belongs to the overlay when something of it was written for the overlay alone. */
function isOfTheOverlay(assets, name) {
  const map = join(assets, `${name}.map`)
  if (!name.endsWith('.js') || !existsSync(map)) return false
  return JSON.parse(readFileSync(map, 'utf8')).sources.some(source => /\/overlay\/|FaceS/.test(source))
}

function isStyleOf(name, found) {
  const stem = /^(.*)-[\w-]{6}\.css$/.exec(name)?.[1]
  return (
    stem !== undefined &&
    [...found].some(each => each.endsWith('.js') && /^(.*)-[\w-]{7}\.js$/.exec(each)?.[1] === stem)
  )
}

/** What a script has that is too new. @returns sentences */
export function newInScript(text) {
  try {
    const tree = parseScript(text, { ecmaVersion: 2022, sourceType: 'module' })
    const calls = callsIn(tree).filter(name => newMembers.has(name) && !ours.has(name))
    const once = name => calls.filter(each => each === name).length === 1
    return [...new Set(calls)].filter(name => !(passedOnByVue.has(name) && once(name))).map(name => `calls ${name}`)
  } catch (error) {
    return [`is not ES2022: ${error.message}`]
  }
}

/** Functions of our own with the name of a new one. */
const ours = new Set(['take', 'side'])
/** Vue's lists hand these on to whoever calls them; a second call in the same file is one of ours. */
const passedOnByVue = new Set(['toReversed', 'toSorted', 'toSpliced'])

/** Every function of something that is called: `list.findLast()`, `Object.groupBy()`. */
function callsIn(tree) {
  const names = []
  const look = node => {
    if (Array.isArray(node)) return node.forEach(look)
    if (typeof node?.type !== 'string') return
    const callee = node.type === 'CallExpression' ? (node.callee.expression ?? node.callee) : null
    if (callee?.type === 'MemberExpression' && !callee.computed) names.push(callee.property.name)
    Object.values(node).forEach(look)
  }
  look(tree)
  return names
}

/** Names of built-in functions that came after that age, and that no older object has. */
const newMembers = (() => {
  const [older, newer] = [new Set(), new Set()]
  const look = (data, depth) => {
    for (const [name, each] of Object.entries(data)) {
      if (name === '__compat' || depth > 3) continue
      if (each.__compat) (isOld(each.__compat) ? older : newer).add(name.replace(/_(static|event)$/, ''))
      look(each, depth + 1)
    }
  }
  // A name that our own things have too; whoever uses these says `Temporal` or `Iterator` somewhere.
  const { Temporal: _t, Iterator: _i, AsyncIterator: _a, ...builtins } = compat.javascript.builtins
  look(builtins, 0)
  look(compat.api, 1)
  return new Set([...newer].filter(name => !older.has(name) && /^[a-z]\w{3,}$/i.test(name)))
})()

/** What a style sheet has that is too new. @returns sentences */
export function newInStyles(text) {
  const says = []
  postcss.parse(text).walk(node => {
    if (node.type === 'atrule') says.push(...newAtRule(node))
    else if (node.type === 'rule') says.push(...newSelector(node))
    else if (node.type === 'decl') says.push(...newDeclaration(node))
  })
  return [...new Set(says)]
}

function newAtRule({ name, params, parent }) {
  const known = compat.css['at-rules'][name.replace(/^-webkit-/, '')]
  if (!known || !isOld(known.__compat)) return [`@${name}`]
  if (name === 'media' && /[<>]/.test(params)) return [`@media ${params}`]
  return parent?.type === 'rule' ? [`@${name} inside a rule`] : []
}

function newSelector({ selector, parent }) {
  if (parent?.type === 'rule') return [`${selector} inside a rule`]
  return [...selector.matchAll(/::?(?!-webkit-)([a-z-]+)/g)].flatMap(([written, name]) => {
    const known = compat.css.selectors[name]
    return known && !isOld(known.__compat) ? [written] : []
  })
}

function newDeclaration(node) {
  const { prop, parent } = node
  if (prop.startsWith('--') ? false : harmless.has(prop)) return []
  const known = compat.css.properties[prop]
  const before = parent.nodes
    .slice(0, parent.nodes.indexOf(node))
    .some(each => each.prop === prop && newIn(each).length === 0)
  if (before || underSupports(parent)) return []
  if (known && !isOld(known.__compat)) return [prop]
  return newIn(node).map(each => `${prop}: ${each}`)
}

/** Values that came later: functions, units, words of that property. */
function newIn({ prop, value }) {
  const known = compat.css.properties[prop] ?? {}
  const functions = [...value.matchAll(/(?<![\w-])([a-z-]+)\(/g)].map(([, name]) => name).filter(isNewFunction)
  const units = [...value.matchAll(/(?<![\w#.-])-?[\d.]+([a-z]+)\b/g)]
    .map(([, unit]) => unit)
    .filter(unit => newUnits.test(unit))
  const words = value.split(/[\s,/()]+/).filter(word => known[word]?.__compat && !isOld(known[word].__compat))
  return [...functions.map(name => `${name}()`), ...units, ...words]
}

const newUnits = /^(?:cq(?:w|h|i|b|min|max)|[sld]v(?:w|h|i|b|min|max)|lh|rlh|cap|rcap|rex|rch|ric)$/

function isNewFunction(name) {
  const { types } = compat.css
  const known =
    types.color?.[name] ??
    types[name] ??
    types[`${name}-function`] ??
    types.image?.[name] ??
    types['transform-function']?.[name]
  return known?.__compat !== undefined && !isOld(known.__compat)
}

function underSupports(node) {
  for (let each = node; each; each = each.parent) if (each.type === 'atrule' && each.name === 'supports') return true
  return false
}

function isOld({ support: { chrome } }) {
  const first =
    [chrome]
      .flat()
      .find(each => !each.flags && !each.prefix && !each.alternative_name && !each.partial_implementation) ??
    [chrome].flat()[0]
  const added = first.version_added
  return added === true || (typeof added === 'string' && Number.parseFloat(added.replace('≤', '')) <= age)
}

/** @returns what is too new, by file */
export function newIn103(folder) {
  return overlayFiles(folder).flatMap(path => {
    const text = readFileSync(path, 'utf8')
    const says = path.endsWith('.css') ? newInStyles(text) : newInScript(text)
    return says.map(each => `${path.slice(folder.length + 1)} ${each}`)
  })
}

if (process.argv[1] === import.meta.filename) {
  const folder = join(root, 'out', 'renderer')
  const faults = newIn103(folder)
  console.log(
    faults.length > 0
      ? faults.join('\n')
      : `${overlayFiles(folder).length} files of the overlay: nothing newer than Chrome ${age}`
  )
  process.exitCode = faults.length > 0 ? 1 : 0
}
