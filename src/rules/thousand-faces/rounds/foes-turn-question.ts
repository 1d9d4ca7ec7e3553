import { type Answers, type Field, numberOf, oneOf, type OpenQuestion } from '../../core/question'
import { say } from '../../core/refusal'
import { counted } from '../../core/text'
import type { FoeView } from '../foes/view'
import type { Command } from '../state'
import type { GmView } from '../view'
import { largestDie } from '../vocabulary'
import type { RoundView } from './view'
import { idOf } from '../question-kinds'

type Seen = Pick<GmView, 'foes' | 'format' | 'round'>

/** The field with the target of that foe. */
export function targetField(foe: number | string): string {
  return `target-${foe}`
}

/** The answer that a foe strikes no one. */
const noTarget = 'none'

/** RO9: once all players have acted, which foe strikes whom; after the last foe, the next round. */
export function foesTurnQuestion({ foes, format, round }: Seen): readonly OpenQuestion<Command, null>[] {
  if (!round || format !== 'two-rounds' || round.turns.some(({ turn }) => turn === 'up' || turn === 'open')) return []
  const standing = foes.filter(({ subdued }) => !subdued)
  const targets = round.turns.filter(({ turn }) => turn === 'acted').map(({ seat }) => seat)
  if (standing.length === 0 || targets.length === 0) return []
  const open = standing.filter(foe => whyNot(foe, round) === null)
  const about = {
    id: idOf('foes-turn'),
    seat: null,
    decides: 'gm',
    title: 'The foes’ turn',
    rule: 'RO9'
  } as const
  const next = `Begin round ${round.number + 1}`
  if (open.length === 0)
    return [
      {
        question: { ...about, asks: ['Every foe has had its turn.'], fields: [rows(standing, round)], commit: next },
        command: () => ({ type: 'next-turn' })
      }
    ]
  return [
    {
      question: {
        ...about,
        asks: [`Which foe strikes, and whom? ${counted(open.length, 'foe')} to go.`],
        fields: [
          rows(standing, round),
          ...open.map((foe): Field => {
            const proposed = foe.engaged ?? targets[standing.indexOf(foe) % targets.length]
            return {
              kind: 'one',
              key: targetField(foe.id),
              label: [`Whom ${foe.name} strikes`],
              when: { field: 'foe', is: [String(foe.id)] },
              choices: [
                ...targets.map(seat => ({
                  key: seat,
                  title: [{ seat }],
                  commits: [`${foe.name} strikes `, { seat }]
                })),
                {
                  key: noTarget,
                  title: ['Something else'],
                  commits: [`${foe.name} does something else`]
                }
              ],
              chosen: proposed && targets.includes(proposed) ? proposed : (targets[0] ?? null)
            }
          }),
          ...dieFields
        ],
        commit: 'Strike',
        commitsBy: open.map(({ id }) => targetField(id))
      },
      command: answers => commandOf(answers, open, targets)
    }
  ]
}

/** The real die is asked for by its number. */
const dieFields: readonly Field[] = [
  {
    kind: 'one',
    key: 'dice',
    label: ['The die'],
    fold: 'Real dice',
    choices: [
      { key: 'roll', title: ['The app rolls'] },
      { key: 'typed', title: ['Real dice'] }
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
    when: { field: 'dice', is: ['typed'] }
  }
]

/** Every foe that stands, the first open one chosen. */
function rows(standing: readonly FoeView[], round: RoundView): Field {
  const open = standing.find(foe => whyNot(foe, round) === null)
  return {
    kind: 'one',
    key: 'foe',
    label: ['The foes'],
    shows: 'foes',
    ...(open ? {} : { optional: true }),
    choices: standing.map(foe => {
      const why = whyNot(foe, round)
      return {
        key: String(foe.id),
        title: [foe.name],
        lines: [[why ?? `rolls ${foe.power}`]],
        ...(why === null ? {} : { blocked: say(`${foe.name}: ${why}`, 'Choose another foe') })
      }
    }),
    chosen: open ? String(open.id) : null
  }
}

/** Why this foe does not strike now; null: it can. */
function whyNot({ id, tiedBy }: FoeView, { foes }: RoundView): string | null {
  if (foes.includes(id)) return 'has struck'
  return tiedBy === null ? null : `tied up by ${tiedBy}`
}

function commandOf(answers: Answers, open: readonly FoeView[], targets: RoundSeats): Command {
  const id = Number(oneOf(answers, 'foe'))
  const target = oneOf(answers, targetField(id))
  const seat = targets.find(each => each === target)
  if (!seat || !open.some(foe => foe.id === id)) return { type: 'mark-foe-turn', foe: id, as: 'acted' }
  const die = oneOf(answers, 'dice') === 'typed' ? numberOf(answers, 'shows', 1) : 'roll'
  return { type: 'foes-attack', foes: [id], seat, die }
}

type RoundSeats = readonly RoundView['turns'][number]['seat'][]
