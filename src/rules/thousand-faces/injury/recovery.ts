import { type Luck, shuffled } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { isWound, sortedCards } from '../cards'
import { exhaustedCount, unspentStamina, faceDownCount, ownedCards, countOwned } from '../deck/piles'
import { shuffleIfDue } from '../deck/steps'
import { chanceToRest, payHealedWounds, useDay, whyNotDay } from '../economy/steps'
import { emptySlot } from '../equipment/hands'
import type { SlotRef, Token } from '../equipment/item-schemas'
import { endLostBargain, refillIdle, isRefillable } from '../magic/steps'
import { characterOf, sheetOf } from '../sheets'
import type { Act, Refusal, Sheet } from '../state'
import type { CardId } from '../vocabulary'
import type { InjuryCommand } from './model'
import { openSlots } from './open-slots'
import { whyNotTurned, turnUp } from './steps'
import { stamina } from '../stamina/bounds'

/** The effects of one form of recovery. */
export interface Recovery {
  /** Cards that stay on the Exhaustion pile. */
  readonly keeps: number
  readonly returns: number
  readonly staminaAfter: number
  readonly harmAfter: number
  readonly woundsAfter: number
  readonly woundCardsAfter: number
  readonly recharges: readonly string[]
}

export type RecoveryWay = 'rest' | 'elsewhere' | 'hearth'

/** N11, N12: the effects of a Rest, of Seek Help elsewhere, or at The Hearth, whichever cards come back. */
export function recoveredBy({ piles, tokens, character }: Sheet, way: RecoveryWay): Recovery {
  const pins = way === 'rest' ? tokens.harm + tokens.wound : tokens.wound
  const exhausted = exhaustedCount(piles)
  const keeps = Math.min(exhausted, pins)
  return {
    keeps,
    returns: exhausted - keeps,
    staminaAfter: stamina - keeps,
    harmAfter: way === 'rest' ? Math.max(0, tokens.harm - 1) : 0,
    woundsAfter: way === 'hearth' ? 0 : tokens.wound,
    woundCardsAfter: way === 'rest' ? countOwned(piles, isWound) : 0,
    recharges: character.items.filter(isRefillable).map(item => item.name)
  }
}

/** N11: a Rest. Harm that this Rest returns still pins a card in it. */
export function rest(act: Act, command: Extract<InjuryCommand, { type: 'rest' }>, luck: Luck): Result<Act, Refusal> {
  const { seat, keep, harmFrom, blames } = command
  const why = whyNotDay(act.state, seat, 'rest') ?? whyNotKept(act, seat, keep) ?? whyNotTurned(act.state, seat)
  if (why) return refuse(why)
  const before = useDay(chanceToRest(act) ?? act, seat, 'rest')
  const { tokens } = sheetOf(act.state, seat)
  const restored = restore(
    freeSlots(before, seat, ['exhaustion']),
    seat,
    { pins: tokens.harm + tokens.wound, keep, as: 'rest' },
    luck
  )
  const healed = returnHarm(restored, seat, harmFrom)
  if (!healed.ok) return healed
  const geared = turnUp(
    turnUp(emptyArmour(refillIdle(healed.value, seat), seat), seat, 'rest'),
    seat,
    'take-a-breather'
  )
  return ok(happen(standUp(geared, seat), { type: 'rested', seat, blames }))
}

/** N12: help from outside. At The Hearth the Wound tokens go too; they still pin a card this time. */
export function seekHelp(
  act: Act,
  command: Extract<InjuryCommand, { type: 'seek-help' }>,
  luck: Luck
): Result<Act, Refusal> {
  const { seat, keep, at, forgives } = command
  const why = whyNotDay(act.state, seat, 'seek-help') ?? whyNotKept(act, seat, keep) ?? whyNotTurned(act.state, seat)
  if (why) return refuse(why)
  if (at === 'hearth' && !act.state.story.hearth.available) return refuse({ because: 'no-hearth' })
  const { tokens } = sheetOf(act.state, seat)
  const before = freeSlots(useDay(act, seat, 'seek-help'), seat, ['exhaustion', 'harm'])
  const restored = restore(before, seat, { pins: tokens.wound, keep, as: 'seek-help' }, luck)
  const healed = at === 'hearth' ? 0 : tokens.wound
  const clean = happen(restored, { type: 'tokens-returned', seat, exhaustion: 0, harm: 0, wound: healed, reason: '' })
  const geared = emptyArmour(refillIdle(clean, seat), seat)
  const helped = happen(endLostBargain(afterHelp(geared, seat), seat), {
    type: 'helped',
    seat,
    at,
    wounds: at === 'hearth' ? tokens.wound : 0,
    forgives
  })
  return ok(payHealedWounds(shuffleIfDue(helped, seat, luck), at === 'hearth' ? tokens.wound : 0))
}

