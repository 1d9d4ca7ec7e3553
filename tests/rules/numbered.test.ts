import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writtenRules } from '../support/written-rules'

// Every numbered rule of the documents has a test whose title begins with its id. No test names a rule that is not
// written down. No kept tool compares documents with titles of tests.

const tests = join(import.meta.dirname, '..')
const id = '[A-Z]{1,3}\\d+[a-z]?'
const title = new RegExp(`(?:(?:it|test|describe)(?:\\.\\w+)*|\\))\\(\\s*['\`"]((?:${id}[ ,:]+)+)`, 'g')

/** The ids at the beginning of each title of `it`, `test` or `describe`, tables included. */
const proofs = readdirSync(tests, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.(test|spec)\.ts$/.test(file))
  .flatMap(file =>
    [...readFileSync(join(tests, file), 'utf8').matchAll(title)].flatMap(([, found = '']) =>
      found.match(new RegExp(id, 'g'))!.map(each => ({ id: each, file }))
    )
  )

describe('the numbered rules', () => {
  const rules = writtenRules.map(rule => rule.id)

  it('are there, and each is numbered once', () => {
    expect(rules.length).toBeGreaterThan(100)
    expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([])
  })

  it('have a test each', () => {
    const known = new Set(proofs.map(proof => proof.id))
    expect(rules.filter(rule => !known.has(rule))).toEqual([])
  })

  it('are the only ones that tests name', () => {
    expect(proofs.filter(proof => !rules.includes(proof.id))).toEqual([])
  })
})
