import type { ComputedRef, Ref } from 'vue'
import type { ActingSide } from '#rules/face-of-angels/shapes'
import type { Command } from '#rules/face-of-angels/state'
import type { AskedStep } from '#rules/face-of-angels/asked'
import type { OwnCard, OwnView } from '#rules/face-of-angels/own'
import type { TableView } from '#rules/face-of-angels/view'
import type { CardId, Participant } from '#rules/face-of-angels/vocabulary'
import { context } from '../../../ui/context'
import type { Names } from './words'

/** The cards that may be pointed at here: one's own, any real card that nobody has seen, or none. */
export type HandHere =
  | { readonly kind: 'own'; readonly cards: readonly OwnCard[] }
  | { readonly kind: 'real'; readonly cards: readonly CardId[] }
  | { readonly kind: 'hidden' }

/** Somebody's place at this board, for everything below it: who decides, what they see, and how it is sent. */
export interface Play {
  readonly view: ComputedRef<TableView>
  readonly who: Readonly<Ref<Participant>>
  readonly asked: ComputedRef<readonly AskedStep[]>
  /** Null where somebody speaks for another: what is hidden stays hidden. */
  readonly own: ComputedRef<OwnView | null>
  readonly hand: ComputedRef<HandHere>
  readonly names: ComputedRef<Names>
  send(command: Command): void
}

/** Whom somebody plays in this scene, as was said; the World's first name is not said yet (A9). */
export function playedBy({ participants }: TableView, who: Participant): ActingSide {
  const acting = participants.find(one => one.who === who)?.acting
  if (who !== 'world') return acting ?? { as: 'protagonist' }
  return acting?.as === 'other' && acting.name !== 'The World' ? acting : { as: 'other', name: '' }
}

export const [providePlay, usePlay] = context<Play>('nobody sits here')
