import type { Explanation } from '../../core/refusal'
import type { SeatId } from '../../core/seat'
import type { EquipmentView } from '../equipment/views'
import type { AttackView, InjuryView } from '../injury/views'
import type { MoveId } from '../moves/ids'
import type { CriticalView, MovesView, OutcomeView } from '../moves/views'
import type { CreationStep, FatefulMoment } from './character'
import type { Goal } from './goals'
import type { Touchstone } from './workshop'

/** One step of making a character. */
export interface StepView {
  readonly step: CreationStep
  readonly state: 'done' | 'skipped' | 'open'
  /** What is still missing, or null. */
  readonly wants: string | null
}

/** One use of XP with whether it can be had now. Texts: `xpUseCards`. */
export interface XpUse {
  readonly use:
    | 'flashback'
    | 'flashback-step'
    | 'mercy-flashback'
    | 'good-thing-i-brought'
    | 'critical-level'
    | 'study'
    | 'shop'
    | 'tell-tale'
    | 'contemplate'
    | 'defend'
    | 'slide'
    | 'not-on-my-turf'
    | 'suggestive-subtlety'
  readonly blocked: Explanation | null
}

/** Everything about one character. */
export interface CharacterView {
  readonly created: boolean
  readonly steps: readonly StepView[]
  readonly fateful: FatefulMoment | null
  readonly offered: readonly Goal[]
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  readonly owedMagic: number
  readonly berserk: boolean
  readonly entreated: boolean
  readonly breatherBlocked: boolean
  readonly fastUsed: MoveId | 'shield' | null
  readonly answered: 'stay' | 'sacrifice' | 'abandon' | null
  readonly xpUses: readonly XpUse[]
  readonly moves: MovesView
  readonly equipment: EquipmentView
  readonly injury: InjuryView
  /** Study Under a Master: what could be learned or raised now, at 2 XP. */
  readonly learnable: readonly MoveId[]
  readonly raisable: readonly MoveId[]
}

/** What lies on the table while characters are made. */
export interface WorkshopView {
  readonly touchstones: readonly Touchstone[]
  readonly circled: readonly string[]
  readonly questions: readonly string[]
  /** Cards laid out and not taken yet; each seat's limits on them. */
  readonly laidOut: readonly {
    readonly move: MoveId
    readonly class: 'A' | 'B' | 'C'
    readonly takenBy: SeatId | null
    readonly blockedFor: readonly { readonly seat: SeatId; readonly why: Explanation }[]
  }[]
  /** A draft that is under way, and whose pick it is; null: everybody takes what they like. */
  readonly draft: { readonly order: readonly SeatId[]; readonly turn: SeatId | null } | null
  /** Fewer cards lie there than will be picked; null: enough. */
  readonly short: { readonly cards: number; readonly picks: number } | null
  /** Cards out of the envelopes. */
  readonly freed: readonly MoveId[]
}

export interface CharactersGmSheetPart {
  readonly character: CharacterView
}

export interface CharactersGmPart {
  readonly workshop: WorkshopView
}

/** What a player sees of their own: the whole character, and the blows that they have to decide about. */
export interface CharactersSeatPart {
  /** Null when the chair is not at this board. */
  readonly character: CharacterView | null
  readonly attacks: readonly AttackView[]
  readonly outcomes: readonly OutcomeView[]
  readonly critical: CriticalView | null
}

/** What the table may see of a character. */
export interface CharactersSheetPart {
  readonly heroic: boolean
  readonly dead: boolean
}
