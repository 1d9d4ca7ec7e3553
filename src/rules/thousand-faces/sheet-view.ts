import { memoize } from '../core/memoize'
import type { SeatId } from '../core/seat'
import { isBlessing, isWound } from './cards'
import { type CharactersGmSheetView, type CharactersSheetView, characterView } from './characters/view'
import { countOwned, deckCount, exhaustedCount, unspentStamina, mustShuffle } from './deck/piles'
import type { Pending } from './flip/model'
import { whyNoFlashback, whyOutOfPlay } from './flip/queries'
import { flipInProgress } from './deck/steps'
import { type FlipView, flipView } from './flip/view'
import { oddsOf, type OddsView } from './odds'
import type { Sheet, State } from './state'
import type { CardId, Ranks } from './vocabulary'

/** The public part of a player's sheet: everything that is visible at the table. */
export interface SheetView extends CharactersSheetView {
  readonly seat: SeatId
  readonly ranks: Ranks
  readonly cards: 'digital' | 'physical'
  /** Number of cards. Order and faces of the deck are secret. */
  readonly deck: number
  /** Face up and public; the newest last. */
  readonly discard: readonly CardId[]
  readonly exhaustion: number
  /** Exhausted cards that are face up (placed there by the table). */
  readonly exhaustionFaceUp: readonly CardId[]
  /** 10 − cards in the Exhaustion pile. */
  readonly stamina: number
  readonly tokens: { readonly exhaustion: number; readonly harm: number; readonly wound: number }
  readonly xp: number
  /** Number of Blessing and wound cards of the player, in every position. */
  readonly blessings: number
  readonly woundCards: number
  /** Sum of the Shadow points that this seat's flips gave the GM. */
  readonly shadowCaused: number
  readonly mustShuffle: boolean
  readonly mayShuffle: boolean
  readonly incapacitated: boolean
  readonly lastFlip: FlipView | null
}

export interface GmSheetView extends SheetView, CharactersGmSheetView {
  readonly odds: OddsView
  /** Number of recoverable cards: Exhaustion tokens on the pile. */
  readonly recoverable: number
  /** Whether a flashback is possible now: on the last flip, affordable, and not yet used. */
  readonly mayFlashback: boolean
}

const openSheets = memoize<Sheet, SheetView>()
const gmSheets = memoize<Sheet, GmSheetView>()

export function sheetView(state: State, sheet: Sheet): SheetView {
  const { pending } = state
  const tie = pending?.kind === 'tie' && pending.seat === sheet.seat ? pending : null
  const isFree = flipInProgress(state) === null
  return openSheets(sheet, [tie, isFree], () => openSheet(sheet, tie, isFree))
}

/** One line for each slice with a public part of a player. */
function openSheet(sheet: Sheet, tie: Pending | null, isFree: boolean): SheetView {
  const { piles, tokens, lastFlip } = sheet
  return {
    seat: sheet.seat,
    ranks: sheet.ranks,
    cards: piles.cards,
    deck: deckCount(piles),
    discard: piles.discard,
    exhaustion: exhaustedCount(piles),
    exhaustionFaceUp: piles.faceUp,
    stamina: unspentStamina(piles),
    tokens: { exhaustion: tokens.exhaustion, harm: tokens.harm, wound: tokens.wound },
    xp: sheet.xp,
    blessings: countOwned(piles, isBlessing),
    woundCards: countOwned(piles, isWound),
    shadowCaused: sheet.shadowCaused,
    mustShuffle: mustShuffle(piles),
    mayShuffle: piles.discard.length > 0 && isFree,
    incapacitated: sheet.incapacitated,
    heroic: sheet.character.stamina === 'heroic',
    dead: sheet.character.dead,
    lastFlip: lastFlip && flipView(lastFlip, tie)
  }
}

export function gmSheet(state: State, sheet: Sheet): GmSheetView {
  const open = sheetView(state, sheet)
  const character = characterView(state, sheet)
  const free = state.pending === null || state.pending.kind === 'critical'
  const mayFlashback = free && whyOutOfPlay(state, sheet.seat) === null && whyNoFlashback(state, sheet.seat) === null
  return gmSheets(sheet, [open, character, mayFlashback], () => ({
    odds: oddsOf(sheet),
    character,
    recoverable: Math.min(sheet.tokens.exhaustion, exhaustedCount(sheet.piles)),
    mayFlashback,
    ...open
  }))
}
