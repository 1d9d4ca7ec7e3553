import fc from 'fast-check'
import { expect } from 'vitest'
import { apply } from '#rules/thousand-faces/slices'
import { isBlessing, isWound } from '#rules/thousand-faces/cards'
import { exhaustedCount, mustShuffle, ownedCards } from '#rules/thousand-faces/deck/piles'
import { newestFlip, participants } from '#rules/thousand-faces/flip/queries'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { Command, Event, Sheet, State } from '#rules/thousand-faces/state'
import type { Step } from './random-table'

/** One whim for each turn of a game: so many turns, and a few more. */
export function turns(atLeast: number): fc.Arbitrary<number[]> {
  return fc.array(fc.nat(), { minLength: atLeast, maxLength: atLeast + 10, size: 'max' })
}

/** As it is after it was written and read. */
export function json(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

/** Invariants that are about what an act did, not about the board that it led to (`check` has those). */
export function watch({ before, command, events, after }: Step): void {
  for (const sheet of after.sheets) watchSheet(sheetOf(before, sheet.seat), sheet, command, after)
  if (command.type !== 'correct') expect(held(after, isWound) - held(before, isWound)).toBeLessThanOrEqual(1)
  expect(held(after, isBlessing) + after.blessingSupply.length, 'I2').toBe(6)
  events.reduce((state, event) => {
    const next = apply(state, event)
    watchEvent(state, event, next)
    return next
  }, before)
}

/** What may lower a character’s XP: the uses of the rulebook, and the GM’s corrections. */
const spending: readonly Command['type'][] = [
  'spend-xp',
  'flashback',
  'raise-result',
  'correct',
  'use-move',
  'settle-outcome',
  'raise-by-critical',
  'study',
  'shop',
  'good-thing-i-brought',
  'tell-tale',
  'contemplate',
  'mercy-flashback',
  'change-chase'
]

function watchSheet(before: Sheet, after: Sheet, command: Command, state: State): void {
  const corrected = command.type === 'correct'
  const touched = after.piles !== before.piles && !corrected && !isFlipping(state)
  if (touched && after.piles.cards === 'digital') expect(mustShuffle(after.piles), `I4 ${command.type}`).toBe(false)
  if (after.xp < before.xp) expect(spending, 'I7').toContain(command.type)
}

function watchEvent(before: State, event: Event, after: State): void {
  switch (event.type) {
    case 'deck-shuffled': {
      const flip = isFlipping(before) ? newestFlip(before) : null
      const lying = sheetOf(before, event.seat).piles.inPlay.length > 0
      if (flip && participants(flip).includes(event.seat)) expect(lying, 'I5').toBe(false)
      return
    }
    case 'flip-settled':
      return watchFlip(before, event, after)
    case 'incapacitated': {
      // At exactly this moment: Stamina that the same act gives back afterwards does not let a character stand up.
      const { piles, tokens } = sheetOf(before, event.seat)
      return expect(exhaustedCount(piles) === 10 || tokens.wound === 2, 'I3').toBe(true)
    }
    case 'move-used': {
      const { character } = sheetOf(before, event.seat)
      const { move, fast } = event.outcome
      if (fast) expect(character.fastUsed, 'I16').toBeNull()
      expect(
        character.moves.some(card => card.move === move && card.faceDown),
        'I17'
      ).toBe(false)
      return
    }
  }
}

function watchFlip(before: State, event: Extract<Event, { type: 'flip-settled' }>, after: State): void {
  const { lead, result, consequences } = event
  const record = sheetOf(after, lead).lastFlip
  const plain = result === 1 ? 1 : result === 0 && record?.fast ? 2 : 0
  expect(consequences.shadow, 'I9').toBe(plain * before.shadow.factor)
  expect(after.shadow.free - before.shadow.free, 'I9').toBe(consequences.shadow)
  expect(after.gmMovesOwed.length - before.gmMovesOwed.length, 'I9').toBeLessThanOrEqual(1)
  const gained = after.sheets.reduce((sum, { seat, xp }) => sum + xp - sheetOf(before, seat).xp, 0)
  expect(gained, 'I7').toBe(consequences.xp)
  expect(consequences.xp, 'I7').toBeLessThanOrEqual(1)
  const resolving = record?.resolving ?? null
  expect(resolving, 'I6').not.toBeNull()
  if (resolving && isBlessing(resolving.card)) expect(after.blessingSupply, 'I18').toContain(resolving.card)
}

function isFlipping(state: State): boolean {
  return state.pending !== null && state.pending.kind !== 'critical'
}

function held(state: State, belongs: (card: string) => boolean): number {
  return state.sheets.flatMap(({ piles }) => ownedCards(piles)).filter(belongs).length
}
