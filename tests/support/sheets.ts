import type { BoardId } from '#rules/campaign/types'
import type { Seat, SeatId } from '#rules/core/seat'
import { characterView } from '#rules/thousand-faces/characters/view'
import { newSheet, openState } from '#rules/thousand-faces/open'
import type { FlipView } from '#rules/thousand-faces/flip/view'
import type { GmSheetView } from '#rules/thousand-faces/sheet-view'
import type { Ranks, ResultValue, Suit } from '#rules/thousand-faces/vocabulary'
import { oddsFor } from './odds-tables'

/** 21 November 2026, 20:14:07 local time: when the pictures were taken. */
export const now = new Date(2026, 10, 21, 20, 14, 7).getTime()

export const mainBoard = 'b1' as BoardId
export const seatId = (number: number): SeatId => `s${number}` as SeatId

export function seat(number: number, player: string, character: string, more: Partial<Seat> = {}): Seat {
  return { id: seatId(number), player, character, retired: false, ...more }
}

export const ranks = (str: Suit, dex: Suit, int: Suit): Ranks => ({ str, dex, int })

/** A resolved flip: the last of `cards` resolves with `result`, unless `more` says otherwise. */
export function flip(
  serial: number,
  of: SeatId,
  cards: readonly [string, ResultValue][],
  more: Partial<FlipView> = {}
): FlipView {
  const last = cards.at(-1)
  return {
    serial,
    seat: of,
    attribute: 'dex',
    suit: 'crown',
    net: 0,
    cards: cards.map(([id, value]) => ({ id, value })),
    resolving: last?.[0] ?? null,
    result: last?.[1] ?? null,
    move: null,
    fast: false,
    versus: null,
    support: [],
    resolvedBy: null,
    among: [],
    flashback: false,
    raised: 0,
    consequences: {
      xp: 0,
      xpTo: null,
      shadow: 0,
      gmMove: false,
      staminaLost: 0,
      critical: false,
      blessingSpent: false
    },
    ...more
  }
}

/** A sheet at the start: twenty cards, nothing spent. */
export function sheet(number: number, more: Partial<GmSheetView> = {}): GmSheetView {
  const held = more.ranks ?? ranks('crown', 'blade', 'anvil')
  const exhaustion = more.exhaustion ?? 0
  return {
    seat: seatId(number),
    ranks: held,
    cards: 'digital',
    deck: 20,
    discard: [],
    exhaustion,
    exhaustionFaceUp: [],
    stamina: 10 - exhaustion,
    tokens: { exhaustion, harm: 0, wound: 0 },
    xp: 0,
    blessings: 0,
    woundCards: 0,
    shadowCaused: 0,
    mustShuffle: false,
    mayShuffle: (more.discard?.length ?? 0) > 0,
    incapacitated: false,
    lastFlip: null,
    odds: {
      now: oddsFor(held, 0),
      ifShuffled: (more.discard?.length ?? 0) > 0 ? oddsFor(held, 0.02) : null,
      help: [0.4, 0.2, 0.3, 0.1],
      unseen: (more.deck ?? 20) + exhaustion,
      woundsUnseen: 0,
      blessingsUnseen: 0
    },
    heroic: false,
    dead: false,
    character: characterView(openState([seat(number, '', '')]), newSheet(seatId(number))),
    recoverable: exhaustion,
    mayFlashback: false,
    ...more
  }
}
