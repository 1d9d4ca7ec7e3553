import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import type { Command } from '#rules/thousand-faces/state'
import { decide, parse } from '#rules/thousand-faces/slices'
import { seededLuck } from '../../support/luck'
import { adventure, foundation, playByWhim, type Table } from '../../support/thousand-faces/random-table'
import { json, turns } from '../../support/thousand-faces/watch'
import { runs } from '../../support/thorough'

describe.each([
  ['cards alone', foundation],
  ['everything', adventure]
])('what is written down, by random play with %s', (_with, table) => {
  it('WHO3 what is printed is read back as it was', () => {
    fc.assert(
      fc.property(turns(60), fc.nat(), (whims, seed) => {
        playByWhim(table, whims, seed, ({ command, events }) => {
          expect(parse.command.parse(json(command))).toEqual({ ok: true, value: command })
          for (const event of events) expect(parse.event.parse(json(event))).toEqual({ ok: true, value: event })
        })
      }),
      { numRuns: runs(8, 100) }
    )
  }, 240_000)

  it('WHO4 however many words a user types, their result is read back', () => {
    fc.assert(
      fc.property(turns(60), fc.nat(), (whims, seed) => {
        playByWhim(wordy(table), whims, seed, ({ command, events, after }) => {
          for (const event of events)
            expect([command.type, parse.event.parse(json(event)).ok]).toEqual([command.type, true])
          expect([command.type, parse.state.parse(json(after)).ok]).toEqual([command.type, true])
        })
      }),
      { numRuns: runs(5, 60) }
    )
  }, 240_000)
})

const typed = [
  'reason',
  'name',
  'note',
  'what',
  'seller',
  'master',
  'question',
  'answer',
  'weakness',
  'from',
  'authority',
  'passage',
  'blames',
  'forgives',
  'describe',
  'weapon',
  'effect',
  'goal',
  'title',
  'says'
]

/** The same table, where all players write as much as a field takes. */
function wordy(table: Table): Table {
  return {
    ...table,
    propose: (state, whim) => {
      const command = table.propose(state, whim)
      const longer = lengthened(command) as Command
      const fits = parse.command.parse(json(longer)).ok && decide(state, longer, gm, seededLuck(1)).ok
      return fits ? longer : command
    }
  }
}

function lengthened(thing: unknown): unknown {
  if (Array.isArray(thing)) return thing.map(lengthened)
  if (thing === null || typeof thing !== 'object') return thing
  return Object.fromEntries(
    Object.entries(thing).map(([key, value]) => [
      key,
      typeof value === 'string' && typed.includes(key) ? 'W'.repeat(500) : lengthened(value)
    ])
  )
}
