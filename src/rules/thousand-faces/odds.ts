import { memoize } from '../core/memoize'
import { cardOf, isBlessing, isWound } from './cards'
import { deckCount, mustShuffle, unseenCards } from './deck/places'
import { cardsToFlip } from './flip/weighing'
import type { Sheet } from './state'
import { type Attribute, type CardId, type Net, nets, type Ranks, type Suit } from './vocabulary'

/**
 * What the next flip may bring, exactly: rules OD1–OD6.
 *
 * Cards that nobody sees (deck and face-down Exhaustion) are all equally likely to come next, whatever the app knows of their order.
 * So a flip is a draw of ordered cards from one set, in which a wound ends the draw; that has a closed form in
 * falling factorials, and needs neither sampling nor the order.
 */

/** Exact chances of one flip, each 0…1. */
export interface FlipOdds {
  /** Of each result, worst first; they sum to 1. */
  readonly results: readonly [number, number, number, number]
  /** That the resolving card is an XP card, when the player takes XP on a tie. */
  readonly xp: number
  /** That at least one wound card is revealed. */
  readonly wound: number
  /** That the Critical Success can resolve. */
  readonly critical: number
}

/** The odds of one seat: by attribute, then by net from −2 to +2. */
export type OddsTable = Readonly<Record<Attribute, readonly [FlipOdds, FlipOdds, FlipOdds, FlipOdds, FlipOdds]>>

export interface OddsView {
  readonly now: OddsTable
  /** The same if the discard is shuffled in first; null when the discard is empty. */
  readonly ifShuffled: OddsTable | null
  /** OD8: what this seat's one card on the Anvil shows when it helps. */
  readonly help: FlipOdds['results']
  /** Cards that could come up: deck and face-down Exhaustion together. */
  readonly unseen: number
  /** Wound cards among them. */
  readonly woundsUnseen: number
  readonly blessingsUnseen: number
}

/** How many cards show each value 0…3. */
type Counts = readonly [number, number, number, number]

/** The unseen cards as one suit reads them. */
interface Pool {
  readonly size: number
  /** All but wounds. */
  readonly ordinary: Counts
  /** XP cards and the Critical Success, which are among the ordinary ones too. */
  readonly xp: Counts
  readonly critical: Counts
  readonly wounds: Counts
}

const known = memoize<Sheet, OddsView>()

/** The odds of one seat. Worked out once for each state of a sheet. */
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

/** OD8: a helper turns one card and reads it on the Anvil, after the shuffle that may have to come first. */
function helpOf(piles: Sheet['piles'], unseen: readonly CardId[]): FlipOdds['results'] {
  return mustShuffle(piles) && piles.discard.length > 0
    ? oddsOn([...unseen, ...piles.discard], deckCount(piles) + piles.discard.length, 'anvil', 0).results
    : oddsOn(unseen, deckCount(piles), 'anvil', 0).results
}

/** The odds of every attribute and net. @param deck how many of `unseen` can come up at all. */
function tableOf(unseen: readonly CardId[], deck: number, ranks: Ranks): OddsTable {
  const row = (suit: Suit): OddsTable['str'] => rowOf(poolOf(unseen, suit), deck)
  return { str: row(ranks.str), dex: row(ranks.dex), int: row(ranks.int) }
}

/** The same counts come again and again in an evening: their odds are the same object then, so that nobody compares or prints them anew. */
const rows = memoize<string, OddsTable['str']>(512)

function rowOf(pool: Pool, deck: number): OddsTable['str'] {
  const { size, ordinary, xp, critical, wounds } = pool
  return rows(String.fromCharCode(deck, size, ...ordinary, ...xp, ...critical, ...wounds), [], () => {
    const of = (net: Net): FlipOdds => flipOdds(pool, Math.min(cardsToFlip(net), deck), net < 0 ? 'worst' : 'best')
    const [worst, bad, even, good, best] = nets
    return [of(worst), of(bad), of(even), of(good), of(best)]
  })
}

/** The odds of one flip read on one suit, from cards that are equally likely to come. Exported for those who count other draws. */
export function oddsOn(unseen: readonly CardId[], deck: number, suit: Suit, net: Net): FlipOdds {
  return flipOdds(poolOf(unseen, suit), Math.min(cardsToFlip(net), deck), net < 0 ? 'worst' : 'best')
}

/** OD6: not one card could come. */
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
  /** Draws that show nothing that counts more than a value, without some of the cards that show just that value. */
  const reaching = (value: 0 | 1 | 2 | 3, without: number): number =>
    draws(within[value] - without, woundsWithin[value], size, cards)
  const [none, single, two, three] = [reaching(0, 0), reaching(1, 0), reaching(2, 0), reaching(3, 0)]
  /** All draws within reach, less those without these cards: some of them are among those that count. */
  const resolves = ([a, b, c, d]: Counts): number =>
    (none + single + two + three - reaching(0, a) - reaching(1, b) - reaching(2, c) - reaching(3, d)) / all
  const results: Counts =
    counts === 'best'
      ? [none / all, (single - none) / all, (two - single) / all, (three - two) / all]
      : [(none - single) / all, (single - two) / all, (two - three) / all, three / all]
  return { results, xp: resolves(xp), wound: 1 - falling(total(ordinary), cards) / all, critical: resolves(critical) }
}

/** For each value, how many cards do not count more than it: lower ones where the best counts, higher ones where the worst does. */
function accumulated([none, single, two, three]: Counts, counts: 'best' | 'worst'): Counts {
  return counts === 'best'
    ? [none, none + single, none + single + two, none + single + two + three]
    : [none + single + two + three, single + two + three, two + three, three]
}

/**
 * How many ordered draws of `cards` out of `size` show only so many ordinary cards and wounds. A wound at place n ends the
 * draw there, and the rest may be anything.
 */
function draws(ordinary: number, wounds: number, size: number, cards: number): number {
  let count = falling(ordinary, cards)
  if (wounds > 0)
    for (let place = 0; place < cards; place++)
      count += falling(ordinary, place) * wounds * falling(size - place - 1, cards - place - 1)
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
