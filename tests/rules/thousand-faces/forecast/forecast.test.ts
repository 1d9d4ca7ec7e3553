import { describe, expect, it } from 'vitest'
import { baseCards, blessings, cardOf } from '#rules/thousand-faces/cards'
import { FightBoard } from '#rules/thousand-faces/forecast/board'
import { Fight } from '#rules/thousand-faces/forecast/fight'
import { type Forecast, type ForecastRequest, ForecastRun, SeededChance } from '#rules/thousand-faces/forecast/forecast'
import { situationOf, type FightSituation } from '#rules/thousand-faces/forecast/situation'
import { quantileOf, shareOf } from '#rules/thousand-faces/forecast/intervals'
import { type Policies, policies, policyNames, usualPolicies } from '#rules/thousand-faces/forecast/policies'
import { type GmView, view } from '#rules/thousand-faces/view'
import { seededLuck } from '../../../support/luck'
import { randomFight, randomPolicies } from '../../../support/thousand-faces/forecast/random-fights'
import { aFight, aFighter, aGuard, aMoveCard, anItemCard } from '../../../support/thousand-faces/forecast/situations'

function forecast(request: ForecastRequest): Forecast {
  const run = new ForecastRun(request)
  run.fight(run.whole)
  return run.answer!
}

const asked = (situation: FightSituation, how: Partial<Policies> = {}, fights = 100): Forecast =>
  forecast({ situation, policies: { ...usualPolicies(null), ...how }, fights, seed: 5 })

const hard = aFight([aFighter('s1', { faceDown: 4 }), aFighter('s2')], [aGuard({ stamina: 12, power: 'd6' }), aGuard()])

describe('a simulated fight', () => {
  it('FC1, FC3: is played to its end by commands that the rules take, 60 random fights and assumptions', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const luck = seededLuck(seed)
      const state = randomFight(luck)
      const how = randomPolicies(luck)
      const board = new FightBoard(situationOf(view(state, { kind: 'gm' }) as GmView))
      const fight = new Fight(board.deal(luck), { policies: how, luck, advantage: 0 })
      const won = fight.fightOut()
      const stands = fight.state.foes.some(({ stamina }) => stamina > 0)
      const isUp = fight.state.sheets.some(({ incapacitated }) => !incapacitated)
      expect({ seed, stands, isUp }).toEqual({ seed, stands: won !== true, isUp: won !== false })
      expect(fight.state).toMatchObject({ pending: null, attacks: [], followUps: [] })
    }
  })

  it('FC3: a flip subdues a foe with 1 Stamina as often as the cards show a check', () => {
    const board = new FightBoard(aFight([aFighter('s1')], [aGuard({ stamina: 1 })]))
    const chance = baseCards.filter(card => cardOf(card).results.crown > 0).length / baseCards.length
    const luck = new SeededChance(3)
    const fights = 2000
    let subdued = 0
    for (let n = 0; n < fights; n++) {
      const fight = new Fight(board.deal(luck), { policies: usualPolicies(null), luck, advantage: 0 })
      fight.playRound()
      if (fight.state.foes[0]!.stamina === 0) subdued += 1
    }
    const { low, high } = shareOf(subdued, fights)
    expect([low < chance, chance < high]).toEqual([true, true])
  })

  it('FC1: a fight that no side can end is undecided after forty rounds', () => {
    const { asItIs } = asked(
      aFight([aFighter('s1', { items: [] })], [aGuard({ stamina: 99, power: '1', squares: 3 })]),
      { taking: 'stamina' },
      20
    )
    expect(asItIs.won.share + asItIs.lost.share + asItIs.undecided.share).toBeCloseTo(1, 12)
    expect(asItIs.rounds.quartiles[2].value).toBeLessThanOrEqual(40)
  })
})

