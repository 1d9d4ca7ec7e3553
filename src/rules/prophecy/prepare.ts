import type { BoardPreparation } from '../core/preparation'
import { isTold } from './outline/scenes'
import { reminders } from './reminders'
import type { State } from './state'

/** BN7: the progress of the story, its subject, and its missing parts. */
export function prepare(state: State): BoardPreparation {
  const { doom, scenes } = state
  return {
    facts: [{ label: 'Scenes told', value: `${scenes.filter(isTold).length} of ${scenes.length}` }],
    standing: doom.catastrophe === '' ? [] : [[`The Catastrophe: ${doom.catastrophe}`]],
    players: [],
    owed: reminders(state).map(({ says }, nth) => ({
      id: `lack:${nth}`,
      title: 'The story still lacks',
      says,
      act: null
    }))
  }
}
