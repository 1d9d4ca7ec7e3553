import {
  type Answers,
  type Choice,
  type Field,
  numberOf,
  oneOf,
  type OpenQuestion,
  severalOf,
  textOf
} from '../../core/question'
import type { SeatId } from '../../core/seat'
import { attackersFor, likelyAttackers } from '../foes/attackers'
import type { FoeView } from '../foes/view'
import type { OfferedTo } from '../offer'
import type { Command } from '../state'
import { dieFaces, largestDie, mostPlus, mostPower } from '../vocabulary'
import type { InjuryCommand } from './model'
import { idOf } from '../question-kinds'

type Gm = NonNullable<OfferedTo['gm']>

/** The limit of dice in one throw for a blow. */
const mostDice = 12

const exertions = [
  { key: 'physical', title: ['Physical'] },
  { key: 'mental', title: ['Mental'] }
] as const
const dice = dieFaces.map(faces => ({ key: `d${faces}`, faces }))

/**
 * N1, N2: the dice of a blow: the attacker, and the power by dice or by a number. The command opens the attack; then the question of
 * the blow asks how it is taken (FU8).
 */
export function strikeQuestion({ sheet: { seat } }: OfferedTo, { foes: all, round }: Gm): OpenQuestion<Command> {
  const foes = attackersFor(all, seat)
  const proposed = likelyAttackers(all, seat, round)
  return {
    question: {
      id: idOf('strike', seat),
      seat,
      decides: 'gm',
      title: 'A blow',
      asks: ['Who or what strikes ', { seat }, ', and how hard?'],
      rule: 'N2',
      fields: [...foeFields(foes, proposed, round, seat), ...otherFields(foes.length > 0, seat)],
      commit: 'Strike',
      commitsBy: ['die', 'foes', 'who', 'power']
    },
    command: answers =>
      oneOf(answers, 'who') === 'foes'
        ? {
            type: 'foes-attack',
            foes: foes.length === 1 ? foes.map(({ id }) => id) : severalOf(answers, 'foes').map(Number),
            seat,
            die: dieOf(answers)
          }
        : {
            type: 'open-attack',
            seat,
            power: powerOf(answers),
            exertion: oneOf(answers, 'exertion') === 'mental' ? 'mental' : 'physical',
            from: textOf(answers, 'from')
          }
  }
}

/** U8: the foes that strike together, the leader first, and the die of the leader. */
function foeFields(
  foes: readonly FoeView[],
  proposed: readonly FoeView[],
  round: Gm['round'],
  seat: SeatId
): readonly Field[] {
  const [only] = foes
  if (!only) return []
  const when = { field: 'who', is: ['foes'] }
  return [
    {
      kind: 'one',
      key: 'who',
      label: ['Who strikes'],
      choices: [
        foes.length === 1 ? foeChoice(only, 'foes', round) : { key: 'foes', title: ['Foes'] },
        { key: 'none', title: ['Something else'] }
      ],
      chosen: proposed.length > 0 ? 'foes' : 'none'
    },
    ...(foes.length > 1
      ? [
          {
            kind: 'several' as const,
            key: 'foes',
            label: ['Which foes; the first one leads'],
            when,
            choices: foes.map(foe => foeChoice(foe, String(foe.id), round)),
            least: 1,
            most: foes.length,
            chosen: proposed.map(({ id }) => String(id))
          }
        ]
      : []),
    {
      kind: 'one',
      key: 'die',
      label: [foes.length > 1 ? 'The die of the first' : 'The die'],
      when,
      choices: [
        { key: 'roll', title: ['The app rolls'] },
        { key: 'typed', title: ['Real dice'], commits: ['Strike ', { seat }] },
        { key: 'none', title: ['No die: 1 for each foe'], commits: ['Strike ', { seat }] }
      ],
      chosen: 'roll'
    },
    {
      kind: 'number',
      key: 'shows',
      label: ['The die shows'],
      least: 1,
      most: largestDie,
      value: null,
      when: { field: 'die', is: ['typed'] }
    }
  ]
}

function foeChoice(foe: FoeView, key: string, round: Gm['round']): Choice {
  const { id, name, power, tiedBy, stamina, most, openSquares } = foe
  const about = [
    ...(tiedBy === null ? [] : [`tied up by ${tiedBy}`]),
    ...(round?.foes.includes(id) ? ['has struck'] : [])
  ]
  return {
    key,
    title: [`${name}, ${power}`],
    commits: [power === '1' ? 'Strike for 1' : `Roll ${power}`],
    foe: { stamina, most, openSquares },
    ...(about.length > 0 ? { lines: [[about.join(', ')]] } : {})
  }
}

/** N2: any other attacker, with its dice or a number. */
function otherFields(isAfterFoes: boolean, seat: SeatId): readonly Field[] {
  const when = isAfterFoes ? { when: { field: 'who', is: ['none'] } } : {}
  const thrown = { field: 'power', is: dice.map(({ key }) => key) }
  return [
    {
      kind: 'one',
      key: 'power',
      label: ['Attack power'],
      ...when,
      choices: [
        ...dice.map(({ key }) => ({ key, title: [key], commits: [`Roll ${key}`] })),
        { key: 'number', title: ['Enter the number'], commits: ['Strike ', { seat }] }
      ],
      chosen: 'd6'
    },
    {
      kind: 'number',
      key: 'number',
      label: ['The number'],
      when: { field: 'power', is: ['number'] },
      least: 1,
      most: mostPower,
      value: 3
    },
    { kind: 'one', key: 'exertion', label: ['Exhaustion'], ...when, choices: exertions, chosen: 'physical' },
    { kind: 'text', key: 'from', label: ['Who or what attacks'], ...when, hint: 'The tide-wraith’s hook' },
    {
      kind: 'number',
      key: 'dice',
      label: ['How many dice'],
      fold: 'More dice',
      when: thrown,
      least: 1,
      most: mostDice,
      value: 1
    },
    {
      kind: 'number',
      key: 'plus',
      label: ['Added to the roll'],
      fold: 'More dice',
      when: thrown,
      least: -mostPlus.throw,
      most: mostPlus.throw,
      value: 0
    },
    {
      kind: 'one',
      key: 'halved',
      label: ['The total'],
      fold: 'More dice',
      when: thrown,
      choices: [
        { key: 'whole', title: ['Whole'] },
        { key: 'halved', title: ['Halved'] }
      ],
      chosen: 'whole'
    }
  ]
}

function dieOf(answers: Answers): number | 'roll' | 'none' {
  const die = oneOf(answers, 'die')
  return die === 'typed' ? numberOf(answers, 'shows', 1) : die === 'none' ? 'none' : 'roll'
}

function powerOf(answers: Answers): Extract<InjuryCommand, { type: 'open-attack' }>['power'] {
  const die = dice.find(({ key }) => key === oneOf(answers, 'power'))
  if (!die) return { by: 'number', number: numberOf(answers, 'number', 1) }
  return {
    by: 'dice',
    throw: {
      dice: Array.from({ length: numberOf(answers, 'dice', 1) }, () => die.faces),
      plus: numberOf(answers, 'plus', 0),
      halved: oneOf(answers, 'halved') === 'halved' ? 'halved' : 'whole'
    }
  }
}
