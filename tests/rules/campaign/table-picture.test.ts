import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ThingId } from '#rules/book/vocabulary'
import { publicCampaign } from '#rules/campaign/public-campaign'
import { Played } from '../../support/chronicle'

const things = 8

describe('PG2 the frame that the party’s paper is made of', () => {
  it('has of the book what all may know, and neither what is the Game Master’s nor what is one player’s', () => {
    const reader = fc.constantFrom('gm', 'table', 'first', 'both')
    const readers = fc.array(reader, { minLength: things, maxLength: things })
    fc.assert(
      fc.property(
        readers,
        fc.array(fc.nat({ max: things - 1 }), { minLength: things, maxLength: things }),
        (who, mentioned) => {
          const played = Played.table('Papers', 'Kresk', 'Wren')
          const ids = who.map((_, at): ThingId => {
            const command = { type: 'add-thing', kind: 'person', name: `canary-${at}-name`, sentence: '' } as const
            return `t${played.campaign(command).id}` as ThingId
          })
          ids.forEach((thing, at) => {
            const sentence = `canary-${at}-sentence @"canary-${mentioned[at]}-name"`
            played.campaign({ type: 'write-page', thing, sentence, page: `canary-${at}-page` })
          })
          who.forEach((each, at) => {
            const seats = played.seats.slice(0, each === 'first' ? 1 : 2)
            played.campaign({
              type: 'share-thing',
              thing: ids[at]!,
              knownTo: each === 'gm' || each === 'table' ? each : seats
            })
          })
          const picture = publicCampaign(played.chronicle)
          const { known } = picture
          const open = who.flatMap((each, at) => (each === 'table' ? [`canary-${at}-name`] : []))
          expect(known.map(({ name }) => name)).toEqual(open)
          const said = new Set(JSON.stringify(picture).match(/canary-\d+-\w+/g))
          expect(
            [...said].filter(each => !open.includes(each) && !open.includes(each.replace('sentence', 'name')))
          ).toEqual([])
        }
      ),
      { numRuns: 60 }
    )
  })

  it('has each present character’s moves and things, and nothing that its player keeps secret', () => {
    const played = Played.table('Papers', 'Kresk', 'Wren')
    const [kresk, wren] = played.seats
    played.act({ type: 'correct-move', seat: kresk, move: 'fury', level: 'g1', face: 'up', tokens: 0, reason: '' })
    const item = {
      sort: 'other',
      kind: 'gear',
      encumbrance: 1,
      power: null,
      slots: [],
      precious: false,
      effect: null
    } as const
    const gain = (name: string, secret: boolean): unknown =>
      played.act({ type: 'gain-item', seat: kresk, item: { ...item, name, secret, note: 'canary-note' } })
    for (const nth of [1, 2, 3, 4, 5, 6, 7, 8]) gain(`A lantern that was the ${nth}. of its kind`, false)
    gain('canary-secret', true)
    played.act({ type: 'change-pack', seat: wren, pack: 2, precious: 1, reason: '' })
    const [{ rows } = { rows: [] }] = publicCampaign(played.chronicle).party
    const said = (label: string, seat = kresk): readonly string[] | undefined =>
      rows.find(row => row.label === label)?.of.find(each => each.seat === seat)?.says
    expect(said('Moves')).toEqual(['Fury, expert'])
    expect(said('Carries')).toHaveLength(7)
    expect(said('Carries')?.slice(0, 1)).toEqual(['A lantern that was the 1. o…'])
    expect(said('Carries')?.at(-1)).toBe('and 2 more')
    expect(said('Carries', wren)).toEqual(['2 Pack', '1 precious Pack'])
    expect(JSON.stringify(rows)).not.toContain('canary')
  })
})
