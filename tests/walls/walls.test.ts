import { expect, test } from 'vitest'
import { against, inLines } from '../../scripts/walls.mjs'
import { componentTypes } from '../../scripts/component-types.mjs'
import { promisesIn } from '../../scripts/promises.mjs'
import { folderWith } from './folder-with'

// Each wall is shown something that breaks it, and must stop it with a sentence that says what to do instead.

const lines = (count: number): string => 'export {}\n'.repeat(count)

test.each([
  ['src/rules/core/a.ts', `import { b } from '../../shared/b'`, /one way/],
  ['src/rules/core/a.ts', `import type { B } from '#main/b'`, /one way/],
  ['src/shared/a.ts', `import '../renderer/b'`, /one way/],
  ['src/renderer/ui/A.vue', `<script setup lang="ts">\nimport { b } from '../../main/b'\n</script>`, /one way/],
  ['src/main/a.ts', `import { b } from '#preload/b'`, /one way/],
  ['src/main/a.ts', `import type { B } from '../renderer/b'`, /one way/],
  ['src/preload/a.ts', `import type { B } from '#main/b'`, /one way/],
  ['src/preload/a.ts', `import { b } from '../renderer/b'`, /one way/],
  ['src/renderer/games/a.ts', `import { decide } from '#rules/a-game/deck/rules'`, /decides nothing/],
  ['src/main/host/a.ts', `const b = await import('../stage/b')`, /stage imports the host/],
  ['src/renderer/shell/a.ts', `import { b } from '../games/prophecy/gm/b'`, /knows no game/],
  ['src/renderer/ui/a.ts', `import { b } from '../shell/b'`, /neither shell nor game/],
  [
    'src/renderer/shell/a.ts',
    `const b = import.meta.glob<object>(['../theme/*', '../games/*/gm/*.vue'])`,
    /knows no game/
  ],
  ['src/rules/core/a.ts', 'const b = await import(`../../shared/b`)', /one way/],
  ['src/rules/core/a.ts', `import type { B } from '../campaign/types'`, /core on nothing/]
])('layers: %s may not say %s', async (file, text, instead) => {
  const { layers } = await against(folderWith({ [file]: `${text}\n` }))
  expect(layers[file]).toMatch(instead)
})

test('phrases: only the publisher’s screen sends to a page', async () => {
  const text = `export const tell = (w: { webContents: WebContents }) => w.webContents.send('x')\n`
  const { phrases } = await against(folderWith({ 'src/main/electron/a.ts': text, 'src/main/electron/ipc.ts': text }))
  expect(Object.keys(phrases)).toEqual(['src/main/electron/a.ts'])
  expect(phrases['src/main/electron/a.ts']).toMatch(/publisher/)
})

test('phrases: a template acts by a CommandButton', async () => {
  const acts = `<template>\n  <button @click="board.act({ type: 'shuffle' })">Shuffle</button>\n</template>\n`
  const short = `<template>\n  <button @click.stop="act({ type: 'shuffle' })">Shuffle</button>\n</template>\n`
  const commands = `<template>\n  <CommandButton :command="{ type: 'shuffle' }" @done="act = 1">Shuffle</CommandButton>\n</template>\n`
  const at = 'src/renderer/games/a-game/gm'
  const { phrases } = await against(
    folderWith({ [`${at}/A.vue`]: acts, [`${at}/B.vue`]: short, [`${at}/C.vue`]: commands })
  )
  expect(Object.keys(phrases)).toEqual([`${at}/A.vue`, `${at}/B.vue`])
  expect(phrases[`${at}/A.vue`]).toMatch(/write <CommandButton/)
})

test('layers: what is below may be imported', async () => {
  const allowed = { 'src/main/stage/a.ts': `import '../host/b'\nimport '#rules/core/c'\nimport 'vue'\n` }
  expect((await against(folderWith(allowed))).layers).toEqual({})
})

test.each([
  ['src/renderer/ui/A.vue', `import type { Suit } from '#rules/a-game/vocabulary'`],
  ['src/renderer/shell/gm/a.ts', `export const isOurs = (system: string) => system === 'a-game'`]
])('games: %s may not say %s', async (file, text) => {
  const rules = { 'src/rules/a-game/slices.ts': 'export const slices = {}\n', 'src/rules/core/log.ts': lines(1) }
  const fine = { 'src/renderer/ui/b.ts': `import type { Line } from '#rules/core/log'\n` }
  const at = await against(folderWith({ ...rules, ...fine, [file]: `${text}\n` }))
  expect(Object.keys(at.games)).toEqual([file])
  expect(at.games[file]).toMatch(/let the game say it in its game\.ts/)
})

