// Vue's own functions, other components by their tag and the words that very many components need are known in every component, as
// `div` is: none imports them. Whatever reads components (build, tests, types, lint) reads them with these imports written in. What a component
// imports or declares itself wins.
import { readFileSync, readdirSync } from 'node:fs'
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

const gm = 'renderer/shell/gm'
const angels = 'renderer/games/face-of-angels'
const duel = 'renderer/games/game-face'
const prophecy = 'renderer/games/prophecy'
const faces = 'renderer/games/thousand-faces'

/** Words of ours that six components or more need: the folder whose components know them, the file that exports them, both from src. */
export const words = [
  ...[
    ['renderer', 'rules/core/seat.ts', 'longestName', 'type Seat', 'type SeatId'],
    ['renderer', 'rules/core/text.ts', 'counted', 'countedInWords'],
    ['renderer', 'rules/campaign/book-page.ts', 'type BookPage'],
    ['renderer', 'rules/campaign/types.ts', 'type BoardFrame', 'type Frame'],
    ['renderer', 'rules/showing/model.ts', 'type Exhibit'],
    ['renderer', 'shared/contract.ts', 'type GmSnapshot'],
    ['renderer', 'renderer/games/game.ts', 'type BoardOf', 'type StreamProps'],
    ['renderer', 'renderer/ui/async-part.ts', 'asyncPart'],
    ['renderer', 'renderer/ui/draft.ts', 'useDraft'],
    ['renderer', 'renderer/ui/fields.ts', 'fieldsOf'],
    ['renderer', 'renderer/ui/seat-names.ts', 'nameOf'],
    ['renderer', 'renderer/ui/segment.ts', 'segmentsOf'],
    ['renderer', 'renderer/shell/seat/seat-act.ts', 'useSeatAct']
  ],
  ...[
    ['renderer', `${gm}/actions.ts`, 'perform', 'useActions'],
    ['renderer', `${gm}/keys.ts`, 'capsOf', 'withKey'],
    ['renderer', `${gm}/preparation/use-preparation.ts`, 'usePreparing'],
    ['renderer', `${gm}/sheets/use-sheet.ts`, 'useSheet'],
    ['renderer', `${gm}/store.ts`, 'useGm'],
    ['renderer', `${gm}/use-ask.ts`, 'useAsk'],
    ['renderer', `${gm}/use-campaign.ts`, 'useCampaign'],
    ['renderer', `${gm}/use-refusal-spot.ts`, 'useRefusalSpot']
  ],
  ...[
    [angels, 'rules/face-of-angels/asked.ts', 'type AskedStep'],
    [angels, 'rules/face-of-angels/ending/view.ts', 'type ContestView'],
    [angels, 'rules/face-of-angels/view.ts', 'type GmView'],
    [angels, 'rules/face-of-angels/vocabulary.ts', 'longest', 'type CardId'],
    [angels, `${angels}/parts/play.ts`, 'usePlay'],
    [angels, `${angels}/parts/words.ts`, 'abbreviate', 'ifWins', 'namesFor', 'type Names'],
    [duel, 'rules/game-face/vocabulary.ts', 'longest', 'type Side'],
    [duel, `${duel}/parts/sides.ts`, 'bothSides'],
    [`${duel}/gm`, `${duel}/gm/use-duel.ts`, 'useDuel'],
    [prophecy, 'rules/prophecy/stage/view.ts', 'type SceneView'],
    [prophecy, 'rules/prophecy/vocabulary.ts', 'longest'],
    [prophecy, 'rules/prophecy/world/view.ts', 'type ObjectView'],
    [`${prophecy}/gm`, `${prophecy}/gm/use-story.ts`, 'useStory']
  ],
  ...[
    [faces, 'rules/thousand-faces/equipment/item-schemas.ts', 'type NewItem'],
    [faces, 'rules/thousand-faces/flip/view.ts', 'type FlipView', 'type PendingView'],
    [faces, 'rules/thousand-faces/foes/view.ts', 'type FoeView'],
    [faces, 'rules/thousand-faces/moves/all.ts', 'moveOf'],
    [faces, 'rules/thousand-faces/moves/ids.ts', 'type MoveId'],
    [faces, 'rules/thousand-faces/moves/view.ts', 'type OutcomeView'],
    [`${faces}/seat`, `${faces}/seat/characters/making/making-steps.ts`, 'type MakingPage'],
    [faces, 'rules/thousand-faces/sheet-view.ts', 'type SheetView'],
    [faces, 'rules/thousand-faces/vocabulary.ts', 'attributeNames', 'attributeShortNames', 'longestText'],
    [faces, 'rules/thousand-faces/vocabulary.ts', 'type Attribute', 'type ResultValue'],
    [`${faces}/gm`, `${faces}/gm/characters/creation/creation-steps.ts`, 'type TableStep'],
    [`${faces}/gm`, `${faces}/gm/flip/use-flip-draft.ts`, 'useFlipDraft'],
    [`${faces}/gm`, `${faces}/gm/prepared/use-prepared.ts`, 'usePrepared'],
    [`${faces}/gm`, `${faces}/gm/table.ts`, 'useTable'],
    [`${faces}/gm`, `${faces}/gm/use-board.ts`, 'useBoard', 'type SeatPlace']
  ]
].map(([inside, path, ...names]) => ({ inside, path, names }))

