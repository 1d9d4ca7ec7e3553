import type { Luck } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { owned } from '../characters/character'
import { burdenOf, encumbranceOf } from '../equipment/encumbrance'
import { changeItem, itemOf, loseItem } from '../equipment/hands'
import type { Item } from '../equipment/item-schemas'
import { spendXp } from '../experience/steps'
import { flipInProgress } from '../deck/steps'
import { callFlip } from '../flip/steps'
import { takeOpening } from '../foes/steps'
import { expend, regain, throwDice, turnUp } from '../injury/steps'
import { addWoundCard, recharge } from '../magic/steps'
import { characterOf } from '../sheets'
import { shineOn } from '../spotlight/steps'
import { searchesByHand } from '../stamina/search'
import type { Act, Refusal, State } from '../state'
import { moveOf } from './all'
import { attributesOf, isBreather, isFast, ownWays, whyNot, whyNotItem } from './may'
import type { UseMove } from './model'
import type { Move } from './move'
import type { Outcome } from './outcome-schema'
import { isPlain } from './picks'
import { foeClaimed, netClaims, type NetClaim, netLines } from './reasons'
import { slotsForBreath, slotsForLoad } from './slots'
import type { Flip } from '../flip/model'
import { boundedNet } from '../flip/weighing'

/** The present flip of a move, with everything that the rules know filled in (M4). Null for a move without one. */
export function flipOfMove(state: State, command: UseMove): Flip | null {
  const { seat, attribute, advantages, versus, supporters } = command
  if (attribute === null) return null
  const move = moveOf(command.move)
  const known = [...netLines(state, seat, move, attribute), ...claimed(state, command)].reduce(
    (sum, line) => sum + line.net,
    0
  )
  const net = boundedNet(known + advantages)
  const fast = isFast(move, attribute)
  return { type: 'flip', seat, attribute, net, move: move.name, fast, hasText: move.hasText, versus, supporters }
}

/** M17: the claimed reasons, each once. */
function claimed(state: State, { seat, move, claims = [] }: UseMove): readonly NetClaim[] {
  return netClaims(state, seat, moveOf(move)).filter(({ id }) => claims.includes(id))
}

/** M4: checks a move, pays for it, and calls it. Its flip has everything that the rules know filled in. */
export function useMove(act: Act, command: UseMove, luck: Luck): Result<Act, Refusal> {
  const { seat, move: id, attribute, load } = command
  const move = moveOf(id)
  const way = ownWays[id]
  if (way !== undefined) return refuse({ because: 'own-way', move: id, command: way })
  const ways = attributesOf(move)
  if (ways.length > 0 && attribute === null) return refuse({ because: 'not-with-that', move: id, attributes: ways })
  const busy = flipInProgress(act.state)
  if (busy) return refuse({ because: 'flip-in-progress', seat: busy })
  const item = characterOf(act.state, seat).items.find(each => each.id === command.item)
  const offered = netClaims(act.state, seat, move).map(({ id }) => id)
  if (command.claims?.some(claim => !offered.includes(claim))) return refuse({ because: 'no-such-reason', move: id })
  const why = whyNot(act.state, seat, id, attribute, load) ?? whyNotItem(characterOf(act.state, seat), seat, id, item)
  if (why) return refuse(why)
  const called = happen(tidy(lit(act, seat, move, attribute), seat), {
    type: 'move-used',
    seat,
    outcome: outcomeOf(act, command, move),
    flips: ways.length > 0
  })
  // N13: a search at the table waits until the flip is done.
  const flipsFirst = attribute !== null && searchesByHand(called, seat)
  const borne = flipsFirst ? ok(called) : bearLoad(called, command, move, luck)
  if (!borne.ok) return borne
  const paid = move.xp > 0 ? spendXp(borne.value, seat, move.xp, move.name) : borne
  if (!paid.ok) return paid
  if (attribute === null)
    return atOnce(paid.value, { ...command, slots: slotsForBreath(act.state, command) }, item, luck)
  const flipped = flipIt(spendCharge(paid.value, command, item), command, luck)
  return flipped.ok && flipsFirst ? bearLoad(flipped.value, command, move, luck) : flipped
}

/** T2: a character's own move takes the spotlight; a FAST move and a reaction do not. */
function lit(act: Act, seat: SeatId, move: Move, attribute: UseMove['attribute']): Act {
  const reaction = isFast(move, attribute) || move.id === 'defend' || move.id === 'defy-danger'
  return reaction ? act : shineOn(act, seat)
}

/** Drops settled moves without an open question. */
function tidy(act: Act, seat: SeatId): Act {
  const done = act.state.outcomes.filter(
    outcome => outcome.seat === seat && outcome.result !== null && isPlain(outcome)
  )
  return done.reduce((on, { id }) => happen(on, { type: 'outcome-dropped', seat, outcome: id }), act)
}

