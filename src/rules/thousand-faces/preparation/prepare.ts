import type { BoardPreparation, Fact, PreparationOf } from '../../core/preparation'
import { counted } from '../../core/text'
import { chapterOf } from '../economy/chapters'
import { nextJourneyPoint } from '../prompts/journey'
import type { State } from '../state'
import { owedBefore } from './owed'
import { playersBefore } from './players'

/** BN7: the game's information before a session. */
export function prepare(state: State, preparing: PreparationOf): BoardPreparation {
  return {
    facts: factsOf(state),
    standing: standingIn(state),
    players: playersBefore(state, preparing),
    owed: owedBefore(state, preparing.page)
  }
}

function factsOf({ story, shadow }: State): readonly Fact[] {
  const chapter = chapterOf(story)
  const circled = shadow.circled > 0 ? ` + ${shadow.circled} circled` : ''
  return [
    ...(story.length === '30-hour' ? [{ label: 'Book', value: `${story.book}` }] : []),
    { label: 'Chapter', value: chapter ? `${chapter.number}, ${chapter.name}` : 'not begun' },
    { label: 'Journey', value: `${story.journey}` },
    { label: 'Shadow', value: `${shadow.free}${circled}` }
  ]
}

function standingIn(state: State): BoardPreparation['standing'] {
  const { disadvantages, hearth, goal } = state.story
  const journey = nextJourneyPoint(state)
  return [
    ...disadvantages.map(({ what, levels }) => [
      `${what || 'Without a name'}: ${counted(levels, 'disadvantage')} for everybody`
    ]),
    ...(goal === '' ? [] : [[`The shared goal: ${goal}`]]),
    ...(hearth.what === '' ? [] : [[`The Hearth: ${hearth.what}${hearth.available ? '' : ', out of reach'}`]]),
    ...(journey ? [[`${journey.title}. `, ...journey.says]] : [])
  ]
}
