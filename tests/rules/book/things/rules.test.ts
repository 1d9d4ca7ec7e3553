import { describe, expect, it } from 'vitest'
import { Chronicle } from '#rules/campaign/chronicle'
import { frameFor } from '#rules/campaign/frame'
import type { Entry } from '#rules/campaign/types'
import { plainText } from '#rules/core/log-line'
import type { Thing } from '#rules/book/things/model'
import { thingsIn } from '#rules/book/things/lookup'
import type { ThingId } from '#rules/book/vocabulary'
import { Played } from '../../../support/chronicle'

function table(): Played {
  return Played.table('The Drowned Bells', 'Kresk', 'Wren')
}

function things({ chronicle }: Played): readonly Thing[] {
  return thingsIn(chronicle.campaign.book)
}

function named(played: Played, name: string): Thing {
  const thing = things(played).find(each => each.name === name)
  if (!thing) throw new Error(`${name} is not in the book`)
  return thing
}

const person = (name: string, sentence = '') => ({ type: 'add-thing', kind: 'person', name, sentence }) as const
const line = (text: string) => ({ type: 'note-down', text, knownTo: 'gm' }) as const

function lastLines(played: Played, audience: object): readonly string[] {
  const { log } = frameFor(played.chronicle, audience as { kind: 'gm' })
  const { entry } = log.at(-1)!
  const nameOf = (id: string) => played.chronicle.campaign.seats.find(seat => seat.id === id)!.character
  return log.filter(each => each.entry === entry).map(each => plainText(each.line.parts, nameOf))
}

