import { type Choice, type Field, oneOf, type OpenQuestion, textOf } from '../../core/question'
import { moveOf } from '../moves/all'
import type { OwnedMoveView } from '../moves/view'
import { blockedBy, type OfferedTo, whyDown } from '../offer'
import type { Command } from '../state'
import { longestText } from '../vocabulary'
import { bearableDamage } from './limits'
import type { ItemView } from './view'
import { idOf } from '../question-kinds'

type Offer = OpenQuestion<Command>

/** What happens to each thing of a character, as the Game Master enters it (WHO2). */
export function itemQuestions(to: OfferedTo): readonly Offer[] {
  return to.gm ? to.character.equipment.items.map(item => itemQuestion(to, item)) : []
}

/** Q1, Q2, Q8: a thing is given away, damaged, repaired, tied to a keepsake or lost. A shield is raised in the question of the blow. */
export function itemQuestion({ sheet, character, sheets }: OfferedTo, item: ItemView): Offer {
  const { seat } = sheet
  const others = sheets.filter(each => each.seat !== seat)
  const of = { seat, item: item.id }
  const ribbons = ribbonsFor(item, character.moves.owned)
  return {
    question: {
      id: idOf(`item-${item.id}`, seat),
      seat,
      decides: 'gm',
      title: item.name,
      asks: ['What happens to it?'],
      rule: 'Q1',
      fields: [
        {
          kind: 'one',
          key: 'does',
          label: ['What happens'],
          choices: [
            ...(others.length > 0 ? [{ key: 'give', title: ['Give it away'] }] : []),
            ...damageChoices(item),
            ...(item.magic?.flowing ? [{ key: 'end-flow', title: ['Stop the flow of energy'] }] : []),
            ...ribbons.map(card => ribbonChoice(card, item)),
            ...(isKeepsake(item, character.moves.owned) ? [surrenderChoice(sheet)] : []),
            { key: 'drop', title: ['Remove it'], grave: 'The character has it no longer' }
          ],
          chosen: null
        },
        ...(others.length > 0 ? [receiverField(others)] : []),
        passage
      ],
      commit: 'Do it',
      commitsBy: 'does'
    },
    command: answers => {
      const does = oneOf(answers, 'does')
      const ribbon = ribbons.find(({ move }) => does === `tie ${move}`)
      if (ribbon)
        return { type: 'attach-card', seat, move: ribbon.move, item: ribbon.attachedTo === item.id ? null : item.id }
      switch (does) {
        case 'give':
          return { type: 'give-item', ...of, to: others.find(each => each.seat === oneOf(answers, 'to'))?.seat ?? seat }
        case 'damage':
          return { type: 'damage-item', ...of }
        case 'repair':
          return { type: 'repair-item', ...of, damage: 1 }
        case 'end-flow':
          return { type: 'end-flow', ...of }
        case 'surrender':
          return { type: 'surrender-keepsake', seat, passage: textOf(answers, 'passage') }
        default:
          return { type: 'drop-item', ...of }
      }
    }
  }
}

function damageChoices({ mayBeDamaged, damage }: ItemView): readonly Choice[] {
  const breaks = damage === bearableDamage ? { grave: 'It breaks' } : {}
  return [
    ...(mayBeDamaged ? [{ key: 'damage', title: ['Damage it'], ...breaks }] : []),
    ...(damage > 0 ? [{ key: 'repair', title: ['Repair 1 damage'] }] : [])
  ]
}

/** The cards of this character that can be tied to the thing. */
function ribbonsFor({ kind }: ItemView, owned: readonly OwnedMoveView[]): readonly OwnedMoveView[] {
  if (kind === 'gear') return []
  return owned.filter(({ move }) => move === (kind === 'weapon' ? 'tied-with-her-ribbon' : 'it-belonged-to-my-father'))
}

function ribbonChoice({ move, attachedTo }: OwnedMoveView, { id }: ItemView): Choice {
  return {
    key: `tie ${move}`,
    title: [attachedTo === id ? 'Take the keepsake off' : 'Tie the keepsake to it'],
    lines: [[moveOf(move).name]]
  }
}

function isKeepsake({ id }: ItemView, owned: readonly OwnedMoveView[]): boolean {
  return owned.some(({ move, attachedTo }) => move === 'it-belonged-to-my-father' && attachedTo === id)
}

/** F11: a character who is down surrenders nothing. */
function surrenderChoice(sheet: OfferedTo['sheet']): Choice {
  return {
    key: 'surrender',
    title: ['Surrender the keepsake'],
    lines: [['It gets its owner past an obstacle or a guardian']],
    grave: 'The keepsake is lost',
    ...blockedBy(whyDown(sheet))
  }
}

const passage: Field = {
  kind: 'text',
  key: 'passage',
  label: ['What it gets them past, for the log'],
  hint: 'The toll gate',
  most: longestText,
  when: { field: 'does', is: ['surrender'] }
}

function receiverField(others: OfferedTo['sheets']): Field {
  return {
    kind: 'one',
    key: 'to',
    label: ['To whom'],
    choices: others.map(({ seat }) => ({ key: seat, title: [{ seat }] })),
    chosen: null,
    when: { field: 'does', is: ['give'] }
  }
}
