import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const mirrored = ['rules', 'shared', 'main', 'preload', 'renderer']

const tests = mirrored.flatMap(layer => filesIn(join('tests', layer), /\.test\.ts$/).map(name => `${layer}/${name}`))
const sources = filesIn('src', /\.(ts|vue)$/)

function filesIn(folder: string, kinds: RegExp): readonly string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return names.map(name => name.replaceAll('\\', '/')).filter(name => kinds.test(name))
}

test('a test lies in the folder under tests that its subject has under src', () => {
  expect(tests.length).toBeGreaterThan(400)
  const astray = tests.map(dirname).filter(folder => !existsSync(join(root, 'src', folder)))
  expect([...new Set(astray)]).toEqual([])
})

test('a test that has the name of one file, or of a folder below its own, lies where that is', () => {
  expect(astrayAmong(tests, sources)).toEqual([])
})

test.each([
  ['outside the folder of its file', 'rules/a-game/magic/interference.test.ts', 'rules/a-game/injury/interference.ts'],
  ['above the folder of its component', 'renderer/shell/join-page.dom.test.ts', 'renderer/shell/join/JoinPage.vue'],
  ['above the folder of its name', 'renderer/shell/gm/forecast.test.ts', 'renderer/shell/gm/forecast/words.ts']
])('a test is astray %s', (_where, lies, source) => {
  expect(astrayAmong([lies], [source])).toEqual([`${lies} belongs into ${dirname(source)}`])
})

test.each([
  ['has the name of a file beside it', 'main/a/b/keep.test.ts', ['main/a/b/keep.ts', 'main/a/c/keep.ts']],
  ['has the name of its folder', 'rules/a-game/rounds/rounds.test.ts', ['rules/a-game/calls/rounds.ts']],
  [
    'is about several files of a name',
    'renderer/games/speech.test.ts',
    ['renderer/games/a/speech.ts', 'renderer/games/b/speech.ts']
  ],
  ['is about a file of another room', 'renderer/shell/gm/focus.test.ts', ['renderer/shell/seat/focus.ts']],
  ['is named after what happens', 'rules/a-game/deck/two-at-once.test.ts', ['rules/a-game/deck/model.ts']]
])('a test is at home that %s', (_why, lies, files) => {
  expect(astrayAmong([lies], files)).toEqual([])
})

/** Tests of which it can be said by their names alone that they lie elsewhere than what they test. */
function astrayAmong(lying: readonly string[], files: readonly string[]): readonly string[] {
  const named = files.map(each => [kebab(basename(each)), each] as const)
  const folders = [...new Set(files.flatMap(foldersOf))]
  return lying.flatMap(file => {
    const [folder, name] = [dirname(file), basename(file).replace(/(\.dom)?\.test\.ts$/, '')]
    if (basename(folder) === name) return []
    const namesakes = named.flatMap(([own, each]) =>
      own === name && isIn(each, roomOf(folder)) ? [dirname(each)] : []
    )
    const below = folders.filter(each => basename(each) === name && isIn(each, folder))
    const [home, ...others] = new Set([...namesakes, ...below])
    return home === undefined || others.length > 0 || home === folder ? [] : [`${file} belongs into ${home}`]
  })
}

/** `JoinPage.vue` and `join-page.ts` are tested in `join-page.test.ts`. */
function kebab(name: string): string {
  return name
    .replace(/\.\w+$/, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
}

function foldersOf(file: string): readonly string[] {
  const parts = dirname(file).split('/')
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}

/** A game, a page or a room of main: where one file of a name is meant. */
function roomOf(folder: string): string {
  return folder
    .split('/')
    .slice(0, folder.startsWith('renderer/') ? 3 : 2)
    .join('/')
}

function isIn(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`)
}
