import { pick } from '../../core/pick'
import type { Explanation } from '../../core/refusal'
import type { SeatId } from '../../core/seat'
import { chapterOf } from '../economy/chapters'
import { whyNotDay } from '../economy/days'
import type { SlotPlace, ThingId } from '../equipment/item-schemas'
import type { StoppedHarm } from '../equipment/items'
import { shieldCard } from '../equipment/ladder'
import type { InterferenceView } from './interference'
import type { Exertion } from '../moves/move'
import { whyNoShield } from '../moves/shield'
import { explain } from '../slices'
import type { Refusal, Sheet, State } from '../state'
import { mayReachOut, pileStateOf } from './four-ds'
import { whyNotHeroic } from './go-heroic'
import type { Attack, DiceRoll } from './model'
import { fittingPlaces, heldPlaces } from './places'
import { recoveredBy, type Recovery, type RecoveryWay } from './recovered'
import { type SplitOutcome, splitsOf } from './splits'

/** A blow that waits, with every legal way to take it. */
export interface AttackView {
  readonly id: number
  readonly seat: SeatId
  readonly from: string
  readonly power: number
  readonly sum: string
  readonly exertion: Exertion
  readonly avoided: { readonly harm: number; readonly wound: number }
  /** Everything taken upon oneself: the worst that each way can bring. */
  readonly splits: readonly SplitOutcome[]
  /** Open slots that fit. */
  readonly places: {
    readonly exhaustion: readonly SlotPlace[]
    readonly harm: readonly SlotPlace[]
    readonly wound: readonly SlotPlace[]
  }
  /** What its bearer could raise against it, and why not. */
  readonly shields: readonly {
    readonly item: ThingId
    readonly name: string
    readonly avoids: StoppedHarm
    readonly blocked: Explanation | null
  }[]
  /** Reach Out With Your Feelings would spare one point. */
  readonly reachOut: boolean
  /** Losing all Stamina means death in this chapter. */
  readonly deadly: boolean
}

/** What one form of recovery would bring, before it is done. */
interface RecoveryPreview extends Recovery {
  readonly blocked: Explanation | null
}

/** Injury and recovery of one character. */
export interface InjuryView {
  readonly mode: 'lucky' | 'heroic'
  readonly goHeroic: Explanation | null
  readonly dead: boolean
  /** Exhaustion tokens lying in slots. */
  readonly inSlots: readonly SlotPlace[]
  /** Free slots that take an Exhaustion token instead of a lost point (N8). */
  readonly layOn: Readonly<Record<Exertion, readonly SlotPlace[]>>
  readonly rest: RecoveryPreview
  readonly seekHelp: RecoveryPreview
  readonly atHearth: RecoveryPreview
  /** Where the Harm token that a Rest returns may come from. */
  readonly harmPlaces: readonly SlotPlace[]
}

export interface InjuryGmPart {
  readonly attacks: readonly AttackView[]
  readonly dice: DiceRoll | null
  readonly interference: InterferenceView | null
}

export interface InjuryTablePart {
  readonly dice: DiceRoll | null
}

/** Injury and recovery of one character, with what each recovery would bring (N3, N10–N13). */
export function injuryView(state: State, sheet: Sheet): InjuryView {
  const { seat, character } = sheet
  const heroic = whyNotHeroic(state, seat)
  const hearth: Refusal | null = state.story.hearth.available ? null : { because: 'no-hearth' }
  const help = whyNotDay(state, seat, 'seek-help')
  return {
    mode: character.stamina,
    goHeroic: heroic && explain(heroic),
    dead: character.dead,
    inSlots: heldPlaces(character, 'exhaustion'),
    layOn: {
      physical: fittingPlaces(character, 'exhaustion', 'physical'),
      mental: fittingPlaces(character, 'exhaustion', 'mental')
    },
    rest: recovery(sheet, 'rest', whyNotDay(state, seat, 'rest')),
    seekHelp: recovery(sheet, 'elsewhere', help),
    atHearth: recovery(sheet, 'hearth', hearth ?? help),
    harmPlaces: heldPlaces(character, 'harm').filter(place => place.on === 'move')
  }
}

function recovery(sheet: Sheet, way: RecoveryWay, why: Refusal | null): RecoveryPreview {
  return { ...recoveredBy(sheet, way), blocked: why && explain(why) }
}

/** A blow that waits, with every legal way to take it (N3). Only the GM reads which hidden foes strike (U10). */
export function attackView(state: State, attack: Attack, who: 'gm' | 'player'): AttackView {
  const { id, seat, power, exertion } = attack
  const from = who === 'gm' ? (attack.unseen ?? attack.from) : attack.from
  const character = state.sheets.find(sheet => sheet.seat === seat)?.character
  const places = (token: 'exhaustion' | 'harm' | 'wound') =>
    character ? fittingPlaces(character, token, exertion) : []
  return {
    id,
    seat,
    from,
    ...pick(attack, 'power', 'sum', 'exertion', 'avoided'),
    splits: splitsOf(power, pileStateOf(state, seat)),
    places: { exhaustion: places('exhaustion'), harm: places('harm'), wound: places('wound') },
    shields: shieldsAgainst(state, attack),
    reachOut: mayReachOut(state, seat, exertion),
    deadly: chapterOf(state.story)?.deadly ?? false
  }
}

/** Q11: the shields in its bearer's hands, each with why it cannot be raised against this blow. */
function shieldsAgainst(state: State, { seat, id }: Attack): AttackView['shields'] {
  const items = state.sheets.find(sheet => sheet.seat === seat)?.character.items ?? []
  return items.flatMap(item => {
    const shield = shieldCard(item)
    if (!shield) return []
    const why = whyNoShield(state, seat, item, id)
    return [{ item: item.id, name: item.name, avoids: shield.avoids, blocked: why && explain(why) }]
  })
}
