import {
  type Answers,
  type Choice,
  numberOf,
  oneOf,
  type OpenQuestion,
  textOf,
  type Obstacle,
  type Field
} from '../../core/question'
import { say } from '../../core/refusal'
import { powers } from '../equipment/items'
import { limits } from '../prepared-foes/limits'
import type { Command } from '../state'
import type { GmView } from '../view'
import { longestText } from '../vocabulary'
import { payWords } from '../shadow/pool'
import { foeKindCards, mostSquares, mostStamina, usualFoe, combatFormats } from './kinds'
import { encounterPrice, type FoesToCome } from './price'
import type { SeatId } from '../../core/seat'
import type { FoeView } from './view'
import { counted } from '../../core/text'
import { shadowUses } from '../economy/prices'
import { idOf } from '../question-kinds'

type Pay = NonNullable<Extract<Command, { type: 'add-foes' }>['pay']>

const proposed = usualFoe('guard')

/** U1, Z2: foes of one sort that are added, hidden. The sheet of the encounter proposes what their kind usually has. */
export function addFoesQuestion({ shadow }: Pick<GmView, 'shadow'>): OpenQuestion<Command, null> {
  return {
    question: {
      id: idOf('add-foes'),
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

const powerPrices: Readonly<Record<string, string>> = { 1: ', no die', d6: ': 3 Party Power', d10: ': 4 Shadow' }

const payWays = [
  { key: 'circled', title: [payWords.circled] },
  { key: 'free', title: [payWords.free] },
  { key: 'nothing', title: [payWords.nothing] }
] as const satisfies readonly (Choice & { key: Pay })[]

function payChoices(pool: number): readonly Choice[] {
  const noShadow = { blocked: { ...say('There is no Shadow', 'Choose “Not paid”, or gain Shadow'), rule: 'Z2' } }
  return payWays.map(way => (way.key === 'nothing' || pool > 0 ? way : { ...way, ...noShadow }))
}

/** RO5, RO9: whom each standing foe fights. */
export function engageQuestions({ foes, sheets }: GmView): readonly OpenQuestion<Command, null>[] {
  return foes
    .filter(({ subdued }) => !subdued)
    .map(foe => ({
      question: {
        id: idOf(`engage-${foe.id}`),
        seat: null,
        decides: 'gm',
        title: 'Fights',
        asks:
          foe.engaged === null ? [`${foe.name} fights nobody.`] : [`${foe.name} fights `, { seat: foe.engaged }, '.'],
        rule: 'RO5',
        fields: [
          {
            kind: 'one',
            key: 'whom',
            label: ['Whom it fights'],
            choices: [...sheets.map(({ seat }) => seat), null].map(seat => choiceOf(foe, seat)),
            chosen: null
          }
        ],
        commit: 'It fights this character',
        commitsBy: 'whom'
      },
      command: answers => ({
        type: 'engage-foe',
        foe: foe.id,
        seat: sheets.find(({ seat }) => seat === oneOf(answers, 'whom'))?.seat ?? null
      })
    }))
}

function choiceOf({ engaged }: FoeView, seat: SeatId | null): Choice {
  return {
    key: seat ?? 'nobody',
    title: seat === null ? ['Nobody'] : [{ seat }],
    commits: seat === null ? ['It fights nobody'] : ['It fights ', { seat }],
    ...(seat === engaged ? { blocked: say('That is the case already', 'Choose another answer') } : {})
  }
}

/** U9, U8: how the fight is run, and its end, which removes all foes. Neither is proposed. */
export function fightQuestion({ format, foes }: GmView): OpenQuestion<Command, null> {
  const now = combatFormats.find(({ id }) => id === format)
  const present = { blocked: say('The fight is run like this', 'Choose another way') }
  const ways = combatFormats.map(({ id, name, how }): Choice => ({
    key: id,
    title: [name],
    lines: [[how]],
    ...(id === format ? present : {})
  }))
  const none: Choice = {
    key: 'none',
    title: ['No fixed way'],
    lines: [['No reminder of turns']],
    ...(now ? {} : present)
  }
  return {
    question: {
      id: idOf('fight'),
      seat: null,
      decides: 'gm',
      title: now?.name ?? 'How is the fight run?',
      asks: ['How is the fight run?'],
      rule: 'U9',
      fields: [{ kind: 'one', key: 'way', label: ['The fight'], choices: [...ways, none, over(foes)], chosen: null }],
      commit: 'Run it like this',
      commitsBy: 'way',
      notes: [['Rounds are counted by the way that is chosen.']]
    },
    command: answers => {
      const way = oneOf(answers, 'way')
      if (way === 'over') return { type: 'clear-foes' }
      return { type: 'set-format', format: combatFormats.find(({ id }) => id === way)?.id ?? null }
    }
  }
}

function over(foes: GmView['foes']): Choice {
  return {
    key: 'over',
    title: ['The fight is over: clear all foes'],
    commits: ['Clear all foes'],
    ...(foes.length === 0 ? { blocked: noFoes } : { grave: clearedWords(foes) })
  }
}

const noFoes: Obstacle = say('There are no foes', 'Build an encounter first', 'foes')

/** What the end of the fight takes away. */
export function clearedWords(foes: GmView['foes']): string {
  const standing = foes.filter(({ subdued }) => !subdued).length
  return `${counted(foes.length, 'foe')} will be gone${standing > 0 ? `, ${standing} still standing` : ''}`
}

/** Characters of a trait. */
const longestTrait = 120

/** Z2: what Shadow makes of each foe. Circled points are paid first; the sheet of Shadow pays with free points alone. */
export function upgradeQuestions({ foes, shadow }: GmView): readonly OpenQuestion<Command, null>[] {
  return foes
    .filter(({ subdued }) => !subdued)
    .map(foe => ({
      question: {
        id: idOf(`upgrade-${foe.id}`),
        seat: null,
        decides: 'gm',
        title: 'Shadow',
        asks: [`What does Shadow make of ${foe.name}? ${shadow.free} free, ${shadow.circled} circled.`],
        rule: 'Z2',
        fields: [
          { kind: 'one', key: 'use', label: ['The upgrade'], choices: choicesOf(foe), chosen: null },
          traitField(foe)
        ],
        commit: 'Buy it',
        commitsBy: 'use'
      },
      command: answers => ({
        type: 'upgrade-foe',
        foe: foe.id,
        use: foe.upgrades.find(({ use }) => use === oneOf(answers, 'use'))?.use ?? 'foe-square',
        from: 'circled',
        note: textOf(answers, 'trait')
      })
    }))
}

/** The words join the foe's note, which has a limit. */
function traitField({ note }: FoeView): Field {
  return {
    kind: 'text',
    key: 'trait',
    label: ['The special attack or immunity'],
    hint: 'Passes through walls',
    when: { field: 'use', is: ['monster-special'] },
    most: Math.max(1, Math.min(longestTrait, longestText - note.length - 2))
  }
}

function choicesOf({ upgrades }: FoeView) {
  return upgrades.map(({ use, cost, blocked }) => ({
    key: use,
    title: [`${shadowUses.find(({ id }) => id === use)?.name ?? use}: ${cost} Shadow`],
    ...(blocked ? { blocked } : {})
  }))
}

/** PF2: a prepared weakness becomes the named weak spot of its foe. */
export function weaknessQuestions({ foes }: GmView): readonly OpenQuestion<Command, null>[] {
  return foes.flatMap(({ id, name, secrets, subdued, weakness: named }) => {
    const weakness = secrets?.weakness ?? ''
    if (subdued || weakness.trim() === '' || weakness === named) return []
    return [
      {
        question: {
          id: idOf(`weakness-${id}`),
          seat: null,
          decides: 'gm',
          title: 'Weakness',
          asks: [`Do the characters know the weakness of ${name}? ${weakness}`],
          rule: 'PF2',
          fields: [],
          commit: 'Name it',
          notes: [['It becomes the named weak spot: +1d4 against it.']]
        },
        command: () => ({ type: 'name-weakness', foe: id, weakness })
      }
    ]
  })
}
