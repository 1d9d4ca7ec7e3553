import { describe, expect, it } from 'vitest'
import { blessings } from '#rules/thousand-faces/cards'
import { shieldCard } from '#rules/thousand-faces/equipment/ladder'
import { type Forecast, ForecastRun } from '#rules/thousand-faces/forecast/forecast'
import { quantileOf, shareOf } from '#rules/thousand-faces/forecast/intervals'
import { type Policies, policies, policyNames, usualPolicies } from '#rules/thousand-faces/forecast/policies'
import type { FightSituation } from '#rules/thousand-faces/forecast/situation'
import { agreement } from '../../../support/thousand-faces/forecast/agreement'
import { aFight, aFighter, aGuard } from '../../../support/thousand-faces/forecast/situations'
import { forecast } from '../../../support/thousand-faces/forecast/whole-forecast'

const asked = (situation: FightSituation, how: Partial<Policies> = {}, fights = 2000): Forecast =>
  forecast({ situation, policies: { ...usualPolicies(null), ...how }, fights, seed: 5 })

const hard = aFight([aFighter('a', { faceDown: 4 }), aFighter('b')], [aGuard({ stamina: 12, power: 'd6' }), aGuard()])

describe('a forecast', () => {
  it('FC5: agrees with the exact count of every way that a small fight can go, within its intervals', () => {
    const { within, outside, furthest } = agreement(
      1,
      [
        ['one', 1],
        ['two', 6]
      ],
      20_000
    )
    expect(outside.length / (within + outside.length), JSON.stringify(outside)).toBeLessThan(0.12)
    expect(furthest).toBeLessThan(4.5)
  })

  it('FC5: is the same for the same seed, byte by byte, in one go or in stretches; and another one for another seed', () => {
    const request = { situation: hard, policies: usualPolicies(null), fights: 500, seed: 9 }
    const run = new ForecastRun(request)
    while (run.done < run.whole) run.fight(77)
    expect(JSON.stringify(run.answer)).toBe(JSON.stringify(forecast(request)))
    expect(JSON.stringify(forecast({ ...request, seed: 10 }))).not.toBe(JSON.stringify(forecast(request)))
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
    const { asItIs, whatIf } = asked(hard, {}, 4000)
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
    const { whatIf } = asked(aFight([aFighter('a')], [aGuard({ power: 'd10' })]), {}, 10)
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
    const shield = { ...shieldCard({ kind: 'shield', card: 'shield' })!, damage: 0 }
    const bow = { move: 'volley', suit: 'blade', net: 0, power: 'd6' } as const
    const blade = { move: 'mix-it-up', suit: 'crown', net: 0, power: 'd4' } as const
    const rich: FightSituation = aFight(
      [aFighter('a', { shields: [shield], faceDown: 3, attacks: [blade, bow] }), aFighter('b', { faceDown: 2 })],
      [
        aGuard({ stamina: 12, power: 'd6', squares: 2 }),
        aGuard({ stamina: 7 }),
        aGuard({ engaged: 'a', power: 'd10' })
      ],
      { allies: 1, blessings }
    )
    const told = (how: Partial<Policies>): string => {
      const run = new ForecastRun({
        situation: rich,
        policies: { ...usualPolicies(null), ...how },
        fights: 300,
        seed: 5
      })
      run.fight(500) // the first question is enough
      return JSON.stringify(run.answer.asItIs)
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

  it('FC1: a fight that nobody can end is undecided after forty rounds', () => {
    const { asItIs } = asked(
      aFight([aFighter('a')], [aGuard({ stamina: 99, power: '1', squares: 3 })]),
      { taking: 'stamina' },
      200
    )
    expect(asItIs.won.share + asItIs.lost.share + asItIs.undecided.share).toBeCloseTo(1, 12)
    expect(asItIs.rounds.quartiles[2].value).toBeLessThanOrEqual(40)
  })
})