test.each([
  ['src/rules/a-game/deck/steps.ts', `import { cards } from '../../b-game/cards'`, /of another game: move/],
  [
    'src/renderer/games/a-game/gm/A.vue',
    `<script setup lang="ts">\nimport '#rules/b-game/cards'\n</script>`,
    /of another game/
  ],
  ['src/renderer/games/a-game/gm/a.ts', `import B from '../../b-game/gm/B.vue'`, /of another game/],
  ['src/rules/a-game/flip/steps.ts', `import { flipRules } from './rules'`, /a slice’s own/],
  ['src/rules/a-game/view.ts', `import { says } from '#rules/a-game/flip/words'`, /a slice’s own/]
])('games: %s may not say %s', async (file, text, instead) => {
  const slices = `import { flipRules } from './flip/rules'\nexport const slices = { flip: { rules: flipRules } } as const\n`
  const fine = {
    'src/rules/a-game/slices.ts': slices,
    'src/rules/b-game/slices.ts': 'export const slices = {} as const\n'
  }
  const at = await against(folderWith({ ...fine, [file]: `${text}\n` }))
  expect(Object.keys(at.games)).toEqual([file])
  expect(at.games[file]).toMatch(instead)
})

test('games: a model adds itself to its own game, by the name of its folder', async () => {
  const adds = (module: string, name: string): string =>
    `declare module '${module}' { interface Models { readonly ${name}: typeof model } }\n`
  const fine = {
    'src/rules/a-game/slices.ts': 'export const slices = {} as const\n',
    'src/rules/a-game/deck/model.ts': adds('../state', 'deck'),
    'src/rules/a-game/deck/view.ts': `declare module '../view' { interface GmView extends Deck {} }\n`,
    'src/rules/a-game/follow-up/model.ts': adds('../state', `'follow-up'`),
    'src/rules/b-game/slices.ts': 'export const slices = {} as const\n',
    'src/shared/b.ts': adds('vue', 'deck')
  }
  const astray = {
    'src/rules/a-game/flip/model.ts': adds('../state', 'deck'),
    'src/rules/a-game/flip/steps.ts': adds('../state', 'flip'),
    'src/rules/a-game/flip/view.ts': adds('../state', 'flip'),
    'src/rules/b-game/deck/model.ts': adds('../../a-game/state', 'deck'),
    'src/shared/a.ts': adds('#rules/a-game/state', 'deck')
  }
  const { games } = await against(folderWith({ ...fine, ...astray }))
  expect(Object.keys(games)).toEqual(Object.keys(astray))
  expect(games['src/shared/a.ts']).toMatch(/adds itself/)
})

test('floors: a slice stands on those below it in the list, types too', async () => {
  const game = {
    'state.ts': `import type { Card } from './deck/model'\nexport interface State {\n  cards: readonly Card[]\n}\n`,
    'slices.ts': [
      `import { deckRules } from './deck/rules'`,
      `import { flipRules } from './flip/rules'`,
      `export const slices = { deck: { rules: deckRules }, flip: { rules: flipRules } } as const\n`
    ].join('\n'),
    'deck/model.ts': `import type { Symbol } from '../flip/symbols'\nexport interface Card {\n  symbol: Symbol\n}\n`,
    'deck/rules.ts': `import type { Flip } from '../flip/steps'\nexport const deckRules = {} as Flip\n`,
    'deck/steps.ts': `import type { Flip } from '#rules/a-game/flip/steps'\nexport type Step = Flip\n`,
    'flip/symbols.ts': `export type Symbol = 'x'\n`,
    'flip/steps.ts': `import type { State } from '../state'\nexport type Flip = State\n`,
    'flip/rules.ts': `import type { State } from '../state'\nimport '../deck/shuffle'\nexport const flipRules = {} as State\n`,
    'deck/shuffle.ts': `import type { State } from '../state'\nexport type Order = State\n`,
    'deck/view.ts': `import { slices } from '../slices'\nimport type { Flip } from '../flip/steps'\nexport type View = Flip\n`
  }
  const files = Object.entries(game).map(([name, text]) => [`src/rules/a-game/${name}`, text] as const)
  const { floors } = await against(folderWith(Object.fromEntries(files)))
  expect(Object.keys(floors)).toEqual(['src/rules/a-game/deck/rules.ts', 'src/rules/a-game/deck/steps.ts'])
  expect(floors['src/rules/a-game/deck/rules.ts']).toMatch(/flip\/steps\.ts from a slice above its own: move/)
})

test.each([
  ['tests/e2e/a.spec.ts', 'await page.waitForTimeout(100)'],
  ['tests/rules/a.test.ts', 'await new Promise(resolve => setTimeout(resolve, 300))'],
  ['tests/main/a.test.ts', 'await new Promise<void>((done) => {\n  setTimeout(done, wait)\n})'],
  [
    'tests/main/b.test.ts',
    `import { once } from 'node:events'\nimport { setTimeout as delay } from 'node:timers/promises'`
  ]
])('sleeping: %s may not say %s', async (file, text) => {
  const { sleeping } = await against(folderWith({ 'src/a.ts': lines(1), [file]: `${text}\n` }))
  expect(sleeping[file]).toMatch(/wait for what is to happen/)
})

