import { type Answers, type Choice, numberOf, oneOf, type OpenQuestion, textOf } from '../../core/question'
import { say } from '../../core/refusal'
import { powers } from '../equipment/items'
import { limits } from '../prepared-foes/limits'
import type { Command } from '../state'
import type { GmView } from '../view'
import { longestText } from '../vocabulary'
import { payWords } from '../shadow/pay-words'
import { foeKindCards, mostSquares, mostStamina, usualFoe } from './kinds'
import { encounterPrice, type FoesToCome } from './price'

type Pay = NonNullable<Extract<Command, { type: 'add-foes' }>['pay']>

const proposed = usualFoe('guard')

/** U1, Z2: foes of one sort that are added, hidden. The sheet of the encounter proposes what their kind usually has. */
export function addFoesQuestion({ shadow }: Pick<GmView, 'shadow'>): OpenQuestion<Command, null> {
  return {
    question: {
      id: 'add-foes',
      seat: null,
      decides: 'gm',
      title: 'Add foes',
      asks: ['Who stands against the characters? They stay hidden until you reveal them.'],
      rule: 'U1',
      fields: [
        {
          kind: 'one',
          key: 'kind',
          label: ['What kind'],
          choices: foeKindCards.map(({ kind, name }) => ({ key: kind, title: [name] })),
          chosen: proposed.kind
        },
        // The power without a die is last: digits end at 9, and those who have it are unarmed by kind.
        {
          kind: 'one',
          key: 'power',
          label: ['Attack power'],
          choices: [...powers.slice(1), powers[0]].map(power => ({
            key: power,
            title: [`${power}${powerPrices[power] ?? ''}`]
          })),
          chosen: proposed.power
        },
        { kind: 'text', key: 'name', label: ['Name'], hint: 'Sluice guard', most: limits.name },
        { kind: 'number', key: 'count', label: ['How many'], least: 1, most: limits.count, value: 1 },
        {
          kind: 'number',
          key: 'stamina',
          label: ['Stamina'],
          least: 1,
          most: mostStamina,
          value: proposed.stamina
        },
        { kind: 'number', key: 'squares', label: ['Armour squares'], least: 0, most: mostSquares, value: 0 },
        {
          kind: 'text',
          key: 'note',
          label: ['Special attack, immunity, to remember'],
          hint: 'Salt burns it',
          most: longestText
        },
        {
          kind: 'one',
          key: 'pay',
          label: [
            `How a d10, and a monster’s Stamina above 10, are paid: ${shadow.free} free, ${shadow.circled} circled`
          ],
          choices: payChoices(shadow.free + shadow.circled),
          chosen: shadow.free + shadow.circled > 0 ? 'circled' : 'nothing',
          fold: 'Shadow'
        }
      ],
      commit: 'Add them'
    },
    command: answers => {
      const sort = foesToAdd(answers)
      const pay = paidBy(answers)
      return {
        type: 'add-foes',
        ...sort,
        name: textOf(answers, 'name') || (foeKindCards.find(({ kind }) => kind === sort.kind)?.name ?? 'Foe'),
        note: textOf(answers, 'note'),
        ...(pay === 'nothing' || encounterPrice([sort], 'paid').shadow === 0 ? {} : { pay })
      }
    }
  }
}

/** The foes of these answers; the gauge of the encounter shows their price. */
export function foesToAdd(answers: Answers): FoesToCome {
  return {
    kind: foeKindCards.find(({ kind }) => kind === oneOf(answers, 'kind'))?.kind ?? proposed.kind,
    power: powers.find(power => power === oneOf(answers, 'power')) ?? proposed.power,
    count: numberOf(answers, 'count', 1),
    stamina: numberOf(answers, 'stamina', proposed.stamina),
    squares: numberOf(answers, 'squares', 0)
  }
}

/** How the Shadow of these answers is paid. */
export function paidBy(answers: Answers): Pay {
  return payWays.find(({ key }) => key === oneOf(answers, 'pay'))?.key ?? 'nothing'
}

const powerPrices: Readonly<Record<string, string>> = { d6: ': 3 Party Power', d10: ': 4 Shadow' }

const payWays = [
  { key: 'circled', title: [payWords.circled] },
  { key: 'free', title: [payWords.free] },
  { key: 'nothing', title: [payWords.nothing] }
] as const satisfies readonly (Choice & { key: Pay })[]

function payChoices(pool: number): readonly Choice[] {
  const noShadow = { blocked: { ...say('There is no Shadow', 'Choose “Not paid”, or gain Shadow'), rule: 'Z2' } }
  return payWays.map(way => (way.key === 'nothing' || pool > 0 ? way : { ...way, ...noShadow }))
}
