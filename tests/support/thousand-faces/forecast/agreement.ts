import { type Luck, oneOf, shuffled } from '#rules/core/luck'
import { baseCards, cardOf } from '#rules/thousand-faces/cards'
import { ForecastRun } from '#rules/thousand-faces/forecast/forecast'
import { type Policies, usualPolicies } from '#rules/thousand-faces/forecast/policies'
import type { FighterSituation, FightSituation } from '#rules/thousand-faces/forecast/situation'
import type { Ranks } from '#rules/thousand-faces/vocabulary'
import { seededLuck } from '../../luck'
import { Enumerator, type Exact } from './enumerate'
import { aFight, aFighter, aGuard } from './situations'

/** One number of a forecast beside the exact one. */
export interface Compared {
  readonly what: string
  readonly exact: number
  readonly low: number
  readonly high: number
  /** How many standard errors they lie apart; 0 for quartiles, which are whole numbers. */
  readonly apart: number
}

/** The forecast of a fight beside its exact count. */
function compared(
  situation: FightSituation,
  policies: Policies,
  fights: number,
  seed: number,
  least = 1e-6
): readonly Compared[] {
  const exact = new Enumerator(situation, policies).count(least)
  if (exact.missing > 0.005) throw new Error(`the count left out ${exact.missing}`)
  const run = new ForecastRun({ situation, policies, fights, seed })
  run.fight(fights) // the changes are not asked about
  const { asItIs } = run.answer
  /** What the count left out may have gone either way. */
  const share = (what: string, { share: at, low, high }: typeof asItIs.won, truth: number): Compared => ({
    what,
    exact: truth,
    low: low - Math.max(0, exact.missing) - 1e-9,
    high: high + 1e-9,
    apart: Math.abs(at - truth) / Math.sqrt(Math.max(truth * (1 - truth), 1 / fights) / fights)
  })
  const rounds = asItIs.rounds.mean
  return [
    share('won', asItIs.won, exact.won),
    {
      what: 'rounds',
      exact: exact.rounds,
      low: rounds.low,
      high: rounds.high,
      apart: Math.abs(rounds.value - exact.rounds) / Math.max((rounds.high - rounds.value) / 1.96, 1e-9)
    },
    ...asItIs.fighters.flatMap(({ falls, wounded, stamina }, at) => [
      share(`${at} falls`, falls, exact.falls[at] ?? 0),
      share(`${at} is wounded`, wounded, exact.wounded[at] ?? 0),
      ...stamina.map(({ low, high }, n) => ({
        what: `${at} quartile ${n + 1}`,
        exact: quartileOf(exact, at, (n + 1) / 4),
        low,
        high,
        apart: 0
      }))
    ])
  ]
}

function quartileOf({ stamina }: Exact, at: number, part: number): number {
  let sum = 0
  return (stamina[at] ?? []).findIndex(chance => (sum += chance) >= part - 1e-9)
}

/** A small fight by luck: one or two characters with 1 to 4 Stamina, one or two foes. Two have six cards each, for the count’s sake; one has the twenty. */
function smallFight(
  luck: Luck,
  characters: 'one' | 'two'
): { readonly situation: FightSituation; readonly policies: Policies } {
  const fighters = Array.from({ length: characters === 'two' ? 2 : 1 }, (_, n) =>
    smallFighter(luck, `s${n + 1}`, characters === 'two' ? 'small' : 'whole')
  )
  const foes = Array.from({ length: characters === 'two' ? 1 + luck.below(2) : 1 }, () =>
    aGuard({
      stamina: 1 + luck.below(characters === 'two' ? 3 : 4),
      power: oneOf(luck, ['d4', 'd6'] as const),
      squares: luck.below(4) === 0 ? 1 : 0,
      engaged: luck.below(2) === 0 ? 's1' : null
    })
  )
  const policies: Policies = {
    ...usualPolicies(oneOf(luck, ['crosses-bite', 'two-rounds'] as const)),
    threeChecks: oneOf(luck, ['avoid', 'again'] as const),
    freeFoes: oneOf(luck, ['spread', 'weakest'] as const),
    answers: oneOf(luck, ['gang', 'alone'] as const),
    squares: oneOf(luck, ['first', 'heavy'] as const),
    taking: oneOf(luck, ['least', 'stamina', 'wound'] as const)
  }
  return { situation: aFight(fighters, foes, { length: oneOf(luck, ['one-shot', '9-hour'] as const) }), policies }
}

const allBlade = { str: 'blade', dex: 'blade', int: 'blade' } as const

/** Somebody with 1 to 4 Stamina left: of the twenty cards, or of few that show one or two results, so that two can be counted. */
function smallFighter(luck: Luck, id: string, deck: 'whole' | 'small'): FighterSituation {
  const left = 1 + luck.below(4)
  const small = deck === 'small'
  const shown = [luck.below(4), luck.below(4)]
  const cards = shuffled(luck, baseCards).filter(card => !small || shown.includes(cardOf(card).results.blade))
  const ranks = small
    ? allBlade
    : oneOf<Ranks>(luck, [
        { str: 'crown', dex: 'blade', int: 'anvil' },
        { str: 'blade', dex: 'blade', int: 'blade' },
        { str: 'anvil', dex: 'dragon', int: 'anvil' }
      ] as const)
  const open = small ? 10 - left : luck.below(3)
  const net = luck.below(3) - 1
  const piles = small
    ? { unseen: cards.slice(0, 6), discard: [], faceDown: 0, faceUp: open }
    : { unseen: cards.slice(0, 20 - open), discard: cards.slice(20 - open), faceDown: 10 - left, faceUp: 0 }
  const harm = luck.below(2)
  return aFighter(id, {
    ranks,
    ...piles,
    harm,
    wounds: 1 + luck.below(2),
    attacks: [{ move: 'mix-it-up', suit: ranks.str, net, power: oneOf(luck, ['d4', 'd6'] as const) }]
  })
}

/** Random small fights, forecast and counted. */
export function agreement(seed: number, wanted: readonly (readonly ['one' | 'two', number])[], fights: number) {
  const all = wanted.flatMap(([characters, count]) =>
    Array.from({ length: count }, (_, n) => {
      const { situation, policies } = smallFight(seededLuck(seed + n), characters)
      return compared(situation, policies, fights, seed + n).map(each => ({
        ...each,
        what: `${characters} ${seed + n}: ${each.what}`
      }))
    }).flat()
  )
  const outside = all.filter(({ exact, low, high }) => exact < low || exact > high)
  return { within: all.length - outside.length, outside, furthest: Math.max(...all.map(({ apart }) => apart)) }
}