function outcomeOf(act: Act, { seat, move, attribute, item, supporters }: UseMove, card: Move): Outcome {
  const fast = isFast(card, attribute)
  const freeCharge = move !== 'use-a-magic-item' || characterOf(act.state, seat).entreated !== null
  const flip = attribute === null ? null : act.state.flips.count + 1
  const outcome = { id: act.state.made + 1, seat, move, attribute, item, attack: null, fast, freeCharge, flip }
  const helpers = flip === null ? [] : supporters
  return { ...outcome, result: null, ...(helpers.length > 0 && { helpers }) }
}

/** Q5: a heavy load costs mental Stamina; a light load returns some. */
function bearLoad(act: Act, command: UseMove, move: Move, luck: Luck): Result<Act, Refusal> {
  const { seat, load } = command
  if (load === 'ignored' || move.encumbrance === null) return ok(act)
  const burden = burdenOf(move.encumbrance, encumbranceOf(characterOf(act.state, seat)).count)
  if (burden.kind === 'too-heavy' || burden.points === 0) return ok(act)
  const slots = slotsForLoad(act.state, command)
  if (burden.points > 0) return regain(act, seat, burden.points, { ...command, slots }, move.name, luck)
  return expend(act, seat, -burden.points, { exertion: 'mental', slots, reason: `${move.name}, under a load` }, luck)
}

/** K3: activation spends the charge, whatever the result (ruling O21), unless blood, light or the breach pays. */
function spendCharge(act: Act, { seat, move }: UseMove, item: Item | undefined): Act {
  if (move !== 'use-a-magic-item' || !item?.magic || characterOf(act.state, seat).entreated !== null) return act
  return changeItem(act, seat, { ...item, magic: { ...item.magic, charges: item.magic.charges - 1 } }, 'charge-spent')
}

function flipIt(act: Act, command: UseMove, luck: Luck): Result<Act, Refusal> {
  const flip = flipOfMove(act.state, command)
  return flip ? callFlip(takeOpenings(act, command), flip, luck) : ok(act)
}

/** M17: only the first attack on a weak spot is easier. */
function takeOpenings(act: Act, { seat, claims = [] }: UseMove): Act {
  return claims.reduce((on, claim) => takeOpening(on, foeClaimed(claim) ?? 0, seat), act)
}

/** M13: the immediate effects of moves without a flip. */
function atOnce(act: Act, command: UseMove, item: Item | undefined, luck: Luck): Result<Act, Refusal> {
  const { seat, move } = command
  if (isBreather(move)) {
    const thrown = throwDice(act, seat, { dice: [4], plus: 0, halved: 'whole' }, moveOf(move).name, luck)
    return regain(turnUp(thrown.act, seat, 'take-a-breather'), seat, thrown.total, command, moveOf(move).name, luck)
  }
  if (move === 'go-berserk') return ok(happen(act, { type: 'rage-began', seat }))
  if (move === 'entreat-the-blood-bound') return entreat(act, seat, luck)
  if (move === 'unknown-benefactor' && item?.magic) return ok(callOff(act, seat, item))
  if (move === 'only-here-for-the-job' && item) return ok(loseItem(act, seat, item, 'traded'))
  return ok(act)
}

/** K6, K7: adds a wound card without a token; with Void Transfusion it also fills depleted items. */
function entreat(act: Act, seat: SeatId, luck: Luck): Result<Act, Refusal> {
  const character = characterOf(act.state, seat)
  if (character.entreated !== null) return refuse({ because: 'entreated-already', seat })
  const { act: bled, card } = addWoundCard(act, seat, 'Entreat the Blood-Bound', luck)
  const owes = happen(bled, { type: 'entreated', seat, card })
  const transfusion = owned(character, 'void-transfusion')
  return ok(transfusion && !transfusion.faceDown ? recharge(owes, seat, transfusion.level) : owes)
}

/** K8: ends the effect, empties the item, and cancels the newest blow on its owner. */
function callOff(act: Act, seat: SeatId, item: Item): Act {
  const { magic } = item
  const ended = magic
    ? changeItem(act, seat, { ...item, magic: { ...magic, flowing: false, charges: 0 } }, 'depleted')
    : act
  const blow = act.state.attacks.filter(attack => attack.seat === seat).at(-1)
  return blow
    ? happen(ended, { type: 'attack-called-off', seat, attack: blow.id, reason: 'Unknown Benefactor' })
    : ended
}

/** The item of an outcome, if the character still has it. */
export function namedItem(act: Act, outcome: Outcome): Item | null {
  if (outcome.item === null) return null
  const found = itemOf(act, outcome.seat, outcome.item)
  return found.ok ? found.value : null
}
