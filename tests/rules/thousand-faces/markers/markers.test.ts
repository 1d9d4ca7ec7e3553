import { describe, expect, it } from 'vitest'
import type { MarkedOne, Marker, MarkerCommand } from '#rules/thousand-faces/markers/model'
import { commandSchema, describe as lineFor } from '#rules/thousand-faces/slices'
import type { Event, State } from '#rules/thousand-faces/state'
import { type GmView, type TableView, view } from '#rules/thousand-faces/view'
import { ada, bo, board, play, playAll, refusalOf, sheet } from '../../../support/thousand-faces/table'
import { noLuck } from '../../../support/luck'
import { aFoe } from '../characters/builders'

const onAda: MarkedOne = { what: 'character', seat: ada }
const onFoe: MarkedOne = { what: 'foe', foe: 1 }
const add = (changes: Partial<Marker> = {}): MarkerCommand => ({
  type: 'add-marker',
  on: onAda,
  word: 'on fire',
  shape: 'triangle',
  seenBy: 'table',
  lasts: 'until-removed',
  ...changes
})
const table = (revealed = true): State => board([sheet(ada), sheet(bo)], { foes: [aFoe({ revealed })], made: 100 })
const after = (state: State, ...commands: Parameters<typeof playAll>[2][]): State => playAll(state, noLuck, ...commands)
const seen = (state: State, kind: 'table' | 'overlay' = 'table'): TableView['markers'] =>
  (view(state, { kind }) as TableView).markers
const told = (events: readonly Event[], kind: 'gm' | 'table') =>
  events.map(event => lineFor(event, { kind })?.parts ?? null)

describe('free markers', () => {
  it('MK1 a word and a shape on a character or a foe, taken away again', () => {
    const two = after(
      table(),
      add({ word: '  on fire ' }),
      add({ on: onFoe, word: 'sees only light', shape: 'circle' })
    )
    expect((view(two, { kind: 'gm' }) as GmView).markers).toEqual([
      { id: 1, on: onAda, word: 'on fire', shape: 'triangle', seenBy: 'table', lasts: 'until-removed' },
      { id: 2, on: onFoe, word: 'sees only light', shape: 'circle', seenBy: 'table', lasts: 'until-removed' }
    ])
    expect(after(two, { type: 'remove-marker', marker: 1 }).markers.map(({ id }) => id)).toEqual([2])
    expect('markers' in (view(table(), { kind: 'gm' }) as GmView)).toBe(false)
  })

  it('MK1 at most 24 characters, one of the same word, six on one, on a character or foe who is there', () => {
    const long = { ...add(), word: 'x'.repeat(25) }
    expect([long, { ...long, word: 'x'.repeat(24) }].map(each => commandSchema.safeParse(each).success)).toEqual([
      false,
      true
    ])
    expect(refusalOf(table(), add({ word: '   ' }))).toEqual({ because: 'empty-marker' })
    expect(refusalOf(after(table(), add()), add({ shape: 'circle' }))).toEqual({
      because: 'marked-so',
      word: 'on fire'
    })
    expect(after(table(), add(), add({ on: onFoe })).markers).toHaveLength(2)
    const six = after(table(), ...[1, 2, 3, 4, 5, 6].map(n => add({ word: `w${n}` })))
    expect(refusalOf(six, add())).toEqual({ because: 'too-many-markers', most: 6 })
    expect(refusalOf(table(), add({ on: { what: 'foe', foe: 9 } }))).toEqual({ because: 'no-such-foe' })
    const stranger = { what: 'character', seat: 's9' as typeof ada } as const
    expect(refusalOf(table(), add({ on: stranger }))).toEqual({ because: 'no-such-seat', seat: 's9' })
    expect(refusalOf(table(), { type: 'remove-marker', marker: 1 })).toEqual({ because: 'no-such-marker' })
    expect(refusalOf(table(), add(), { kind: 'seat', seat: ada })).toEqual({ because: 'not-yours' })
  })

  it('MK2 one for this round goes with the round, and those of a foe with the foe', () => {
    const brief = after(table(), { type: 'begin-fight-round' }, add({ lasts: 'this-round' }), add({ word: 'wet' }))
    expect(after(brief, { type: 'begin-fight-round' }).markers.map(({ word }) => word)).toEqual(['wet'])
    expect(after(brief, { type: 'end-fight-rounds' }).markers.map(({ word }) => word)).toEqual(['wet'])
    const both = after(table(), add(), add({ on: onFoe }))
    expect(after(both, { type: 'remove-foe', foe: 1 }).markers.map(({ on }) => on)).toEqual([onAda])
    expect(after(both, { type: 'clear-foes' }).markers.map(({ on }) => on)).toEqual([onAda])
  })

  it('MK3 the table sees those that are meant for it, without their ids', () => {
    const mine = add({ word: 'MINE', seenBy: 'mine' })
    const open = after(table(), mine, add(), add({ on: onFoe, word: 'prone', shape: 'square' }))
    expect(seen(open)).toEqual({
      characters: [{ seat: ada, markers: [{ word: 'on fire', shape: 'triangle' }] }],
      foes: [{ foe: 1, markers: [{ word: 'prone', shape: 'square' }] }]
    })
    expect(seen(open, 'overlay')).toEqual(seen(open))
    for (const audience of [{ kind: 'table' }, { kind: 'overlay' }, { kind: 'seat', seat: ada }] as const)
      expect(JSON.stringify(view(open, audience))).not.toContain('MINE')
    expect('markers' in (view(after(table(), mine), { kind: 'table' }) as TableView)).toBe(false)
  })

  it('MK3 one on a foe is read only once players see the foe, and no more when it is hidden again', () => {
    const hidden = after(table(false), add({ on: onFoe, word: 'SECRET' }))
    expect(seen(hidden)).toBeUndefined()
    const shown = after(hidden, { type: 'show-foe', foe: 1, as: 'revealed' })
    expect(seen(shown)?.foes).toEqual([{ foe: 1, markers: [{ word: 'SECRET', shape: 'triangle' }] }])
    expect(seen(after(shown, { type: 'show-foe', foe: 1, as: 'hidden' }))).toBeUndefined()
  })

  it('MK3 the log tells the table of it under the same conditions', () => {
    expect(told(play(table(), add()).events, 'table')).toEqual([[{ seat: ada }, ': ', 'on fire']])
    expect(told(play(table(), add({ seenBy: 'mine' })).events, 'table')).toEqual([null])
    expect(told(play(table(), add({ seenBy: 'mine' })).events, 'gm')).toEqual([[{ seat: ada }, ': ', 'on fire']])
    expect(told(play(table(false), add({ on: onFoe })).events, 'table')).toEqual([null])
    expect(told(play(table(), add({ on: onFoe })).events, 'table')).toEqual([['Guard', ': ', 'on fire']])
    const one = after(table(), add())
    expect(told(play(one, { type: 'remove-marker', marker: 1 }).events, 'table')).toEqual([
      [{ seat: ada }, ' is no longer: ', 'on fire']
    ])
  })
})
