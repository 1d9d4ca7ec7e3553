import type { FollowUpView } from '#rules/thousand-faces/follow-up/view'
import type { Command, State } from '#rules/thousand-faces/state'
import type { Attribute } from '#rules/thousand-faces/vocabulary'
import { type GmView, view } from '#rules/thousand-faces/view'
import { scriptedLuck } from '../../../support/luck'
import { ada, play } from '../../../support/thousand-faces/table'
import { use } from '../characters/builders'

export function flipped(
  state: State,
  move: Parameters<typeof use>[0] = 'mix-it-up',
  attribute: Attribute = 'str'
): State {
  return play(state, use(move, { attribute }), scriptedLuck()).state
}
export const opened = (state: State): FollowUpView => {
  const [open] = (view(state, { kind: 'gm' }) as GmView).followUps
  if (!open) throw new Error('nothing is open')
  return open
}
export const id = (state: State): number => opened(state).id
export const roll = (state: State, changes: object = {}): Command => ({
  type: 'roll-power',
  followUp: id(state),
  foe: 1,
  weapon: 'i1',
  power: 'roll',
  weakness: 'missed',
  ...changes
})
export const apply = (state: State, square: 'keep' | 'cross-out' = 'keep'): Command => ({
  type: 'apply-power',
  followUp: id(state),
  square
})
export const answer = (state: State, changes: object = {}): Command => ({
  type: 'answer-attack',
  followUp: id(state),
  foes: [1],
  seat: ada,
  die: 3,
  ...changes
})
