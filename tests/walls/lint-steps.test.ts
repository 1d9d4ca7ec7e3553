import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lintSteps } from '../../scripts/lint.mjs'
import { root, run } from '../../scripts/steps.mjs'
import { styleFaults } from '../../scripts/style.mjs'

// The steps of `npm run lint` that other programs take: each is given a small folder with something that it must refuse.

function folderWith(files: Readonly<Record<string, string>>, settings: readonly string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearthside-step-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of settings) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    copyFileSync(join(root, name), join(folder, name))
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

async function step(name: string, cwd: string): Promise<{ readonly code: number; readonly output: string }> {
  const [, program, args] = lintSteps.find(([each]) => each === name) ?? []
  if (!program || !args) throw new Error(`npm run lint has no step “${name}”`)
  return run(program, args, { quiet: true, cwd, env: { NO_COLOR: '1', FORCE_COLOR: '0' } })
}

/** What knip is told, and what that imports. */
const knipSettings = ['package.json', 'knip.ts', 'scripts/component-imports.mjs']

const component = (style: string, how = ' scoped'): string =>
  `<template>\n  <p />\n</template>\n\n<style${how}>\n${style}\n</style>\n`

test.each([
  ['a length', 'p {\n  width: 13px;\n}', /Take a token of .*theme\/tokens/],
  ['a colour', 'p {\n  color: #123456;\n}', /Take a token/],
  ['a colour by its name', 'p {\n  color: red;\n}', /Take a token/],
  ['a duration', 'p {\n  transition-duration: 150ms;\n}', /Take a token/],
  ['a media query', '@media (min-width: 1px) {\n  p {\n    color: inherit;\n  }\n}', /density token/]
])('style: a component may not write out %s', async (_, style, instead) => {
  const found = await styleFaults(folderWith({ 'src/renderer/ui/A.vue': component(style) }))
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^src\/renderer\/ui\/A\.vue:\d+: /)
  expect(found[0]).toMatch(instead)
})

test.each(['.list :deep(b)', '.list ::v-deep(b)', '.list >>> b', ':global(.list)'])(
  'style: a component may not reach into another one, nor write for all: “%s”',
  async selector => {
    const style = `${selector} {\n  color: inherit;\n}`
    const files = { 'src/renderer/ui/A.vue': component(style), 'src/renderer/ui/b.css': `${style}\n` }
    const found = await styleFaults(folderWith(files))
    expect(found).toHaveLength(2)
    for (const each of found) expect(each).toMatch(/Style a child's inside by a prop, a slot or a custom property/)
  }
)

test('style: every block is scoped, and tokens may be used', async () => {
  const style = 'p {\n  width: var(--s-4);\n  border-width: 1px;\n}'
  const files = { 'src/renderer/ui/A.vue': component(style, ''), 'src/renderer/ui/B.vue': component(style) }
  const found = await styleFaults(folderWith(files))
  expect(found).toEqual([expect.stringMatching(/^src\/renderer\/ui\/A\.vue: Write <style scoped>.* a prop, a slot/)])
})

test('style: no script imports a sheet that is not of the theme', async () => {
  const script = (path: string): string => `<script setup lang="ts">\nimport '${path}'\n</script>\n`
  const found = await styleFaults(
    folderWith({
      'src/renderer/ui/A.vue': script('./a.css'),
      'src/renderer/ui/b.ts': `import '../games/b.css'\nimport '../theme/b.css'\n`,
      'src/renderer/ui/C.vue': script('@vue-flow/core/dist/style.css'),
      'src/renderer/ui/D.vue': script('../theme/d.css')
    })
  )
  expect(found).toEqual([
    expect.stringMatching(/^src\/renderer\/ui\/A\.vue: Write <style scoped src> instead of importing a\.css/),
    expect.stringMatching(/^src\/renderer\/ui\/b\.ts: .*importing b\.css.* a prop, a slot/)
  ])
})

test('dead code: a file that nobody imports and an export that nobody takes are refused', async () => {
  const files = {
    'src/preload/gm.ts': `import { used } from '../shared/used'\nused()\n`,
    'src/shared/used.ts': 'export function used(): void {}\nexport function forgotten(): void {}\n',
    'src/main/alone.ts': 'export function alone(): void {}\n',
    'tsconfig.json': '{}\n'
  }
  const { code, output } = await step('dead code', folderWith(files, knipSettings))
  expect(code).not.toBe(0)
  expect(output).toMatch(/^src\/main\/alone\.ts/m)
  expect(output).toMatch(/^forgotten .*src\/shared\/used\.ts/m)
  expect(output).not.toMatch(/^used /m)
})

test.each([
  ['dead code', 'selfish', 'tested'],
  ['code for tests alone', 'tested', 'selfish']
])('%s: an export that only its own file or only a test uses is refused', async (name, refused, spared) => {
  const files = {
    'src/preload/gm.ts': `import { used } from '../shared/used'\nused()\n`,
    'src/shared/used.ts': `export const used = () => selfish\nexport const selfish = 1\nexport const tested = 2\n`,
    'tests/used.test.ts': `import { tested } from '../src/shared/used'\ntested\n`,
    'tsconfig.json': '{}\n'
  }
  const { output } = await step(name, folderWith(files, knipSettings))
  expect(output).toContain(`${refused} `)
  expect(output).not.toContain(`${spared} `)
})

test('format: what is not laid out as npm run format does it is refused', async () => {
  const files = { 'a.ts': 'export const a = { b: "c" };\n', 'b.ts': "export const b = 'c'\n" }
  const { code, output } = await step('format', folderWith(files, ['.oxfmtrc.json']))
  expect(code).not.toBe(0)
  expect(output).toContain('a.ts')
  expect(output).not.toContain('b.ts')
})
