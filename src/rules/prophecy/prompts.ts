import { type BoardPrompts, type Prompt, type PromptRules, turnByDoing } from '../core/prompts'
import { isTold, waitsFor } from './outline/scenes'
import { reminders } from './reminders'
import type { Event, State } from './state'

/** EY9: the missing parts of the story, or else the next scene; and ideas about the Objects. */
export const prompts: PromptRules<State, Event> = {
  turn: turnByDoing,
  turnsLast: false,
  make: state => ({ next: nextStep(state), moves: null, questions: questions(state), hooks: [], players: [] })
}

function nextStep(state: State): Prompt | null {
  const [lack] = reminders(state)
  if (lack) return { id: 'next', title: 'What the story still lacks', says: lack.says, act: null }
  const scene = state.scenes.find(each => !isTold(each) && waitsFor(state, each.id).length === 0)
  return scene ? { id: 'next', title: 'The next scene', says: [scene.objective], act: null } : null
}

function questions({ doom, objects }: State): BoardPrompts['questions'] {
  const asked = objects.map(({ id, name }) => [id, `What does ${name} do that nobody expects?`] as const)
  const signs = doom.catastrophe === '' ? [] : [['doom', 'By which small sign does the Catastrophe show now?'] as const]
  return [...signs, ...asked].map(([id, text]) => ({
    id,
    title: 'A question',
    says: [text],
    act: { on: 'note', text, label: 'Note the answer' }
  }))
}
