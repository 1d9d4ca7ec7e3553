import { type Choice, oneOf, type OpenQuestion } from '../../core/question'
import { say } from '../../core/refusal'
import type { OfferedTo } from '../offer'
import type { SheetView } from '../sheet-view'
import type { Command } from '../state'
import type { CornersGame } from './model'
import { idOf } from '../question-kinds'

/** The moves that are played with corners, by the layout of their cards. */
export const cornersNames: Readonly<Record<CornersGame['shape'], string>> = {
  line: 'Pick Locks',
  square: 'Fundamental Magic'
}

/** The name of each position: along the line, or around the square. */
export function placeNames(shape: CornersGame['shape']): readonly string[] {
  return shape === 'line' ? ['First', 'Second', 'Third'] : ['Top', 'Right', 'Bottom', 'Left']
}

/** V8, V9: what is done with laid corners, beyond turning and swapping them on their drawing. Empty without laid cards of this seat. */
export function laidQuestion({ sheet, laid: game }: OfferedTo): readonly OpenQuestion<Command>[] {
  if (!game) return []
  const { seat } = sheet
  const names = placeNames(game.shape)
  return [
    {
      question: {
        id: idOf('laid-corners', seat),
        seat,
        decides: 'player',
        title: cornersNames[game.shape],
        asks: ['Where two cards touch, the animals must be the same.'],
        rule: 'V9',
        fields: [
          {
            kind: 'one',
            key: 'card',
            label: ['The laid cards'],
            choices: game.laid.map(({ card }, at) => ({ key: card, title: [`${names[at]} card`] })),
            chosen: game.laid[0]?.card ?? null,
            shows: 'cards'
          },
          {
            kind: 'one',
            key: 'does',
            label: ['What happens'],
            choices: [solvedChoice(game.solved), replaceChoice(sheet), givesUp],
            chosen: game.solved ? 'solved' : null
          }
        ],
        commit: 'Do it',
        commitsBy: 'does'
      },
      command(answers) {
        const does = oneOf(answers, 'does')
        if (does === 'replace') return { type: 'replace-corner', card: oneOf(answers, 'card') ?? '' }
        return { type: 'finish-corners', as: does === 'solved' ? 'solved' : 'given-up' }
      }
    }
  ]
}

function solvedChoice(isSolved: boolean): Choice {
  return {
    key: 'solved',
    title: ['It is solved'],
    lines: [['Three checks']],
    ...(isSolved
      ? {}
      : {
          blocked: {
            ...say('Not every corner matches yet', 'Turn or swap cards, take another card, or give up'),
            near: { field: 'card' }
          }
        })
  }
}

/** V8: the last Stamina brings the character down (S4). */
function replaceChoice({ seat, stamina: now, incapacitated }: SheetView): Choice {
  return {
    key: 'replace',
    title: ['Another card for the chosen one'],
    lines: [['1 Stamina: the chosen card is exhausted, and the next one takes its place']],
    commits: ['Take another card: 1 Stamina'],
    ...(now > 0
      ? { stamina: { now, after: now - 1 } }
      : {
          blocked: {
            ...say([{ seat }, ' has no Stamina left'], 'Recover at least 1 Stamina, or give up', 'recover'),
            forPlayer: ['Turn or swap the cards, or give up'],
            rule: 'V8'
          }
        }),
    ...(now === 1 && !incapacitated
      ? { isFatal: true as const, grave: 'The last Stamina: the character falls, and dies in a deadly chapter' }
      : {})
  }
}

const givesUp: Choice = {
  key: 'give-up',
  title: ['Give up'],
  lines: [['A cross: the Game Master makes a move']],
  asksAgain: 'Giving up is a cross, and the Game Master makes a move'
}
