import { type Answers, type Choice, type Field, numberOf, oneOf, type OpenQuestion } from '../../core/question'
import { say } from '../../core/refusal'
import { blockedBy, type OfferedTo, whyDead, whyDown } from '../offer'
import type { Command } from '../state'
import { type DieFaces, dieFaces, mostPlus, mostPower } from '../vocabulary'
import { mostRed } from './kinds'
import type { FoeView } from './view'
import { idOf } from '../question-kinds'

type Gm = NonNullable<OfferedTo['gm']>
type Weapon = OfferedTo['character']['equipment']['items'][number]

/** More dice of one kind in a blow. */
const mostMore = 5

/** U3, U7: what a character hits a foe with. It is a known power, or a weapon whose die the app rolls. */
export function hitQuestions(to: OfferedTo, gm: Gm): readonly OpenQuestion<Command>[] {
  return gm.foes.map(foe => hitQuestion(to, gm, foe))
}

function hitQuestion({ sheet, character }: OfferedTo, gm: Gm, foe: FoeView): OpenQuestion<Command> {
  const { seat } = sheet
  const weapons = character.equipment.items.filter(({ power }) => power !== null)
  const subdued = say(`${foe.name} is subdued`, 'Strike another foe, or edit this one')
  return {
    question: {
      id: idOf(`hit-${foe.id}`, seat),
      seat,
      decides: 'gm',
      title: 'Hit',
      asks: [{ seat }, ` hits ${foe.name}. With what?`],
      rule: 'U7',
      fields: [
        { kind: 'one', key: 'how', label: ['With what'], choices: howChoices(sheet, weapons, foe), chosen: 'number' },
        {
          kind: 'number',
          key: 'power',
          label: ['Attack power'],
          when: { field: 'how', is: ['number'] },
          least: 1,
          most: mostPower,
          value: null
        },
        ...squareField(weapons, foe),
        ...rolledFields(weapons, gm, foe)
      ],
      commit: 'Hit',
      ...blockedBy(whyDead(sheet), foe.subdued ? subdued : null)
    },
    command: answers => commandOf(answers, weapons, { seat, foe: foe.id })
  }
}

/** F11: a character who is down strikes no blow of their own. A power that the table knows can still be entered. */
function howChoices(sheet: OfferedTo['sheet'], weapons: readonly Weapon[], { red }: FoeView): readonly Choice[] {
  const down = blockedBy(whyDown(sheet))
  return [
    { key: 'number', title: ['Enter the attack power'] },
    ...weapons.map(({ id, name, power }) => ({
      key: id,
      title: [`${name}, ${power}`],
      lines: [['The app rolls']],
      ...down
    })),
    { key: 'bare', title: ['Bare hands, 1'], ...down },
    ...(red > 0 ? [{ key: 'red', title: ['A red token: +1'], lines: [['The token leaves the foe']] }] : [])
  ]
}

const rolledBy = (weapons: readonly Weapon[]) => ({ field: 'how', is: [...weapons.map(({ id }) => id), 'bare'] })

/** U3: one crossed-out square takes the whole blow. */
function squareField(weapons: readonly Weapon[], { openSquares }: FoeView): readonly Field[] {
  if (openSquares === 0) return []
  return [
    {
      kind: 'one',
      key: 'square',
      label: ['What the blow takes'],
      when: { field: 'how', is: ['number', ...rolledBy(weapons).is] },
      choices: [
        { key: 'keep', title: ['Stamina'] },
        { key: 'cross-out', title: ['One armour square'] }
      ],
      chosen: 'keep'
    }
  ]
}

/** U7, J12: what adds to a rolled blow, and what halves it. */
function rolledFields(weapons: readonly Weapon[], { allies }: Gm, { weakness }: FoeView): readonly Field[] {
  const when = rolledBy(weapons)
  const free = allies.filter(({ deed }) => deed === null)
  const folded = { fold: 'More dice', when }
  return [
    ...(weakness === null
      ? []
      : [
          {
            kind: 'one' as const,
            key: 'weakness',
            label: [`Weak spot: ${weakness}`],
            when,
            choices: [
              { key: 'missed', title: ['Not struck'] },
              { key: 'struck', title: ['Struck: +1d4'] }
            ],
            chosen: 'missed'
          }
        ]),
    ...(free.length === 0
      ? []
      : [
          {
            kind: 'one' as const,
            key: 'ally',
            label: ['An ally helps'],
            when,
            optional: true as const,
            choices: free.map(({ id, name }) => ({ key: String(id), title: [name] })),
            chosen: null
          },
          {
            kind: 'one' as const,
            key: 'ally-die',
            label: ['The ally’s die'],
            when: { field: 'ally', is: free.map(({ id }) => String(id)) },
            choices: dieFaces.map(faces => ({ key: `d${faces}`, title: [`d${faces}`] })),
            chosen: 'd4'
          }
        ]),
    { kind: 'number', key: 'd4', label: ['More d4'], ...folded, least: 0, most: mostMore, value: 0 },
    { kind: 'number', key: 'd6', label: ['More d6'], ...folded, least: 0, most: mostMore, value: 0 },
    {
      kind: 'number',
      key: 'plus',
      label: ['Added to the roll'],
      ...folded,
      least: -mostPlus.attack,
      most: mostPlus.attack,
      value: 0
    },
    {
      kind: 'one',
      key: 'halved',
      label: ['The total'],
      ...folded,
      choices: [
        { key: 'whole', title: ['Whole'] },
        { key: 'halved', title: ['Halved'] }
      ],
      chosen: 'whole'
    },
    {
      kind: 'number',
      key: 'red',
      label: ['Points that become red tokens'],
      ...folded,
      least: 0,
      most: mostRed,
      value: 0
    }
  ]
}

function commandOf(
  answers: Answers,
  weapons: readonly Weapon[],
  { seat, foe }: { readonly seat: OfferedTo['sheet']['seat']; readonly foe: number }
): Command {
  const how = oneOf(answers, 'how')
  const square = oneOf(answers, 'square') === 'cross-out' ? 'cross-out' : 'keep'
  if (how === 'red') return { type: 'spend-red', foe, seat }
  if (how === 'number') return { type: 'strike-foe', foe, power: numberOf(answers, 'power', 1), by: seat, square }
  const held = weapons.find(({ id }) => id === how)
  const ally = oneOf(answers, 'ally')
  return {
    type: 'attack-foe',
    seat,
    foe,
    weapon: held?.id ?? null,
    base: 'roll',
    dice: [...more(answers, 'd4', 4), ...more(answers, 'd6', 6)],
    plus: numberOf(answers, 'plus', 0),
    halved: oneOf(answers, 'halved') === 'halved' ? 'halved' : 'whole',
    weakness: oneOf(answers, 'weakness') === 'struck' ? 'struck' : 'missed',
    square,
    red: numberOf(answers, 'red', 0),
    ...(ally === null ? {} : { help: { ally: Number(ally), die: allyDie(answers) } }),
    what: held?.name ?? 'bare hands'
  }
}

function more(answers: Answers, key: string, faces: DieFaces): DieFaces[] {
  return Array.from({ length: numberOf(answers, key, 0) }, () => faces)
}

function allyDie(answers: Answers): DieFaces {
  return dieFaces.find(faces => `d${faces}` === oneOf(answers, 'ally-die')) ?? 4
}
