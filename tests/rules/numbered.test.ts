import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

// Every numbered rule of the documents has a test whose title begins with its id. No test names a rule that is not
// written down. So documents and tests agree.

const root = join(import.meta.dirname, '..', '..')
const id = '[A-Z]{1,3}\\d+[a-z]?'

function filesUnder(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => ending.test(name))
    .map(name => join(root, folder, name))
}

interface Found {
  readonly id: string
  readonly file: string
}

function declared(): readonly Found[] {
  return filesUnder('docs/rules', /\.md$/).flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(new RegExp(`^- \\*\\*(${id})\\*\\* `, 'gm'))].map(match => ({
      id: match[1] ?? '',
      file
    }))
  )
}

/** The ids at the beginning of each title of `it`, `test` or `describe`, tables included. */
function proved(): readonly Found[] {
  const title = new RegExp(`(?:it|test|describe)(?:\\.\\w+)*\\(\\s*['\`"]((?:${id}[ ,:]+)+)`, 'g')
  const table = new RegExp(`\\)\\(\\s*['\`"]((?:${id}[ ,:]+)+)`, 'g')
  return filesUnder('tests', /\.(test|spec)\.ts$/).flatMap(file => {
    const source = readFileSync(file, 'utf8')
    return [...source.matchAll(title), ...source.matchAll(table)].flatMap(match =>
      [...(match[1] ?? '').matchAll(new RegExp(id, 'g'))].map(([found]) => ({ id: found, file }))
    )
  })
}

describe('the numbered rules', () => {
  const rules = declared()
  const proofs = proved()

  it('are there, and each is numbered once', () => {
    expect(rules.length).toBeGreaterThan(100)
    const twice = rules.filter((rule, index) => rules.findIndex(each => each.id === rule.id) !== index)
    expect(twice).toEqual([])
  })

  it('have a test each', () => {
    const known = new Set(proofs.map(each => each.id))
    expect(rules.filter(rule => !known.has(rule.id))).toEqual([])
  })

  it('are the only ones that tests name', () => {
    const known = new Set(rules.map(each => each.id))
    expect(proofs.filter(proof => !known.has(proof.id))).toEqual([])
  })
})