describe('a forecast', () => {
  it('FC5: is the same for the same seed, byte by byte, in one go or in stretches; and another one for another seed', () => {
    const request = { situation: hard, policies: usualPolicies(null), fights: 25, seed: 9 }
    const run = new ForecastRun(request)
    while (run.done < run.whole) run.fight(7)
    expect(JSON.stringify(run.answer)).toBe(JSON.stringify(forecast(request)))
    expect(JSON.stringify(forecast({ ...request, seed: 10 }))).not.toBe(JSON.stringify(forecast(request)))
  })

  it('FC6: answers how the fight goes as it is before it plays the changes', () => {
    const run = new ForecastRun({ situation: hard, policies: usualPolicies(null), fights: 20, seed: 9 })
    run.fight(19)
    expect(run.answer).toBeNull()
    run.fight(1)
    expect(run.answer).toMatchObject({ asItIs: { fights: 20 }, whatIf: [] })
    run.fight(run.whole)
    expect(run.answer?.whatIf).toHaveLength(3)
  })

  it('FC5: tells shares that sum to one, with the figure inside its interval, and quartiles in order', () => {
    const { won, lost, undecided, fighters, rounds, anyFalls } = asked(hard).asItIs
    expect(won.share + lost.share + undecided.share).toBeCloseTo(1, 12)
    for (const { share, low, high } of [
      won,
      lost,
      undecided,
      anyFalls,
      ...fighters.flatMap(each => [each.falls, each.wounded])
    ]) {
      expect(low).toBeLessThanOrEqual(share)
      expect(high).toBeGreaterThanOrEqual(share)
    }
    for (const [low, middle, high] of [rounds.quartiles, ...fighters.map(({ stamina }) => stamina)]) {
      expect(low.value).toBeLessThanOrEqual(middle.value)
      expect(middle.value).toBeLessThanOrEqual(high.value)
    }
    expect(anyFalls.share).toBeGreaterThanOrEqual(Math.max(...fighters.map(({ falls }) => falls.share)))
  })

  it('FC5: has the 95 % intervals of published tables', () => {
    expect(shareOf(0, 10).high).toBeCloseTo(0.2775, 3) // Wilson, 0 of 10
    expect(shareOf(5, 10).low).toBeCloseTo(0.2366, 3)
    expect(quantileOf(Uint32Array.of(25, 25, 25, 25), 0.5)).toMatchObject({ value: 1, low: 1, high: 2 })
  })

  it('FC6: one more foe and a d6 make it worse, an advantage makes it better', () => {
    const fair = aFight([aFighter('s1', { faceDown: 5 })], [aGuard({ stamina: 8 })])
    const { asItIs, whatIf } = asked(fair, {}, 300)
    const of = (change: string): number => whatIf.find(each => each.change === change)!.odds.anyFalls.share
    expect(whatIf.map(({ change, foe }) => [change, foe])).toEqual([
      ['one-more-foe', 'Guard'],
      ['foe-d6', 'Guard'],
      ['advantage', '']
    ])
    expect(of('one-more-foe')).toBeGreaterThan(asItIs.anyFalls.share)
    expect(of('foe-d6')).toBeGreaterThan(asItIs.anyFalls.share)
    expect(of('advantage')).toBeLessThan(asItIs.anyFalls.share)
  })

  it('FC6: a d6 is not asked about where every foe has one', () => {
    const { whatIf } = asked(aFight([aFighter('s1')], [aGuard({ power: 'd10' })]), {}, 10)
    expect(whatIf.map(({ change }) => change)).toEqual(['one-more-foe', 'advantage'])
  })
})

describe('how the table plays', () => {
  it('FC4: each choice has a name and a sentence, and none is named twice', () => {
    for (const name of policyNames) {
      const choices = policies[name].choices.map(({ name: called, says }) => `${called}: ${says}`)
      expect(new Set(choices).size).toBe(choices.length)
      for (const each of choices) expect(each).toMatch(/^[A-Z].+: [A-Z].+\.$/)
    }
  })

  it('FC4: every choice changes the forecast of a fight where it matters', () => {
    const rich: FightSituation = aFight(
      [
        aFighter('s1', {
          faceDown: 3,
          pack: 1,
          items: [anItemCard('shield', 1), anItemCard('sword', 2, 'd4'), anItemCard('bow', 3, 'd6')],
          moves: [aMoveCard('volley')]
        }),
        aFighter('s2', { faceDown: 2 })
      ],
      [
        aGuard({ stamina: 12, power: 'd6', squares: 2 }),
        aGuard({ stamina: 7 }),
        aGuard({ engaged: aFighter('s1').id, power: 'd10' })
      ],
      { allies: 1, blessings }
    )
    const told = (how: Partial<Policies>): string => {
      const run = new ForecastRun({
        situation: rich,
        policies: { ...usualPolicies(null), ...how },
        fights: 20,
        seed: 5
      })
      run.fight(20) // the first question is enough
      return JSON.stringify(run.answer!.asItIs)
    }
    const usual = told({})
    for (const name of policyNames)
      for (const { id } of policies[name].choices.slice(1))
        expect(told({ [name]: id }), `${name} ${id}`).not.toBe(usual)
  })

  it('FC4: the fight is run as the board says', () => {
    expect(usualPolicies('at-once').format).toBe('at-once')
    expect(usualPolicies(null).format).toBe('crosses-bite')
  })
})
