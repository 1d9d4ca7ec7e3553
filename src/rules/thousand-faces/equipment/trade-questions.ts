import { type Choice, type Field, oneOf, type OpenQuestion, severalOf, textOf } from '../../core/question'
import { say } from '../../core/refusal'
import { counted } from '../../core/text'
import { blockedBy, type OfferedTo, whyDown, whyNoTown } from '../offer'
import type { Command } from '../state'
import type { NewItem, Wares } from './item-schemas'
import type { EquipmentCommand } from './model'
import { wareFace } from './ware-words'
import { labelOfWord, printedName, stockOf, wareName, withWord } from './wares'
import { idOf } from '../question-kinds'

type Offer = OpenQuestion<Command>
type Pay = Extract<EquipmentCommand, { type: 'shop' }>['pay']

/** What a day in town brings: a seller, change, repairs; and what one character gives to another. */
export function tradeQuestions(to: OfferedTo): readonly Offer[] {
  const { wares } = to.character.equipment
  return [
    ...(wares === null ? [] : [shopQuestion(to, wares)]),
    ...(wares !== null && to.gm ? [leavingQuestion(to, wares)] : []),
    ...(wares === null || to.gm ? [sellerQuestion(to)] : []),
    changeQuestion(to),
    ...(to.gm ? [repairsQuestion(to), giveQuestion(to)] : [])
  ]
}

/** Q12: a seller lays out four cards, by luck, or those that the Game Master picks. */
function sellerQuestion(to: OfferedTo): Offer {
  const { character, gm } = to
  const { seat } = to.sheet
  const { equipment, xpUses } = character
  const laid = equipment.wares
  const stock = gm ? stockOf(gm.length) : []
  const why = laid ? whyDown(to.sheet) : (xpUses.find(({ use }) => use === 'shop')?.blocked ?? null)
  return {
    question: {
      id: idOf('seller', seat),
      seat,
      decides: 'player',
      title: laid ? 'Other cards' : 'A seller',
      asks: ['A seller shows four Item cards to ', { seat }, '. One of them can be bought.'],
      rule: 'Q12',
      fields: [
        {
          kind: 'text',
          key: 'seller',
          label: ['Who is the seller?'],
          hint: 'Mother Ansel, under the fish market',
          ...(laid ? { value: laid.seller } : {})
        },
        ...(gm ? cardFields(stock) : [])
      ],
      commit: laid ? 'Lay out four other cards' : 'See four cards',
      ...blockedBy(why)
    },
    command: answers => {
      const picked = severalOf(answers, 'cards').flatMap(key => stock[Number(key)] ?? [])
      const isPicked = gm !== null && oneOf(answers, 'by') === 'picked'
      return {
        type: 'lay-out-wares',
        seat,
        seller: textOf(answers, 'seller'),
        cards: isPicked ? picked.map(card => ({ ...card })) : null
      }
    }
  }
}

/** Q12: the seller leaves without a sale. */
function leavingQuestion({ sheet: { seat } }: OfferedTo, { seller }: Wares): Offer {
  return {
    question: {
      id: idOf('seller-leaves', seat),
      seat,
      decides: 'gm',
      title: 'No sale',
      asks: ['Nothing is bought. The cards leave the table’s screen, and ', { seat }, ' can find another seller.'],
      rule: 'Q12',
      fields: [],
      commit: seller ? `${seller} leaves` : 'The seller leaves'
    },
    command: () => ({ type: 'send-seller-away', seat })
  }
}

/** The number of cards that a seller lays out (Q12). */
const laidOut = 4

function cardFields(stock: readonly NewItem[]): readonly Field[] {
  return [
    {
      kind: 'one',
      key: 'by',
      label: ['Which cards'],
      choices: [
        { key: 'luck', title: ['Four by luck'] },
        { key: 'picked', title: ['Four that I pick'] }
      ],
      chosen: 'luck'
    },
    {
      kind: 'several',
      key: 'cards',
      label: ['The four cards'],
      when: { field: 'by', is: ['picked'] },
      choices: stock.map((card, at) => ({ key: String(at), title: [wareName(card)] })),
      least: laidOut,
      most: laidOut,
      repeats: true,
      chosen: []
    }
  ]
}

