import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
/** Where a path of the docs may begin: they leave out what their sentence has said. */
const from = ['', 'src', 'src/rules', 'src/main', 'src/renderer', 'src/renderer/shell']
const games = ['src/rules/thousand-faces', 'src/renderer/games/thousand-faces']

/** The paths that a text names: in backticks, and in its lists of files; not those with a <word> to be filled in. */
function pathsIn(text: string): readonly string[] {
  const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`|^line +(\S+)/gm)].map(
    ([, quoted, listed]) => quoted ?? listed ?? ''
  )
  return [...new Set(named)].filter(path => !path.includes('<'))
}

const isThere = (path: string): boolean => [...from, ...games].some(each => existsSync(join(root, each, path)))

test.each(['README.md', 'docs/architecture.md', 'docs/contributing.md', 'docs/security.md', 'docs/performance.md'])(
  '%s names no file or folder that is not there',
  doc => {
    expect(pathsIn(readFileSync(join(root, doc), 'utf8')).filter(path => !isThere(path))).toEqual([])
  }
)

test('a path that is gone is found, in a sentence and in a list', () => {
  const text = 'See `host/host.ts` and `host/gone.ts`:\n```\nline src/gone.ts  a line\nline src/<game>/x.ts  each\n```'
  expect(pathsIn(text).filter(path => !isThere(path))).toEqual(['host/gone.ts', 'src/gone.ts'])
})