const ui = 'renderer/ui'
/** Exports of ui/primitives.ts. */
const primitives = ['Stack', 'Row', 'Card', 'Text']
const partsOfFolders = new Map()

/**
 * Each component that is known by its tag, its path from src: all those of ui, and of the others those whose name is theirs alone.
 * Those in ui/later are fetched later, and so are others that an `import()` names: whoever shows one says so.
 * @param base a folder that holds src
 */
export function partsIn(base) {
  const known = partsOfFolders.get(base)
  if (known) return known
  const parts = new Map(primitives.map(name => [name, `${ui}/primitives.ts`]))
  const files = filesIn(join(base, 'src/renderer')).map(name => `renderer/${name}`)
  const components = new Map()
  for (const file of files.filter(each => each.endsWith('.vue') && !each.startsWith(`${ui}/later/`))) {
    const name = posix.basename(file, '.vue')
    components.set(name, [...(components.get(name) ?? []), file])
  }
  const later = fetchedLater(base, files)
  for (const [name, paths] of components) {
    const [path, another] = paths.filter(each => each.startsWith(`${ui}/`))
    if (another || (path && parts.has(name)))
      throw new Error(`${another ?? path}: there is another part of this name. Parts of ui are known by name.`)
    if (path) parts.set(name, path)
    else if (paths.length === 1 && !later.has(paths[0]) && !parts.has(name)) parts.set(name, paths[0])
  }
  partsOfFolders.set(base, parts)
  return parts
}

function fetchedLater(base, files) {
  return new Set(
    files
      .filter(file => /\.(ts|vue)$/.test(file))
      .flatMap(file => {
        const text = readFileSync(join(base, 'src', file), 'utf8')
        return [...text.matchAll(/\bimport\(\s*'([^']+\.vue)'/g)].map(([, name]) =>
          posix.join(posix.dirname(file), name)
        )
      })
  )
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
  const code = script.replace(/'(?:[^'\\\n]|\\.)*'|\/\/.*|\/\*[\s\S]*?\*\//g, '')
  const functions = vueFunctions.filter(name => mentions(code, name) && !isOwn(script, name))
  const tags = new Set([...template.matchAll(/<([A-Z]\w*)(?![\w.-])/g)].map(([, name]) => name))
  const parts = [...partsIn(base)].filter(([name, path]) => tags.has(name) && path !== file && !isOwn(script, name))
  const known = words.map(({ inside, path, names }) => ({
    path,
    names: names.filter(word => {
      const name = word.replace('type ', '')
      const inPage = word === name ? `${name}(?=[(["]|\\.\\w)` : `as ${name}`
      const named = mentions(code, name) || mentions(template, inPage)
      return file.startsWith(`${inside}/`) && named && !isOwn(script, name)
    })
  }))
  return [
    ...(functions.length > 0 ? [`import { ${functions.join(', ')} } from 'vue';`] : []),
    ...parts.map(([name, path]) => `import ${nameIn(path, name)} from '${pathFrom(file, path)}';`),
    ...known
      .filter(({ names }) => names.length > 0)
      .map(({ path, names }) => `import ${listed(names)} from '${pathFrom(file, path)}';`)
  ].join(' ')
}

/** Types alone as `import type`: `import { type … }` would still have the file in the page. */
function listed(names) {
  const types = names.every(name => name.startsWith('type '))
  return types ? `type { ${names.map(name => name.replace('type ', '')).join(', ')} }` : `{ ${names.join(', ')} }`
}

/** Not the key of an object or of a props type: `open: …`, `open?: …`. */
function mentions(code, name) {
  return new RegExp(`(?<![\\w$]|[^.]\\.)${name}(?![\\w$]|\\??:)`).test(code)
}

/** The component itself imports or declares something of this name. */
function isOwn(script, name) {
  const imported = new RegExp(`^import\\s[^'"]*(?<![\\w$])${name}(?![\\w$]| as )[^'"]*\\sfrom\\s`, 'm')
  const declared = new RegExp(`^(?:const|let|function|class|type|interface)\\s+${name}(?![\\w$])`, 'm')
  const taken = new RegExp(`^const [{[][^}\\]=]*(?<![\\w$])${name}(?![\\w$:])[^=]*[}\\]] =`, 'm')
  return imported.test(script) || declared.test(script) || taken.test(script)
}

function nameIn(path, name) {
  return path.endsWith('.vue') ? name : `{ ${name} }`
}

function pathFrom(file, path) {
  if (!path.startsWith('renderer/')) return `#${path.replace(/\.ts$/, '')}`
  const way = posix.relative(posix.dirname(file), path.replace(/\.ts$/, ''))
  return way.startsWith('.') ? way : `./${way}`
}