/** For the Game Master, who may close the page without a sale. */
const stays = ' The cards stay on the table’s screen until the next flip, or until you choose No sale.'

/** Q12: one of the four cards, its payment, and the name that its owner gives it. */
function shopQuestion({ sheet, character, gm }: OfferedTo, { seller, cards }: Wares): Offer {
  const { seat } = sheet
  const why = character.xpUses.find(({ use }) => use === 'shop')?.blocked
  const pays = paysFor(sheet, character)
  return {
    question: {
      id: idOf('shop', seat),
      seat,
      decides: 'player',
      title: seller || 'Go shopping',
      asks: ['Which of the four cards does ', { seat }, ' buy?', ...(gm ? [stays] : [])],
      rule: 'Q12',
      fields: [
        {
          kind: 'one',
          key: 'ware',
          label: ['One of four'],
          choices: cards.map((card, at) => wareChoice(card, at)),
          chosen: null
        },
        {
          kind: 'one',
          key: 'pay',
          label: ['Paid with'],
          choices: pays.map(({ choice }) => choice),
          chosen: pays.find(({ choice }) => !choice.blocked)?.choice.key ?? null
        },
        ...cards.flatMap((card, at): readonly Field[] =>
          hasName(card)
            ? []
            : [
                {
                  kind: 'text',
                  key: `word-${at}`,
                  label: [labelOfWord(printedName(card))],
                  hint: wareName(card),
                  when: { field: 'ware', is: [String(at)] }
                }
              ]
        )
      ],
      commit: 'Buy it',
      commitsBy: 'ware',
      ...blockedBy(why)
    },
    command: answers => {
      const at = Number(oneOf(answers, 'ware') ?? 0)
      const card = cards[at] ?? cards[0]
      const paid = pays.find(({ choice }) => choice.key === oneOf(answers, 'pay'))?.pay ?? { with: 'xp-and-pack' }
      return {
        type: 'shop',
        seat,
        seller,
        pay: { ...paid },
        item: card
          ? { ...card, name: hasName(card) ? card.name : withWord(printedName(card), textOf(answers, `word-${at}`)) }
          : nothing
      }
    }
  }
}

const nothing: NewItem = { sort: 'card', card: 'sword', name: '' }

function hasName(card: NewItem): boolean {
  return card.sort === 'other' || card.name.trim() !== ''
}

function wareChoice(card: NewItem, at: number): Choice {
  const { name, sort, facts, says } = wareFace(card)
  return { key: String(at), title: [name], lines: [[[sort, ...facts].join(' · ')], ...(says ? [[says]] : [])] }
}

/** The payments that a seller accepts for a card (Q12). */
function paysFor(
  { xp }: OfferedTo['sheet'],
  { equipment: { pack, precious, items } }: OfferedTo['character']
): readonly { readonly choice: Choice; readonly pay: Pay }[] {
  const noXp = xp < 1 ? { blocked: say('That costs 1 XP', 'Pay with a precious Pack') } : {}
  const noPack = pack < 1 ? { blocked: say('No Pack is left', 'Pay with an item') } : {}
  return [
    ...(precious > 0
      ? [{ choice: { key: 'precious', title: ['1 precious Pack'] }, pay: { with: 'precious' } as const }]
      : []),
    {
      choice: { key: 'xp-and-pack', title: ['1 XP and 1 Pack'], xp: 1, ...noPack, ...noXp },
      pay: { with: 'xp-and-pack' } as const
    },
    ...items.map(({ id, name }) => ({
      choice: { key: id, title: [`1 XP and ${name}`], xp: 1, ...noXp },
      pay: { with: 'xp-and-item', item: id } as const
    }))
  ]
}

