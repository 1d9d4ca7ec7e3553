import type { Audience } from '../../core/audience'
import { oneOf, type OpenQuestion, textOf } from '../../core/question'
import type { SeatId } from '../../core/seat'
import { personalityNames, personalityWords, sayFixedInContest } from '../names'
import type { Command, State } from '../state'
import { longest, personalities } from '../vocabulary'
import type { Protagonist } from './model'
import { presentProtagonists } from './protagonists'
import { idOf } from '../question-kinds'

type RecordQuestion = OpenQuestion<Command>

/** What these questions are made of: only views, so that every screen and the host make the same (QU5). */
interface RecordTo {
  readonly protagonists: readonly Pick<Protagonist, 'seat' | 'name' | 'personality' | 'area' | 'perception'>[]
  readonly contest: object | null
  /** The reader: a player has the own protagonist; null: the Game Master, who has all. */
  readonly by: SeatId | null
}

/** What is decided on the record of a protagonist. No frame carries these questions. */
export function recordQuestions(to: RecordTo): readonly RecordQuestion[] {
  return to.protagonists.filter(({ seat }) => to.by === null || to.by === seat).map(one => personalityQuestion(one, to))
}

/** The same for one audience of the host. */
export function recordQuestionsFor(state: State, audience: Audience): readonly RecordQuestion[] {
  if (audience.kind !== 'gm' && audience.kind !== 'seat') return []
  const by = audience.kind === 'gm' ? null : audience.seat
  return recordQuestions({ protagonists: presentProtagonists(state), contest: state.contest, by })
}

/** A8c: while a contest runs, the Game Master alone corrects the personality and the field of a Jack. */
function personalityQuestion(one: RecordTo['protagonists'][number], { contest, by }: RecordTo): RecordQuestion {
  const { seat, name, personality: now, area, perception } = one
  return {
    question: {
      id: idOf('personality', seat),
      seat,
      decides: 'player',
      title: 'The personality',
      asks: ['Which personality has ', { seat }, '?'],
      rule: contest ? 'A8c' : 'A8',
      fields: [
        {
          kind: 'one',
          key: 'personality',
          label: ['The personality'],
          choices: personalities.map(key => ({
            key,
            title: [personalityNames[key]],
            lines: [[personalityWords[key]]]
          })),
          chosen: now,
          optional: true
        },
        {
          kind: 'text',
          key: 'area',
          label: ['The Jack’s field'],
          hint: 'Old books',
          value: area,
          most: longest.name,
          when: { field: 'personality', is: ['jack'] }
        }
      ],
      changes: true,
      commit: 'Write it on the record',
      offered: true,
      ...(contest && by !== null ? { blocked: sayFixedInContest(seat) } : {})
    },
    command(answers) {
      const chosen = personalities.find(each => each === oneOf(answers, 'personality')) ?? null
      const field = chosen === 'jack' ? textOf(answers, 'area') : area
      return { type: 'edit-protagonist', seat, name, personality: chosen, area: field, perception }
    }
  }
}
