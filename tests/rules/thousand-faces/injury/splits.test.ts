import { describe, expect, it } from 'vitest'
import { isLegal, leftToLay, splitsOf, type PileState } from '#rules/thousand-faces/injury/splits'

const fresh: PileState = { exhausted: 0, harm: 0, wounds: 0, length: 'one-shot' }

describe('Decide', () => {
  it('N3 E11 attack power 7 in a one-shot: 7 Exhaustion or one Wound', () => {
    expect(splitsOf(7, fresh)).toMatchObject([
      { exhaustion: 7, harm: 0, wound: 0, cards: 7, staminaAfter: 3, incapacitated: false },
      { exhaustion: 0, harm: 0, wound: 1, cards: 0, staminaAfter: 10, woundsAfter: 1, incapacitated: false }
    ])
  })

  it('N3 E31 attack power 7 in a long campaign offers four ways', () => {
    const ways = splitsOf(7, { ...fresh, length: '9-hour' })
    expect(ways.map(way => [way.exhaustion, way.harm, way.wound, way.cards])).toEqual([
      [7, 0, 0, 7],
      [4, 1, 0, 5],
      [1, 2, 0, 3],
      [0, 0, 1, 0]
    ])
  })

  it('N3 E31 attack power 2 offers no Harm', () => {
    expect(splitsOf(2, { ...fresh, length: '30-hour' }).every(way => way.harm === 0)).toBe(true)
  })

  it('N4 E32 a third Harm becomes a Wound', () => {
    expect(splitsOf(3, { ...fresh, length: '9-hour', harm: 2 })[1]).toMatchObject({
      harm: 1,
      harmBecomesWound: 1,
      cards: 0,
      harmAfter: 2,
      woundsAfter: 1
    })
  })

  it('N3 E12 the points that are fatal are told so, the Wound is not', () => {
    expect(splitsOf(7, { ...fresh, exhausted: 3 }).map(way => way.incapacitated)).toEqual([true, false])
  })

  it('N3 E14 a third Wound is the end', () => {
    expect(splitsOf(1, { ...fresh, wounds: 2 })[1]).toMatchObject({ woundsAfter: 2, incapacitated: true })
  })

  it('N3 O10 overkill is lost', () => {
    expect(splitsOf(5, { ...fresh, exhausted: 8 })[0]).toMatchObject({ cards: 2, exhaustedAfter: 10 })
  })

  it('N3 nothing else is legal', () => {
    expect(isLegal({ exhaustion: 3, harm: 1, wound: 0 }, 7, { ...fresh, length: '9-hour' })).toBe(false)
    expect(isLegal({ exhaustion: 4, harm: 1, wound: 0 }, 7, fresh)).toBe(false)
    expect(splitsOf(0, fresh)).toEqual([])
  })
})

describe('what is left to lay', () => {
  it('Q11 K10 leaves out what a shield has stopped, and the point that Reach Out spares', () => {
    const avoided = { harm: 1, wound: 1 }
    expect(leftToLay({ exhaustion: 1, harm: 2, wound: 0 }, avoided, 'none')).toEqual({
      exhaustion: 1,
      harm: 1,
      wound: 0
    })
    expect(leftToLay({ exhaustion: 7, harm: 0, wound: 0 }, avoided, 'reach-out')).toMatchObject({
      exhaustion: 6,
      harm: 0
    })
    expect(leftToLay({ exhaustion: 0, harm: 0, wound: 1 }, avoided, 'none').wound).toBe(0)
  })
})
