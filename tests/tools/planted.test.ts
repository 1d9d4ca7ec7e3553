import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root, run } from '../../scripts/steps.mjs'

// One fault of each kind is planted into a copy of the real tree. The real commands of package.json must report it.

const style = (attribute: string, rule: string): string =>
  `<template><p /></template>\n\n<style${attribute}>\np {\n  ${rule};\n}\n</style>`
const script = (file: string): string =>
  `<script setup lang="ts">\nimport '${file}'\n</script>\n\n<template><p /></template>`

/** Command, file in src, text, and what the report says. */
const inFiles = [
  ['lint:scripts', 'rules/core/planted-clock.ts', 'export const a = Date.now()', 'Rules have no clock'],
  ['lint:scripts', 'main/host/planted-files.ts', `import 'node:fs'`, 'Files are the business of src/main/storage'],
  ['lint:promises', 'main/host/planted-promise.ts', 'void 0\nPromise.reject(new Error())', 'no-floating-promises'],
  ['lint:components', 'renderer/ui/PlantedHtml.vue', '<template><p v-html="$attrs" /></template>', 'vue/no-v-html'],
  ['lint:components', 'renderer/ui/PlantedKey.vue', '<template><kbd>Shift O</kbd></template>', 'show capsOf(id)'],
  ['lint:components', 'renderer/ui/PlantedStyle.vue', style('', 'color: inherit'), 'enforce-style-attribute'],
  ['lint:layers', 'main/host/planted-package.ts', `import 'vue'`, 'main-runs-on-dependencies'],
  ['lint:style', 'renderer/ui/PlantedColour.vue', style(' scoped', 'color: #123456'), 'Take a token'],
  ['lint:dead', 'main/planted-alone.ts', 'export const alone = 1', 'src/main/planted-alone.ts'],
  ['lint:format', 'main/planted-format.ts', 'export const a = { b: "c" };', 'src/main/planted-format.ts']
] as const

/** A file in src, what it imports, and the name of the layer that forbids it. */
const inLayers = `
rules/core/planted-layer.ts                           #shared/contract                    rules-stand-alone
rules/core/planted-core.ts                            #rules/registry                     core-stands-alone
rules/core/planted-one.ts                             ./planted-two                       no-cycle
rules/core/planted-two.ts                             ./planted-one                       no-cycle
renderer/ui/PlantedCycle.vue                          ./PlantedBack.vue                   no-cycle
renderer/ui/PlantedBack.vue                           ./PlantedCycle.vue                  no-cycle
rules/thousand-faces/moves/planted-own.ts             ../flip/words                       rules-of-a-slice-are-its-own
rules/thousand-faces/deck/planted-slice.ts            ../corrections/rules                slices-downward-thousand-faces-deck
rules/face-of-angels/deck/planted-slice.ts            ../calls/rules                      slices-downward-face-of-angels-deck
rules/game-face/contestants/planted-slice.ts          ../calls/rules                      slices-downward-game-face-contestants
rules/prophecy/table/planted-slice.ts                 ../calls/rules                      slices-downward-prophecy-table
shared/planted-shared.ts                              #main/host/host                     shared-knows-rules-alone
preload/planted-preload.ts                            #main/host/host                     preload-is-a-bridge
main/host/planted-renderer.ts                         ../../renderer/ui/focus             main-knows-no-page
main/host/planted-server.ts                           ../server/page-server               host-knows-no-server
main/host/planted-electron.ts                         electron                            electron-in-its-folders
renderer/ui/planted-page.ts                           #main/host/host                     renderer-knows-no-main
renderer/ui/planted-feature.ts                        @/features/keys/keys                ui-knows-no-game
renderer/features/planted-shell.ts                    @/games/prophecy/game               shell-knows-no-game
renderer/features/planted-frame.ts                    #rules/prophecy/vocabulary          frame-knows-no-rules-of-a-game
renderer/games/prophecy/planted-game.ts               #rules/thousand-faces/vocabulary    games-stand-apart
renderer/games/thousand-faces/planted-rules.ts        #rules/thousand-faces/flip/rules    page-decides-nothing
`
  .trim()
  .split('\n')
  .map(line => line.split(/ +/) as [file: string, imported: string, layer: string])

const planted = [
  ...inFiles,
  ...inLayers.map(([file, imported, layer]) => {
    const text = file.endsWith('.vue') ? script(imported) : `import type {} from '${imported}'`
    // A cycle is reported once, with all of its files.
    return ['lint:layers', file, text, layer === 'no-cycle' ? layer : `${layer}: src/${file}`] as const
  })
]

describe('a planted fault is reported', () => {
  const copy = mkdtempSync(join(tmpdir(), 'hearthside-planted-'))
  const reports = new Map<string, string>()

  beforeAll(async () => {
    // Only settings, and files that a planted file imports. The whole tree took three times as long.
    const wanted = new Set(['slices', 'tsconfig', ...inLayers.map(([, imported]) => basename(imported))])
    const { output } = await run('git', ['ls-files', '*.*'])
    for (const file of output.split('\n'))
      if (file && (!file.includes('/') || wanted.has(basename(file).split('.')[0] ?? '')))
        cpSync(join(root, file), join(copy, file))
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
    for (const [, file, text] of planted) {
      mkdirSync(dirname(join(copy, 'src', file)), { recursive: true })
      writeFileSync(join(copy, 'src', file), `${text}\n`)
    }
    for (const command of new Set(planted.map(([name]) => name)))
      reports.set(command, (await run('npm', ['run', '--silent', command], { cwd: copy })).output)
  }, 240_000)
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  test.each(planted)('npm run %s: %s', (command, file, _, says) => {
    const report = (reports.get(command) ?? '').replaceAll('\\', '/')
    expect(report).toContain(basename(file))
    expect(report).toContain(says)
  })
})
