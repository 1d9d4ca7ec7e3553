import { cardOf } from '#rules/thousand-faces/cards'
import type { FighterSituation } from '#rules/thousand-faces/forecast/situation'
import type { CardId, Suit } from '#rules/thousand-faces/vocabulary'

/**
 * Cards of one character for the exact count, by what they show. Nothing is drawn by chance here: every step gives all that
 * can come, each with its chance. Exhausted cards stay among those that may be anywhere until a shuffle parts them from the deck.
 */
export interface ExactCards {
  /** How many of each class lie in the deck or, since the last shuffle, face down in Exhaustion. */
  readonly unknown: readonly number[]
  /** So many of these are exhausted. */
  readonly hidden: number
  readonly discard: readonly number[]
}

export interface Branch<Of> {
  readonly chance: number
  readonly so: Of
}

/** What the cards of a fight can show: on the suit that is struck with, and on the one for Defy Danger. */
export interface Classes {
  readonly strike: readonly number[]
  readonly defy: readonly number[]
  readonly wound: readonly boolean[]
  /** The classes of the two designs of wound card. */
  readonly wounds: readonly [number, number]
}

export function classesOf(
  strike: Suit,
  defy: Suit
): { readonly classes: Classes; readonly classOf: (card: CardId) => number } {
  const keys: string[] = []
  const found: { strike: number[]; defy: number[]; wound: boolean[] } = { strike: [], defy: [], wound: [] }
  const classOf = (card: CardId): number => {
    const { results, kind } = cardOf(card)
    const key = `${results[strike]}${results[defy]}${kind === 'wound'}`
    const at = keys.indexOf(key)
    if (at >= 0) return at
    found.strike.push(results[strike])
    found.defy.push(results[defy])
    found.wound.push(kind === 'wound')
    return keys.push(key) - 1
  }
  for (let n = 1; n <= 20; n++) classOf(String(n))
  return { classes: { ...found, wounds: [classOf('W1'), classOf('W2')] }, classOf }
}

export function exactCards(
  { unseen, discard, faceDown }: FighterSituation,
  classOf: (card: CardId) => number,
  classes: number
): ExactCards {
  const count = (cards: readonly CardId[]): readonly number[] =>
    Array.from({ length: classes }, (_, at) => cards.filter(card => classOf(card) === at).length)
  return { unknown: count(unseen), hidden: faceDown, discard: count(discard) }
}

const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0)
const changed = (counts: readonly number[], at: number, by: number): readonly number[] =>
  counts.map((each, index) => (index === at ? each + by : each))

const deckOf = ({ unknown, hidden }: ExactCards): number => sum(unknown) - hidden
const discardOf = ({ discard }: ExactCards): number => sum(discard)

/** The discard goes into the deck: which of the unknown cards were the exhausted ones has to be told now. */
function shuffled(cards: ExactCards): readonly Branch<ExactCards>[] {
  const { discard, hidden } = cards
  let parted = new Map<string, Branch<readonly number[]>>([['', { chance: 1, so: cards.unknown }]])
  for (let n = 0; n < hidden; n++) {
    const next = new Map<string, Branch<readonly number[]>>()
    for (const { chance, so } of parted.values())
      so.forEach((count, at) => {
        if (count === 0) return
        const left = changed(so, at, -1)
        const key = left.join()
        next.set(key, { chance: (next.get(key)?.chance ?? 0) + (chance * count) / sum(so), so: left })
      })
    parted = next
  }
  return [...parted.values()].map(({ chance, so }) => ({
    chance,
    so: { unknown: so.map((count, at) => count + (discard[at] ?? 0)), hidden: 0, discard: discard.map(() => 0) }
  }))
}

export function shuffledIfDue(cards: ExactCards): readonly Branch<ExactCards>[] {
  return deckOf(cards) <= 5 && discardOf(cards) > 0 ? shuffled(cards) : [{ chance: 1, so: cards }]
}

/** One unseen card is exhausted; which one stays open. */
export function exhausted(cards: ExactCards): readonly Branch<ExactCards>[] {
  const ready = deckOf(cards) === 0 && discardOf(cards) > 0 ? shuffled(cards) : [{ chance: 1, so: cards }]
  return ready.map(({ chance, so }) => ({ chance, so: deckOf(so) === 0 ? so : { ...so, hidden: so.hidden + 1 } }))
}

export function withDiscarded(cards: ExactCards, at: number): ExactCards {
  return { ...cards, discard: changed(cards.discard, at, 1) }
}

/** A flip of so many cards: what counts, whether a wound came up, and the cards afterwards; before any payment. */
export function flips(
  cards: ExactCards,
  classes: Classes,
  on: 'strike' | 'defy',
  net: number
): readonly Branch<{ readonly cards: ExactCards; readonly value: number; readonly wound: boolean }>[] {
  const wanted = Math.min(Math.abs(net), 2) + 1
  const worst = net < 0
  const draw = (
    from: ExactCards,
    left: number,
    value: number | null,
    chance: number
  ): readonly Branch<{ cards: ExactCards; value: number; wound: boolean }>[] => {
    if (left === 0 || deckOf(from) === 0) return [{ chance, so: { cards: from, value: value ?? -1, wound: false } }]
    return from.unknown.flatMap((count, at) => {
      if (count === 0) return []
      const shows = classes[on][at] ?? 0
      const counts = value === null ? shows : worst ? Math.min(value, shows) : Math.max(value, shows)
      const after = { ...withDiscarded(from, at), unknown: changed(from.unknown, at, -1) }
      const so = chance * (count / sum(from.unknown))
      return classes.wound[at]
        ? [{ chance: so, so: { cards: after, value: counts, wound: true } }]
        : draw(after, left - 1, counts, so)
    })
  }
  return shuffledIfDue(cards).flatMap(({ chance, so }) => draw(so, wanted, null, chance))
}
