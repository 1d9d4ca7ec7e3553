import type { Applying, Following } from '../slices'
import type { State } from '../types'
import { withCharacter } from './part'
import type { CharacterEvent } from './shapes'
import type { Workshop } from './workshop'

/** Characters in the making and in play. */
export const applyCharacters: Applying<CharacterEvent> = {
  'touchstone-written': (state, { title, by }) =>
    atWorkshop(state, ({ touchstones }) => ({ touchstones: [...touchstones, { title, by, circledBy: null }] })),
  'touchstone-struck': (state, { title }) =>
    atWorkshop(state, ({ touchstones }) => ({ touchstones: touchstones.filter(each => each.title !== title) })),
  'touchstone-circled': (state, { title, by }) =>
    atWorkshop(state, ({ touchstones }) => ({
      touchstones: touchstones.map(each => (each.title === title ? { ...each, circledBy: by } : each))
    })),
  'moves-laid-out': (state, { moves }) => atWorkshop(state, () => ({ laidOut: moves })),
  'draft-began': (state, { order }) => atWorkshop(state, () => ({ draft: order })),
  'draft-ended': state => {
    const { draft: _, ...workshop } = state.workshop
    return { ...state, workshop }
  },
  'question-asked': (state, { question }) =>
    atWorkshop(state, ({ questions }) => ({ questions: [...questions, question] })),
  'question-answered': (state, { seat, question, answer }) =>
    withCharacter(state, seat, ({ answers }) => ({ answers: { ...answers, [question]: answer } })),
  'goals-offered': (state, { seat, goals }) => withCharacter(state, seat, () => ({ offered: goals })),
  'goal-taken': (state, { seat, goal }) =>
    withCharacter(state, seat, () => ({ fateful: { goal, locked: 2 }, offered: [] })),
  'goal-fulfilled': (state, { seat }) =>
    withCharacter(state, seat, ({ fateful }) => ({ fateful: fateful && { ...fateful, locked: 0 } })),
  'item-chosen': (state, { item }) => atWorkshop(state, ({ chosen }) => ({ chosen: [...chosen, item] })),
  'magic-owed': (state, { seat, count }) => withCharacter(state, seat, () => ({ owedMagic: count })),
  'step-marked': (state, { seat, step, as }) =>
    withCharacter(state, seat, ({ steps }) => {
      const { [step]: _, ...others } = steps
      return { steps: as === 'open' ? others : { ...others, [step]: as } }
    }),
  'character-finished': (state, { seat }) => withCharacter(state, seat, () => ({ created: true })),
  'forgotten-thing-done': state => state,
  'find-answered': (state, { seat, answer }) => withCharacter(state, seat, () => ({ answered: answer })),
  'character-died': (state, { seat }) => withCharacter(state, seat, () => ({ dead: true })),
  'character-revived': (state, { seat }) => withCharacter(state, seat, () => ({ dead: false }))
}

/** Laying the six points is a step of creation; The Hearth is one for everybody; each book asks the questions of Find anew. */
export const followCharacters: Following = {
  'ranks-set': (state, { seat }) =>
    withCharacter(state, seat, ({ steps }) => ({ steps: { ...steps, attributes: 'done' } })),
  'hearth-written': state => everybody(state, steps => ({ steps: { ...steps, hearth: 'done' } })),
  'book-began': state => everybody(state, () => ({ answered: null }))
}

function everybody(
  state: State,
  change: (steps: State['sheets'][number]['character']['steps']) => Partial<State['sheets'][number]['character']>
): State {
  return {
    ...state,
    sheets: state.sheets.map(sheet => ({
      ...sheet,
      character: { ...sheet.character, ...change(sheet.character.steps) }
    }))
  }
}

function atWorkshop(state: State, change: (workshop: Workshop) => Partial<Workshop>): State {
  return { ...state, workshop: { ...state.workshop, ...change(state.workshop) } }
}
