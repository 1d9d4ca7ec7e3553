import { expect, it } from 'vitest'
import { shuffled } from '#rules/core/luck'
import type { SeatId } from '#rules/core/seat'
import { situationOf } from '#rules/thousand-faces/forecast/from-view'
import { usualPolicies } from '#rules/thousand-faces/forecast/policies'
import type { State } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import { seededLuck } from '../../../support/luck'
import { randomFight } from '../../../support/thousand-faces/forecast/random-fights'
import { forecast } from '../../../support/thousand-faces/forecast/whole-forecast'
import { ada, board, bo, digital, physical, sheet } from '../../../support/thousand-faces/table'
import { aCharacter, aFoe, anItem } from '../characters/builders'

const seen = (state: State): GmView => view(state, { kind: 'gm' }) as GmView

/** The same board with everything that nobody sees in another order: decks and what lies face down. */
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

it('FC2: what nobody sees changes nothing: 300 random fights with other orders give the same situation, byte by byte', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const state = randomFight(seededLuck(seed))
    const told = JSON.stringify(situationOf(seen(state)))
    expect(JSON.stringify(situationOf(seen(otherSecrets(state, seed))))).toBe(told)
    expect(told).not.toContain('"W1.')
  }
})

it('FC2: hidden cards are as many as deck and face-down Exhaustion hold; Blessings and wounds are counts', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const state = randomFight(seededLuck(seed))
    const { fighters } = situationOf(seen(state))
    for (const { id, unseen, unseenBlessings, unseenWounds, faceDown } of fighters) {
      const shown = seen(state).sheets.find(({ seat }) => seat === (id as SeatId))!
      expect(unseen.length + unseenBlessings + unseenWounds).toBe(shown.deck + faceDown)
    }
  }
})

it('FC2: real cards and the app’s own make the same situation when the same lies open', () => {
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

it('FC1: Mix It Up takes the best weapon that is no bow, Volley the best bow', () => {
  const items = [
    anItem('sword', { power: 'd6' }),
    anItem('many-knives', { id: 'i2' }),
    anItem('bow', { id: 'i3', power: 'd10' })
  ]
  const state = board([sheet(ada, { character: aCharacter({ items }) }), sheet(bo)], { foes: [aFoe()] })
  const [armed, bare] = situationOf(seen(state)).fighters
  expect(armed?.attacks.map(({ move, power }) => [move, power])).toEqual([
    ['mix-it-up', 'd6'],
    ['volley', 'd10']
  ])
  expect(bare?.attacks.map(({ move, power }) => [move, power])).toEqual([['mix-it-up', '1']])
})

it('FC3: a situation survives being sent as text, and the forecast of it is the same', () => {
  const situation = situationOf(seen(randomFight(seededLuck(7))))
  const asked = { situation, policies: usualPolicies(null), fights: 200, seed: 3 }
  expect(forecast(JSON.parse(JSON.stringify(asked)) as typeof asked)).toEqual(forecast(asked))
})
