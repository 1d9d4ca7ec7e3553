import { describe, expect, it } from 'vitest'
import type { ImportedThing } from '#rules/book/import/model'
import { thingsIn } from '#rules/book/things/lookup'
import type { ThingId } from '#rules/book/vocabulary'
import type { SeatId } from '#rules/core/seat'
import { Played } from '../../../support/chronicle'

const imported = (thing: string, name: string, more: Partial<ImportedThing> = {}): ImportedThing => ({
  thing: thing as ThingId,
  name,
  kind: 'person',
  sentence: '',
  page: '',
  standing: 'new',
  metIn: null,
  since: 0,
  knownTo: 'gm',
  seats: [],
  foes: [],
  ...more
})

function table(): Played {
  const played = Played.table('The Drowned Bells', 'Kresk')
  played.campaign({ type: 'add-thing', kind: 'person', name: 'Yogran', sentence: 'A rat.' })
  return played
}

const names = ({ chronicle }: Played): readonly string[] => thingsIn(chronicle.campaign.book).map(({ name }) => name)
const denied = (played: Played, ...things: readonly ImportedThing[]): string =>
  played.denied({ kind: 'act', board: null, command: { type: 'import-things', things } })

describe('OI6 taking in a folder', () => {
  it('is one act: new pages where their numbers belong, changed ones in place, all undone at once', () => {
    const played = table()
    const [before] = thingsIn(played.chronicle.campaign.book)
    const old = `t${played.chronicle.revision}`
    played.campaign({
      type: 'import-things',
      things: [
        imported('t900', 'The mill'),
        imported('t1', 'First'),
        imported(old, 'Jogran', { page: 'Knows @{t900}.' })
      ]
    })
    expect(names(played)).toEqual(['First', 'Jogran', 'The mill'])
    played.undo()
    expect(thingsIn(played.chronicle.campaign.book)).toEqual([before])
    played.redo()
    played.campaign({ type: 'add-thing', kind: 'place', name: 'Later', sentence: '' })
    expect(names(played)).toEqual(['First', 'Jogran', 'Later', 'The mill'])
  })

  it('brings back what was taken out, and lets names change places', () => {
    const played = table()
    const [yogran] = thingsIn(played.chronicle.campaign.book)
    played.campaign({ type: 'remove-thing', thing: yogran!.id })
    played.campaign({ type: 'import-things', things: [imported(yogran!.id, 'A'), imported('t70', 'B')] })
    played.campaign({ type: 'import-things', things: [imported(yogran!.id, 'B'), imported('t70', 'A')] })
    expect(names(played)).toEqual(['B', 'A'])
  })

  it('is refused as a whole where one thing of it cannot be', () => {
    const played = table()
    expect(denied(played, imported('t90', 'The mill'), imported('t91', 'the MILL'))).toBe('name-twice')
    expect(denied(played, imported('t90', 'Kresk'))).toBe('name-twice')
    expect(denied(played, imported('t90', 'A'), imported('t90', 'B'))).toBe('name-twice')
    expect(denied(played, imported('t90', ' A@'))).toBe('nameless-thing')
    expect(denied(played, imported('t90', 'A', { seats: ['s99' as SeatId] }))).toBe('unknown-seats')
    expect(denied(played, imported('t90', 'A', { page: '@{t91}' }))).toBe('mentions-nothing')
    const long = Array.from({ length: 30 }, (_, at) => imported(`t${100 + at}`, `N${at}`, { page: 'é'.repeat(70_000) }))
    expect(denied(played, ...long)).toBe('import-too-long')
    expect(names(played)).toEqual(['Yogran'])
  })

  it('keeps the order and the blocks of a thick book, wherever numbers are put in', () => {
    const played = Played.table('Thick', 'Kresk')
    const ids = Array.from({ length: 700 }, (_, at) => 2 * ((at * 331) % 700) + 1)
    played.campaign({ type: 'import-things', things: ids.map(id => imported(`t${id}`, `N${id}`)) })
    played.campaign({ type: 'import-things', things: ids.map(id => imported(`t${id + 1}`, `N${id + 1}`)) })
    const found = thingsIn(played.chronicle.campaign.book).map(({ id }) => Number(id.slice(1)))
    expect(found).toEqual(Array.from({ length: 1400 }, (_, at) => at + 1))
    expect(Math.max(...played.chronicle.campaign.book.things.map(({ length }) => length))).toBeLessThan(257)
  })
})
