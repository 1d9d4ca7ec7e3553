import { pick } from '../../core/values'
import { memoize } from '../../core/memoize'
import type { Explanation } from '../../core/refusal'
import type { SeatId } from '../../core/seat'
import { isWound } from '../cards'
import { countOwned, exhaustedCount } from '../deck/piles'
import { type EquipmentView, equipmentView } from '../equipment/view'
import { whyNoFlashback } from '../flip/queries'
import { type AttackView, type InjuryView, injuryView, attackView } from '../injury/view'
import { moveOf, moves } from '../moves/all'
import type { MoveId } from '../moves/ids'
import { whyNotStudy } from '../moves/learn'
import { isBreather } from '../moves/may'
import { reasonsStandOn } from '../moves/reasons'
import { type CriticalView, type MovesView, movesView, type OutcomeView } from '../moves/view'
import { presentSheets, findSheet } from '../sheets'
import { explain } from '../slices'
import type { Sheet, State } from '../state'
import { owned } from './character'
import {
  type CreationStep,
  creationSteps,
  type FatefulMoment,
  type Touchstone,
  type Workshop
} from './character-schemas'
import { picksWanted, startingLimit } from './creation'
import { draftTurn, stepWants, isMaking } from './steps'
import type { Goal } from './goals'
import { flashbackUse, otherUses, type XpUse } from './xp-uses'
import { criticalView, outcomeView } from '../moves/outcome-view'

/** One step of making a character. */
export interface StepView {
  readonly step: CreationStep
  readonly state: 'done' | 'skipped' | 'open'
  /** What the step still needs, or null. */
  readonly wants: string | null
}

/** The view of one character. */
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
  /** Study Under a Master: moves that can be learned or raised now, at 2 XP. */
  readonly learnable: readonly MoveId[]
  readonly raisable: readonly MoveId[]
}

/** The shared material for making characters. */
export interface WorkshopView {
  readonly touchstones: readonly Touchstone[]
  readonly circled: readonly string[]
  /** Players at the table who have circled no title. */
  readonly toCircle: readonly SeatId[]
  readonly questions: readonly string[]
  /** Cards laid out and not taken, with the limits of each seat. */
  readonly laidOut: readonly {
    readonly move: MoveId
    readonly class: 'A' | 'B' | 'C'
    readonly takenBy: SeatId | null
    readonly blockedFor: readonly { readonly seat: SeatId; readonly why: Explanation }[]
  }[]
  /** The present draft and its turn; null: players take cards freely. */
  readonly draft: { readonly order: readonly SeatId[]; readonly turn: SeatId | null } | null
  /** Fewer cards are there than players will pick; null: enough. */
  readonly short: { readonly cards: number; readonly picks: number } | null
  /** Cards taken from their envelopes. */
  readonly freed: readonly MoveId[]
}

export interface CharactersGmSheetView {
  readonly character: CharacterView
}

export interface CharactersGmView {
  readonly workshop: WorkshopView
}

/** The private part of a player: the whole character, and the blows that the player must decide about. */
export interface CharactersSeatView {
  /** Null when the seat is not at this board. */
  readonly character: CharacterView | null
  readonly attacks: readonly AttackView[]
  readonly outcomes: readonly OutcomeView[]
  readonly critical: CriticalView | null
  /** The shared material while this player makes a character on the phone (HA16). Absent otherwise. */
  readonly workshop?: WorkshopView
}

/** The public part of a character. */
export interface CharactersSheetView {
  readonly heroic: boolean
  readonly dead: boolean
}

const whole = memoize<Sheet, CharacterView>()
const laid = memoize<State['workshop'], WorkshopView>()

/** A flip changes little. Each part of a seat is computed again only when one of its inputs has changed. */
const held = memoize<SeatId, MovesView>()
const carried = memoize<SeatId, EquipmentView>()
const taught = memoize<SeatId, Lessons>()
const bought = memoize<SeatId, CharacterView['xpUses']>()
const hurt = memoize<SeatId, InjuryView>()
const gone = memoize<SeatId, readonly StepView[]>()

/** The number of XP that opens every use: more XP makes no difference. */
const mostXp = 3

type Lessons = Pick<CharacterView, 'learnable' | 'raisable'>

/** The view of one character, the same for the GM and the player. */
export function characterView(state: State, sheet: Sheet): CharacterView {
  const { story, workshop, pending, outcomes, game } = state
  const mine = pending?.seat === sheet.seat ? pending : null
  // A flashback depends on Shadow, on owed moves and on the XP of other players.
  const flashback = whyNoFlashback(state, sheet.seat)
  const around = [story, workshop, reasonsStandOn(state, sheet), mine, outcomes, game?.kind, flashback]
  return whole(sheet, around, () => wholeView(state, sheet, mine))
}

