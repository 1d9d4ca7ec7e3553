import type { SeatId } from '#rules/core/seat'
import { counted, numberWord } from '#rules/core/text'
import type { PendingView } from '#rules/thousand-faces/flip/view'
import type { ActionId } from '@/features/keys/keys'
import { owedNames } from '../economy/owed-words'
import type { BoardOnScreen } from '../board/use-board'
import type { Question } from '#rules/core/question'
import { partsOf, type QuestionKind } from '#rules/thousand-faces/question-kinds'
import { openSteps, questionLine } from './use-open-steps'
import type { IconName } from '@/ui/icons/icon-name'

/** One thing that waits for an answer, and the action that leads the GM to it. */
export interface StillOpen {
  readonly id: string
  readonly icon: IconName
  readonly says: string
  /** The button that leads there, where one word says what happens; absent: “Go there”. */
  readonly act?: string
  /** The question in the panel of a player; null for a thing that is answered elsewhere. */
  readonly step: Question | null
  /** The action that leads there; null for a question in a panel. */
  readonly action: ActionId | null
}

type ShownBoard = Pick<BoardOnScreen, 'view' | 'members' | 'shortNameOf'>

const icons: Readonly<Partial<Record<QuestionKind, IconName>>> = { blow: 'heal', outcome: 'bolt' }

/**
 * Everything on this board that waits for an answer, each once. First the decision of the flip, then questions in panels, the
 * oldest first. Then GM moves that no such question pays, claims to be paid, decks to be shuffled.
 */
export function stillOpen(board: ShownBoard): readonly StillOpen[] {
  return [
    ...decision(board),
    ...openSteps(board).map(question => asked(board, question)),
    ...owed(board),
    ...claims(board),
    ...shuffles(board)
  ]
}

function asked(board: ShownBoard, step: Question): StillOpen {
  return {
    id: step.id,
    icon: icons[partsOf(step.id).kind] ?? 'swords',
    says: questionLine(board, step),
    step,
    action: null
  }
}

/** A choice among cards; null for the other decisions of a flip, which are questions. */
function choiceLine(pending: PendingView, name: string): string | null {
  if (pending.kind === 'tie') return `A tie. ${name} takes one of ${numberWord(pending.among.length)} cards.`
  return pending.kind === 'name-cards' ? `${name}: which card came up` : null
}

function decision({ view, shortNameOf }: ShownBoard): readonly StillOpen[] {
  const { pending } = view.value
  const says = pending && choiceLine(pending, shortNameOf(pending.seat))
  if (!pending || !says) return []
  return [{ id: `decision ${pending.kind}`, icon: 'eye', says, step: null, action: 'who-decides' }]
}

/** H8: a cross that a foe may answer is paid by that answer, which is in the list already. */
function owed({ view, shortNameOf }: ShownBoard): readonly StillOpen[] {
  const { gmMovesOwed, followUps } = view.value
  const answers = followUps.filter(each => each.owed).map(({ seat }) => seat)
  const count = gmMovesOwed.count - answers.length
  if (count < 1) return []
  const newest = without(gmMovesOwed.newest, answers)
  const says = `${counted(count, 'GM move')}: ${owedNames({ count, newest }, shortNameOf)}`
  return [{ id: 'gm-moves', icon: 'warn', says, act: 'Make it…', step: null, action: 'gm-move' }]
}

/** The list without the newest one of each of these seats. */
function without<Owed extends { readonly seat: SeatId }>(newest: readonly Owed[], seats: readonly SeatId[]) {
  return seats.reduce((left, seat) => {
    const paid = left.findLastIndex(each => each.seat === seat)
    return left.filter((_each, at) => at !== paid)
  }, newest)
}

function claims({ view, shortNameOf }: ShownBoard): readonly StillOpen[] {
  const { claims: all } = view.value.economy
  if (all.length === 0) return []
  const names = [...new Set(all.map(({ seat }) => shortNameOf(seat)))].join(', ')
  const says = `${counted(all.length, 'claim')} to pay: ${names}`
  return [{ id: 'claims', icon: 'tree', says, act: 'Pay…', step: null, action: 'story' }]
}

function shuffles({ members, shortNameOf }: ShownBoard): readonly StillOpen[] {
  const due = members.value.filter(({ sheet }) => sheet.mustShuffle).map(({ seat }) => shortNameOf(seat.id))
  if (due.length === 0) return []
  return [
    {
      id: 'shuffles',
      icon: 'shuffle',
      says: `Shuffle: ${due.join(', ')}`,
      act: 'Shuffle',
      step: null,
      action: 'shuffle-all'
    }
  ]
}
