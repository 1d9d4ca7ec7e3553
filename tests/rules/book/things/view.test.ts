import { describe, expect, it } from 'vitest'
import { thingsIn } from '#rules/book/things/lookup'
import type { KnownTo, ThingId } from '#rules/book/vocabulary'
import { frameFor } from '#rules/campaign/frame'
import type { CampaignCommand } from '#rules/campaign/types'
import type { SeatId } from '#rules/core/seat'
import { Played } from '../../../support/chronicle'
import { secretsOfBooks } from '../../../support/book'

function shown(played: Played, seat: SeatId) {
  return frameFor(played.chronicle, { kind: 'seat', seat }).book
}

function table() {
  const played = Played.table('The Drowned Bells', 'Kresk', 'Wren')
  const [kresk, wren] = played.seats as [SeatId, SeatId]
  const add = (name: string, sentence = ''): ThingId =>
    `t${played.campaign({ type: 'add-thing', kind: 'person', name, sentence }).id}` as ThingId
  const share = (thing: ThingId, knownTo: KnownTo) => played.campaign({ type: 'share-thing', thing, knownTo })
  return { played, kresk, wren, add, share }
}

describe('what players read of the book', () => {
  it('BK9 a new thing is known to the Game Master only, and a frame without a book is as it was before there were any', () => {
    const { played, kresk, add } = table()
    const before = Object.keys(frameFor(played.chronicle, { kind: 'seat', seat: kresk }))
    add('Yogran', 'the rat')
    expect(Object.keys(frameFor(played.chronicle, { kind: 'seat', seat: kresk }))).toEqual(before)
  })

  it('BK13 a player reads kind, name, sentence and state, by name, and nothing else', () => {
    const { played, kresk, wren, add, share } = table()
    const yogran = add('Yogran', 'sold the map to @The Dean; @Kresk saw it')
    const hobb = add('Hobb', 'keeps the gate')
    played.campaign({ type: 'write-page', thing: hobb, sentence: 'keeps the gate', page: 'Died on the stair.' })
    share(yogran, 'table')
    share(hobb, [wren])
    const [dean] = thingsIn(played.chronicle.campaign.book).filter(({ name }) => name === 'The Dean')
    const known = { kind: 'person', name: 'Yogran', sentence: 'sold the map to …; Kresk saw it', standing: 'new' }
    expect(shown(played, kresk)).toEqual([known])
    expect(shown(played, wren)).toEqual([{ ...known, name: 'Hobb', sentence: 'keeps the gate' }, known])
    share(dean!.id, [kresk])
    expect(shown(played, kresk)?.[1]?.sentence).toBe('sold the map to The Dean; Kresk saw it')
    expect(shown(played, wren)?.[1]?.sentence).toBe('sold the map to …; Kresk saw it')
    share(yogran, 'gm')
    expect(shown(played, wren)?.map(({ name }) => name)).toEqual(['Hobb'])
    played.campaign({ type: 'retire-seat', seat: wren })
    expect(shown(played, wren)).toBeUndefined()
  })

  it('BK13 BK14 no secret of the book is in any frame but the Game Master’s', () => {
    expect(secretsOfBooks(1200)).toEqual([])
  })

  it('BK15 other secrets, the same bytes on every other screen', () => {
    const frames = ['Zq', 'Another, longer secret '].map(secret => {
      const { played, kresk, add, share } = table()
      const out: string[] = []
      const open = add('Maud', `owes @"${secret}1" a boat`)
      const hidden = add(`${secret}2`, `loves @"${secret}3"`)
      const commands: readonly CampaignCommand[] = [
        { type: 'share-thing', thing: open, knownTo: 'table' },
        { type: 'write-page', thing: hidden, sentence: secret, page: `${secret} @"${secret}4" @Maud` },
        { type: 'note-down', text: `@"${secret}5" watches @Maud`, knownTo: 'gm' },
        { type: 'mark-thing', thing: hidden, standing: 'met' },
        { type: 'link-thing', thing: hidden, seats: [kresk], foes: [] },
        { type: 'rename-thing', thing: hidden, name: `${secret}6` },
        { type: 'remove-thing', thing: hidden }
      ]
      for (const command of commands) {
        played.campaign(command)
        for (const audience of [
          { kind: 'table' },
          { kind: 'overlay' },
          ...played.seats.map(seat => ({ kind: 'seat', seat }))
        ])
          out.push(JSON.stringify(frameFor(played.chronicle, audience as never)))
      }
      share(open, 'gm')
      return out
    })
    expect(frames[0]!.findIndex((frame, at) => frame !== frames[1]![at])).toBe(-1)
  })
})
