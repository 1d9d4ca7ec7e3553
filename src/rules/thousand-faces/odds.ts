import { memoize } from '../core/memoize'
import { cardOf, isBlessing, isWound } from './cards'
import { deckCount, mustShuffle, unseenCards } from './deck/piles'
import { cardsToFlip } from './flip/weighing'
import type { Sheet } from './state'
import { type Attribute, type CardId, type Net, nets, type Ranks, type Suit } from './vocabulary'

/**
 * The exact chances of the next flip: rules OD1–OD6.
 * All unseen cards (deck and face-down Exhaustion) are equally likely to come next, even if the app knows their order.
 * A flip is therefore an ordered draw from one set, and a wound ends the draw.
 * Its chances have a closed form in falling factorials. Sampling and the order of the deck are not needed.
 */

/** Exact chances of one flip, each 0…1. */
export interface FlipOdds {
  /** The chance of each result, worst first; the sum is 1. */
  readonly results: readonly [number, number, number, number]
  /** The chance that the resolving card is an XP card, if the player takes XP on a tie. */
  readonly xp: number
  /** The chance that at least one wound card is revealed. */
  readonly wound: number
  /** The chance that the Critical Success can resolve. */
  readonly critical: number
}

/** The odds of one seat: by attribute, then by net from −2 to +2. */
export type OddsTable = Readonly<Record<Attribute, readonly [FlipOdds, FlipOdds, FlipOdds, FlipOdds, FlipOdds]>>

export interface OddsView {
  readonly now: OddsTable
  /** The odds after shuffling the discard pile in; null when it is empty. */
  readonly ifShuffled: OddsTable | null
  /** OD8: the results of this seat's single card on the Anvil as a helper. */
  readonly help: FlipOdds['results']
  /** Number of cards that can come: deck and face-down Exhaustion together. */
  readonly unseen: number
  /** Wound cards among them. */
  readonly woundsUnseen: number
  readonly blessingsUnseen: number
}

/** Number of cards with each value 0…3. */
type Counts = readonly [number, number, number, number]

/** The unseen cards, read on one suit. */
interface Pool {
  readonly size: number
  /** All cards except wounds. */
  readonly ordinary: Counts
  /** XP cards, and the Critical Success; `ordinary` contains them too. */
  readonly xp: Counts
  readonly critical: Counts
  readonly wounds: Counts
}

const known = memoize<Sheet, OddsView>()

/** The odds of one seat, computed once for each state of a sheet. */
export function oddsOf(sheet: Sheet): OddsView {
  return known(sheet, [], () => workOut(sheet))
}

function workOut({ piles, ranks }: Sheet): OddsView {
  const unseen = unseenCards(piles)
  const shuffled =
    piles.discard.length === 0
      ? null
      : tableOf([...unseen, ...piles.discard], deckCount(piles) + piles.discard.length, ranks)
  return {
    now: (mustShuffle(piles) ? shuffled : null) ?? tableOf(unseen, deckCount(piles), ranks),
    ifShuffled: shuffled,
    help: helpOf(piles, unseen),
    unseen: unseen.length,
    woundsUnseen: unseen.filter(isWound).length,
    blessingsUnseen: unseen.filter(isBlessing).length
  }
}

/** OD8: a helper turns one card and reads it on the Anvil, after a shuffle if one is due. */
function helpOf(piles: Sheet['piles'], unseen: readonly CardId[]): FlipOdds['results'] {
  return mustShuffle(piles) && piles.discard.length > 0
    ? oddsOn([...unseen, ...piles.discard], deckCount(piles) + piles.discard.length, 'anvil', 0).results
    : oddsOn(unseen, deckCount(piles), 'anvil', 0).results
}

/** The odds of every attribute and net. @param deck number of `unseen` cards that can come at all */
function tableOf(unseen: readonly CardId[], deck: number, ranks: Ranks): OddsTable {
  const row = (suit: Suit): OddsTable['str'] => rowOf(poolOf(unseen, suit), deck)
  return { str: row(ranks.str), dex: row(ranks.dex), int: row(ranks.int) }
}

/** The same counts recur in a session. The odds are then the same object, which need not be compared or serialized again. */
const rows = memoize<string, OddsTable['str']>(512)

function rowOf(pool: Pool, deck: number): OddsTable['str'] {
  const { size, ordinary, xp, critical, wounds } = pool
  return rows(String.fromCharCode(deck, size, ...ordinary, ...xp, ...critical, ...wounds), [], () => {
    const of = (net: Net): FlipOdds => flipOdds(pool, Math.min(cardsToFlip(net), deck), net < 0 ? 'worst' : 'best')
    const [worst, bad, even, good, best] = nets
    return [of(worst), of(bad), of(even), of(good), of(best)]
  })
}

