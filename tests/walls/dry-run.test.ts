import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kinds, listOf, withLine } from '../../scripts/dry-run.mjs'

// What the dry run makes of these lists (npm run dry-run, two minutes) is judged by types, walls and tests.

const root = join(import.meta.dirname, '../..')
const docs = readFileSync(join(root, 'docs/contributing.md'), 'utf8')
const everyKind = Object.keys(kinds) as (keyof typeof kinds)[]

/** Kind and path of each line of the first list under the heading “Add a …”. */
function listInDocs(kind: string): readonly string[] {
  const [, section = ''] = docs.split(`\n## Add a ${kind}`)
  const [, list = ''] = section.split('```')
  return list.split('\n').flatMap(line => /^(new|line) +\S+/.exec(line)?.[0] ?? [])
}

test.each(everyKind)('the list of what adds a %s in docs/contributing.md is that of the dry run', kind => {
  expect(listInDocs(kind)).toEqual(listOf(kind))
})

test.each(everyKind)('every line of the dry run of a %s has its place in the sources', kind => {
  for (const line of kinds[kind].lines) {
    const text = readFileSync(join(root, line.file), 'utf8')
    expect(withLine(text, line)).toContain(line.after + line.line)
  }
})

test('a line whose place is gone, or is there twice, is refused', () => {
  const line = { file: 'a.ts', after: 'one', line: ', two' }
  expect(() => withLine('nothing', line)).toThrow(/0 times/)
  expect(() => withLine('one one', line)).toThrow(/2 times/)
})
