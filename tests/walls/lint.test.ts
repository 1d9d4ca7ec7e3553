import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ESLint } from 'eslint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root, run, tool } from '../../scripts/steps.mjs'

// The walls of .oxlintrc.json and eslint.config.js: each is shown something that breaks it.

const scripts = [
  ['src/rules/core/clock.ts', 'export const a = Date.now()', 'no clock'],
  ['src/rules/core/chance.ts', 'export const a = Math.random()', 'Luck'],
  ['src/rules/core/certain.ts', 'export const a = [1][0]!', 'non-null assertion'],
  ['src/rules/core/machine.ts', `import 'node:fs'`, 'Rules are pure'],
  ['src/rules/core/screen.ts', `import 'vue'`, 'no screen'],
  ['src/shared/desktop.ts', `import 'electron'`, 'electron'],
  ['src/main/host/files.ts', `import 'node:fs'`, 'src/main/storage'],
  ['src/main/host/desktop.ts', `import 'electron'`, 'electron'],
  ['src/main/electron/files.ts', `import 'node:fs'`, 'src/main/storage'],
  ['src/main/electron/listens.ts', `import { ipcMain } from 'electron'`, 'ipc.ts only'],
  ['src/main/host/nameless.ts', 'export default 1', 'Prefer named exports'],
  ['src/main/host/speaks.ts', `console.log('a')`, 'console'],
  ['src/renderer/ui/machine.ts', `import 'node:path'`, 'asks the host'],
  ['src/renderer/ui/process.ts', 'export const a = process.env', 'runs in a browser'],
  ['src/renderer/ui/Process.vue', '<script setup lang="ts">\nprocess.exit()\n</script>', 'runs in a browser'],
  ['src/renderer/ui/any.ts', 'export const a: any = 1', 'any'],
  [
    'src/rules/core/twice.ts',
    `import type { A } from './a'\nimport { b } from './a'\nexport const c: A = b`,
    'duplicated'
  ],
  ['tests/rules/loose.ts', `export const a = 1 == Number('1')`, '===']
] as const

describe('oxlint', () => {
  let folder: string
  let found: readonly { readonly filename: string; readonly message: string; readonly help?: string }[]

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hearthside-lint-'))
    await copyFile(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    for (const [path, text] of scripts) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), `${text}\n`)
    }
    const { output } = await run(tool('oxlint'), ['--format', 'json'], { quiet: true, cwd: folder })
    found = JSON.parse(output.slice(output.indexOf('{'))).diagnostics
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test.each(scripts)('%s may not say %s', (path, _, says) => {
    const here = found.filter(({ filename }) => filename.replaceAll('\\', '/') === path)
    expect(here.map(({ message, help }) => `${message} ${help ?? ''}`).join('\n')).toContain(says)
  })
})

describe('eslint', () => {
  const eslint = new ESLint({ cwd: root })

  test.each([
    ['<template><p v-html="a" /></template>', 'v-html'],
    ['<template><p style="color: red" /></template>', 'forbidden'],
    ['<script>\nexport default { data: () => ({}) }\n</script>', 'script setup']
  ])('a component may not say %s', async (text, says) => {
    const [result] = await eslint.lintText(`${text}\n`, { filePath: join(root, 'src/renderer/ui/A.vue') })
    expect(result?.messages.map(({ message }) => message).join('\n')).toContain(says)
  })
})