describe('the Game Master’s book', () => {
  it('BK1 a thing has a kind, a sentence, a page, a state, and seats and foes that it belongs to', () => {
    const played = table()
    const [kresk] = played.seats
    const added = played.campaign(person(' Maud  Ferrier ', 'Rows at night'))
    const id = `t${added.id}` as ThingId
    played.campaign({ type: 'write-page', thing: id, sentence: 'Rows alone.', page: 'Lost a brother.' })
    played.campaign({ type: 'sort-thing', thing: id, kind: 'thread' })
    played.campaign({ type: 'link-thing', thing: id, seats: [kresk!, kresk!], foes: [{ board: 'b1', foe: 2 }] })
    played.campaign({ type: 'begin-session' })
    played.campaign({ type: 'mark-thing', thing: id, standing: 'met' })
    played.campaign({ type: 'begin-session' })
    played.campaign({ type: 'mark-thing', thing: id, standing: 'revealed' })
    expect(named(played, 'Maud Ferrier')).toEqual({
      id,
      kind: 'thread',
      name: 'Maud Ferrier',
      sentence: 'Rows alone.',
      page: 'Lost a brother.',
      standing: 'revealed',
      knownTo: 'gm',
      metIn: 1,
      since: 0,
      seats: [kresk],
      foes: [{ board: 'b1', foe: 2 }],
      picture: null,
      removed: false
    })
    played.campaign({ type: 'mark-thing', thing: id, standing: 'new' })
    expect(named(played, 'Maud Ferrier').metIn).toBeNull()
  })

  it('BK2 only the Game Master writes, and every change can be taken back', () => {
    const played = table()
    const before = played.chronicle.campaign
    const actor = { kind: 'seat', seat: played.seats[0]! } as const
    expect(played.denied({ kind: 'act', board: null, command: person('Yogran') }, actor)).toBe('gm-only')
    played.campaign(line('@Yogran owes @Kresk and @Maud'))
    expect(things(played).map(({ name }) => name)).toEqual(['Yogran', 'Maud'])
    played.undo()
    expect(played.chronicle.campaign).toEqual(before)
    played.redo()
    const opened = Chronicle.open(JSON.parse(JSON.stringify(played.chronicle.entries)) as Entry[])
    expect(opened.ok && opened.value.campaign).toEqual(played.chronicle.campaign)
  })

  it('BK3 things are named after their entry, and numbered on within it, for ever', () => {
    const played = table()
    const first = played.campaign(line('@Ada, @Bo, @Cy'))
    expect(things(played).map(({ id }) => id)).toEqual([`t${first.id}`, `t${first.id}-2`, `t${first.id}-3`])
    played.undo()
    const second = played.campaign(person('Dee', 'knows @Ada'))
    expect(things(played).map(({ id }) => id)).toEqual([`t${second.id}`, `t${second.id}-2`])
    for (let nth = 0; nth < 300; nth++) played.campaign(person(`Somebody ${nth}`))
    played.campaign({ type: 'rename-thing', thing: named(played, 'Somebody 200').id, name: 'The 200th' })
    expect(things(played)[202]!.name).toBe('The 200th')
    expect(things(played)).toHaveLength(302)
  })

  it('BK4 a name belongs to one', () => {
    const played = table()
    played.campaign(person('The Dean'))
    const bo = played.campaign(person('Bo'))
    const denied = (command: object) => played.denied({ kind: 'act', board: null, command })
    expect(denied(person('the DEÁN'))).toBe('name-taken')
    expect(denied(person('kresk'))).toBe('name-taken')
    expect(denied(person(' "@ '))).toBe('nameless-thing')
    expect(denied({ type: 'rename-thing', thing: `t${bo.id}`, name: 'The Dean' })).toBe('name-taken')
    expect(denied({ type: 'rename-thing', thing: 't999', name: 'X' })).toBe('no-such-thing')
    expect(denied({ type: 'note-down', text: ' ', knownTo: 'gm' })).toBe('empty-line')
    expect(denied({ type: 'note-down', text: 'x', knownTo: ['s999'] })).toBe('unknown-seats')
    expect(denied({ type: 'share-thing', thing: `t${bo.id}`, knownTo: ['s999'] })).toBe('unknown-seats')
    played.campaign({ type: 'rename-thing', thing: `t${bo.id}` as ThingId, name: 'BO' })
    expect(named(played, 'BO').id).toBe(`t${bo.id}`)
  })

  it('BK5 who is new becomes a person, with the rest of a line that begins with the name', () => {
    const played = table()
    played.campaign(line('@Yogran the rat set up the guard'))
    expect(named(played, 'Yogran')).toMatchObject({
      kind: 'person',
      sentence: 'the rat set up the guard',
      standing: 'new'
    })
    played.campaign(line('@Yogran lies to @Maud Ferrier'))
    expect(named(played, 'Yogran').sentence).toBe('the rat set up the guard')
    expect(named(played, 'Maud Ferrier').sentence).toBe('')
    played.campaign({
      type: 'write-page',
      thing: named(played, 'Yogran').id,
      sentence: 'fears @The Dean',
      page: 'See @The Dean and @Old Hobb.'
    })
    expect(things(played).map(({ name }) => name)).toEqual(['Yogran', 'Maud Ferrier', 'The Dean', 'Old Hobb'])
  })

  it('BK5 the rest of a long line is cut between two letters, and never within a name', () => {
    const played = table()
    played.campaign(line(`@Yogran ${'x'.repeat(299)}🗝️x`))
    expect(named(played, 'Yogran').sentence).toBe('x'.repeat(299))
    played.campaign(line(`@Maud ${'x'.repeat(297)} @Yogran`))
    expect(named(played, 'Maud').sentence.trim()).toBe('x'.repeat(297))
  })

  it('BK7 a new name is read in every text, and the log keeps what was written', () => {
    const played = table()
    played.campaign(line('@Yogran owes @Kresk'))
    const { id } = named(played, 'Yogran')
    played.campaign({ type: 'write-page', thing: id, sentence: 'a rat', page: '@Yogran fears @Kresk' })
    expect(named(played, 'Yogran').page).toBe(`@{${id}} fears @{${played.seats[0]}}`)
    played.campaign({ type: 'rename-thing', thing: id, name: 'Jogran' })
    expect(named(played, 'Jogran').page).toBe(`@{${id}} fears @{${played.seats[0]}}`)
    expect(lastLines(played, { kind: 'gm' })).toEqual(['In the book: Yogran is called Jogran now'])
  })

  it('BK10 what is taken out leaves its name in texts, and its name is free', () => {
    const played = table()
    played.campaign(line('@Yogran lies'))
    played.campaign({ type: 'remove-thing', thing: named(played, 'Yogran').id })
    expect(things(played)).toEqual([])
    expect(played.chronicle.campaign.book.things[0]![0]).toMatchObject({ name: 'Yogran', sentence: '', removed: true })
    played.campaign(line('@Yogran is back'))
    expect(named(played, 'Yogran').sentence).toBe('is back')
  })

  it('BK14 a line is read by those who may know it, and the rest of the book’s log by the Game Master', () => {
    const played = table()
    const [kresk, wren] = played.seats
    played.campaign({ type: 'note-down', text: '@Yogran winks at @Kresk', knownTo: [kresk!] })
    expect(lastLines(played, { kind: 'gm' })).toEqual([
      'In the book: Yogran, a person',
      'In the book: Yogran, written',
      'Yogran winks at Kresk'
    ])
    expect(lastLines(played, { kind: 'seat', seat: kresk })).toEqual(['Yogran winks at Kresk'])
    for (const audience of [{ kind: 'table' }, { kind: 'overlay' }, { kind: 'seat', seat: wren }])
      expect(lastLines(played, audience).join()).not.toContain('Yogran')
    const { id } = named(played, 'Yogran')
    for (const [knownTo, says] of [
      [[kresk!], ' knows Yogran'],
      [[kresk!, wren!], ' know Yogran']
    ] as const) {
      played.campaign({ type: 'share-thing', thing: id, knownTo: [...knownTo] })
      expect(lastLines(played, { kind: 'gm' })[0]).toMatch(new RegExp(`${says}$`))
    }
    played.campaign({ type: 'share-thing', thing: id, knownTo: 'table' })
    expect(lastLines(played, { kind: 'gm' })).toEqual(['The table knows Yogran'])
    played.campaign({ type: 'note-down', text: 'Rain', knownTo: 'table' })
    expect(lastLines(played, { kind: 'table' })).toEqual(['Rain'])
  })
})
