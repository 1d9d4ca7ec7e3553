import { describe, expect, it } from 'vitest'
import { Chronicle } from '#rules/campaign/chronicle'
import { entryParser } from '#rules/campaign/entry-parser'
import { frameFor } from '#rules/campaign/frame'
import type { Entry } from '#rules/campaign/types'
import { Played } from '../../support/chronicle'

const note = (text: string) => ({ type: 'write-note', text, audience: 'table' }) as const
const title = (played: Played) => played.chronicle.campaign.title
const saved = (played: Played): unknown[] => JSON.parse(JSON.stringify(played.chronicle.entries)) as unknown[]

function reread(entries: readonly unknown[]): ReturnType<typeof Chronicle.open> {
  const parse = entryParser()
  const read = entries.map(parse)
  return Chronicle.open(read.map(each => (each.ok ? each.value : ({ id: -1 } as Entry))))
}

function renamed(count: number): Played {
  const played = new Played()
  for (let index = 1; index <= count; index++) played.campaign({ type: 'rename-campaign', title: `Title ${index}` })
  return played
}

describe('the line of play', () => {
  it('CA8 undoing adds an entry and takes none away', () => {
    const played = renamed(3)
    played.undo()
    expect(played.chronicle.entries.map(entry => entry.kind)).toEqual(['act', 'act', 'act', 'undo'])
    expect(played.chronicle.revision).toBe(4)
  })

  it('CA9 everything can be undone, back to before the first entry, and all of it redone', () => {
    const played = renamed(400)
    played.undo(400)
    expect(title(played)).toBe('')
    expect(played.denied({ kind: 'undo', steps: 1 })).toBe('nothing-to-undo')
    played.redo(123)
    expect(title(played)).toBe('Title 123')
    played.undo(1)
    expect(title(played)).toBe('Title 122')
    played.redo(278)
    expect(title(played)).toBe('Title 400')
    expect(played.denied({ kind: 'redo', steps: 1 })).toBe('nothing-to-redo')
  })

  it('CA9 a new act leaves what was undone behind', () => {
    const played = renamed(5)
    played.undo(3)
    played.campaign({ type: 'rename-campaign', title: 'Another way' })
    expect(played.denied({ kind: 'redo', steps: 1 })).toBe('nothing-to-redo')
    played.undo()
    expect(title(played)).toBe('Title 2')
  })

  it('CA9 steps must be a number that is there', () => {
    const played = renamed(2)
    for (const steps of [0, -1, 3]) expect(played.denied({ kind: 'undo', steps })).toBe('nothing-to-undo')
  })

  it('CA10 do, then undo: the very same campaign', () => {
    const played = Played.table('Same', 'Kresk', 'Wren')
    const before = played.chronicle.campaign
    const [seat] = played.seats
    played.act({ type: 'gain-xp', seat, amount: 1, reason: 'a story' })
    expect(played.chronicle.campaign).not.toEqual(before)
    played.undo()
    expect(played.chronicle.campaign).toEqual(before)
  })

  it('CA11 undone dice, thrown again, show the same faces; another command does not', () => {
    const played = Played.table('Fishing', 'Kresk')
    const [seat] = played.seats
    const thrown = { type: 'roll-dice', seat, throw: { dice: [10, 10, 10, 10], plus: 0, halved: 'whole' }, what: '' }
    played.act(thrown)
    const dealt = played.chronicle.campaign
    played.undo()
    played.act(thrown)
    expect(played.chronicle.campaign).toEqual(dealt)
    expect(played.chronicle.entries.at(-1)?.kind).toBe('redo')
    played.undo()
    played.act({ type: 'gain-xp', seat, amount: 1, reason: 'other' })
    expect(played.chronicle.entries.at(-1)?.kind).toBe('act')
  })

  it('CA11 the order in which the fields of a command were written is no other command', () => {
    const played = Played.table('Fishing', 'Kresk')
    const [seat] = played.seats
    played.act({ type: 'gain-xp', seat, amount: 1, reason: 'a story' })
    played.undo()
    played.act({ reason: 'a story', amount: 1, seat, type: 'gain-xp' })
    expect(played.chronicle.entries.at(-1)?.kind).toBe('redo')
  })

  it('CA12 a save point is returned to from after and from before, and is no step of its own', () => {
    const played = renamed(3)
    played.savePoint('Before the tower')
    played.campaign({ type: 'rename-campaign', title: 'Later' })
    const steps = () => frameFor(played.chronicle, { kind: 'gm' }).undo?.savePoints[0]?.steps
    expect(steps()).toBe(-1)
    played.undo(3)
    expect(title(played)).toBe('Title 1')
    expect(steps()).toBe(2)
    played.redo(2)
    expect(title(played)).toBe('Title 3')
    expect(steps()).toBe(0)
    played.undo(1)
    played.campaign(note('another way'))
    expect(steps()).toBeNull()
  })

  it('CA12 a save point at the very beginning can be returned to', () => {
    const played = new Played()
    played.savePoint('Nothing yet')
    played.campaign(note('something'))
    expect(frameFor(played.chronicle, { kind: 'gm' }).undo?.savePoints[0]?.steps).toBe(-1)
    expect(played.denied({ kind: 'save-point', name: ' ' })).toBe('no-title')
  })

  it('CA13 the saved entries, read again, make the same campaign and the same frames', () => {
    const played = Played.table('Again', 'Kresk', 'Wren')
    const [kresk, wren] = played.seats
    played.act({ type: 'lose-stamina', seat: kresk, points: 1, reason: 'a fall' })
    played.act({ type: 'gain-xp', seat: wren, amount: 2, reason: 'a story' })
    played.undo()
    played.campaign(note('and so on'))
    played.savePoint('Here')
    const again = reread(saved(played))
    if (!again.ok) throw new Error(again.error.message)
    expect(again.value.campaign).toEqual(played.chronicle.campaign)
    for (const kind of ['gm', 'table', 'overlay'] as const)
      expect(frameFor(again.value, { kind })).toEqual(frameFor(played.chronicle, { kind }))
  })

  it.each([
    ['a gap in the numbers', 'entries.2.id', (entries: Entry[]) => entries.splice(2, 1)],
    [
      'an undo of more than stands',
      'entries.4.steps',
      (entries: Entry[]) => entries.push({ id: 5, at: 0, kind: 'undo', steps: 9 })
    ],
    [
      'a redo of nothing',
      'entries.4.steps',
      (entries: Entry[]) => entries.push({ id: 5, at: 0, kind: 'redo', steps: 1 })
    ]
  ])('CA14 %s stops the reading at its place', (_what, place, spoil) => {
    const entries = saved(renamed(4)) as Entry[]
    spoil(entries)
    expect(reread(entries)).toMatchObject({ ok: false, error: { path: place } })
  })

  it('CA14 an act on a board that was never opened is not read', () => {
    const parse = entryParser()
    const act = { id: 1, at: 0, kind: 'act', board: 'b9', actor: { kind: 'gm' }, command: {}, events: [] }
    expect(parse(act)).toMatchObject({ ok: false, error: { path: 'board' } })
  })

  it('CA14 a spoilt event is found at its place', () => {
    const parse = entryParser()
    const events = [
      { type: 'note-written', text: 'fine', audience: 'table' },
      { type: 'session-began', number: 'two' }
    ]
    const act = {
      id: 1,
      at: 0,
      kind: 'act',
      board: null,
      actor: { kind: 'gm' },
      command: { type: 'begin-session' },
      events
    }
    expect(parse(act)).toMatchObject({ ok: false, error: { path: 'events.1.number' } })
  })
})
