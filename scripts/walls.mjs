// The walls between the rooms of src that no single file shows: layers, rings of imports, and how long things may be; files
// of tests and scripts may not be longer than those of src.
// node scripts/walls.mjs says what stands against them and what to do instead. Exceptions: the files that may sleep (sleeping.mjs).
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withImports } from './component-imports.mjs'
import { floorsCrossed } from './floors.mjs'
import { targetOf, targetsIn } from './imports.mjs'
import { decidingPages } from './page-rules.mjs'
import { sleepsIn } from './sleeping.mjs'
import { root, run, tool } from './steps.mjs'
import { unformattedIn } from './unformatted.mjs'

/** Lines of a script or a style sheet, of a component, of a function without blank lines and comments. */
const most = { file: 250, component: 150, function: 40 }
/** What has a length: what is written by hand. Saves, frames and lock files are data. */
const measured = { folders: ['src', 'tests', 'scripts'], kinds: /\.([cm]?[jt]s|vue|css)$/ }

const oneWay = 'Imports go one way: rules ← shared ← main | preload | renderer. Move what both need downward.'
/** Who may not import what. The first pattern is the importing file, the second what it imports, both from src. */
const layers = [
  [/^rules\//, /^(shared|main|preload|renderer)\//, oneWay],
  [/^shared\//, /^(main|preload|renderer)\//, oneWay],
  [/^main\//, /^(preload|renderer)\//, oneWay],
  [/^preload\//, /^(main|renderer)\//, oneWay],
  [
    /^rules\/core\//,
    /^rules\/(?!core\/)/,
    'Everything in rules stands on core, core on nothing of it: let it be handed what it needs.'
  ],
  [/^renderer\//, /^(main|preload)\//, oneWay],
  [
    /^renderer\//,
    /^rules\/.*\/rules\.ts$/,
    'A page decides nothing: ask the host, or read the view that the game made.'
  ],
  [
    /^main\/host\//,
    /^main\/stage\//,
    'The stage imports the host, not the other way round: let the host be handed what it needs of the stage.'
  ],
  [
    /^renderer\/shell\//,
    /^renderer\/games\/(?!(registry|screens|streams|game|lazy)\.ts|PageDrawings\.vue)/,
    'The shell knows no game: let the game say it in its game.ts, screens.ts or stream.ts.'
  ],
  [/^renderer\/ui\//, /^renderer\/(shell|games)\//, 'A part of ui knows neither shell nor game: hand it what it shows.']
]

/** What may stand in one place only: the files it may not stand in, what it looks like, what to do instead. */
const phrases = [
  [
    /^renderer\/.*\.vue$/,
    /@click(?:\.\w+)*="(?:[^"]*[\s.({])?act\(\s*\{/,
    'acts from its template: write <CommandButton :command="…"> (`plain` where it is no push button), or useCommand, so that key, refusal, remedy and busy are shown.'
  ],
  [
    /^main\/(?!electron\/ipc(\.ts|\/))/,
    /\bwebContents\??\.send\(/,
    'sends to a page: frames are sent by the publisher’s screen in src/main/electron/ipc.ts only.'
  ]
]

const says = {
  cycles: 'is in a ring of imports: move what both need into a file that both import',
  functions: `has a function of more than ${most.function} lines: give a part of it a name`,
  others: 'of another game: move what both need into core or ui.',
  insides: 'a slice’s own: let the slice lend it in a file of its own, which others may import.',
  models:
    'adds to a game: only a slice’s model.ts adds itself to the state.ts of its own game, by the name of its folder, and its view.ts to the view.ts.',
  games:
    'names a game: move it to games/<game>/parts, let the game say it in its game.ts, screens.ts or stream.ts, or hand it in by a prop',
  lengths: 'is too long: split it by concept'
}

/** Every file that stands against a wall: `{ cycles: { path: message } … }`. @param base a folder that holds src */
export async function against(base) {
  const files = sourcesIn(base)
  const linted = await lint(base, files)
  return {
    layers: layersCrossed(base, files),
    phrases: phrasesIn(base, files),
    games: { ...gamesNamed(base, files), ...gamesCrossed(base, files), ...modelsAstray(base, files) },
    floors: floorsCrossed(base),
    pages: decidingPages(base, files),
    sleeping: sleepsIn(base),
    unformatted: unformattedIn(base),
    cycles: inWords(linted, 'no-cycle', says.cycles),
    functions: inWords(linted, 'max-lines-per-function', says.functions),
    lengths: tooLong(base)
  }
}

function sourcesIn(base) {
  return filesIn(base, 'src', /\.(ts|vue)$/)
}

/** Paths from the folder; what is installed there is not ours. */
function filesIn(base, folder, kinds) {
  if (!existsSync(join(base, folder))) return []
  const names = readdirSync(join(base, folder), { recursive: true, encoding: 'utf8' })
  return names
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => kinds.test(name) && !/(^|\/)node_modules\//.test(name))
    .sort()
}

function tooLong(base) {
  const files = measured.folders.flatMap(folder =>
    filesIn(base, folder, measured.kinds).map(file => `${folder}/${file}`)
  )
  const long = files.flatMap(file => {
    const lines = readFileSync(join(base, file), 'utf8').split('\n').length - 1
    const bound = file.endsWith('.vue') ? most.component : most.file
    return lines > bound ? [[file, `${says.lengths} (${lines} lines of ${bound})`]] : []
  })
  return Object.fromEntries(long)
}

function layersCrossed(base, files) {
  const crossed = files.flatMap(file =>
    targetsIn(base, file).flatMap(target => {
      const wall = layers.find(([from, to]) => from.test(file) && to.test(target))
      return wall ? [[`src/${file}`, `imports ${target}. ${wall[2]}`]] : []
    })
  )
  return Object.fromEntries(crossed)
}

function phrasesIn(base, files) {
  const found = files.flatMap(file => {
    const text = readFileSync(join(base, 'src', file), 'utf8')
    const wall = phrases.find(([kept, phrase]) => kept.test(file) && phrase.test(text))
    return wall ? [[`src/${file}`, wall[2]]] : []
  })
  return Object.fromEntries(found)
}

/** Files of ui/ and shell/ that name a game, or import its rules: a folder of rules/ that has its slices. */
function gamesNamed(base, files) {
  const games = gamesIn(files)
  if (games.length === 0) return {}
  const name = new RegExp(`(?:#rules/|rules/|['"\`])(?:${games.join('|')})(?=['"\`/])`)
  const knowing = files
    .filter(file => /^renderer\/(ui|shell)\//.test(file))
    .filter(file => name.test(readFileSync(join(base, 'src', file), 'utf8')))
  return Object.fromEntries(knowing.map(file => [`src/${file}`, says.games]))
}

/** Files of a game that import another game, or another slice's rules.ts or words.ts: only slices.ts reads those. */
function gamesCrossed(base, files) {
  const games = gamesIn(files)
  const gameOf = path => /^(?:rules|renderer\/games)\/([^/]+)\//.exec(path)?.[1]
  const crossed = files.flatMap(file => {
    const own = gameOf(file)
    if (!games.includes(own)) return []
    for (const target of targetsIn(base, file)) {
      const other = gameOf(target)
      if (games.includes(other) && other !== own) return [[`src/${file}`, `imports ${target}, ${says.others}`]]
      const isInside = other === own && /^rules\/[^/]+\/[^/]+\/(?:rules|words)\.ts$/.test(target)
      if (isInside && file !== `rules/${own}/slices.ts`) return [[`src/${file}`, `imports ${target}, ${says.insides}`]]
    }
    return []
  })
  return Object.fromEntries(crossed)
}

/** Files that add to the types of a game (`declare module`), other than a slice's model and view that add to its own game's. */
function modelsAstray(base, files) {
  const games = gamesIn(files)
  const astray = files.filter(file => {
    const text = readFileSync(join(base, 'src', file), 'utf8')
    const [, own, slice, part] = /^rules\/([^/]+)\/([^/]+)\/(model|view)\.ts$/.exec(file) ?? []
    return [...text.matchAll(/declare module '([^']+)'([^:]*)/g)].some(([, name, opened]) => {
      const target = targetOf(file, name) ?? ''
      const isOwn =
        part === 'view'
          ? target === `rules/${own}/view.ts`
          : target === `rules/${own}/state.ts` && new RegExp(`\\b${slice}'?$`).test(opened)
      return games.includes(target.split('/')[1]) && target.startsWith('rules/') && !isOwn
    })
  })
  return Object.fromEntries(astray.map(file => [`src/${file}`, says.models]))
}

/** The folders of rules/ that have their slices. */
function gamesIn(files) {
  return files.flatMap(file => /^rules\/([^/]+)\/slices\.ts$/.exec(file)?.[1] ?? [])
}

/** The files that a rule of oxlint names. */
function inWords(found, rule, words) {
  return Object.fromEntries(
    found.filter(({ code }) => code.includes(`(${rule})`)).map(({ filename }) => [filename, words])
  )
}

/** In a copy, where components import what they are known to have. */
async function lint(base, files) {
  const folder = mkdtempSync(join(tmpdir(), 'hearthside-walls-'))
  cpSync(join(base, 'src'), join(folder, 'src'), { recursive: true })
  for (const file of files.filter(each => each.endsWith('.vue'))) {
    const path = join(folder, 'src', file)
    writeFileSync(path, withImports(readFileSync(path, 'utf8'), base, file).text)
  }
  const config = join(folder, 'oxlintrc.json')
  const lengths = { max: most.function, skipBlankLines: true, skipComments: true }
  const rules = { 'import/no-cycle': ['error', { ignoreTypes: false }], 'max-lines-per-function': ['error', lengths] }
  writeFileSync(config, JSON.stringify({ plugins: ['import'], categories: { correctness: 'off' }, rules }))
  const { output } = await run(tool('oxlint'), ['-c', config, '--format', 'json', 'src'], { quiet: true, cwd: folder })
  rmSync(folder, { recursive: true })
  return JSON.parse(output.slice(output.indexOf('{'))).diagnostics.map(each => ({
    code: each.code,
    filename: each.filename.replaceAll('\\', '/')
  }))
}

/** Every file that stands against a wall, and why, a line each. */
export function inLines(found) {
  return Object.values(found).flatMap(files => Object.entries(files).map(([file, why]) => `${file} ${why}`))
}

async function main() {
  const wrong = inLines(await against(root))
  for (const line of wrong) console.log(line)
  return wrong.length > 0 ? 1 : 0
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = await main()
