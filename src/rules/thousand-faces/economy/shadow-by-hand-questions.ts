import { type Field, numberOf, type Obstacle, oneOf, type OpenQuestion, textOf } from '../../core/question'
import { say } from '../../core/refusal'
import { blockedBy } from '../offer'
import type { Command } from '../state'
import type { GmView } from '../view'
import { longestText, mostCounted } from '../vocabulary'
import { idOf } from '../question-kinds'

type Offer = OpenQuestion<Command, null>

/** H6, H7: Shadow that no flip brought, a use without a price, and the circle. */
export function shadowByHandQuestions(view: GmView): readonly Offer[] {
  return [gainQuestion(view), otherUseQuestion(view), circleQuestion(view), ...standingQuestion(view)]
}

const why = (hint: string): Field => ({ kind: 'text', key: 'why', label: ['Why'], hint, most: longestText })

const noShadow: Obstacle = { ...say('There is no Shadow', 'Gain some first'), near: { question: 'gain-shadow' } }

/** H1: the Game Master gains Shadow, with the character who caused it. */
function gainQuestion({ encounter: { scene }, shadow }: GmView): Offer {
  return {
    question: {
      id: idOf('gain-shadow'),
      seat: null,
      decides: 'gm',
      title: 'Gain',
      asks: [`How much Shadow do you gain? ${shadow.free} free, ${shadow.circled} circled.`],
      rule: 'H1',
      fields: [
        { kind: 'number', key: 'amount', label: ['Points'], least: 1, most: mostCounted, value: 1 },
        {
          kind: 'one',
          key: 'by',
          label: ['Who caused it'],
          choices: [
            { key: 'none', title: ['No character'] },
            ...scene.map(({ seat }) => ({ key: seat, title: [{ seat }] }))
          ],
          chosen: 'none'
        },
        why('They split up in the dark')
      ],
      commit: 'Gain it'
    },
    command: answers => ({
      type: 'gain-shadow',
      amount: numberOf(answers, 'amount', 1),
      seat: scene.find(({ seat }) => seat === oneOf(answers, 'by'))?.seat ?? null,
      reason: textOf(answers, 'why')
    })
  }
}

/** H6: anything else that the table agrees Shadow buys. */
function otherUseQuestion({ shadow: { free, circled } }: GmView): Offer {
  const most = free + circled
  return {
    question: {
      id: idOf('other-use'),
      seat: null,
      decides: 'gm',
      title: 'Spend on anything else',
      asks: [`How much Shadow do you spend? ${free} free, ${circled} circled.`],
      rule: 'H6',
      fields: [
        { kind: 'number', key: 'amount', label: ['Points'], least: 1, most: Math.max(1, most), value: 1 },
        why('The lantern goes out')
      ],
      commit: 'Spend it',
      notes: [['Circled points are spent first.']],
      ...blockedBy(most > 0 ? null : noShadow)
    },
    command: answers => ({
      type: 'spend-shadow',
      amount: numberOf(answers, 'amount', 1),
      from: 'circled',
      reason: textOf(answers, 'why')
    })
  }
}

/** H7: how many points are circled. */
function circleQuestion({ shadow: { free, circled } }: GmView): Offer {
  const most = free + circled
  return {
    question: {
      id: idOf('circle-shadow'),
      seat: null,
      decides: 'gm',
      title: 'Circle',
      asks: [`How many of the ${most} points are circled for this chapter? ${circled} now.`],
      rule: 'H7',
      fields: [{ kind: 'number', key: 'circled', label: ['Circled for this chapter'], least: 0, most, value: circled }],
      commit: 'Circle them',
      ...blockedBy(most > 0 ? null : noShadow)
    },
    command: answers => ({ type: 'circle-shadow', circled: numberOf(answers, 'circled', circled) })
  }
}

/** Z3: a disadvantage that was paid for stands until it is ended. */
function standingQuestion({ economy: { disadvantages } }: GmView): readonly Offer[] {
  const [first] = disadvantages
  if (!first) return []
  return [
    {
      question: {
        id: idOf('end-disadvantage'),
        seat: null,
        decides: 'gm',
        title: 'End a disadvantage',
        asks: ['Which disadvantage is over?'],
        rule: 'Z3',
        fields: [
          {
            kind: 'one',
            key: 'which',
            label: ['Which disadvantage'],
            choices: disadvantages.map(({ id, what, levels }) => ({
              key: String(id),
              title: [`${what || 'Without a name'}: −${levels}`]
            })),
            chosen: null
          }
        ],
        commit: 'End it'
      },
      command: answers => ({
        type: 'end-disadvantage',
        disadvantage: disadvantages.find(({ id }) => String(id) === oneOf(answers, 'which'))?.id ?? first.id
      })
    }
  ]
}
