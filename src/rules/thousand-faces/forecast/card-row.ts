import { isShuffleDue } from '../deck/places'
import type { CardId } from '../vocabulary'
import { appeals, codeOf, criticalCode, firstBlessing, firstWound, values } from './card-table'
import type { Chance } from './chance'
import type { FighterSituation } from './situation'

/** Most cards that one fight adds to a deck: all Blessings, and two Wounds. */
const added = 8

/**
 * The cards of one character as one row: the deck in front, the discard behind it; exhausted cards are gone. No deck has an
 * order: the next card is drawn when it is turned, which is the same chance (FC2).
 */
export class CardRow {
  readonly cards: Uint8Array
  deck = 0
  discard = 0
  /** The card that resolved the newest flip; −1: there was none to turn. */
  resolved = -1
  protected readonly chance: Chance
  readonly #known: Uint8Array
  readonly #discarded: Uint8Array
  readonly #start: FighterSituation

  constructor(start: FighterSituation, chance: Chance) {
    this.#start = start
    this.chance = chance
    this.#known = codesOf(start.unseen)
    this.#discarded = codesOf(start.discard)
    const owned = start.unseen.length + start.unseenBlessings + start.unseenWounds + start.discard.length
    this.cards = new Uint8Array(owned + added)
  }

  /** What nobody sees is dealt anew. @param blessings the first `left` of them are free @returns how many are free then */
  deal(blessings: Uint8Array, left: number): number {
    const { unseenBlessings, unseenWounds, faceDown } = this.#start
    const { cards, chance } = this
    cards.set(this.#known)
    let deck = this.#known.length
    let free = left
    for (let n = 0; n < unseenBlessings && free > 0; n++) {
      free -= 1
      cards[deck++] = swapOut(blessings, chance.card(blessings, free + 1), free)
    }
    for (let n = 0; n < unseenWounds; n++) cards[deck++] = firstWound + chance.below(2)
    for (let n = 0; n < faceDown && deck > 0; n++) {
      deck -= 1
      swapOut(cards, chance.card(cards, deck + 1), deck)
    }
    cards.set(this.#discarded, deck)
    this.deck = deck
    this.discard = this.#discarded.length
    return free
  }

  /** D1: the discard goes into the deck. */
  shuffle(): void {
    this.deck += this.discard
    this.discard = 0
  }

  shuffleIfDue(): void {
    if (isShuffleDue(this.deck, this.discard)) this.shuffle()
  }

  /** The top card, turned over: it lies first in the discard. */
  draw(): number {
    const { cards, deck } = this
    this.deck = deck - 1
    this.discard += 1
    return swapOut(cards, this.chance.card(cards, deck), deck - 1)
  }

  /** Onto the discard, face up. */
  ontoDiscard(card: number): void {
    this.cards[this.deck + this.discard] = card
    this.discard += 1
  }

  /** B3: a Blessing that resolved leaves the discard. */
  giveBack(card: number): void {
    const { cards, deck } = this
    const last = deck + this.discard - 1
    let at = deck
    while (cards[at] !== card && at < last) at += 1
    cards[at] = cards[last] as number
    this.discard -= 1
  }

  /** S2: the top card, unseen, away from the row. */
  protected takeTop(): void {
    const { cards, deck } = this
    this.deck = deck - 1
    swapOut(cards, this.chance.card(cards, deck), deck - 1)
    cards[deck - 1] = cards[deck - 1 + this.discard] as number
  }

  /** The card that was drawn last, away from the discard. */
  protected takeDrawn(): void {
    this.discard -= 1
    this.cards[this.deck] = this.cards[this.deck + this.discard] as number
  }

  /**
   * F2–F5, O6: so many cards, fewer after a wound; the best or worst counts, the most welcome of tied ones resolves.
   * @param row the suit, see `rowOf` @returns how many wound cards came up, 0 or 1; `resolved` is the card, −1 where there was none
   */
  turn(row: number, wanted: number, worst: boolean): number {
    this.shuffleIfDue()
    let left = Math.min(wanted, this.deck)
    let best = -1
    let resolved = -1
    let wounds = 0
    for (; left > 0; left--) {
      const card = this.draw()
      const value = values[row + card] as number
      const counts = worst ? 3 - value : value
      if (counts > best || (counts === best && (appeals[card] as number) > (appeals[resolved] as number))) {
        best = counts
        resolved = card
      }
      if (card < firstWound) continue
      wounds = 1
      break
    }
    this.resolved = resolved
    return wounds
  }

  /** Whether the card that resolved is a Blessing, or the Critical Success. */
  get resolvedBlessing(): boolean {
    return this.resolved >= firstBlessing && this.resolved < firstWound
  }
  get resolvedCritical(): boolean {
    return this.resolved === criticalCode
  }
}

/** Puts what lies at a place last, and what lay last there. @returns what is last now */
function swapOut(cards: Uint8Array, at: number, last: number): number {
  const card = cards[at] as number
  cards[at] = cards[last] as number
  cards[last] = card
  return card
}

function codesOf(cards: readonly CardId[]): Uint8Array {
  return Uint8Array.from(cards, codeOf)
}
