import { type Answers, type Choice, type Field, numberOf, oneOf, type OpenQuestion, textOf } from '../../core/question'
import { say } from '../../core/refusal'
import { magicCard, magicItems } from '../magic/magic-items'
import type { OfferedTo } from '../offer'
import type { Command } from '../state'
import type { MadeShield, NewItem } from './item-schemas'
import { items, type Power } from './items'
import { shieldRows, stoppedWords } from './ladder'
import { beyondLoot, lootWords } from './loot'
import { plainGear } from './trade'
import { wareFace } from './ware-words'
import { chosenCard, chosenMagicItem, wordField } from './thing-fields'
import { unnamed } from './wares'
import { mostAtOnce } from '../vocabulary'
import { idOf } from '../question-kinds'

type Offer = OpenQuestion<Command>

/** Q7, Q17, R7: what a character finds, or what was in a Pack, as the Game Master enters it (WHO2). */
export function gainQuestions(to: OfferedTo): readonly Offer[] {
  return to.gm ? [gainQuestion(to, to.gm.bestPower)] : []
}

const stops = ['harm', 'harm-or-wound'] as const

function gainQuestion({ sheet: { seat }, character: { equipment } }: OfferedTo, best: Power): Offer {
  return {
    question: {
      id: idOf('gain', seat),
      seat,
      decides: 'gm',
      title: 'Get an item or Pack',
      asks: ['What does ', { seat }, ' get?'],
      rule: 'Q17',
      fields: [
        {
          kind: 'one',
          key: 'sort',
          label: ['What sort'],
          choices: [
            { key: 'card', title: ['An Item card'] },
            { key: 'magic', title: ['A magic item'] },
            { key: 'shield', title: ['A new shield'] },
            { key: 'other', title: ['An item of your own'] },
            { key: 'pack', title: ['Pack'], lines: [['Gear that gets its name when it is needed']] },
            { key: 'precious', title: ['Precious Pack'], lines: [['Pays for a card without XP']] }
          ],
          chosen: 'card'
        },
        {
          kind: 'one',
          key: 'from',
          label: ['Where it comes from'],
          when: { field: 'sort', is: ['card', 'magic', 'shield', 'other'] },
          choices: [
            { key: 'found', title: ['Found'] },
            packChoice('pack', 'From a Pack', equipment.pack),
            packChoice('precious', 'From a precious Pack', equipment.precious)
          ],
          chosen: 'found'
        },
        {
          kind: 'number',
          key: 'count',
          label: ['How much Pack'],
          when: { field: 'sort', is: ['pack', 'precious'] },
          least: 1,
          most: mostAtOnce,
          value: 1
        },
        thingField(
          'card',
          items.map(({ id }) => thingChoice(best, { sort: 'card', card: id, name: '' }))
        ),
        thingField(
          'magic',
          magicItems.map(({ id }) => magicChoice(best, id))
        ),
        ...items.map(({ id, name }) => wordField('card', id, name)),
        ...magicItems.map(({ id, name }) => wordField('magic', id, name)),
        {
          kind: 'text',
          key: 'word',
          label: ['Name'],
          hint: 'A grappling hook',
          when: { field: 'sort', is: ['shield', 'other'] }
        },
        {
          kind: 'one',
          key: 'stops',
          label: ['What the shield stops'],
          when: { field: 'sort', is: ['shield'] },
          choices: stops.map(each => ({ key: each, title: [stoppedWords(each)] })),
          chosen: 'harm'
        },
        {
          kind: 'one',
          key: 'rows',
          label: ['Which rows of the ladder'],
          when: { field: 'sort', is: ['shield'] },
          choices: [rowsChoice(1, 'Better'), rowsChoice(2, 'Plainer')],
          chosen: '2'
        }
      ],
      commit: 'Add it'
    },
    command: answers => {
      const sort = oneOf(answers, 'sort')
      if (sort === 'pack' || sort === 'precious') {
        const count = numberOf(answers, 'count', 1)
        return { type: 'change-pack', seat, ...{ pack: 0, precious: 0, [sort]: count }, reason: '' }
      }
      const from = oneOf(answers, 'from')
      const item = { ...itemIn(answers) }
      return from === 'pack' || from === 'precious'
        ? { type: 'name-pack', seat, from, item }
        : { type: 'gain-item', seat, item }
    }
  }
}

function packChoice(key: 'pack' | 'precious', title: string, has: number): Choice {
  return {
    key,
    title: [title],
    ...(has > 0 ? { lines: [[`${has} left`]] } : { blocked: say('No such Pack is left', 'Add the item as found') })
  }
}

function thingField(sort: 'card' | 'magic', choices: readonly Choice[]): Field {
  return { kind: 'one', key: sort, label: ['Which one'], when: { field: 'sort', is: [sort] }, choices, chosen: null }
}

function thingChoice(best: Power, thing: Extract<NewItem, { sort: 'card' }>): Choice {
  const { name, sort, facts, says } = wareFace(thing)
  return {
    key: thing.card,
    title: [name],
    lines: [[[sort, ...facts].join(' · ')], ...(says ? [[says]] : []), ...beyondLines(best, thing)]
  }
}

function magicChoice(best: Power, card: Extract<NewItem, { sort: 'magic' }>['card']): Choice {
  const { name, effect } = magicCard(card)
  return {
    key: card,
    title: [unnamed(name)],
    lines: [[effect], ...beyondLines(best, { sort: 'magic', card, name: '', capacity: null })]
  }
}

/** Q17: the limits of loot that the thing exceeds; it may be added all the same. */
function beyondLines(best: Power, item: NewItem): readonly (readonly string[])[] {
  const beyond = lootWords(beyondLoot(best, item))
  return beyond === '' ? [] : [[`More than loot usually is: ${beyond}`]]
}

function rowsChoice(rows: MadeShield['rows'], title: string): Choice {
  const results = shieldRows(rows)
  return {
    key: String(rows),
    title: [title],
    lines: ([3, 2, 1, 0] as const).map(result => [`${'✓'.repeat(result) || '✗'} ${results[result].says}`])
  }
}

function itemIn(answers: Answers): NewItem {
  switch (oneOf(answers, 'sort')) {
    case 'magic':
      return chosenMagicItem(answers)
    case 'shield': {
      const shield: MadeShield = {
        stops: stops.find(each => each === oneOf(answers, 'stops')) ?? 'harm',
        rows: oneOf(answers, 'rows') === '1' ? 1 : 2
      }
      return { ...plainGear(textOf(answers, 'word') || 'A new shield'), kind: 'shield', encumbrance: 2, shield }
    }
    case 'other':
      return plainGear(textOf(answers, 'word') || 'Something')
    default:
      return chosenCard(answers)
  }
}
