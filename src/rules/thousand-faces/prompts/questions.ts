import type { Prompt } from '../../core/prompts'
import type { SeatId } from '../../core/seat'
import { presentSheets } from '../sheets'
import type { Sheet, State } from '../state'

/** EY4: the questions of the game, and what became of the answers. */
export function questionsOfGame(state: State): readonly Prompt[] {
  const { workshop, story } = state
  const titles = workshop.touchstones.filter(({ circledBy }) => circledBy !== null).map(({ title }) => title)
  return [
    ...presentSheets(state)
      .filter(({ character }) => !character.dead)
      .flatMap(sheet => ofCharacter(state, sheet)),
    ...titles.map(title => note(`touchstone:${title}`, 'A Touchstone', `What of “${title}” belongs into this scene?`)),
    ...(story.goal === ''
      ? []
      : [note('goal', 'The shared goal', `${story.goal}: what stands in the way of it tonight?`)])
  ]
}

function ofCharacter({ workshop, story }: State, { seat, character }: Sheet): readonly Prompt[] {
  const open = workshop.questions.filter(question => (character.answers[question] ?? '').trim() === '')
  const said = Object.entries(character.answers).filter(([, answer]) => answer.trim() !== '')
  const { fateful } = character
  return [
    ...open.map(question => to(seat, `open:${question}`, 'Not answered yet', `, ${question}`, 'Write the answer')),
    ...said.map(([question, answer]) =>
      to(seat, `said:${question}`, 'An answer and what became of it', ` said “${answer}”. What has become of that?`)
    ),
    ...(story.hearth.what === ''
      ? []
      : [to(seat, 'hearth', 'The Hearth', `, what would you risk for ${story.hearth.what}?`)]),
    ...(fateful && fateful.locked > 0
      ? [to(seat, 'fateful', 'A Fateful Moment', `, how near are you to this: ${fateful.goal.toLowerCase()}?`)]
      : [])
  ]
}

/** A question to one player: it gives that player the turn, or opens the sheet for the answer. */
function to(seat: SeatId, id: string, title: string, text: string, label?: string): Prompt {
  const act = label
    ? ({ on: 'screen', place: 'character', seat, what: null, label } as const)
    : ({ on: 'board', command: { type: 'give-spotlight', seat }, label: 'Give the spotlight' } as const)
  return { id: `${seat}:${id}`, title, says: [{ seat }, text], act }
}

function note(id: string, title: string, text: string): Prompt {
  return { id, title, says: [text], act: { on: 'note', text, label: 'Note the answer' } }
}
