import { pick } from '../../core/values'
import type { Explanation } from '../../core/refusal'
import type { SeatId } from '../../core/seat'
import { whyNotDay } from '../economy/steps'
import type { SlotRef } from '../equipment/item-schemas'
import type { InterferenceView } from './interference'
import type { Exertion } from '../moves/move'
import { explain } from '../slices'
import type { Refusal, Sheet, State } from '../state'
import { whyNotHeroic } from './go-heroic'
import type { Attack, DiceRoll } from './model'
import { fittingSlots, slotsHolding } from './open-slots'
import { recoveredBy, type Recovery, type RecoveryWay } from './recovery'

/** A waiting blow; its question lists the ways to take it (QU1). */
export interface AttackView {
  readonly id: number
  readonly seat: SeatId
  readonly from: string
  readonly power: number
  readonly sum: string
  readonly exertion: Exertion
  readonly avoided: { readonly harm: number; readonly wound: number }
}

/** The effects of one form of recovery, before it is done. */
interface RecoveryPreview extends Recovery {
  readonly blocked: Explanation | null
}

/** Injury and recovery of one character. */
export interface InjuryView {
  readonly mode: 'lucky' | 'heroic'
  readonly goHeroic: Explanation | null
  readonly dead: boolean
  /** Slots that hold an Exhaustion token. */
  readonly inSlots: readonly SlotRef[]
  /** Free slots that can take an Exhaustion token instead of a lost point (N8). */
  readonly layOn: Readonly<Record<Exertion, readonly SlotRef[]>>
  readonly rest: RecoveryPreview
  readonly seekHelp: RecoveryPreview
  readonly atHearth: RecoveryPreview
  /** Possible positions of the Harm token that a Rest returns. */
  readonly harmSlots: readonly SlotRef[]
}

export interface InjuryGmView {
  readonly attacks: readonly AttackView[]
  readonly dice: DiceRoll | null
  readonly interference: InterferenceView | null
}

export interface InjuryTableView {
  readonly dice: DiceRoll | null
}

/** Injury and recovery of one character, with the effects of each recovery (N3, N10–N13). */
export function injuryView(state: State, sheet: Sheet): InjuryView {
  const { seat, character } = sheet
  const heroic = whyNotHeroic(state, seat)
  const hearth: Refusal | null = state.story.hearth.available ? null : { because: 'no-hearth' }
  const help = whyNotDay(state, seat, 'seek-help')
  return {
    mode: character.stamina,
    goHeroic: heroic && explain(heroic),
    dead: character.dead,
    inSlots: slotsHolding(character, 'exhaustion'),
    layOn: {
      physical: fittingSlots(character, 'exhaustion', 'physical'),
      mental: fittingSlots(character, 'exhaustion', 'mental')
    },
    rest: recovery(sheet, 'rest', whyNotDay(state, seat, 'rest')),
    seekHelp: recovery(sheet, 'elsewhere', help),
    atHearth: recovery(sheet, 'hearth', hearth ?? help),
    harmSlots: slotsHolding(character, 'harm').filter(slot => slot.on === 'move')
  }
}

function recovery(sheet: Sheet, way: RecoveryWay, why: Refusal | null): RecoveryPreview {
  return { ...recoveredBy(sheet, way), blocked: why && explain(why) }
}

/** Only the GM sees the names of hidden attackers (U10). */
export function attackView(attack: Attack, who: 'gm' | 'player'): AttackView {
  const from = who === 'gm' ? (attack.unseen ?? attack.from) : attack.from
  return { from, ...pick(attack, 'id', 'seat', 'power', 'sum', 'exertion', 'avoided') }
}
