import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root, run } from '../../scripts/steps.mjs'

// One fault of each kind is planted into a copy of the real tree. The real commands of package.json must report it.

/** Command, file, text, and what the report says. */
const planted = [
  ['lint:scripts', 'src/rules/core/planted-clock.ts', 'export const a = Date.now()', 'Rules have no clock'],
  ['lint:scripts', 'src/main/host/planted-files.ts', `import 'node:fs'`, 'Files are the business of src/main/storage'],
  ['lint:promises', 'src/main/host/planted-promise.ts', 'void 0\nPromise.reject(new Error())', 'no-floating-promises'],
  ['lint:components', 'src/renderer/ui/PlantedHtml.vue', '<template><p v-html="$attrs" /></template>', 'vue/no-v-html'],
  [
    'lint:components',
    'src/renderer/ui/PlantedStyle.vue',
    '<template><p /></template>\n\n<style>\np {\n  color: inherit;\n}\n</style>',
    'enforce-style-attribute'
  ],
  ['lint:layers', 'src/rules/core/planted-layer.ts', `import '#shared/contract'`, 'rules-stand-alone'],
  ['lint:layers', 'src/rules/core/planted-core.ts', `import '#rules/registry'`, 'core-stands-alone'],
  ['lint:layers', 'src/renderer/ui/planted-page.ts', `import '#main/host/host'`, 'renderer-knows-no-main'],
  [
    'lint:layers',
    'src/renderer/games/thousand-faces/planted-rules.ts',
    `import '#rules/thousand-faces/flip/rules'`,
    'page-decides-nothing'
  ],
  [
    'lint:layers',
    'src/renderer/games/prophecy/planted-game.ts',
    `import '#rules/thousand-faces/vocabulary'`,
    'games-stand-apart'
  ],
  ['lint:layers', 'src/renderer/features/planted-shell.ts', `import '../games/prophecy/game'`, 'shell-knows-no-game'],
  ['lint:layers', 'src/shared/planted-shared.ts', `import '#main/host/host'`, 'shared-knows-rules-alone'],
  ['lint:layers', 'src/main/host/planted-renderer.ts', `import '../../renderer/ui/focus'`, 'main-knows-no-page'],
  ['lint:layers', 'src/preload/planted-preload.ts', `import '#main/host/host'`, 'preload-is-a-bridge'],
  ['lint:layers', 'src/main/host/planted-server.ts', `import '../server/page-server'`, 'host-knows-no-server'],
  ['lint:layers', 'src/renderer/ui/planted-feature.ts', `import '../features/keys/keys'`, 'ui-knows-no-game'],
  [
    'lint:layers',
    'src/renderer/features/planted-frame.ts',
    `import '#rules/prophecy/vocabulary'`,
    'frame-knows-no-rules-of-a-game'
  ],
  [
    'lint:layers',
    'src/rules/thousand-faces/moves/planted-own.ts',
    `import '../flip/words'`,
    'rules-of-a-slice-are-its-own'
  ],
  ['lint:layers', 'src/main/host/planted-electron.ts', `import 'electron'`, 'electron-in-its-folders'],
  [
    'lint:layers',
    'src/rules/thousand-faces/deck/planted-slice.ts',
    `import '../corrections/rules'`,
    'slices-downward-thousand-faces-deck'
  ],
  ...[
    ['face-of-angels', 'deck'],
    ['game-face', 'contestants'],
    ['prophecy', 'table']
  ].map(
    ([game, slice]) =>
      [
        'lint:layers',
        `src/rules/${game}/${slice}/planted-slice.ts`,
        `import '../calls/rules'`,
        `slices-downward-${game}-${slice}`
      ] as const
  ),
  [
    'lint:layers',
    'src/rules/core/planted-one.ts',
    `import type { Two } from './planted-two'\nexport type One = Two[]`,
    'no-cycle'
  ],
  [
    'lint:layers',
    'src/renderer/ui/PlantedCycle.vue',
    `<script setup lang="ts">\nimport PlantedBack from './PlantedBack.vue'\n</script>\n\n<template>\n  <PlantedBack />\n</template>`,
    'src/renderer/ui/PlantedCycle.vue'
  ],
  [
    'lint:style',
    'src/renderer/ui/PlantedColour.vue',
    '<template><p /></template>\n\n<style scoped>\np {\n  color: #123456;\n}\n</style>',
    'Take a token'
  ],
  ['lint:dead', 'src/main/planted-alone.ts', 'export const alone = 1', 'src/main/planted-alone.ts'],
  ['lint:format', 'src/main/planted-format.ts', 'export const a = { b: "c" };', 'src/main/planted-format.ts']
] as const

/** The other halves of the planted cycles. */
const halves = {
  'src/rules/core/planted-two.ts': `import type { One } from './planted-one'\nexport type Two = One[]`,
  'src/renderer/ui/PlantedBack.vue': `<script setup lang="ts">\nimport PlantedCycle from './PlantedCycle.vue'\n</script>\n\n<template>\n  <PlantedCycle />\n</template>`
}

/** These commands follow imports through the whole tree. */
const readsTree = new Set<string>(['lint:layers', 'lint:dead'])

describe('a planted fault is reported', () => {
  const copies: string[] = []
  const reports = new Map<string, string>()

  beforeAll(async () => {
    const { output } = await run('git', ['ls-files'], { quiet: true, cwd: root })
    const files = output.split('\n').filter(file => file !== '' && !/^(?:resources|docs)\//.test(file))
    const tree = plant(files)
    // A linter that looks at one file at a time needs no clean files.
    const faults = plant(files.filter(file => !file.includes('/') || file.endsWith('tsconfig.json')))
    for (const command of new Set(planted.map(([name]) => name))) {
      const cwd = readsTree.has(command) ? tree : faults
      reports.set(command, (await run('npm', ['run', '--silent', command], { quiet: true, cwd })).output)
    }
  }, 240_000)
  afterAll(() => {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true })
  })

  /** Copies these files of the project, and plants every fault beside them. @returns the folder */
  function plant(files: readonly string[]): string {
    const copy = mkdtempSync(join(tmpdir(), 'hearthside-planted-'))
    copies.push(copy)
    for (const file of files) cpSync(join(root, file), join(copy, file), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
    for (const [file, text] of [...planted.map(([, at, text]) => [at, text] as const), ...Object.entries(halves)]) {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      writeFileSync(join(copy, file), `${text}\n`)
    }
    return copy
  }

  test.each(planted)('npm run %s: %s', (command, file, _, says) => {
    const report = reports.get(command) ?? ''
    expect(report.replaceAll('\\', '/')).toContain(file.replace(/^.*\//, ''))
    expect(report).toContain(says)
  })
})
