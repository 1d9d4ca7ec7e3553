import { expect, it } from 'vitest'
import { shuffled } from '#rules/core/luck'
import type { SeatId } from '#rules/core/seat'
import { isWound } from '#rules/thousand-faces/cards'
import { FightBoard } from '#rules/thousand-faces/forecast/board'
import { situationOf } from '#rules/thousand-faces/forecast/situation'
import { check } from '#rules/thousand-faces/slices'
import type { State } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import { seededLuck } from '../../../support/luck'
import { randomFight } from '../../../support/thousand-faces/forecast/random-fights'
import { ada, board, bo, digital, physical, sheet } from '../../../support/thousand-faces/table'
import { aCharacter, aFoe } from '../characters/builders'

const seen = (state: State): GmView => view(state, { kind: 'gm' }) as GmView

/** The same board with everything that no person sees in another order: decks and face-down cards. */
function otherSecrets(state: State, seed: number): State {
  const luck = seededLuck(seed)
  const sheets = state.sheets.map(each => {
    if (each.piles.cards === 'physical') return each
    const hidden = shuffled(luck, [...each.piles.deck, ...each.piles.exhausted])
    const { length } = each.piles.deck
    return { ...each, piles: { ...each.piles, deck: hidden.slice(0, length), exhausted: hidden.slice(length) } }
  })
  return { ...state, sheets }
}

it('FC2: what no person sees changes nothing: 300 random fights with other orders give the same situation, byte by byte', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const state = randomFight(seededLuck(seed))
    const told = JSON.stringify(situationOf(seen(state)))
    expect(JSON.stringify(situationOf(seen(otherSecrets(state, seed))))).toBe(told)
    const open = state.sheets.flatMap(({ piles }) => [...piles.discard, ...piles.faceUp])
    for (const { discard } of situationOf(seen(state)).fighters)
      expect(open).toEqual(expect.arrayContaining(discard.filter(isWound)))
  }
})

it('FC2: hidden cards are as many as deck and face-down Exhaustion hold; Blessings and wounds are counts', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const state = randomFight(seededLuck(seed))
    const { fighters } = situationOf(seen(state))
    for (const { id, unseen, unseenBlessings, unseenWounds, faceDown } of fighters) {
      const shown = seen(state).sheets.find(({ seat }) => seat === id)!
      expect(unseen.length + unseenBlessings + unseenWounds).toBe(shown.deck + faceDown)
    }
  }
})

it('FC2: real cards and the app’s own make the same situation when the same cards are public', () => {
  const foes = [aFoe()]
  const open = { discard: ['4', '9'] }
  const own = board([sheet(ada, { piles: digital({ ...open, exhausted: ['1', '2', '3'] }) })], { foes })
  const real = board([sheet(ada, { piles: physical({ ...open, exhausted: 3 }) })], { foes })
  expect(situationOf(seen(real))).toEqual(situationOf(seen(own)))
})

it('FC1: who is down, dead or elsewhere does not fight, nor do foes that are subdued', () => {
  const cy = 's3' as SeatId
  const state = board(
    [
      sheet(ada, { incapacitated: true }),
      sheet(bo, { character: aCharacter({ dead: true }) }),
      sheet(cy, { character: aCharacter({ elsewhere: true }) }),
      sheet('s4' as SeatId)
    ],
    { foes: [aFoe(), aFoe({ id: 2, name: 'Brute', stamina: 0 })] }
  )
  const { fighters, foes } = situationOf(seen(state))
  expect([fighters.map(({ id }) => id), foes.map(({ name }) => name)]).toEqual([['s4'], ['Guard']])
})

it('FC3: a situation survives being sent as text', () => {
  const situation = situationOf(seen(randomFight(seededLuck(7))))
  expect(JSON.parse(JSON.stringify(situation))).toEqual(situation)
})

it('FC2, FC3: the board of a simulated fight breaks no law and looks to the GM like the real fight', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const state = randomFight(seededLuck(seed))
    const situation = situationOf(seen(state))
    const dealt = new FightBoard(situation).deal(seededLuck(seed))
    expect(check(dealt)).toEqual(check(state)) // random fights number the things of each character anew
    const again = situationOf(seen(dealt))
    expect(again).toEqual(situation)
  }
})

it('FC2: an unseen card is as likely in every unseen place', () => {
  const state = board([sheet(ada, { piles: digital({ exhausted: ['1', '2', '3', '4', '5'] }) })], { foes: [aFoe()] })
  const fights = new FightBoard(situationOf(seen(state)))
  const luck = seededLuck(1)
  const exhausted = Array.from({ length: 2000 }, () => fights.deal(luck).sheets[0]!.piles).filter(
    piles => piles.cards === 'digital' && piles.exhausted.includes('20')
  )
  // 5 of 20 places, 2,000 deals: 500, and five standard deviations of 19.4.
  expect(Math.abs(exhausted.length - 500)).toBeLessThan(97)
})