/** The odds of one flip on one suit, from equally likely cards. Exported for callers that count other draws. */
export function oddsOn(unseen: readonly CardId[], deck: number, suit: Suit, net: Net): FlipOdds {
  return flipOdds(poolOf(unseen, suit), Math.min(cardsToFlip(net), deck), net < 0 ? 'worst' : 'best')
}

/** OD6: no card can come. */
const nothing: FlipOdds = { results: [0, 0, 0, 0], xp: 0, wound: 0, critical: 0 }

function poolOf(unseen: readonly CardId[], suit: Suit): Pool {
  const ordinary: [number, number, number, number] = [0, 0, 0, 0]
  const xp: typeof ordinary = [0, 0, 0, 0]
  const critical: typeof ordinary = [0, 0, 0, 0]
  const wounds: typeof ordinary = [0, 0, 0, 0]
  for (const id of unseen) {
    const card = cardOf(id)
    const value = card.results[suit]
    if (card.kind === 'wound') wounds[value] += 1
    else ordinary[value] += 1
    if (card.xp) xp[value] += 1
    if (card.special === 'critical-success') critical[value] += 1
  }
  return { size: unseen.length, ordinary, xp, critical, wounds }
}

function flipOdds({ size, ordinary, wounds, xp, critical }: Pool, cards: number, counts: 'best' | 'worst'): FlipOdds {
  if (cards <= 0) return nothing
  const all = falling(size, cards)
  const within = accumulated(ordinary, counts)
  const woundsWithin = accumulated(wounds, counts)
  /** Number of draws in which no card counts more than `value`, without `without` of the cards with that value. */
  const reaching = (value: 0 | 1 | 2 | 3, without: number): number =>
    draws(within[value] - without, woundsWithin[value], size, cards)
  const [none, single, two, three] = [reaching(0, 0), reaching(1, 0), reaching(2, 0), reaching(3, 0)]
  /** Share of draws in which one of these cards counts: all draws minus the draws without these cards. */
  const resolves = ([a, b, c, d]: Counts): number =>
    (none + single + two + three - reaching(0, a) - reaching(1, b) - reaching(2, c) - reaching(3, d)) / all
  const results: Counts =
    counts === 'best'
      ? [none / all, (single - none) / all, (two - single) / all, (three - two) / all]
      : [(none - single) / all, (single - two) / all, (two - three) / all, three / all]
  return { results, xp: resolves(xp), wound: 1 - falling(total(ordinary), cards) / all, critical: resolves(critical) }
}

/** For each value, the number of cards that do not count more. Lower ones when the best counts, higher ones when the worst counts. */
function accumulated([none, single, two, three]: Counts, counts: 'best' | 'worst'): Counts {
  return counts === 'best'
    ? [none, none + single, none + single + two, none + single + two + three]
    : [none + single + two + three, single + two + three, two + three, three]
}

/**
 * Number of ordered draws of `cards` out of `size` that show only these ordinary cards and wounds.
 * A wound at position n ends the draw; the later cards can be any.
 */
function draws(ordinary: number, wounds: number, size: number, cards: number): number {
  let count = falling(ordinary, cards)
  if (wounds > 0)
    for (let position = 0; position < cards; position++)
      count += falling(ordinary, position) * wounds * falling(size - position - 1, cards - position - 1)
  return count
}

function total([none, single, two, three]: Counts): number {
  return none + single + two + three
}

/** n · (n−1) · … with `factors` factors. */
function falling(n: number, factors: number): number {
  let product = 1
  for (let k = 0; k < factors; k++) product *= Math.max(0, n - k)
  return product
}

/** OD8: the best card counts, the flip's own or a helper's. Each helper turns one card of their own deck. */
export function withHelp(own: FlipOdds['results'], helpers: readonly FlipOdds['results'][]): FlipOdds['results'] {
  const upTo = (odds: FlipOdds['results'], value: number): number =>
    odds.slice(0, value + 1).reduce((sum, each) => sum + each, 0)
  const turning = helpers.filter(each => upTo(each, 3) > 0)
  const all = ([0, 1, 2, 3] as const).map(value =>
    [own, ...turning].reduce((chance, each) => chance * upTo(each, value), 1)
  )
  const [none = 0, single = 0, two = 0, three = 0] = all
  return [none, single - none, two - single, three - two]
}
