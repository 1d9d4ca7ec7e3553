import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { editorTypesPath, writeEditorTypes } from '../../scripts/editor-types.mjs'
import { run, tool } from '../../scripts/steps.mjs'
import { folderWith } from './folder-with'

const root = join(import.meta.dirname, '../..')

/** What the compiler finds in a file that imports nothing, as the places in it and what is wrong there. */
async function foundIn(text: string): Promise<readonly string[]> {
  const folder = folderWith({
    'tsconfig.json': JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { lib: ['ES2023', 'DOM'] },
      files: ['probe.ts', 'vue-files.d.ts', editorTypesPath]
    }),
    'probe.ts': text,
    'vue-files.d.ts': readFileSync(join(root, 'tests/support/vue-files.d.ts'), 'utf8'),
    'src/rules/core/seat.ts': 'export interface Seat {\n  name: string\n}\n',
    'src/rules/core/text.ts': 'export const counted = (count: number, noun: string): string => `${count} ${noun}s`\n',
    'src/rules/campaign/types.ts':
      'export interface Frame<Kind extends string> extends Array<Kind> {\n  kind: Kind\n}\n',
    'src/renderer/ui/primitives.ts': 'export const [Stack, Row, Card, Text] = [1, 2, 3, 4] as const\n',
    'src/renderer/ui/PushButton.vue': ''
  })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  writeEditorTypes(folder)
  const { output } = await run(tool('tsgo'), ['-p', folder, '--pretty', 'false'], { quiet: true })
  return [...output.matchAll(/^.*probe\.ts\((\d+),\d+\): error TS\d+: (.*)$/gm)].map(
    ([, row, says]) => `${row}: ${says}`
  )
}

it('an editor knows what a component has without an import, by its type', async () => {
  const found = await foundIn(
    [
      `import type { ComponentCustomProperties, GlobalComponents } from 'vue'`,
      'export const open: boolean = ref(false).value',
      `export const page = (frame: Frame<'gm'>, seat: Seat): string => frame.kind + seat.name`,
      `export const words = (all: ComponentCustomProperties): string => all.counted(2, 'wound')`,
      `export const parts: (keyof GlobalComponents)[] = ['Row', 'PushButton', 'NotThere']`,
      'export const wrong: string = ref(false).value',
      'export const unknown = (missing: NotThere): unknown => missing'
    ].join('\n')
  )
  expect(found).toEqual([
    expect.stringMatching(/^5: Type '"NotThere"'/),
    `6: Type 'boolean' is not assignable to type 'string'.`,
    `7: Cannot find name 'NotThere'.`
  ])
}, 60_000)
