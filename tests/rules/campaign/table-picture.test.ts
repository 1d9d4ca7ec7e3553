import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ThingId } from '#rules/book/vocabulary'
import { tablePicture } from '#rules/campaign/table-picture'
import { Played } from '../../support/chronicle'

const things = 8

describe('PG2 the picture that the party’s paper is made of', () => {
  it('has of the book what everybody may know, and neither what is the Game Master’s nor what is one player’s', () => {
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
          const { known, frame } = tablePicture(played.chronicle)
          const open = who.flatMap((each, at) => (each === 'table' ? [`canary-${at}-name`] : []))
          expect(known.map(({ name }) => name)).toEqual(open)
          const said = new Set(JSON.stringify({ known, frame }).match(/canary-\d+-\w+/g))
          expect(
            [...said].filter(each => !open.includes(each) && !open.includes(each.replace('sentence', 'name')))
          ).toEqual([])
        }
      ),
      { numRuns: 60 }
    )
  })
})
