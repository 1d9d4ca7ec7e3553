import type { ComputedRef, Ref } from 'vue'
import type { AnyQuestion } from '#rules/core/question'
import type { Command } from '#rules/face-of-angels/state'
import type { AskedStep } from '#rules/face-of-angels/asked'
import type { OwnView } from '#rules/face-of-angels/own'
import type { TableView } from '#rules/face-of-angels/view'
import type { Participant } from '#rules/face-of-angels/vocabulary'
import type { SendAnswer } from '@/phone/seat-act'
import { context } from '@/ui/context'
import type { Names } from './words'

/** The deciding seat of this board for all components below: the actor, the view and the way to send commands. */
export interface Play {
  readonly view: ComputedRef<TableView>
  readonly who: Readonly<Ref<Participant>>
  readonly asked: ComputedRef<readonly AskedStep[]>
  /** What may be decided here now. */
  readonly questions: ComputedRef<readonly AnyQuestion[]>
  readonly size: 'dashboard' | 'phone'
  /** Null when one seat decides for another: hidden cards stay hidden. */
  readonly own: ComputedRef<OwnView | null>
  readonly names: ComputedRef<Names>
  send(command: Command): void
  readonly answer: SendAnswer
}

export const [providePlay, usePlay] = context<Play>('nobody sits here')
