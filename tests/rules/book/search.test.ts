import { describe, expect, it } from 'vitest'
import { countThings, findThings, type BookFilter } from '#rules/book/search'
import type { ThingId } from '#rules/book/vocabulary'
import { LogSearch } from '#rules/campaign/log-search'
import { plainText } from '#rules/core/log-line'
import { Played } from '../../support/chronicle'

const any: BookFilter = { kind: null, knownTo: null, standing: null }

function book() {
  const played = Played.table('The Drowned Bells', 'Kresk')
  const add = (kind: 'person' | 'place' | 'secret', name: string, sentence = '', page = ''): ThingId => {
    const thing = `t${played.campaign({ type: 'add-thing', kind, name, sentence }).id}` as ThingId
    if (page !== '') played.campaign({ type: 'write-page', thing, sentence, page })
    return thing
  }
  const found = (query: string, filter: BookFilter = any) =>
    findThings(played.chronicle.campaign, query, filter, 100).things
  return {
    played,
    add,
    found,
    names: (query: string, filter?: BookFilter) => found(query, filter).map(({ name }) => name)
  }
}

describe('finding in the book', () => {
  it('BK11 names come before sentences, sentences before pages, and every word counts', () => {
    const { add, names, found } = book()
    add('secret', 'What it is made of', '', 'Nobody knows that the ninth bell is a ship’s hull.')
    add('person', 'Maud Ferrier', 'Her brother dived for the ninth bell')
    add('place', 'The ninth bell')
    add('place', 'Bell tower of the ninth')
    expect(names('NINTH béll')).toEqual([
      'The ninth bell',
      'Bell tower of the ninth',
      'Maud Ferrier',
      'What it is made of'
    ])
    expect(found('ninth hull')).toMatchObject([{ excerpt: 'Nobody knows that the ninth bell is a ship’s hull.' }])
    expect(found('ninth').map(({ excerpt }) => excerpt === null)).toEqual([true, true, true, false])
    expect(names('bell')[0]).toBe('Bell tower of the ninth')
    expect(names('ninth goose')).toEqual([])
    expect(names('')).toEqual(['Bell tower of the ninth', 'The ninth bell', 'Maud Ferrier', 'What it is made of'])
  })

  it('BK11 where nothing fits, names but for a letter or two', () => {
    const { add, names } = book()
    add('person', 'Yogran')
    add('person', 'Constance-Philippa Verlaine')
    expect(names('yorgan')).toEqual(['Yogran'])
    expect(names('yogrann')).toEqual(['Yogran'])
    expect(names('yoran')).toEqual(['Yogran'])
    expect(names('verlanie')).toEqual(['Constance-Philippa Verlaine'])
    expect(names('yogi')).toEqual([])
  })

  it('BK11 finds the same whether a query is typed letter by letter or asked at once', () => {
    const { played, add, found } = book()
    add('secret', 'What it is made of', '', 'Nobody knows that the ninth bell is a ship’s hull.')
    add('person', 'Maud Ferrier', 'Her brother dived for the ninth bell')
    add('place', 'Bell tower of the ninth')
    for (let nth = 0; nth < 60; nth++) {
      const text = nth % 3 === 0 ? `The ninth bell, ${nth} times` : `A bell of ninety, ${nth}`
      played.campaign({ type: 'note-down', text, knownTo: 'gm' })
    }
    const log = new LogSearch(played.chronicle)
    const ready = (search: LogSearch): LogSearch => (search.readOn(1000), search)
    for (const query of ['ninth bell', 'ninety 7', 'ninhth', 'bell of', 'maud']) {
      for (let end = 1; end <= query.length; end++) {
        const typed = query.slice(0, end)
        const [lines, things] = [ready(log).find(typed, 5), found(typed)]
        found('something else')
        expect(things).toEqual(found(typed))
        found(typed)
        expect(lines).toEqual(ready(new LogSearch(played.chronicle)).find(typed, 5))
        if (end === 4) played.undo()
      }
    }
  })

  it('BK11 BK7 a page is found by what its mentions are called now', () => {
    const { played, add, names } = book()
    const dean = add('person', 'The Dean')
    add('person', 'Maud', '', 'Pays @The Dean in silence')
    expect(names('pays dean')).toEqual(['Maud'])
    played.campaign({ type: 'rename-thing', thing: dean, name: 'The Bishop' })
    expect(names('pays dean')).toEqual([])
    expect(names('pays bishop')).toEqual(['Maud'])
    played.campaign({ type: 'rename-seat', seat: played.seats[0]!, player: '', character: 'Half-Tide' })
    expect(names('bishop')).toEqual(['The Bishop', 'Maud'])
  })

  it('BK11 kinds, audiences and states are filters, each counted under the two others', () => {
    const { played, add, names } = book()
    const maud = add('person', 'Maud')
    const mill = add('place', 'The mill')
    add('person', 'Yogran')
    played.campaign({ type: 'share-thing', thing: maud, knownTo: [played.seats[0]!] })
    played.campaign({ type: 'mark-thing', thing: mill, standing: 'met' })
    expect(names('', { ...any, kind: 'person' })).toEqual(['Yogran', 'Maud'])
    expect(names('', { ...any, knownTo: 'seats' })).toEqual(['Maud'])
    expect(names('', { ...any, standing: 'met' })).toEqual(['The mill'])
    const counts = countThings(played.chronicle.campaign, { ...any, kind: 'person' })
    expect(counts).toEqual({ any: 3, person: 2, place: 1, seats: 1, gm: 1, new: 2 })
  })

  it('BK11 the log is found by all words, names of today among them, the newest first; undone lines are not', () => {
    const { played } = book()
    const search = new LogSearch(played.chronicle)
    const found = (query: string): readonly string[] => {
      while (!search.readOn(2));
      const nameOf = () => 'Half-Tide'
      return search.find(query, 2).map(({ line }) => plainText(line.parts, nameOf))
    }
    played.campaign({ type: 'write-note', text: 'A bell is heard', audience: 'gm' })
    played.campaign({ type: 'write-note', text: 'A second bell', audience: 'table' })
    played.campaign({ type: 'note-down', text: 'The third Bell rings for @Kresk', knownTo: 'gm' })
    expect(found('bell')).toEqual(['The third Bell rings for Half-Tide', 'A second bell'])
    expect(found('half tide')).toEqual([])
    played.campaign({ type: 'rename-seat', seat: played.seats[0]!, player: '', character: 'Half-Tide' })
    expect(found('third bell')).toEqual(['The third Bell rings for Half-Tide'])
    while (!search.refresh(2));
    expect(found('bell half-tide')).toEqual(['The third Bell rings for Half-Tide'])
    expect(search.refresh(0)).toBe(true)
    played.undo(2)
    expect(found('bell')).toEqual(['A second bell', 'A bell is heard'])
    expect(found(' ')).toEqual([])
  })
})
