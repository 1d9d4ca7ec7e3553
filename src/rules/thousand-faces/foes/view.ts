import type { Explanation } from '../../core/refusal'
import type { SeatId } from '../../core/seat'
import { tiedBy } from '../allies/view'
import { isHere } from '../characters/character'
import { shadowPrice } from '../economy/prices'
import { presentSheets } from '../sheets'
import { explain } from '../slices'
import type { Refusal, State } from '../state'
import type { CombatFormat } from './kinds'
import type { Foe } from './model'
import { type FoeMatch, matchFoes, partyPower, powerSpent } from './steps'
import type { EncounterNotes } from './secrets'
import { type Upgrade, upgrades, whyNoUpgrade } from './upgrades'

/** A foe on the GM's tracker. */
export interface FoeView extends Foe {
  readonly subdued: boolean
  /** The ally who ties it up in this turn of the spotlight, or null. */
  readonly tiedBy: string | null
  /** Squares that can still be crossed out. */
  readonly openSquares: number
  readonly upgrades: readonly {
    readonly use: 'foe-d6' | 'foe-d10' | 'foe-square' | 'monster-15' | 'monster-20' | 'monster-special'
    readonly cost: number
    readonly blocked: Explanation | null
  }[]
}

/** Several foes against one character. */
interface GangView {
  readonly seat: SeatId
  readonly foes: readonly number[]
}

export interface FoesGmView {
  readonly foes: readonly FoeView[]
  readonly gangs: readonly GangView[]
  readonly format: CombatFormat | null
  /** Ten for each living character in the scene, and one for each of their XP. */
  readonly encounter: {
    readonly power: number
    /** Whether each character is in the scene. */
    readonly scene: readonly { readonly seat: SeatId; readonly here: boolean }[]
    readonly human: FoeMatch
    readonly monster: FoeMatch
    readonly spent: number
  }
  /** Absent without a named prepared encounter on the board (PF5). */
  readonly encounterNotes?: EncounterNotes
}

/** The public part of a foe: how hurt it is, without numbers. */
export interface PublicFoe {
  readonly id: number
  readonly name: string
  /** Quarters of its Stamina left, 0 (subdued) to 4 (unhurt). */
  readonly quarters: 0 | 1 | 2 | 3 | 4
  readonly red: number
  readonly openSquares: number
  readonly engaged: SeatId | null
  readonly weakness: string | null
  /** Absent until the GM shows it (PF3). */
  readonly hint?: string
}

export interface FoesTableView {
  readonly foes: readonly PublicFoe[]
  /** Shown hints about hidden foes; absent without one (PF3). */
  readonly hints?: readonly string[]
}

/** The GM's tracker, and the foes that match a party of this strength (U1–U9). */
export function foesGmView(state: State): FoesGmView {
  const { foes, format } = state
  const party = presentSheets(state).filter(({ character }) => !character.dead)
  const power = partyPower(party.filter(({ character }) => isHere(character)).map(({ xp }) => xp))
  return {
    foes: foes.map(foe => foeView(state, foe)),
    gangs: gangsOf(foes),
    format,
    ...(state.encounterNotes ? { encounterNotes: state.encounterNotes } : {}),
    encounter: {
      power,
      scene: party.map(({ seat, character }) => ({ seat, here: isHere(character) })),
      human: matchFoes(power, 'human'),
      monster: matchFoes(power, 'monster'),
      spent: powerSpent(foes.filter(foe => foe.stamina > 0).map(foe => ({ ...foe, stamina: foe.most })))
    }
  }
}

function foeView(state: State, foe: Foe): FoeView {
  return {
    ...foe,
    subdued: foe.stamina === 0,
    tiedBy: tiedBy(state, foe.id),
    openSquares: openSquares(foe),
    upgrades: upgrades.map(use => {
      const why = whyNoUpgrade(foe, use) ?? whyTooDear(state, use)
      return { use, cost: shadowPrice(use, 1), blocked: why && explain(why) }
    })
  }
}

function whyTooDear({ shadow: { free, circled } }: State, use: Upgrade): Refusal | null {
  const needs = shadowPrice(use, 1)
  return free + circled < needs ? { because: 'not-enough-shadow', needs, free, circled, from: 'circled' } : null
}

function openSquares({ squares, crossed, disarmoured }: Foe): number {
  return disarmoured ? 0 : squares - crossed
}

/** Two or more foes that fight the same character. */
function gangsOf(foes: readonly Foe[]): readonly GangView[] {
  const fighting = foes.filter(foe => foe.stamina > 0 && foe.engaged !== null)
  const seats = [...new Set(fighting.flatMap(foe => (foe.engaged === null ? [] : [foe.engaged])))]
  return seats.map(seat => ({ seat, foes: fighting.filter(foe => foe.engaged === seat).map(foe => foe.id) }))
}

/** The public part of the foes, and the shown hints. */
export function foesTableView(state: State): FoesTableView {
  const hints = state.foes.filter(foe => !foe.revealed && foe.hintShown).map(foe => foe.secrets?.hint ?? '')
  return { foes: publicFoes(state), ...(hints.length > 0 ? { hints } : {}) }
}

/** A revealed foe: how hurt it is, without a number (U10). */
function publicFoes({ foes }: State): readonly PublicFoe[] {
  return foes
    .filter(foe => foe.revealed)
    .map(foe => ({
      id: foe.id,
      name: foe.name,
      quarters: quartersOf(foe),
      red: foe.red,
      openSquares: openSquares(foe),
      engaged: foe.engaged,
      weakness: foe.weakness,
      ...(foe.hintShown && foe.secrets ? { hint: foe.secrets.hint } : {})
    }))
}

function quartersOf({ stamina, most }: Foe): PublicFoe['quarters'] {
  return stamina < most ? (Math.min(3, Math.ceil((stamina / most) * 4)) as PublicFoe['quarters']) : 4
}
