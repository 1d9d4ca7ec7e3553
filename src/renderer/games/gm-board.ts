import { computed, type ComputedRef } from 'vue'
import type { BoardFrame, BoardId, Frame } from '#rules/campaign/types'
import type { Answers, AnyQuestion } from '#rules/core/question'
import type { SystemId } from '#rules/registry'
import type { Answer } from '#shared/contract'
import type { ActionId } from '@/features/keys/keys'
import { refusalSpotAround } from '@/features/refusals/refusal-spot'
import { provideShownBoard } from '@/features/boards/shown-board'
import { useGm } from '@/dashboard/store'
import { context } from '@/ui/context'
import { provideDraftScope } from '@/ui/draft'
import type { BoardOf } from './game'

/** One game's board on the Game Master's page, for everything below it. */
export interface GmBoard<System extends SystemId, Command> {
  readonly id: ComputedRef<BoardId>
  readonly title: ComputedRef<string>
  readonly frame: ComputedRef<Frame<'gm'>>
  readonly view: ComputedRef<BoardOf<'gm', System>['view']>
  /**
   * @param command a command, or a function that makes it from the snapshot when its turn comes
   * @param key the action of the key that asked for it: a refusal is shown where that action shows it
   */
  act(command: Command | (() => Command), key?: ActionId): Promise<Answer<'act'>>
  /** Answers a question of this board (QU1). `key`: the action that shows a refusal; null: the component that asks. */
  answer(question: AnyQuestion, answers: Answers, key?: ActionId | null): Promise<Answer<'answer'>>
}

interface ShownBoard {
  /** `board.system` is the one that the context was made for. */
  readonly board: BoardFrame<'gm'>
  readonly frame: Frame<'gm'>
}

/**
 * The context of one game's board. @param ownOf what this game adds to it
 * @returns how a component provides its board, and how a part below it gets the board. The nearest `RefusalSpot` shows
 * the refusals of that part's commands.
 */
export function gmBoard<System extends SystemId, Command, Own extends object>(
  ownOf: (board: GmBoard<System, Command>) => Own
): readonly [
  provideBoard: (shown: () => ShownBoard) => GmBoard<System, Command> & Own,
  useBoard: () => GmBoard<System, Command> & Own
] {
  const [provide, boardAround] = context<GmBoard<System, Command> & Own>('this part lies on no board')

  function provideBoard(shown: () => ShownBoard): GmBoard<System, Command> & Own {
    // A step of a dialog is outside every BoardOutlet, and its command buttons need the board's id.
    const id = provideShownBoard(computed(() => shown().board.id))
    const board: GmBoard<System, Command> = {
      id,
      title: computed(() => shown().board.title),
      frame: computed(() => shown().frame),
      view: computed(() => shown().board.view as BoardOf<'gm', System>['view']),
      act: actOn(id),
      answer: answerOn(id)
    }
    provideDraftScope(() => id.value)
    return provide({ ...board, ...ownOf(board) })
  }

  function useBoard(): GmBoard<System, Command> & Own {
    const board = boardAround()
    return { ...board, act: actOn(board.id), answer: answerOn(board.id) }
  }

  return [provideBoard, useBoard]
}

/** Refusals are shown around the component that asks for this. */
function actOn(id: ComputedRef<BoardId>): GmBoard<SystemId, unknown>['act'] {
  const gm = useGm()
  const spot = refusalSpotAround()
  return (command, key) => gm.act(id.value, command, key ?? spot())
}

function answerOn(id: ComputedRef<BoardId>): GmBoard<SystemId, unknown>['answer'] {
  const gm = useGm()
  const spot = refusalSpotAround()
  // The commit is the key Enter of the panel: the panel shows its refusals.
  return (question, answers, key = 'flip') => gm.answer(id.value, question.id, answers, key ?? spot())
}
