import type { SeatId } from '../../core/seat'
import { hasReady } from '../characters/character'
import { sheetOf } from '../sheets'
import type { Sheet, State } from '../state'
import type { Attribute } from '../vocabulary'
import type { MoveId } from './ids'
import { netOf } from './level'
import { levelFor } from './may'
import type { Move } from './move'

/** One reason for an easier or harder flip. */
export interface NetLine {
  readonly why: string
  readonly net: number
}

/** A reason that only the table can know: it counts when it is claimed. */
export interface NetClaim extends NetLine {
  readonly id: string
}

/**
 * Reasons for an easier or harder flip (M1, M12, M17): known reasons count automatically, the others can be claimed.
 * The flipping player may see both, so they depend only on public values: never on hidden foes or secret items.
 */

const attacks: readonly MoveId[] = ['mix-it-up', 'volley', 'backstab', 'called-shot', 'bum-rush']
const inFights: readonly MoveId[] = ['discern', 'weak-spot']
const inChases: readonly MoveId[] = ['called-shot', 'its-a-trap']
const apexPredator = 'Apex Predator'

/** The parts of the net advantage that the rules know. */
export function netLines(state: State, seat: SeatId, move: Move, attribute: Attribute): readonly NetLine[] {
  const { character } = sheetOf(state, seat)
  const level = netOf(levelFor(character, move))
  const hunts = inFights.includes(move.id) && hasReady(character, 'apex-predator') && fightIsOn(state)
  return [
    ...(level === 0 ? [] : [{ why: 'Level', net: level }]),
    ...(character.berserk && attribute === 'str' ? [{ why: 'Go Berserk!', net: 1 }] : []),
    ...(hunts ? [{ why: apexPredator, net: 1 }] : []),
    ...(inChases.includes(move.id) && isReachedOutTo(state, seat)
      ? [{ why: 'Reach Out With Your Feelings', net: 1 }]
      : [])
  ]
}

/** Further parts that count if the table claims them. */
export function netClaims(state: State, seat: SeatId, move: Move): readonly NetClaim[] {
  const { character } = sheetOf(state, seat)
  const apex = hasReady(character, 'apex-predator')
  return [
    ...(apex && inFights.includes(move.id) && !fightIsOn(state)
      ? [{ id: 'fight', why: `${apexPredator}: in a fight`, net: 1 }]
      : []),
    ...(apex && inChases.includes(move.id) ? [{ id: 'chase', why: `${apexPredator}: hunting`, net: 1 }] : []),
    ...(hasReady(character, 'tied-with-her-ribbon') ? [{ id: 'ribbon', why: 'Her Ribbon: to regain it', net: 1 }] : []),
    ...(attacks.includes(move.id) ? openWeakSpots(state) : []),
    ...state.story.disadvantages.map(({ id, what, levels }) => ({
      id: `standing:${id}`,
      why: what.trim() === '' ? 'A standing disadvantage' : what.trim(),
      net: -levels
    }))
  ]
}

/** The foe whose weak spot a reason concerns, or null. */
export function foeClaimed(claim: string): number | null {
  const [kind, foe] = claim.split(':')
  return kind === 'weak-spot' ? Number(foe) : null
}

/** A key of the values behind a character's reasons, besides the own sheet and the story. Equal keys mean equal reasons. */
export function reasonsStandOn(state: State, { seat, character }: Sheet): string {
  const fight = hasReady(character, 'apex-predator') && fightIsOn(state)
  const spots = openWeakSpots(state).map(({ id, why }) => `${id} ${why}`)
  return `${fight} ${isReachedOutTo(state, seat)} ${spots.join()}`
}

/** Whether a fight is on: a visible foe still stands (ruling). */
function fightIsOn({ foes }: State): boolean {
  return foes.some(foe => foe.revealed && foe.stamina > 0)
}

/** Whether an ally who is up has the card, and an item that is charged and not secret. */
function isReachedOutTo({ sheets }: State, seat: SeatId): boolean {
  return sheets.some(
    ({ seat: other, incapacitated, character }) =>
      other !== seat &&
      !incapacitated &&
      !character.dead &&
      hasReady(character, 'reach-out') &&
      character.items.some(({ magic, secret }) => magic !== null && magic.charges > 0 && !secret)
  )
}

function openWeakSpots({ foes, openings }: State): readonly NetClaim[] {
  if (openings.length === 0) return []
  return foes
    .filter(foe => foe.revealed && foe.stamina > 0 && foe.weakness !== null && openings.includes(foe.id))
    .map(({ id, name }) => ({ id: `weak-spot:${id}`, why: `Weak spot: ${name}`, net: 1 }))
}
