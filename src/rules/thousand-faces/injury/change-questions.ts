import { type Choice, numberOf, oneOf, type OpenQuestion } from '../../core/question'
import type { Command } from '../state'
import type { GmView } from '../view'
import { mostPower } from '../vocabulary'
import type { AttackView } from './view'
import { idOf } from '../question-kinds'

type Offer = OpenQuestion<Command, null>

/** K12, N1: what may still change an attack or a hit. */
export function changeQuestions(view: GmView): readonly Offer[] {
  return [...rerollQuestion(view), ...view.attacks.map(attack => changeQuestion(view, attack))]
}

/** K12: magic that has one die of the newest roll rolled again. */
function rerollQuestion({ interference }: GmView): readonly Offer[] {
  if (!interference) return []
  const { items, dice, roll } = interference
  const ways = items.flatMap(({ seat, item, name }) =>
    dice.map(({ die, sides, face }) => ({
      choice: { key: `${seat} ${item} ${die}`, title: [{ seat }, `, ${name}: the d${sides} that shows ${face}`] },
      command: { type: 'interfere', seat, item, roll, die } as const
    }))
  )
  const [first] = ways
  if (!first) return []
  return [
    {
      question: {
        id: idOf('reroll'),
        seat: null,
        decides: 'gm',
        title: 'Roll a die again',
        asks: ['Which die is rolled again, with 1 taken off? The magic then ends.'],
        rule: 'K12',
        fields: [
          { kind: 'one', key: 'die', label: ['Which die'], choices: ways.map(({ choice }) => choice), chosen: null }
        ],
        commit: 'Roll it again'
      },
      command: answers => ({ ...(ways.find(({ choice }) => choice.key === oneOf(answers, 'die')) ?? first).command })
    }
  ]
}

/** N1: another power, another character, or no attack at all. */
function changeQuestion(view: GmView, attack: AttackView): Offer {
  const { id, seat, power } = attack
  const others = view.encounter.scene.flatMap(each => (each.seat === seat ? [] : [each.seat]))
  const choices: readonly Choice[] = [
    { key: 'power', title: ['Another power'] },
    ...(others.length > 0 ? [{ key: 'to', title: ['Redirect it'], lines: [['Another character takes it']] }] : []),
    { key: 'cancel', title: ['Cancel the blow'], grave: 'The blow does not happen' }
  ]
  return {
    question: {
      id: idOf(`change-${id}`),
      seat: null,
      decides: 'gm',
      title: 'Change the blow',
      asks: ['What changes the blow on ', { seat }, `? ${aboutAttack(attack)}`],
      rule: 'N1',
      fields: [
        { kind: 'one', key: 'does', label: ['What changes'], choices, chosen: null },
        {
          kind: 'number',
          key: 'power',
          label: ['Attack power'],
          when: { field: 'does', is: ['power'] },
          least: 1,
          most: Math.max(mostPower, power),
          value: power
        },
        {
          kind: 'one',
          key: 'to',
          label: ['Who takes it'],
          when: { field: 'does', is: ['to'] },
          choices: others.map(each => ({ key: each, title: [{ seat: each }] })),
          chosen: others.length === 1 ? (others[0] ?? null) : null
        }
      ],
      commit: 'Change it',
      commitsBy: 'does'
    },
    command: answers => {
      if (oneOf(answers, 'does') === 'cancel') return { type: 'call-off-attack', attack: id, reason: '' }
      const to = oneOf(answers, 'does') === 'to' ? others.find(each => each === oneOf(answers, 'to')) : undefined
      const changed = oneOf(answers, 'does') === 'power' ? numberOf(answers, 'power', power) : power
      return { type: 'change-attack', attack: id, power: changed, to: to ?? seat, reason: '' }
    }
  }
}

/** "Power 5 (3 + 2), mental, a shield stops 1 Harm". That is the dice, the kind of exhaustion, what a shield has stopped. */
function aboutAttack({ power, sum, exertion, avoided: { harm, wound } }: AttackView): string {
  const stopped = wound ? 'a shield stops a Wound' : harm ? `a shield stops ${harm} Harm` : ''
  const dice = sum === '' ? '' : ` (${sum})`
  return [`Power ${power}${dice}`, exertion === 'mental' ? 'mental' : '', stopped].filter(Boolean).join(', ')
}
