import { join } from 'node:path'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

// The walls of eslint.config.js: each is shown something that breaks it.

const eslint = new ESLint({ cwd: join(import.meta.dirname, '../..') })

test.each([
  ['src/rules/core/a.ts', 'export const a = Date.now()', 'no clock'],
  ['src/rules/core/a.ts', 'export const a = Math.random()', 'Luck'],
  ['src/rules/core/a.ts', 'export const a = [1][0]!', 'No "!"'],
  ['src/rules/core/a.ts', `import 'node:fs'`, 'Rules are pure'],
  ['src/rules/core/a.ts', `import 'vue'`, 'no screen'],
  ['src/shared/a.ts', `import 'electron'`, 'electron'],
  ['src/main/host/a.ts', `import 'node:fs'`, 'src/main/storage'],
  ['src/main/host/a.ts', `import 'electron'`, 'electron'],
  ['src/main/electron/a.ts', `import { ipcMain } from 'electron'`, 'ipc.ts only'],
  ['src/main/electron/a.ts', `export const a = (w: any) => w.webContents.send('x')`, 'publisher'],
  ['src/main/host/a.ts', 'export default 1', 'default exports'],
  ['src/renderer/ui/a.ts', `import 'node:path'`, 'asks the host'],
  ['src/renderer/ui/a.ts', 'export const a = process.env', 'process'],
  ['src/renderer/ui/A.vue', '<template><p v-html="a" /></template>', 'v-html'],
  ['src/renderer/ui/A.vue', '<template><p style="color: red" /></template>', 'forbidden'],
  ['src/main/host/a.ts', `console.log('a')`, 'console']
])('%s may not say %s', async (filePath, text, says) => {
  const [result] = await eslint.lintText(`${text}\n`, { filePath })
  expect(result?.messages.map(({ message }) => message).join('\n')).toContain(says)
})
