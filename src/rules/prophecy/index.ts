import { attendanceWith } from '../core/seat'
import { forGmAlone } from '../core/calls/calling'
import { isOfCall } from '../core/calls/rules'
import type { RuleSystem } from '../core/system'
import { callingOf } from './calls/calling'
import { castQuestionsFor } from './cast-questions'
import { dataOf } from './data'
import { moderationQuestionsFor } from './moderation-questions'
import type { Options } from './outline/model'
import { openQuestions } from './open-questions'
import { preparedPairQuestions } from './pair-questions'
import { worldQuestionsFor } from './world/world-questions'
import { apply, blank, check, decide, describe, explain, moment, parse, preview, refusalRules } from './slices'
import { sceneClock } from './stage/clock'
import type { Command, Event, Refusal, State } from './state'
import { type ProphecyViews, view } from './view'
import type { BoardPreparation } from '../core/preparation'
import { isTold, waitsFor } from './outline/scenes'
import { reminders } from './reminders'
import { type BoardPrompts, type Prompt, type PromptRules, turnByDoing } from '../core/prompts'

/** EY9: the missing parts of the story, or else the next scene; and ideas about the Objects. */
const prompts: PromptRules<State, Event> = {
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

/** A story about fate: a Prophecy, an outline of at most eight scenes, and the outcome of the Prophecy. */
export const prophecy: RuleSystem<State, Command, Event, ProphecyViews, Refusal> = {
  name: 'Prophecy',
  migrations: [],
  parse,
  // `parse.settings` has checked `settings`.
  open: (seats, chosen) => ({
    ...blank,
    seats: seats.map(({ id, retired }) => ({ id, retired })),
    options: chosen as Options
  }),
  join: (state, seat) => ({ ...state, seats: attendanceWith(state.seats, seat) }),
  decide,
  apply,
  view,
  preview,
  openQuestions: (state, audience) => [
    ...openQuestions(state, audience),
    ...preparedPairQuestions(state, audience),
    ...castQuestionsFor(state, audience),
    ...worldQuestionsFor(state, audience),
    ...moderationQuestionsFor(state, audience),
    ...forGmAlone(callingOf(state), audience)
  ],
  fitsAnySnapshot: isOfCall,
  describe,
  moment,
  explain,
  refusalRules,
  check,
  clock: sceneClock,
  prompts,
  data: dataOf,
  prepare
}

/** BN7: the progress of the story, its subject, and its missing parts. */
function prepare(state: State): BoardPreparation {
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
