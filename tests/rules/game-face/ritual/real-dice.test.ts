import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import { gameFace } from '#rules/game-face/index'
import { brindle, Duel, kresk, seatActor, warden, wren } from '../duel'

describe('real dice that their player enters', () => {
  it('GF26: a player enters a real die in secret, anew until the reveal; it is shown with the other side’s', () => {
    const duel = Duel.withRealDice().enter('left', 'clubs', 3).enter('left', 'hearts', 6)
    expect(duel.seat(kresk)).toMatchObject({ cup: null, realCup: { side: 'left', suit: 'hearts', roll: 6 } })
    expect(duel.contest.sides).toMatchObject({ left: { hasRolled: true }, right: { hasRolled: false } })
    expect(duel.refusal({ type: 'reveal', typed: { left: null, right: null } })).toBe('not-typed')
    duel.enter('right', 'clubs', 5).reveal()
    expect(duel.contest.reveals[0]).toMatchObject({ outcome: 'left', throws: { left: { suit: 'hearts', roll: 6 } } })
    expect(duel.seat(kresk).realCup).toMatchObject({ suit: null, roll: null, mayPick: ['clubs', 'spades', 'diamonds'] })
  })

  it('GF26: entered is only an unused die, a number that it has, and by its player only', () => {
    const duel = Duel.withRealDice().enterRound(['clubs', 3], ['clubs', 2])
    const enter = (more: object) => ({ type: 'enter-die', side: 'left', suit: 'hearts', roll: 6, ...more }) as const
    const asKresk = seatActor(kresk)
    for (const wrong of [0, 7, 13]) expect(duel.refusal(enter({ roll: wrong }), asKresk)).toBe('no-such-face')
    expect(duel.refusal(enter({ suit: 'clubs' }), asKresk)).toBe('die-used')
    for (const actor of [gm, seatActor(brindle), seatActor(wren)])
      expect(duel.refusal(enter({}), actor)).toBe('not-your-side')
    expect(Duel.begun().refusal(enter({}), asKresk)).toBe('typed-needlessly')
    const own = Duel.begun({}, { right: { ...warden, dice: 'table' } })
    expect(own.refusal(enter({ side: 'right' }))).toBe('real-dice')
    expect(duel.do({ type: 'concede', side: 'left' }).refusal(enter({}), asKresk)).toBe('over')
  })

  it('GF26 GF18: a draw that is rolled again is entered with the same die', () => {
    const duel = Duel.withRealDice({ ties: 'reroll' }).enter('left', 'clubs', 4).enter('right', 'clubs', 4).reveal()
    expect(duel.seat(kresk).realCup).toMatchObject({ suit: null, mayPick: ['clubs'] })
    const other = { type: 'enter-die', side: 'left', suit: 'hearts', roll: 4 } as const
    expect(duel.refusal(other, seatActor(kresk))).toBe('same-dice-again')
    expect(duel.enter('left', 'clubs', 1).enter('right', 'clubs', 2).reveal().contest.sides.right.wins).toBe(1)
  })

  it('GF26: what the Game Master enters at the reveal holds', () => {
    const duel = Duel.withRealDice().enter('left', 'clubs', 3).enter('right', 'clubs', 5)
    duel.reveal({ suit: 'spades', roll: 11 })
    expect(duel.contest.reveals[0]?.throws).toMatchObject({ left: { suit: 'spades', roll: 11 }, right: { roll: 5 } })
  })

  it('GF26: laying real dice down takes back what was entered; a roll in the app stays', () => {
    const back = { type: 'use-dice', side: 'left', dice: 'screen' } as const
    expect(Duel.withRealDice().enter('left', 'clubs', 3).do(back).seat(kresk).cup).toMatchObject({
      suit: null,
      roll: null
    })
    const again = Duel.withRealDice({ ties: 'reroll' })
      .enterRound(['clubs', 4], ['clubs', 4])
      .enter('left', 'clubs', 8)
      .do(back)
    expect(again.seat(kresk).cup).toMatchObject({ suit: 'clubs', roll: null })
    const rolled = Duel.begun().pick('left', 'clubs').pick('right', 'clubs').roll('left', 3).do(back)
    expect(rolled.seat(kresk).cup).toMatchObject({ suit: 'clubs', roll: 3 })
  })

  it('GF23 GF26: what was entered for the next round outlives a correction of the last one', () => {
    const duel = Duel.withRealDice().enterRound(['clubs', 5], ['clubs', 4]).enter('left', 'spades', 9)
    duel.do({ type: 'correct-reveal', rolls: { left: 3, right: 4 } })
    expect(duel.seat(kresk).realCup).toMatchObject({ suit: 'spades', roll: 9 })
  })

  it('GF25 GF26: no other person learns what was entered, from a view, the log or a refusal', () => {
    const seen = (suit: 'hearts' | 'spades', roll: number) => {
      const duel = Duel.withRealDice().enter('left', suit, roll)
      const pages = [{ kind: 'gm' }, { kind: 'table' }, { kind: 'overlay' }, { kind: 'seat', seat: brindle }] as const
      const lines = pages.map(page => duel.events.map(event => gameFace.describe(event, page)).slice(1))
      const refused = duel.refusal({ type: 'reveal', typed: { left: null, right: null } })
      return JSON.stringify([pages.map(page => gameFace.view(duel.state, page)), lines, refused])
    }
    expect(seen('hearts', 3)).toBe(seen('spades', 12))
  })
})
