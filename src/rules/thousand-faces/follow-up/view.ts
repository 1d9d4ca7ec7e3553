import { pick } from '../../core/values'
import type { SeatId } from '../../core/seat'
import { tiedBy } from '../allies/view'
import { unspentStamina } from '../deck/piles'
import type { Power } from '../equipment/items'
import type { Foe } from '../foes/model'
import { moveOf } from '../moves/all'
import type { MoveId } from '../moves/ids'
import { presentSheets } from '../sheets'
import type { State } from '../state'
import type { ResultValue } from '../vocabulary'
import { type Hit, sameAs } from './steps'
import { owedMoves } from '../shadow/pool'
import type { FollowUp, StruckWith } from './model'
import { staminaAfter } from '../stamina/bounds'
import { type Weapon, weaponsOf } from './powers'

/** The open follow-up of an attack, with everything that its next step needs (FU1–FU6). */
export interface FollowUpView {
  readonly id: number
  readonly seat: SeatId
  readonly move: MoveId
  readonly name: string
  readonly result: ResultValue
  /** `options`: the move's own choice comes first. */
  readonly step: 'options' | 'foe' | 'power' | 'answer'
  /** The next blow, in words: "d6, halved"; null when none is left. */
  readonly hit: Hit | null
  /** The power of the next blow, where it equals the one before; absent otherwise (FU3). */
  readonly same?: number
  /** Blows after the next one. */
  readonly more: number
  readonly answers: boolean
  /** The answer is the GM move for a cross. */
  readonly owed: boolean
  /** Standing foes, the likeliest first: struck before, engaged with this character, with none, with others, tied up. */
  readonly foes: readonly StandingFoe[]
  readonly weapons: readonly Weapon[]
  /** The rolled or typed power, and its effect. */
  readonly rolled: {
    readonly foe: number
    readonly name: string
    readonly power: number
    readonly sum: string
    readonly stamina: number
    readonly staminaAfter: number
    readonly openSquares: number
    /** The weapon and bonuses for another roll; absent in older campaigns. */
    readonly with?: StruckWith
  } | null
  /** The answer has no die: 1 for each foe (U8). Absent: the lead’s die is rolled. */
  readonly noDie?: true
  /** Teamwork: the characters whom the foe must still strike, each once (TW7); absent: only one answer. */
  readonly due?: readonly SeatId[]
  /** The characters whom the foe may strike. An incapacitated one comes last and is never chosen in advance. */
  readonly targets: readonly { readonly seat: SeatId; readonly stamina: number; readonly down: boolean }[]
}

/** One foe that may be struck, or may answer. */
export interface StandingFoe {
  readonly id: number
  readonly name: string
  readonly stamina: number
  readonly power: Power
  readonly engaged: SeatId | null
  readonly weakness: string | null
  readonly tiedBy: string | null
}

export interface FollowUpGmView {
  readonly followUps: readonly FollowUpView[]
}

/** Only the GM is asked, because hidden foes may answer too. */
export function followUpGmView(state: State): FollowUpGmView {
  return {
    followUps: state.followUps.map(open => followUpView(state, open))
  }
}

export function followUpView(state: State, open: FollowUp): FollowUpView {
  const { seat, move, result, hits } = open
  const same = sameAs(state, open)
  return {
    ...pick(open, 'id', 'seat', 'move', 'result', 'answers'),
    owed: open.owed && owedMoves(state).some(({ flip }) => flip === open.flip),
    name: moveOf(move).name,
    step: stepOf(open),
    hit: hits[0] ?? null,
    more: Math.max(0, hits.length - 1),
    foes: likeliest(state, open),
    weapons: weaponsOf(state, seat),
    rolled: rolledView(state, open),
    ...(open.due ? { due: open.due } : {}),
    targets: targetsOf(state, open),
    ...(same === null ? {} : { same }),
    ...(move === 'defy-danger' && result === 1 ? { noDie: true as const } : {})
  }
}

function stepOf({ waits, hits, power }: FollowUp): FollowUpView['step'] {
  if (waits) return 'options'
  if (hits.length === 0) return 'answer'
  return power === null ? 'foe' : 'power'
}

function likeliest(state: State, { struck, power, seat }: FollowUp): readonly StandingFoe[] {
  const rank = ({ id, engaged }: Foe): number => {
    if (tiedBy(state, id) !== null) return 5
    if (id === power?.foe) return 0
    if (id === struck?.foe) return 1
    if (engaged === seat) return 2
    return engaged === null ? 3 : 4
  }
  return state.foes
    .filter(({ stamina }) => stamina > 0)
    .sort((one, other) => rank(one) - rank(other))
    .map(foe => ({
      ...pick(foe, 'id', 'name', 'stamina', 'power', 'engaged', 'weakness'),
      tiedBy: tiedBy(state, foe.id)
    }))
}

function rolledView(state: State, { power: thrown }: FollowUp): FollowUpView['rolled'] {
  const foe = state.foes.find(each => each.id === thrown?.foe)
  if (!thrown || !foe) return null
  const { power, sum, with: struckWith } = thrown
  return {
    foe: foe.id,
    name: foe.name,
    power,
    sum,
    stamina: foe.stamina,
    staminaAfter: staminaAfter(foe.stamina, power),
    openSquares: foe.disarmoured ? 0 : foe.squares - foe.crossed,
    ...(struckWith ? { with: struckWith } : {})
  }
}

/** FU5, TW7: first the character who made the move, then the helpers, then the others in the scene. */
function targetsOf(state: State, { seat, due = [seat] }: FollowUp): FollowUpView['targets'] {
  const all = presentSheets(state)
    .filter(
      ({ seat: each, character }) => !character.dead && (each === seat || due.includes(each) || !character.elsewhere)
    )
    .map(sheet => ({ seat: sheet.seat, stamina: unspentStamina(sheet.piles), down: sheet.incapacitated }))
  const turn = (each: SeatId): number => (due.includes(each) ? due.indexOf(each) : due.length)
  const rank = (each: { seat: SeatId; down: boolean }): number => (each.down ? due.length + 1 : turn(each.seat))
  return all.sort((one, other) => rank(one) - rank(other))
}
