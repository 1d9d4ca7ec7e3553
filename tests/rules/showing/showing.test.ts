import { describe, expect, it } from 'vitest'
import { Chronicle } from '#rules/campaign/chronicle'
import { frameFor } from '#rules/campaign/frame'
import type { CampaignCommand } from '#rules/campaign/types'
import type { Audience } from '#rules/core/audience'
import { isPictureId, type PictureId } from '#rules/core/picture'
import type { Exhibit } from '#rules/showing/model'
import { Played } from '../../support/chronicle'
import { secretsOfTrays } from '../../support/showing'

const picture = `${'a'.repeat(64)}.jpg` as PictureId
const tower: Exhibit = { kind: 'picture', title: 'The bell tower', line: '', picture }
const turns: Exhibit = { kind: 'title', title: 'The tide turns', line: 'Chapter 2', picture: null }
const ask = (command: CampaignCommand) => ({ kind: 'act', board: null, command }) as const
const table: Audience = { kind: 'table' }
const overlay: Audience = { kind: 'overlay' }

function shownTo(played: Played, audience: Audience): Exhibit | undefined {
  return frameFor(played.chronicle, audience as { kind: 'table' }).shown
}
const showing = ({ chronicle }: Played) => chronicle.campaign.showing

function shows(played: Played, exhibit: Exhibit, to: 'table' | 'table-and-overlay' | Played['seats'][number]): void {
  played.campaign({ type: 'prepare-exhibit', exhibit, to })
  played.campaign({ type: 'show-prepared' })
}

describe('the tray', () => {
  it('SH1 takes what is new into the first free place or onto the one that was meant, and nine at most', () => {
    const played = Played.table('Tray')
    played.campaign({ type: 'fill-tray', exhibit: tower, place: 1 })
    for (let nth = 0; nth < 8; nth++)
      played.campaign({ type: 'fill-tray', exhibit: { ...turns, title: `Title ${nth}` }, place: null })
    expect(showing(played).tray.map(each => each?.title)).toEqual([
      'Title 0',
      'The bell tower',
      ...Array.from({ length: 7 }, (_, nth) => `Title ${nth + 1}`)
    ])
    expect(played.denied(ask({ type: 'fill-tray', exhibit: turns, place: null }))).toBe('tray-full')
    played.campaign({ type: 'fill-tray', exhibit: turns, place: 0 })
    expect(showing(played).tray[0]?.title).toBe('The tide turns')
    played.campaign({ type: 'empty-tray', place: 0 })
    expect(played.denied(ask({ type: 'empty-tray', place: 0 }))).toBe('tray-place-empty')
  })

  it('SH1 takes nothing that has neither words nor a picture, and no tenth exhibit', () => {
    const played = Played.table('Empty')
    const empty: Exhibit = { kind: 'title', title: '  ', line: 'only this', picture: null }
    expect(played.denied(ask({ type: 'fill-tray', exhibit: empty, place: null }))).toBe('empty-exhibit')
    expect(played.denied(ask({ type: 'prepare-exhibit', exhibit: empty, to: 'table' }))).toBe('empty-exhibit')
    expect(played.denied(ask({ type: 'fill-tray', exhibit: turns, place: 9 }))).toMatch(/^invalid/)
  })

  it('SH8 names pictures by their content alone: no path, no address, no SVG', () => {
    const played = Played.table('Names')
    for (const bad of [
      '../../etc/passwd',
      'a.jpg',
      `${'a'.repeat(64)}.svg`,
      `${'A'.repeat(64)}.jpg`,
      `x${picture}`,
      `${picture}\n`
    ]) {
      expect(isPictureId(bad)).toBe(false)
      const exhibit = { ...tower, picture: bad as PictureId }
      expect(played.denied(ask({ type: 'fill-tray', exhibit, place: null }))).toMatch(/^invalid/)
    }
  })
})