function wholeView(state: State, sheet: Sheet, mine: State['pending']): CharacterView {
  const { story, outcomes, game } = state
  const { seat, xp, character, incapacitated } = sheet
  const around = [story, mine, outcomes, game?.kind, Math.min(xp, mostXp), character, incapacitated]
  const uses = bought(seat, around, () => otherUses(state, sheet))
  return { xpUses: [flashbackUse(state, sheet), ...uses], ...lastingView(state, sheet) }
}

function lastingView(state: State, sheet: Sheet): Omit<CharacterView, 'xpUses'> {
  const { seat, character, ranks, xp, tokens, incapacitated } = sheet
  const { story, workshop } = state
  const enough = Math.min(xp, mostXp)
  const exhausted = exhaustedCount(sheet.piles)
  const wounds = countOwned(sheet.piles, isWound)
  const { answers, entreated, lastMove } = character
  const reasons = reasonsStandOn(state, sheet)
  const { chosen } = workshop
  return {
    ...pick(character, 'created', 'fateful', 'offered', 'owedMagic', 'berserk', 'fastUsed', 'answered'),
    entreated: entreated !== null,
    breatherBlocked: lastMove !== null && isBreather(lastMove),
    steps: gone(seat, [character, chosen], () => stepsView(sheet, chosen)),
    answers: Object.entries(answers).map(([question, answer]) => ({ question, answer })),
    moves: held(seat, [character, ranks, enough, incapacitated, story, workshop, reasons], () =>
      movesView(state, sheet)
    ),
    equipment: carried(seat, [character, incapacitated], () => equipmentView(sheet)),
    injury: hurt(seat, [character, tokens, story, exhausted, wounds], () => injuryView(state, sheet)),
    ...taught(seat, [character, story, workshop], () => lessonsView(state, sheet))
  }
}

function lessonsView(state: State, { seat, character }: Sheet): Lessons {
  const learn = moves.filter(
    move => (move.group === 'card' || move.levels.length > 0) && whyNotStudy(state, seat, move.id) === null
  )
  const has = learn.filter(move => owned(character, move.id) !== undefined || move.group !== 'card')
  return {
    learnable: learn.filter(move => !has.includes(move)).map(move => move.id),
    raisable: has.map(move => move.id)
  }
}

function stepsView(sheet: Sheet, chosen: Workshop['chosen']): readonly StepView[] {
  return creationSteps.map(step => {
    const wants = stepWants(sheet, step, chosen)
    const marked = sheet.character.steps[step]
    return {
      step,
      state: marked ?? (wants === null && step !== 'received-cards' ? 'done' : 'open'),
      wants: marked === 'skipped' ? null : wants
    }
  })
}

/** The shared material for making characters (R1, R2, R11). */
export function workshopView(state: State): WorkshopView {
  const { workshop, sheets } = state
  return laid(
    workshop,
    sheets.flatMap(sheet => [sheet.character, sheet.retired]),
    () => madeWorkshop(state)
  )
}

function madeWorkshop(state: State): WorkshopView {
  const { workshop, sheets } = state
  const { touchstones, questions, laidOut, freed, draft } = workshop
  return {
    draft: draft ? { order: draft, turn: draftTurn(state) } : null,
    short: shortOf(state),
    touchstones,
    questions,
    freed,
    circled: touchstones.filter(each => each.circledBy !== null).map(each => each.title),
    toCircle: presentSheets(state)
      .map(({ seat }) => seat)
      .filter(seat => touchstones.every(({ circledBy }) => circledBy !== seat)),
    laidOut: laidOut.map(move => ({
      move,
      class: moveOf(move).class ?? 'C',
      takenBy: sheets.find(({ character }) => owned(character, move))?.seat ?? null,
      blockedFor: sheets.flatMap(({ seat, character }) => {
        const limit = startingLimit(
          character.moves.map(card => card.move),
          move
        )
        return limit === null ? [] : [{ seat, why: explain({ because: limit, seat }) }]
      })
    }))
  }
}

/** R1: the number of cards and of picks, if there are more picks than cards. */
function shortOf(state: State): WorkshopView['short'] {
  const cards = state.workshop.laidOut.length
  const picks = picksWanted(presentSheets(state).length)
  return cards > 0 && cards < picks ? { cards, picks } : null
}

/** The private part of a player's view. */
export function charactersSeatView(state: State, seat: SeatId): CharactersSeatView {
  const sheet = findSheet(state, seat)
  return {
    character: sheet ? characterView(state, sheet) : null,
    attacks: state.attacks.filter(attack => attack.seat === seat).map(attack => attackView(attack, 'player')),
    outcomes: state.outcomes.filter(outcome => outcome.seat === seat).map(outcome => outcomeView(state, outcome)),
    critical: state.pending?.kind === 'critical' && state.pending.seat === seat ? criticalView(state) : null,
    ...(isMaking(state, seat) ? { workshop: workshopView(state) } : {})
  }
}
