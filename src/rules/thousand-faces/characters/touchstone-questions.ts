import { type Choice, oneOf, type OpenQuestion, textOf } from '../../core/question'
import { say } from '../../core/refusal'
import type { SeatId } from '../../core/seat'
import { blockedBy } from '../offer'
import type { Command } from '../state'
import { longestText } from '../vocabulary'
import type { GmView } from '../view'
import { namedBy } from './creation-questions'
import { idOf } from '../question-kinds'

type Offer = OpenQuestion<Command, null>

/** R11: the list of the whole table, as the Game Master writes it down for each. */
export function touchstoneQuestions({ workshop, sheets }: Pick<GmView, 'workshop' | 'sheets'>): readonly Offer[] {
  const { touchstones } = workshop
  const seats = sheets.map(({ seat }) => seat)
  return [
    nameQuestion(seats, touchstones),
    ...circleQuestion(workshop),
    ...(touchstones.length > 0 ? [strikeQuestion(workshop)] : [])
  ]
}

const gmChoice: Choice = { key: 'gm', title: ['The Game Master'] }

type Touchstones = GmView['workshop']['touchstones']

/** Who has named none is proposed, the Game Master first. */
function nameQuestion(seats: readonly SeatId[], touchstones: Touchstones): Offer {
  const named = new Set(touchstones.map(({ by }) => by ?? gmChoice.key))
  return {
    question: {
      id: idOf('name-touchstone', touchstones.length),
      seat: null,
      decides: 'gm',
      title: 'Name a touchstone',
      asks: ['Which book, film or song could this story be like?'],
      rule: 'R11',
      fields: [
        {
          kind: 'text',
          key: 'title',
          label: ['A touchstone'],
          hint: 'The Left Hand of Darkness',
          needed: true,
          most: longestText
        },
        {
          kind: 'one',
          key: 'by',
          label: ['Named by'],
          choices: [gmChoice, ...seats.map(seat => ({ key: seat, title: [{ seat }] }))],
          chosen: [gmChoice.key, ...seats].find(each => !named.has(each)) ?? gmChoice.key
        }
      ],
      commit: 'Add it to the list',
      offered: true
    },
    command: answers => ({
      type: 'write-touchstone',
      title: textOf(answers, 'title'),
      by: seats.find(seat => seat === oneOf(answers, 'by')) ?? null
    })
  }
}

/** Each circles one title, the Game Master last; a title is circled once. */
function circleQuestion({ touchstones, toCircle }: GmView['workshop']): readonly Offer[] {
  const gmHas = touchstones.some(({ circledBy }) => circledBy === 'gm')
  const free = touchstones.filter(({ circledBy }) => circledBy === null)
  const last = {
    ...say('The Game Master circles last', 'Let each player circle a title first'),
    near: { field: 'by' },
    rule: 'R11'
  }
  const who: readonly Choice[] = [
    ...toCircle.map(seat => ({ key: seat, title: [{ seat }] })),
    ...(gmHas ? [] : [{ ...gmChoice, ...(toCircle.length > 0 ? { blocked: last } : {}) }])
  ]
  if (who.length === 0 || touchstones.length === 0) return []
  return [
    {
      question: {
        id: idOf('circle-touchstone', touchstones.length - free.length),
        seat: null,
        decides: 'gm',
        title: 'Circle a touchstone',
        asks: ['Which title is circled, and by whom?'],
        rule: 'R11',
        fields: [
          { kind: 'one', key: 'by', label: ['Who circles'], choices: who, chosen: toCircle[0] ?? 'gm' },
          {
            kind: 'one',
            key: 'title',
            label: ['The list'],
            choices: free.map(({ title, by }) => ({ key: title, title: [title], lines: [['Named by ', namedBy(by)]] })),
            chosen: null
          }
        ],
        commit: 'Circle it',
        offered: true,
        ...blockedBy(free.length > 0 ? null : say('Each title is circled', 'Name another touchstone'))
      },
      command: answers => ({
        type: 'circle-touchstone',
        title: oneOf(answers, 'title') ?? '',
        by: toCircle.find(seat => seat === oneOf(answers, 'by')) ?? 'gm'
      })
    }
  ]
}

function strikeQuestion({ touchstones }: GmView['workshop']): Offer {
  return {
    question: {
      id: idOf('strike-touchstone', touchstones.length),
      seat: null,
      decides: 'gm',
      title: 'Strike a touchstone',
      asks: ['Which title leaves the list?'],
      rule: 'R11',
      fields: [
        {
          kind: 'one',
          key: 'title',
          label: ['The list'],
          choices: touchstones.map(({ title, by }) => ({
            key: title,
            title: [title],
            lines: [['Named by ', namedBy(by)]]
          })),
          chosen: null
        }
      ],
      commit: 'Strike it',
      offered: true
    },
    command: answers => ({ type: 'strike-touchstone', title: oneOf(answers, 'title') ?? '' })
  }
}
