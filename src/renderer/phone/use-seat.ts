import { computed, shallowRef } from 'vue'
import type { BoardId } from '#rules/campaign/types'
import type { Answers } from '#rules/core/question'
import type { Ask, Denial } from '#shared/contract'
import { asSent } from '../features/questions/as-sent'
import { pressSends } from '../ui/press-guard'
import { bridge } from '../bridge/bridge'
import { CommandQueue } from '../bridge/command-queue'
import { unanswered } from '../bridge/unanswered'
import { useSnapshot } from '../bridge/use-snapshot'
import { usePausePress } from './pause-press'

/** A player's private screen: its snapshot from the host, and its requests. */
export function useSeat() {
  const { snapshot, connection } = useSnapshot('seat')
  /** Why the last request was not done. */
  const denial = shallowRef<Denial | null>(null)
  const frame = computed(() => snapshot.value?.frame ?? null)

  const commands = new CommandQueue()
  const send = (what: readonly unknown[], asked: () => Extract<Ask, { ask: 'act' | 'answer' }>): Promise<boolean> => {
    let isDone = false
    const answered = commands.send(what, async () => {
      denial.value = null
      const done = await bridge().ask(asked()).catch(unanswered)
      if (!done.ok) denial.value = done.error
      isDone = done.ok
    })
    pressSends(answered)
    return answered.then(() => isDone)
  }
  const revision = (): number => frame.value?.revision ?? 0
  const act = (board: BoardId, command: unknown): Promise<boolean> =>
    send([board, command], () => ({ ask: 'act', revision: revision(), board, command }))
  const answer = (board: BoardId, question: string, answers: Answers): Promise<boolean> =>
    send([board, question, answers], () => ({
      ask: 'answer',
      revision: revision(),
      board,
      question,
      answers: asSent(answers)
    }))

  const pause = usePausePress(() => bridge().ask<'pause'>({ ask: 'pause' }), connection, snapshot)

  return { snapshot, connection, frame, seat: computed(() => snapshot.value?.seat ?? null), denial, act, answer, pause }
}
