import { describe, expect, it } from 'vitest'
import { faceOfAngels } from '#rules/face-of-angels/index'
import type { TableView } from '#rules/face-of-angels/view'
import type { SeatId } from '#rules/core/seat'
import {
  couldBe,
  isSuperTrumpOf,
  laidAs,
  plainLay,
  sameWords
} from '../../../../../../src/renderer/games/face-of-angels/trick/parts/lay-draft'
import { contested, dealt, joon, margit, powerful } from '../../../../../support/face-of-angels/table'

const view = faceOfAngels.view(contested(powerful(dealt(), margit, 'king', 'hearts')), { kind: 'table' }) as TableView

describe('how a card shall be laid', () => {
  it('becomes a command, and a secret without words is none', () => {
    expect(laidAs(margit, '5H', { as: 'protagonist' }, plainLay)).toEqual({
      type: 'lay-card',
      who: margit,
      card: '5H',
      acting: { as: 'protagonist' },
      played: { as: 'plain' },
      secret: null
    })
    expect(
      laidAs(margit, '5H', { as: 'protagonist' }, { ...plainLay, secret: { about: joon, words: '  ' } }).secret
    ).toBeNull()
    expect(
      laidAs(margit, '5H', { as: 'protagonist' }, { ...plainLay, secret: { about: joon, words: 'heir' } }).secret
    ).toEqual({
      about: joon,
      words: 'heir'
    })
  })

  it('knows of a real card what the record says that it could be', () => {
    expect(couldBe(view, margit, '5H', null).trump).toBe('may')
    expect(couldBe(view, margit, '5C', null).trump).toBe('no')
    expect(
      couldBe(view, margit, '5C', [{ card: '5C', trump: 'always', superTrump: false, superTrumpOf: [] }]).trump
    ).toBe('always')
  })
})

describe('the options of a card', () => {
  it('lights the one super-trump that is chosen, not every one that could be', () => {
    const draft = { played: { as: 'super-trump', of: 's2' as SeatId }, secret: null } as const
    expect([isSuperTrumpOf(draft, 's2' as SeatId), isSuperTrumpOf(draft, 's3' as SeatId)]).toEqual([true, false])
    expect(isSuperTrumpOf(plainLay, 's2' as SeatId)).toBe(false)
  })

  it('knows a secret that is the same word for word, whatever its case and marks', () => {
    expect(sameWords('She let it out.', ' she let it  out')).toBe(true)
    expect(sameWords('She let it out.', 'She let him out.')).toBe(false)
    expect(sameWords('', ' …')).toBe(false)
  })
})
