import type { FateChoice, TransformationEffect } from '#rules/face-of-angels/vocabulary'

/** What a transformation does to the record. */
export const effectNames: Readonly<Record<TransformationEffect, string>> = {
  story: 'Story only',
  'always-trump': 'Always a trump',
  'new-trump': 'New realm',
  'second-trump': 'Second realm',
  'powers-lost': 'Powers lost'
}

/** What becomes of somebody who lost. */
export const fateNames: Readonly<Record<FateChoice, string>> = {
  leave: 'Unharmed',
  spend: 'No more cards',
  turn: 'Changes sides',
  befriend: 'Becomes a friend',
  hurt: 'Gravely hurt',
  kill: 'Dies'
}

/** What becomes of a relationship that was brought into a lost contest. */
export const itself = [
  { value: 'none', label: 'Keeps giving cards' },
  { value: 'spent', label: 'No more cards this act' }
] as const

/** What a choice costs the winner. */
export const prices = [
  { value: 'none', label: 'The choice is free' },
  { value: 'grant', label: 'Grants the loser’s stakes' }
] as const