/** N12, N16: wound cards go back, and the character stands up. With real cards this waits for the last named card (RC3). */
function afterHelp(act: Act, seat: SeatId): Act {
  return namesStill(act, seat) ? act : standing(returnWoundCards(act, seat), seat)
}

function standUp(act: Act, seat: SeatId): Act {
  return namesStill(act, seat) ? act : standing(act, seat)
}

function namesStill({ state: { pending } }: Act, seat: SeatId): boolean {
  return pending?.kind === 'name-cards' && pending.naming.for === 'recovery' && pending.seat === seat
}

/** RC3: the last real card of a Rest or of help has been named; the remaining step follows. */
export function endRecovery(act: Act, seat: SeatId, as: 'rest' | 'seek-help'): Act {
  return as === 'rest' ? standUp(act, seat) : afterHelp(act, seat)
}

interface Restoration {
  /** Number of tokens, each of which pins a card. */
  readonly pins: number
  /** Face-up cards that stay. */
  readonly keep: readonly CardId[]
  readonly as: 'rest' | 'seek-help'
}

/** One card stays for each token that pins one, the rest goes to the discard pile. All Exhaustion tokens go (ruling O44). */
function restore(act: Act, seat: SeatId, { pins, keep, as }: Restoration, luck: Luck): Act {
  const { piles, tokens } = sheetOf(act.state, seat)
  const freed = happen(act, {
    type: 'tokens-returned',
    seat,
    exhaustion: 0,
    harm: tokens.harm,
    wound: tokens.wound,
    reason: ''
  })
  const count = Math.max(0, exhaustedCount(piles) - pins)
  if (count === 0) return freed
  const reason = as === 'rest' ? 'Rest' : 'Seek Help'
  const loose = piles.faceUp.filter(card => !keep.includes(card))
  const keepers = piles.faceUp.filter(card => keep.includes(card))
  const hidden = Math.min(Math.max(0, count - loose.length), faceDownCount(piles))
  const drawn = piles.cards === 'digital' ? shuffled(luck, sortedCards(piles.exhausted)).slice(0, hidden) : []
  const open = [...loose, ...keepers].slice(0, count - hidden)
  const cards = [...open, ...drawn]
  const restored = cards.length > 0 ? happen(freed, { type: 'cards-restored', seat, cards, reason }) : freed
  if (piles.cards === 'digital' || hidden === 0) return shuffleIfDue(restored, seat, luck)
  return happen(restored, { type: 'recovery-awaited', seat, points: hidden, reason, then: as })
}

/** The player can only keep face-up cards: the others are unseen. */
function whyNotKept(act: Act, seat: SeatId, keep: readonly CardId[]): Refusal | null {
  const { piles } = sheetOf(act.state, seat)
  return keep.every(card => piles.faceUp.includes(card)) ? null : { because: 'not-kept', seat }
}

function returnHarm(act: Act, seat: SeatId, from: 'pile' | SlotRef): Result<Act, Refusal> {
  const { tokens } = sheetOf(act.state, seat)
  if (from !== 'pile') return emptySlot(act, seat, from, 'harm')
  if (tokens.harm === 0) return ok(act)
  return ok(happen(act, { type: 'tokens-returned', seat, ...tokens, harm: tokens.harm - 1, reason: 'Rest' }))
}

function freeSlots(act: Act, seat: SeatId, tokens: readonly Token[]): Act {
  const slots = openSlots(characterOf(act.state, seat)).filter(
    ({ token, ref }) => token !== null && tokens.includes(token) && (token === 'exhaustion' || ref.on === 'move')
  )
  return slots.reduce((on, { ref }) => happen(on, { type: 'slot-emptied', seat, place: ref }), act)
}

/** Q9: empties armour slots. */
function emptyArmour(act: Act, seat: SeatId): Act {
  const slots = openSlots(characterOf(act.state, seat)).filter(({ ref, token }) => token !== null && ref.on === 'item')
  return slots.reduce((on, { ref }) => happen(on, { type: 'slot-emptied', seat, place: ref }), act)
}

/** Every wound card goes back to the supply (ruling O39). A bargain that was paid with one ends (ruling O41). */
function returnWoundCards(act: Act, seat: SeatId): Act {
  const cards = ownedCards(sheetOf(act.state, seat).piles).filter(isWound)
  return cards.length > 0 ? happen(act, { type: 'wound-cards-returned', seat, cards, reason: 'Seek Help' }) : act
}

/** O35: a character can stand up again below ten exhausted cards, with a Wound below three. */
function standing(act: Act, seat: SeatId): Act {
  const { incapacitated, piles, character } = sheetOf(act.state, seat)
  return incapacitated && !character.dead && unspentStamina(piles) > 0
    ? happen(act, { type: 'incapacity-cleared', seat })
    : act
}