test('sleeping: a turn, a deadline and the named exceptions may stand', async () => {
  const allowed = {
    'src/a.ts': lines(1),
    'tests/rules/turn.test.ts': `await new Promise(resolve => setTimeout(resolve))\n`,
    'tests/rules/late.test.ts': `const late = setTimeout(() => child.kill(), 5000)\ntest.setTimeout(1000)\n`,
    'tests/bench/a.bench.ts': 'await page.waitForTimeout(100)\n'
  }
  expect((await against(folderWith(allowed))).sleeping).toEqual({})
})

test('cycles: two files that import each other are a ring, types too', async () => {
  const { cycles } = await against(
    folderWith({
      'src/a.ts': `import type { B } from './b'\nexport interface A {\n  b: B\n}\n`,
      'src/b.ts': `import type { A } from './a'\nexport interface B {\n  a: A\n}\n`,
      'src/c.ts': `import type { A } from './a'\nexport type C = A\n`
    })
  )
  expect(Object.keys(cycles).sort()).toEqual(['src/a.ts', 'src/b.ts'])
  expect(cycles['src/a.ts']).toMatch(/a file that both import/)
})

test('lengths: files, style sheets, components and functions', async () => {
  const body = 'Math.sqrt(4)\n'.repeat(41)
  const { lengths, functions } = await against(
    folderWith({
      'src/long.ts': lines(251),
      'src/fits.ts': lines(250),
      'src/Long.vue': lines(151),
      'src/Fits.vue': lines(150),
      'src/long.css': 'a { color: red }\n'.repeat(251),
      'src/fits.css': 'a { color: red }\n'.repeat(250),
      'src/functions.ts': `export function long(): void {\n${body}}\n`
    })
  )
  expect(Object.keys(lengths)).toEqual(['src/Long.vue', 'src/long.css', 'src/long.ts'])
  expect(Object.keys(functions)).toEqual(['src/functions.ts'])
})

test('lengths: files of tests and scripts, but neither data nor what is installed', async () => {
  const { lengths } = await against(
    folderWith({
      'src/a.ts': lines(1),
      'tests/rules/long.test.ts': lines(251),
      'tests/rules/fits.test.ts': lines(250),
      'tests/campaigns/frames.json': '[]\n'.repeat(251),
      'tests/bench/peers/node_modules/a/long.js': lines(251),
      'scripts/long.mjs': lines(251),
      'scripts/fits.mjs': lines(250)
    })
  )
  expect(Object.keys(lengths)).toEqual(['tests/rules/long.test.ts', 'scripts/long.mjs'])
  expect(lengths['tests/rules/long.test.ts']).toMatch(/split it by concept \(251 lines of 250\)/)
})

test('whatever stands against a wall is told in a line, without exceptions', () => {
  const found = {
    lengths: { 'src/new.ts': 'is too long' },
    cycles: { 'src/a.ts': 'is in a ring', 'src/b.ts': 'is in a ring' }
  }
  expect(inLines(found)).toEqual(['src/new.ts is too long', 'src/a.ts is in a ring', 'src/b.ts is in a ring'])
})

test('promises: nobody forgets one, in a component either', async () => {
  const forgets = 'async function later(): Promise<void> {}\nlater()\n'
  const folder = folderWith({
    'forgets.ts': forgets,
    'Forgets.vue': `<script setup lang="ts">\n${forgets}</script>\n\n<template><p /></template>\n`,
    'waits.ts': forgets.replace('\nlater()', '\nvoid later()')
  })
  const { code, output } = await promisesIn(folder)
  expect(code).not.toBe(0)
  expect(output).toContain('src/forgets.ts:2')
  expect(output).toContain('src/Forgets.vue:3')
  expect(output).not.toContain('waits.ts')
})

test("types: a component's mistake is told by its own line", async () => {
  const folder = folderWith({
    'package.json': '{}',
    'tsconfig.json':
      '{ "compilerOptions": { "strict": true, "noEmit": true, "module": "ESNext", "moduleResolution": "bundler" } }',
    'tests/tsconfig.json': '{ "extends": "../tsconfig.json", "include": ["../src"] }',
    'src/renderer/Says.vue':
      '<script setup lang="ts">\ndefineProps<{ count: number }>()\n</script>\n\n<template>\n  <p>{{ count }}</p>\n</template>\n',
    'src/renderer/Asks.vue':
      '<script setup lang="ts">\nimport Says from \'./Says.vue\'\n</script>\n\n<template>\n  <Says count="many" />\n</template>\n'
  })
  const { code, output } = await componentTypes('tests', folder)
  expect(code).toBe(1)
  expect(output).toMatch(/^src\/renderer\/Asks\.vue\(6,\d+\): error TS2322: .*$/)
})