const noTown = say('The party is outside a town', 'Begin a day in town first', 'days')

/** Q12: any time in town. */
function changeQuestion(to: OfferedTo): Offer {
  const { day } = to
  const { seat } = to.sheet
  const { equipment } = to.character
  const { precious } = equipment
  return {
    question: {
      id: idOf('change', seat),
      seat,
      decides: 'player',
      title: 'Change a precious Pack',
      asks: [{ seat }, ` has ${precious} precious Pack. Any time in town, one of them buys 2 regular ones.`],
      rule: 'Q12',
      fields: [],
      commit: '1 precious Pack for 2 Pack',
      ...blockedBy(
        whyDown(to.sheet),
        whyNoTown(to),
        day === 'outside' ? noTown : null,
        precious > 0 ? null : say('No precious Pack is left', 'Name one first', 'character')
      )
    },
    command: () => ({ type: 'buy-pack', seat })
  }
}

/** Q10: one precious card pays for all repairs. */
function repairsQuestion({ sheet: { seat }, character: { equipment, moves }, day }: OfferedTo): Offer {
  const broken = equipment.items.filter(({ damage }) => damage > 0)
  const pays: readonly Choice[] = [
    ...(equipment.precious > 0 ? [{ key: 'precious-pack', title: [`1 of ${equipment.precious} precious Pack`] }] : []),
    ...equipment.items.filter(({ precious }) => precious).map(({ id, name }) => ({ key: id, title: [name] }))
  ]
  return {
    question: {
      id: idOf('repairs', seat),
      seat,
      decides: 'gm',
      title: 'Repairs',
      asks: [
        { seat },
        ` has ${counted(broken.length, 'damaged thing')}. One thing that is precious pays for all repairs.`
      ],
      rule: 'Q10',
      fields: [
        {
          kind: 'one',
          key: 'pay',
          label: ['Paid with'],
          choices: pays,
          chosen: pays.length === 1 ? (pays[0]?.key ?? null) : null
        }
      ],
      commit: 'Have all repaired',
      ...blockedBy(
        broken.length > 0 ? null : say('Nothing is damaged', 'Nothing has to be repaired'),
        pays.length > 0
          ? null
          : say('There is nothing precious to pay with', 'Find something precious first', 'character'),
        day === 'outside' ? noTown : null,
        moves.choices.find(({ move }) => move === 'sharpen-stitch')?.blocked ?? null
      )
    },
    command: answers => ({
      type: 'have-repaired',
      seat,
      pay: equipment.items.find(({ id }) => id === oneOf(answers, 'pay'))?.id ?? 'precious-pack'
    })
  }
}

/** Q1: one character gives a thing to another. */
function giveQuestion({ sheet: { seat }, character: { equipment }, sheets }: OfferedTo): Offer {
  const others = sheets.filter(each => each.seat !== seat)
  return {
    question: {
      id: idOf('give', seat),
      seat,
      decides: 'gm',
      title: 'Give an item',
      asks: ['What does ', { seat }, ' give, and to whom?'],
      rule: 'Q1',
      fields: [
        {
          kind: 'one',
          key: 'item',
          label: ['What'],
          choices: equipment.items.map(({ id, name }) => ({ key: id, title: [name] })),
          chosen: null
        },
        {
          kind: 'one',
          key: 'to',
          label: ['To whom'],
          choices: others.map(each => ({ key: each.seat, title: [{ seat: each.seat }] })),
          chosen: null
        }
      ],
      commit: 'Give it',
      ...blockedBy(
        equipment.items.length > 0 ? null : say('There is no item to give', 'Add an item first', 'character'),
        others.length > 0 ? null : say('There is no other character', 'Seat another player')
      )
    },
    command: answers => ({
      type: 'give-item',
      seat,
      item: equipment.items.find(({ id }) => id === oneOf(answers, 'item'))?.id ?? 'i0',
      to: others.find(each => each.seat === oneOf(answers, 'to'))?.seat ?? seat
    })
  }
}