describe('what is shown', () => {
  it('SH3 is prepared, then shown to the table, the stream as well, or one player', () => {
    const played = Played.table('Whom', 'Kresk', 'Wren')
    const [kresk, wren] = played.seats
    expect(played.denied(ask({ type: 'show-prepared' }))).toBe('nothing-next')
    shows(played, tower, 'table')
    expect(shownTo(played, table)).toEqual(tower)
    expect(shownTo(played, overlay)).toBeUndefined()
    shows(played, turns, 'table-and-overlay')
    expect([shownTo(played, table), shownTo(played, overlay)]).toEqual([turns, turns])
    shows(played, tower, kresk!)
    expect(shownTo(played, { kind: 'seat', seat: kresk! })).toEqual(tower)
    expect(shownTo(played, { kind: 'seat', seat: wren! })).toBeUndefined()
    expect(shownTo(played, table)).toEqual(turns)
    expect(showing(played).next).toBeNull()
  })

  it('SH2 brings nothing along but its kind, its words and its picture', () => {
    const played = Played.table('Only that')
    shows(played, tower, 'table')
    expect(Object.keys(shownTo(played, table)!)).toEqual(['kind', 'title', 'line', 'picture'])
    const more = { ...tower, page: 'The bell is hollow' } as Exhibit
    expect(played.denied(ask({ type: 'prepare-exhibit', exhibit: more, to: 'table' }))).toMatch(/^invalid/)
  })

  it('SH7 is with its title in the log of those who saw it, and only there', () => {
    const played = Played.table('Log', 'Kresk', 'Wren')
    const [kresk, wren] = played.seats
    const readers = (): readonly string[] =>
      [{ kind: 'gm' }, table, overlay, { kind: 'seat', seat: kresk! }, { kind: 'seat', seat: wren! }]
        .filter(audience =>
          JSON.stringify(frameFor(played.chronicle, audience as never).log).includes('Shown: The tide turns')
        )
        .map(audience => ('seat' in audience ? audience.seat : audience.kind))
    shows(played, turns, kresk!)
    expect(readers()).toEqual(['gm', kresk])
    shows(played, turns, 'table')
    expect(readers()).toEqual(['gm', 'table', kresk, wren])
    shows(played, turns, 'table-and-overlay')
    expect(readers()).toEqual(['gm', 'table', 'overlay', kresk, wren])
    played.campaign({ type: 'take-away', from: 'everywhere' })
    expect(JSON.stringify(frameFor(played.chronicle, { kind: 'table' }).log)).not.toContain('Taken away')
  })

  it('SH3 stays until it is taken away, from one screen or from all', () => {
    const played = Played.table('Away', 'Kresk')
    const [kresk] = played.seats
    shows(played, tower, 'table-and-overlay')
    shows(played, turns, kresk!)
    played.campaign({ type: 'take-away', from: 'table' })
    expect([shownTo(played, table), shownTo(played, overlay)]).toEqual([undefined, undefined])
    expect(played.denied(ask({ type: 'take-away', from: 'table' }))).toBe('nothing-shown')
    expect(shownTo(played, { kind: 'seat', seat: kresk! })).toEqual(turns)
    shows(played, tower, 'table')
    played.campaign({ type: 'take-away', from: 'everywhere' })
    expect(showing(played).live).toEqual([])
    expect(played.denied(ask({ type: 'take-away', from: 'everywhere' }))).toBe('nothing-shown')
  })

  it('SH3 goes to no player who is away, no matter when they left', () => {
    const played = Played.table('Gone', 'Kresk')
    const [kresk] = played.seats
    played.campaign({ type: 'prepare-exhibit', exhibit: tower, to: kresk! })
    played.campaign({ type: 'retire-seat', seat: kresk! })
    expect(played.denied(ask({ type: 'show-prepared' }))).toBe('no-such-viewer')
    expect(played.denied(ask({ type: 'prepare-exhibit', exhibit: tower, to: kresk! }))).toBe('no-such-viewer')
    played.campaign({ type: 'bring-back-seat', seat: kresk! })
    played.campaign({ type: 'show-prepared' })
    played.campaign({ type: 'retire-seat', seat: kresk! })
    expect(shownTo(played, { kind: 'seat', seat: kresk! })).toBeUndefined()
  })

  it('SH5 CA6 is the Game Master’s to prepare, show and take away', () => {
    const played = Played.table('Whose', 'Kresk')
    const seat = { kind: 'seat', seat: played.seats[0]! } as const
    played.campaign({ type: 'prepare-exhibit', exhibit: tower, to: 'table' })
    const commands: readonly CampaignCommand[] = [
      { type: 'fill-tray', exhibit: tower, place: null },
      { type: 'empty-tray', place: 0 },
      { type: 'drop-prepared' },
      { type: 'prepare-exhibit', exhibit: tower, to: 'table' },
      { type: 'show-prepared' },
      { type: 'take-away', from: 'table' }
    ]
    for (const command of commands) expect(played.denied(ask(command), seat)).toBe('gm-only')
  })

  it('SH5 CA10 every act of it is undone and done again exactly', () => {
    const played = Played.table('Back', 'Kresk')
    const commands: readonly CampaignCommand[] = [
      { type: 'fill-tray', exhibit: tower, place: null },
      { type: 'empty-tray', place: 0 },
      { type: 'prepare-exhibit', exhibit: tower, to: 'table' },
      { type: 'drop-prepared' },
      { type: 'prepare-exhibit', exhibit: tower, to: played.seats[0]! },
      { type: 'show-prepared' },
      { type: 'take-away', from: 'everywhere' }
    ]
    for (const command of commands) {
      const before = showing(played)
      played.campaign(command)
      const after = showing(played)
      played.undo()
      expect(showing(played)).toEqual(before)
      played.redo()
      expect(showing(played)).toEqual(after)
    }
    const again = Chronicle.open(played.chronicle.entries)
    expect(again.ok && again.value.campaign.showing).toEqual(showing(played))
  })

  it('SH6 a picture of a person in the book is in no player’s frame, though all know this person', () => {
    const played = Played.table('Book', 'Kresk')
    played.campaign({ type: 'add-thing', kind: 'person', name: 'Yogran', sentence: 'Sells maps' })
    const { id } = played.chronicle.campaign.book.things[0]![0]!
    played.campaign({ type: 'share-thing', thing: id, knownTo: 'table' })
    played.campaign({ type: 'picture-thing', thing: id, picture })
    for (const audience of [table, overlay, { kind: 'seat', seat: played.seats[0]! } as const])
      expect(JSON.stringify(frameFor(played.chronicle, audience as never))).not.toContain(picture)
    played.campaign({ type: 'remove-thing', thing: id })
    expect(JSON.stringify(played.chronicle.campaign)).not.toContain(picture)
  })
})

describe('what is prepared', () => {
  it('SH4 is in no frame and no log but the GM’s: another tray, and no byte of any other frame changes', () => {
    const with_ = (exhibit: Exhibit | null): readonly string[] => {
      const played = Played.table('Invariant', 'Kresk', 'Wren')
      if (exhibit) {
        played.campaign({ type: 'fill-tray', exhibit, place: null })
        played.campaign({ type: 'prepare-exhibit', exhibit, to: 'table' })
      } else {
        played.campaign({ type: 'write-note', text: 'x', audience: 'gm' })
        played.campaign({ type: 'write-note', text: 'y', audience: 'gm' })
      }
      const seats = played.seats.map(seat => ({ kind: 'seat', seat }) as const)
      return [table, overlay, ...seats].map(audience => JSON.stringify(frameFor(played.chronicle, audience as never)))
    }
    expect(with_(tower)).toEqual(with_(turns))
    expect(with_(tower)).toEqual(with_(null))
  })

  it('SH4 is read by no other person in 600 random states, whatever was shown to whom before', () => {
    expect(secretsOfTrays(600)).toEqual([])
  })
})
