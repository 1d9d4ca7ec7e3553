import type { FateChoice, TransformationEffect } from '#rules/face-of-angels/vocabulary'
import { segmentsOf } from '../../../ui/segment'

/** What a transformation does to the record. */
export const effectNames: Readonly<Record<TransformationEffect, string>> = {
  story: 'Story only',
  'always-trump': 'Always a trump',
  'new-trump': 'New realm',
  'second-trump': 'Second realm',
  'powers-lost': 'Powers lost'
}

/** The consequences for a loser. */
export const fateNames: Readonly<Record<FateChoice, string>> = {
  leave: 'Unharmed',
  spend: 'No more cards',
  turn: 'Changes sides',
  befriend: 'Becomes a friend',
  hurt: 'Gravely hurt',
  kill: 'Dies'
}

/** What becomes of a relationship that was brought into a lost contest. */
export const itself = segmentsOf({ none: 'Keeps giving cards', spent: 'No more cards this act' })

/** What a choice costs the winner. */
export const prices = segmentsOf({ none: 'The choice is free', grant: 'Grants the loser’s stakes' })
