import { type Choice, numberOf, oneOf, type OpenQuestion, textOf } from '../../core/question'
import { say } from '../../core/refusal'
import { blockedBy, notOver, type OfferedTo, whyShuffleFirst } from '../offer'
import type { Command } from '../state'
import { dieFaces, longestText, mostPlus } from '../vocabulary'
import { idOf } from '../question-kinds'

type Offer = OpenQuestion<Command>

/** DL1, N2, D6: a number without dice, dice that strike no character, and real cards or the app’s. */
export function deckQuestions(to: OfferedTo): readonly Offer[] {
  return [drawQuestion(to), throwQuestion(to), cardsQuestion(to)]
}

/** DL1, DL2: cards are turned until one shows a number. */
function drawQuestion({ sheet, waits }: OfferedTo): Offer {
  const { seat, deck, discard } = sheet
  const isEmpty = deck + discard.length === 0
  return {
    question: {
      id: idOf('draw', seat),
      seat,
      decides: 'gm',
      title: 'Draw a number',
      asks: ['Which number do the cards of ', { seat }, ' show?'],
      rule: 'DL1',
      fields: [{ kind: 'one', key: 'die', label: ['In place of a die'], choices: drawn, chosen: 'd6' }],
      commit: 'Draw',
      commitsBy: 'die',
      notes: [
        ['Cards are turned until one shows a number. It is no flip: nothing else happens, and a Wound has no effect.']
      ],
      ...blockedBy(
        waits ? notOver(waits.seat) : null,
        whyShuffleFirst(sheet),
        isEmpty ? say('No card is left to turn', 'Recover first', 'recover') : null
      )
    },
    command: answers => ({
      type: 'draw-number',
      seat,
      die: drawn.find(({ key }) => key === oneOf(answers, 'die'))?.key ?? 'd6'
    })
  }
}

const drawn = [
  { key: 'd4', title: ['d4'], lines: [['1 to 4: the number in the triangle']], commits: ['Draw a d4'] },
  { key: 'd6', title: ['d6'], lines: [['1 to 6: the number in the square']], commits: ['Draw a d6'] },
  { key: 'd10', title: ['d10'], lines: [['2 to 10: both numbers added']], commits: ['Draw a d10'] }
] as const satisfies readonly Choice[]

/** N2: dice of the app. All can see the result, also in the log. */
function throwQuestion({ sheet: { seat } }: OfferedTo): Offer {
  return {
    question: {
      id: idOf('throw', seat),
      seat,
      decides: 'gm',
      title: 'Roll dice',
      asks: ['Which dice does the app roll?'],
      rule: 'N2',
      fields: [
        {
          kind: 'one',
          key: 'die',
          label: ['Which dice'],
          choices: dieFaces.map(faces => ({ key: `d${faces}`, title: [`d${faces}`] })),
          chosen: 'd6'
        },
        {
          kind: 'one',
          key: 'halved',
          label: ['The total'],
          choices: [
            { key: 'whole', title: ['Whole'] },
            { key: 'halved', title: ['Halved'] }
          ],
          chosen: 'whole'
        },
        { kind: 'number', key: 'dice', label: ['How many dice'], least: 1, most: 9, value: 1 },
        {
          kind: 'number',
          key: 'plus',
          label: ['Added to the sum'],
          least: -mostPlus.throw,
          most: mostPlus.throw,
          value: 0
        },
        {
          kind: 'text',
          key: 'what',
          label: ['What the roll is for'],
          hint: 'How many guards are awake',
          most: longestText
        }
      ],
      commit: 'Roll'
    },
    command: answers => {
      const sides = dieFaces.find(faces => `d${faces}` === oneOf(answers, 'die')) ?? 6
      return {
        type: 'roll-dice',
        seat,
        throw: {
          dice: Array.from({ length: numberOf(answers, 'dice', 1) }, () => sides),
          plus: numberOf(answers, 'plus', 0),
          halved: oneOf(answers, 'halved') === 'halved' ? 'halved' : 'whole'
        },
        what: textOf(answers, 'what')
      }
    }
  }
}

/** D6: the change between real cards and the app’s. */
function cardsQuestion({ sheet: { seat, cards }, waits }: OfferedTo): Offer {
  const isUsed = { blocked: say([{ seat }, ' plays with these cards'], 'Choose the other cards') }
  return {
    question: {
      id: idOf('cards', seat),
      seat,
      decides: 'gm',
      title: 'The Deckahedron',
      asks: ['With which cards does ', { seat }, ' play?'],
      rule: 'D6',
      fields: [
        {
          kind: 'one',
          key: 'cards',
          label: ['The cards'],
          choices: [
            { key: 'digital', title: ['In this app'], lines: [['The app shuffles and turns the cards']] },
            { key: 'physical', title: ['Real cards'], lines: [['You say which card came up']] }
          ].map(choice => (choice.key === cards ? { ...choice, ...isUsed } : choice)),
          chosen: null
        }
      ],
      commit: 'Change the cards',
      notes: [['The discard pile is shuffled into the deck.']],
      ...blockedBy(waits ? notOver(waits.seat) : null)
    },
    command: answers => ({
      type: 'use-cards',
      seat,
      cards: oneOf(answers, 'cards') === 'physical' ? 'physical' : 'digital'
    })
  }
}
