import { remembered } from '../core/remembered'
import type { SeatId } from '../core/seat'
import { checkCharacters } from './characters/check'
import { checkStory } from './economy/check'
import { baseCards, blessings, isBase, isBlessing, isWound } from './cards'
import { exhaustedCount, ownedCards } from './deck/places'
import { sumOf } from './ranks'
import type { Checking } from './slices'
import { bearableWounds, stamina } from './stamina/steps'
import type { Sheet, State } from './types'
import type { CardId } from './vocabulary'

/** Who watches over the invariants. One line per slice. */
const watchers: readonly Checking[] = [checkSheets, checkBlessings, checkShadow, checkFlip, checkCharacters, checkStory]

/** What is wrong with this board, by the invariants I1–I18; empty when all is well. */
export function check(state: State): readonly string[] {
  return watchers.flatMap(watch => watch(state))
}

function checkSheets(state: State): readonly string[] {
  const seats = state.sheets.map(({ seat }) => seat)
  const twice = new Set(seats).size === seats.length ? [] : ['I1: a seat has two sheets']
  return [...twice, ...state.sheets.flatMap(sheet => lookedAt(sheet).wrong)]
}

/** What was found on one sheet: after every act all are asked for, and one or two are new. */
interface Look {
  readonly wrong: readonly string[]
  readonly blessings: readonly CardId[]
  readonly wounds: readonly CardId[]
}

const looks = remembered<SeatId, Look>()

function lookedAt(sheet: Sheet): Look {
  return looks(sheet.seat, [sheet], () => {
    const owned = ownedCards(sheet.piles)
    const wrong = checkSheet(sheet, owned).map(says => `${sheet.seat}: ${says}`)
    return { wrong, blessings: owned.filter(isBlessing), wounds: owned.filter(isWound) }
  })
}

function checkSheet(
  { piles, tokens, xp, ranks, incapacitated, shadowCaused }: Sheet,
  owned: readonly CardId[]
): readonly string[] {
  const different = new Set(owned)
  const exhausted = exhaustedCount(piles)
  return broken([
    [
      'I1: every base card is there once',
      owned.filter(isBase).length === 20 && baseCards.every(card => different.has(card))
    ],
    ['I1: no card is in two places', different.size === owned.length],
    [
      'I1: the counts of real cards agree',
      piles.cards === 'digital' || piles.unseen.length === piles.deck + piles.exhausted
    ],
    ['I3: at most ten cards are exhausted', exhausted <= stamina],
    ['I3: whoever has no Stamina left is down', exhausted < stamina || incapacitated],
    ['I7: XP are a count', isCount(xp) && isCount(shadowCaused)],
    ['I10: at most two Wound and two Harm tokens', isCount(tokens.wound, bearableWounds) && isCount(tokens.harm, 2)],
    ['I11: no more Exhaustion tokens than cards', isCount(tokens.exhaustion, exhausted)],
    ['I14: attributes sum to six', sumOf(ranks) === 6]
  ])
}

function checkBlessings({ sheets, blessingSupply, woundsDealt }: State): readonly string[] {
  const all = [...sheets.flatMap(sheet => lookedAt(sheet).blessings), ...blessingSupply]
  const wounds = sheets.flatMap(sheet => lookedAt(sheet).wounds)
  return broken([
    ['I2: six Blessings in all', all.length === 6 && blessings.every(card => all.includes(card))],
    [
      'I1: no two wound cards are the same',
      new Set(wounds).size === wounds.length && wounds.every(card => Number(card.slice(3)) <= woundsDealt)
    ]
  ])
}

function checkShadow({ shadow, gmMovesOwed }: State): readonly string[] {
  return broken([
    ['I8: Shadow is never less than nothing', isCount(shadow.free) && isCount(shadow.circled)],
    ['I9: a flip owes one GM move at most', new Set(gmMovesOwed.map(({ flip }) => flip)).size === gmMovesOwed.length]
  ])
}

function checkFlip({ sheets, pending, flips, game }: State): readonly string[] {
  const seats = sheets.map(({ seat }) => seat)
  const flipping = pending !== null && pending.kind !== 'critical'
  return broken([
    [
      'I5: cards are in play only while a flip or a mini-game is',
      flipping ||
        sheets.every(({ piles, seat }) => piles.inPlay.length === 0 || (game?.kind === 'corners' && game.seat === seat))
    ],
    [
      'I6: one to three cards, the resolving one among them',
      sheets.every(({ lastFlip }) => lastFlip === null || soundFlip(lastFlip))
    ],
    ['I6: somebody at the table is waited for', pending === null || seats.includes(pending.seat)],
    ["I6: the newest flip is somebody's", flips.by === null || seats.includes(flips.by)]
  ])
}

function soundFlip({ cards, wanted, resolving, seat, support, consequences }: NonNullable<Sheet['lastFlip']>): boolean {
  const counts = wanted >= 1 && wanted <= 3 && cards.length <= wanted
  if (resolving === null) return counts && consequences === null
  const own =
    resolving.seat === seat
      ? cards
      : support.flatMap(help => (help.seat === resolving.seat && help.card ? [help.card] : []))
  return counts && own.some(({ id }) => id === resolving.card)
}

function isCount(amount: number, most: number = Number.MAX_SAFE_INTEGER): boolean {
  return Number.isInteger(amount) && amount >= 0 && amount <= most
}

function broken(laws: readonly (readonly [string, boolean])[]): readonly string[] {
  return laws.filter(([, holds]) => !holds).map(([says]) => says)
}
