import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const mirrored = ['rules', 'shared', 'main', 'preload', 'renderer']

test('a test lies in the folder under tests that its subject has under src', () => {
  const folders = mirrored.flatMap(layer =>
    readdirSync(join(root, 'tests', layer), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.test.ts'))
      .map(name => join(layer, name, '..').replaceAll('\\', '/'))
  )
  expect(folders.length).toBeGreaterThan(100)
  const astray = [...new Set(folders)].filter(folder => !existsSync(join(root, 'src', folder)))
  expect(astray).toEqual([])
})
