import { type Choice, oneOf, type OpenQuestion } from '../../core/question'
import { counted } from '../../core/text'
import { type OfferedTo, offerId } from '../offer'
import type { Command } from '../state'

/** Y1, Y3: a quiet day begins in town or outside, another one costs a Journey point, and a day ends. */
export function dayQuestion({ sheet: { seat }, day, gm }: OfferedTo): OpenQuestion<Command> {
  const standing = gm?.foes.filter(({ subdued }) => !subdued).length ?? 0
  const secondDay = gm?.secondDay ?? null
  const grave = standing > 0 ? { grave: `${counted(standing, 'foe')} still standing` } : {}
  const choices: readonly Choice[] = day
    ? [
        { key: 'end', title: ['End the day'] },
        {
          key: 'another',
          title: ['Another day'],
          lines: [['1 Journey point']],
          ...(secondDay ? { blocked: secondDay } : {})
        }
      ]
    : [
        { key: 'town', title: ['A day in town'], lines: [['Moves marked DAY and TOWN']], ...grave },
        { key: 'outside', title: ['A day outside a town'], lines: [['Moves marked DAY']], ...grave }
      ]
  return {
    question: {
      id: offerId('day', seat),
      seat,
      decides: 'gm',
      title: 'A quiet day',
      asks: [
        day
          ? 'Each character makes one move marked DAY.'
          : 'In a quiet time of the story each character makes one move marked DAY.'
      ],
      rule: 'Y1',
      fields: [{ kind: 'one', key: 'does', label: ['What happens'], choices, chosen: null }],
      commit: 'Begin the day',
      commitsBy: 'does'
    },
    command: answers => {
      const does = oneOf(answers, 'does')
      if (does === 'end') return { type: 'end-day' }
      if (does === 'another') return { type: 'spend-journey', use: 'second-day', seat: null, what: '' }
      return { type: 'begin-day', place: does === 'outside' ? 'outside' : 'town' }
    }
  }
}
