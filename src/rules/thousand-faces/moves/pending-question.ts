import { type Choice, oneOf, type OpenQuestion } from '../../core/question'
import { say } from '../../core/refusal'
import { counted } from '../../core/text'
import { flashbackPrice } from '../experience/prices'
import { newestFlip } from '../flip/queries'
import { sheetOf } from '../sheets'
import type { Command, State } from '../state'
import { moveOf } from './all'
import { criticalView } from './outcome-view'
import { levelName } from './level'
import { idOf } from '../question-kinds'

/** What an unfinished flip leaves to its player. The Critical Success (C1, L7) and an open flashback (FB4). Null: cards are chosen or named. */
export function pendingQuestion(state: State): OpenQuestion<Command> | null {
  switch (state.pending?.kind) {
    case 'critical':
      return criticalQuestion(state)
    case 'flashback':
      return flashbackQuestion(state)
    default:
      return null
  }
}

function criticalQuestion(state: State): OpenQuestion<Command> | null {
  const seat = state.pending?.seat
  if (seat === undefined) return null
  const critical = criticalView(state)
  const left = state.blessingSupply.length
  const steps = critical?.steps ?? []
  const choices: readonly Choice[] = [
    {
      key: 'blessing',
      title: ['Take a Blessing'],
      lines: [
        ['A very good card: it joins the discard, comes up after a shuffle, and is used up once it counts'],
        [`${counted(left, 'Blessing')} left`]
      ],
      ...(left === 0 ? { blocked: say('No Blessing is left to take', 'Choose something else') } : {})
    },
    ...steps.map(({ steps: xp, to, blocked }): Choice => ({
      key: `level-${xp}`,
      title: [`${critical?.move ? moveOf(critical.move).name : 'The move'} becomes ${levelName(to)}`],
      lines: [[`${xp} XP; a better level makes the move easier, each time that it is made`]],
      xp,
      ...(blocked ? { blocked } : {})
    })),
    { key: 'nothing', title: [steps.length > 0 ? 'Neither' : 'No Blessing'] }
  ]
  return {
    question: {
      id: idOf('critical', newestFlip(state)?.serial ?? 0),
      seat,
      decides: 'player',
      title: 'A Critical Success',
      asks: ['What does ', { seat }, ' take?'],
      rule: 'C1',
      fields: [{ kind: 'one', key: 'take', label: ['What is taken'], choices, chosen: null }],
      commit: 'Take it',
      commitsBy: 'take'
    },
    command: answers => {
      const take = oneOf(answers, 'take')
      const step = steps.find(({ steps: xp }) => take === `level-${xp}`)
      if (step) return { type: 'raise-by-critical', steps: step.steps }
      return { type: 'answer-critical', take: take === 'blessing' ? 'blessing' : 'nothing' }
    }
  }
}

const results = ['a cross', 'one check', 'two checks', 'three checks'] as const

function flashbackQuestion(state: State): OpenQuestion<Command> | null {
  const seat = state.pending?.seat
  if (seat === undefined) return null
  const { xp } = sheetOf(state, seat)
  const flip = newestFlip(state)
  const result = flip?.result ?? 0
  const next = results[result + 1]
  const short = say(`That costs ${flashbackPrice} XP`, 'Keep this result')
  return {
    question: {
      // Each step is a question of its own: the same answer is not armed again by itself.
      id: idOf('flashback', flip?.serial ?? 0, flip?.raised ?? 0),
      seat,
      decides: 'player',
      title: 'A flashback',
      asks: [`The flashback shows ${results[result]}. Each XP raises it by one step.`],
      rule: 'FB4',
      fields: [
        {
          kind: 'one',
          key: 'does',
          label: ['The result'],
          choices: [
            { key: 'keep', title: ['Keep this result'] },
            ...(next
              ? [
                  {
                    key: 'raise',
                    title: [`Raise it to ${next}`],
                    lines: [[`${flashbackPrice} XP of ${xp}`]],
                    xp: flashbackPrice,
                    ...(xp < flashbackPrice ? { blocked: short } : {})
                  }
                ]
              : [])
          ],
          chosen: 'keep'
        }
      ],
      commit: 'Keep this result',
      commitsBy: 'does',
      ...(next ? { spending: { then: `The result becomes ${next}.`, keeps: 'Keep this result' } } : {})
    },
    command: answers => ({ type: oneOf(answers, 'does') === 'raise' ? 'raise-result' : 'settle-flashback' })
  }
}
