import { expect } from 'vitest'
import type { Luck } from '#rules/core/luck'
import { type Actor, gm, type Seat, type SeatId } from '#rules/core/seat'
import { apply, check, decide } from '#rules/thousand-faces/slices'
import { baseCards, blessings, isBlessing, isWound, sortedCards } from '#rules/thousand-faces/cards'
import type { Flip } from '#rules/thousand-faces/flip/model'
import type { DigitalPiles, Piles } from '#rules/thousand-faces/deck/model'
import { ownedCards } from '#rules/thousand-faces/deck/piles'
import type { Command, Event, Refusal, Sheet, State } from '#rules/thousand-faces/state'
import { newSheet, openState } from '#rules/thousand-faces/open'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { CardId, Suit } from '#rules/thousand-faces/vocabulary'
import { noLuck } from '../luck'

/** The players of these tests. */
export const ada = 's1' as SeatId
export const bo = 's2' as SeatId
export const cy = 's3' as SeatId

export function chair(id: SeatId): Seat {
  return { id, player: '', character: id, retired: false }
}

interface Lying {
  /** The cards on top of the deck; all other base cards lie below, in order, unless they lie elsewhere. */
  readonly top?: readonly CardId[]
  /** Exactly these and no others in the deck. */
  readonly deck?: readonly CardId[]
  readonly discard?: readonly CardId[]
  readonly exhausted?: readonly CardId[]
  readonly faceUp?: readonly CardId[]
}

/** The app's cards, lying so. Base cards that are not mentioned are at the bottom of the deck. */
export function digital({ top = [], deck, discard = [], exhausted = [], faceUp = [] }: Lying): DigitalPiles {
  const named = [...top, ...discard, ...exhausted, ...faceUp]
  const rest = baseCards.filter(card => !named.includes(card))
  return { cards: 'digital', deck: deck ?? [...top, ...rest], exhausted, discard, faceUp, inPlay: [] }
}

/** Real cards: so many of the unseen ones are exhausted. Base cards that are not mentioned are unseen. */
export function physical(lying: {
  discard?: readonly CardId[]
  exhausted?: number
  extra?: readonly CardId[]
}): Extract<Piles, { cards: 'physical' }> {
  const { discard = [], exhausted = 0, extra = [] } = lying
  const unseen = sortedCards([...baseCards.filter(card => !discard.includes(card)), ...extra])
  return { cards: 'physical', unseen, deck: unseen.length - exhausted, exhausted, discard, faceUp: [], inPlay: [] }
}

/** A sheet with a full deck in order, and whatever the test says otherwise. */
export function sheet(seat: SeatId, changes: Partial<Sheet> = {}): Sheet {
  return { ...newSheet(seat), piles: digital({}), ...changes }
}

/** A board with these sheets; Blessings and wound cards that they hold are accounted for. */
export function board(sheets: readonly Sheet[], changes: Partial<State> = {}): State {
  const held = sheets.flatMap(({ piles }) => ownedCards(piles))
  const woundsDealt = Math.max(0, ...held.filter(isWound).map(card => Number(card.slice(3))))
  const blessingSupply = blessings.filter(card => !held.filter(isBlessing).includes(card))
  return { ...openState([]), sheets, blessingSupply, woundsDealt, ...changes }
}

/** Two full decks in order. */
export const twoPlayers = (): State => board([sheet(ada), sheet(bo)])

/** A flip of Str by Ada at even odds, and whatever the test says otherwise. */
export function flip(changes: Partial<Flip> = {}): Flip {
  return {
    type: 'flip',
    seat: ada,
    attribute: 'str',
    net: 0,
    move: 'Defy Danger',
    fast: false,
    hasText: { check: true, cross: false },
    versus: null,
    supporters: [],
    ...changes
  }
}

/** Ranks that read Str on that suit and still sum to six. */
export function strOn(suit: Suit): Sheet['ranks'] {
  return {
    anvil: { str: 'anvil', dex: 'blade', int: 'crown' },
    blade: { str: 'blade', dex: 'blade', int: 'blade' },
    crown: { str: 'crown', dex: 'blade', int: 'anvil' },
    dragon: { str: 'dragon', dex: 'anvil', int: 'anvil' }
  }[suit] as Sheet['ranks']
}

export interface Played {
  readonly state: State
  readonly events: readonly Event[]
}

/** Carries a command out. Fails the test when it is refused, or when anything is broken afterwards. */
export function play(state: State, command: Command, luck: Luck = noLuck, actor: Actor = gm): Played {
  const decided = decide(state, command, actor, luck)
  if (!decided.ok) throw new Error(`refused: ${JSON.stringify(decided.error)}`)
  const { events, state: after } = decided.value
  expect(after).toEqual(events.reduce(apply, state)) // what is handed on is what a file makes
  expect(check(after)).toEqual([])
  return { state: after, events }
}

/** Carries commands out one after the other; the board after the last. */
export function playAll(state: State, luck: Luck, ...commands: readonly Command[]): State {
  return commands.reduce((on, command) => play(on, command, luck).state, state)
}

/** Why a command is refused. Fails the test when it is not. */
export function refusalOf(state: State, command: Command, actor: Actor = gm): Refusal {
  const decided = decide(state, command, actor, noLuck)
  if (decided.ok) throw new Error(`not refused: ${JSON.stringify(decided.value)}`)
  return decided.error
}

/** The last flip of a seat. Fails the test when there is none. */
export function lastFlip(state: State, seat: SeatId = ada): NonNullable<Sheet['lastFlip']> {
  const { lastFlip: flipped } = sheetOf(state, seat)
  if (flipped === null) throw new Error(`${seat} has not flipped`)
  return flipped
}

/** The deck as the app knows it; for tests only. */
export function deckOf(state: State, seat: SeatId = ada): readonly CardId[] {
  const { piles } = sheetOf(state, seat)
  return piles.cards === 'digital' ? piles.deck : []
}
