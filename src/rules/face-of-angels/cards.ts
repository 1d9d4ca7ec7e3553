import { type CardId, type Personality, type Rank, ranks, type Suit, suits } from './vocabulary'

const letters = { clubs: 'C', hearts: 'H', spades: 'S', diamonds: 'D' } as const satisfies Record<Suit, string>
const suitOfLetter: Readonly<Record<string, Suit>> = { C: 'clubs', H: 'hearts', S: 'spades', D: 'diamonds' }
const faces = { king: 'K', queen: 'Q', jack: 'J', ace: 'A' } as const satisfies Record<Personality, Rank>

/** All 52, no jokers, suit by suit from the two up. Rule A1. */
export const fullDeck: readonly CardId[] = suits.flatMap(suit => ranks.map(rank => cardOf(rank, suit)))

const known: ReadonlySet<string> = new Set(fullDeck)

/** The card with that face. */
export function cardOf(rank: Rank, suit: Suit): CardId {
  return `${rank}${letters[suit]}`
}

/** Is this string the face of a playing card? */
export function isCardId(value: unknown): value is CardId {
  return typeof value === 'string' && known.has(value)
}

/** A card's realm of action. */
export function suitOf(card: CardId): Suit {
  return suitOfLetter[card.slice(-1)] ?? 'clubs'
}

/** A card's mark: `10`, `Q`. */
export function rankOf(card: CardId): Rank {
  return card.slice(0, -1) as Rank
}

/** What a card counts by itself: 2…10 as printed, Jack 11, Queen 12, King 13, ace 14. Rule A1. */
export function rankValue(card: CardId): number {
  return ranks.indexOf(rankOf(card)) + 2
}

/** The card in which a personality and a realm meet: the super-trump of a King of Clubs is K♣. Rule A11. */
export function superTrumpFor(personality: Personality, suit: Suit): CardId {
  return cardOf(faces[personality], suit)
}

/** The order of cards in a hand: by suit, then from low to high. */
export function inHandOrder(cards: readonly CardId[]): readonly CardId[] {
  return [...cards].sort((one, other) => fullDeck.indexOf(one) - fullDeck.indexOf(other))
}

const suitSigns = { clubs: '♣', hearts: '♥', spades: '♠', diamonds: '♦' } as const satisfies Record<Suit, string>

/** A suit in the log: ♣ ♥ ♠ ♦. */
export function suitSign(suit: Suit): string {
  return suitSigns[suit]
}

/** A card in the log: `Q♥`. */
export function cardSign(card: CardId): string {
  return `${rankOf(card)}${suitSigns[suitOf(card)]}`
}

const rankNames: Readonly<Partial<Record<Rank, string>>> = { A: 'Ace', K: 'King', Q: 'Queen', J: 'Jack' }

/** A card in words: "Queen of hearts". */
export function cardName(card: CardId): string {
  return `${rankNames[rankOf(card)] ?? rankOf(card)} of ${suitOf(card)}`
}
