import {
  type Answers,
  type Field,
  numberOf,
  oneOf,
  type OpenQuestion,
  severalOf,
  textOf,
  type Words
} from '../../core/question'
import { stamina } from '../stamina/bounds'
import type { Command } from '../state'
import type { GmView } from '../view'
import { dieFaces, longestText, mostAtOnce, mostPower } from '../vocabulary'
import type { PartyDeed } from './model'
import { idOf } from '../question-kinds'

type Party = Pick<GmView, 'encounter'>

/** PA1: one change for all characters or some, as one act. All characters in the scene are proposed. */
export function partyQuestion({ encounter: { scene } }: Party): OpenQuestion<Command, null> {
  const seats = scene.map(({ seat }) => seat)
  return {
    question: {
      id: idOf('party'),
      seat: null,
      decides: 'gm',
      title: 'The whole party',
      asks: ['What happens to them, and to whom?'],
      rule: 'PA1',
      fields: [
        { kind: 'one', key: 'what', label: ['What happens to them'], choices: kinds, chosen: 'rest' },
        {
          kind: 'several',
          key: 'seats',
          label: ['For whom'],
          choices: seats.map(seat => ({ key: seat, title: [{ seat }] })),
          least: 1,
          most: Math.max(1, seats.length),
          chosen: scene.filter(({ here }) => here).map(({ seat }) => seat),
          shows: 'gains'
        },
        ...terms
      ],
      commit: 'Do it',
      commitsBy: 'what'
    },
    command: answers => ({
      type: 'act-on-party',
      seats: seats.filter(seat => severalOf(answers, 'seats').includes(seat)),
      deed: partyDeed(answers)
    })
  }
}

/** The deed of these answers; with it each row says what a character gets (PA5). */
export function partyDeed(answers: Answers): PartyDeed {
  const reason = textOf(answers, 'reason')
  switch (oneOf(answers, 'what')) {
    case 'damage': {
      const sides = dieFaces.find(faces => oneOf(answers, 'power') === `d${faces}`)
      return {
        what: 'damage',
        power: sides
          ? { by: 'dice', throw: { dice: [sides], plus: 0, halved: 'whole' } }
          : { by: 'number', number: numberOf(answers, 'damage', 1) },
        exertion: oneOf(answers, 'exertion') === 'mental' ? 'mental' : 'physical',
        taken: oneOf(answers, 'taken') === 'decide' ? 'decide' : 'exhaustion',
        from: textOf(answers, 'from')
      }
    }
    case 'pack':
      return { what: 'pack', pack: numberOf(answers, 'pack', 0), precious: numberOf(answers, 'precious', 0), reason }
    case 'xp':
      return { what: 'xp', amount: numberOf(answers, 'xp', 1), reason }
    case 'stamina':
      return { what: 'stamina', points: numberOf(answers, 'stamina', 1), reason }
    default:
      return { what: 'rest' }
  }
}

const kinds = [
  { key: 'rest', title: ['Rest'], commits: ['Let them rest'] },
  { key: 'damage', title: ['Take damage'], commits: ['Strike them'] },
  { key: 'pack', title: ['Gain or lose Pack'], commits: ['Change their Pack'] },
  { key: 'xp', title: ['Gain XP'], commits: ['Give them XP'] },
  { key: 'stamina', title: ['Regain Stamina'], commits: ['Give them Stamina'] }
] as const

const ofKind = (...is: readonly (typeof kinds)[number]['key'][]) => ({ field: 'what', is })

function amount(key: 'xp' | 'stamina' | 'damage', label: Words, most: number): Field {
  return { kind: 'number', key, label, least: 1, most, value: 1, when: ofKind(key) }
}

const packOf = (key: string, label: Words): Field => ({
  kind: 'number',
  key,
  label,
  least: -mostAtOnce,
  most: mostAtOnce,
  value: 0,
  when: ofKind('pack')
})

const terms: readonly Field[] = [
  {
    kind: 'one',
    key: 'power',
    label: ['How much'],
    choices: [{ key: 'number', title: ['A number'] }, ...dieFaces.map(die => ({ key: `d${die}`, title: [`d${die}`] }))],
    chosen: 'number',
    when: ofKind('damage')
  },
  { ...amount('damage', ['Power'], mostPower), when: { field: 'power', is: ['number'] } },
  {
    kind: 'one',
    key: 'taken',
    label: ['How it is taken'],
    choices: [
      {
        key: 'exhaustion',
        title: ['Exhaustion at once'],
        lines: [['Only a character whom it would bring down is asked']]
      },
      { key: 'decide', title: ['Each decides'], lines: [['A blow waits for each, with all ways to take it']] }
    ],
    chosen: 'exhaustion',
    when: ofKind('damage')
  },
  {
    kind: 'one',
    key: 'exertion',
    label: ['What it strains'],
    choices: [
      { key: 'physical', title: ['Physical'] },
      { key: 'mental', title: ['Mental'] }
    ],
    chosen: 'physical',
    when: ofKind('damage')
  },
  packOf('pack', ['Pack']),
  packOf('precious', ['Precious Pack']),
  amount('xp', ['XP'], mostAtOnce),
  amount('stamina', ['Stamina'], stamina),
  {
    kind: 'text',
    key: 'from',
    label: ['What strikes them, for everybody’s log'],
    hint: 'the wave breaks',
    most: longestText,
    when: ofKind('damage')
  },
  {
    kind: 'text',
    key: 'reason',
    label: ['Why, for the log'],
    hint: 'the bell is found',
    most: longestText,
    when: ofKind('pack', 'xp', 'stamina')
  }
]
