import { type Choice, type Field, oneOf, type OpenQuestion } from '../../core/question'
import { counted } from '../../core/text'
import type { OfferedTo } from '../offer'
import type { Command } from '../state'
import { moveOf, moves } from './all'
import type { MoveId } from './ids'
import { levelName, levels } from './level'
import type { OwnedMoveView } from './view'
import type { GmView } from '../view'
import { idOf } from '../question-kinds'

/** WHO1: the Game Master gives a move card, changes its level, its face or its tokens, or takes it away. */
export function correctMoveQuestion({ sheet: { seat }, character }: OfferedTo): OpenQuestion<Command> {
  const { owned, tokens } = character.moves
  const tokensOn = (move: string): number => tokens.find(each => each.move === move)?.count ?? 0
  return {
    question: {
      id: idOf('correct-move', seat),
      seat,
      decides: 'gm',
      title: 'Give or correct a card',
      asks: ['Which move card of ', { seat }, ' is given, changed or taken away?'],
      rule: 'WHO1',
      fields: [
        {
          kind: 'one',
          key: 'card',
          label: ['Which card'],
          choices: [
            ...owned.map(card => cardChoice(card, tokensOn(card.move))),
            { key: 'new', title: ['Give a card'] }
          ],
          chosen: null
        },
        ...owned.map(changesField),
        {
          kind: 'one',
          key: 'give',
          label: ['The card that is given'],
          when: { field: 'card', is: ['new'] },
          shows: 'deck',
          choices: withoutCard(owned),
          chosen: null
        }
      ],
      commit: 'Change it',
      commitsBy: [...owned.map(({ move }) => changesKey(move)), 'give']
    },
    command: answers => {
      const card = owned.find(({ move }) => move === oneOf(answers, 'card'))
      const does = card ? oneOf(answers, changesKey(card.move)) : null
      const move = card?.move ?? ((oneOf(answers, 'give') ?? '') as MoveId)
      const level = levels.find(each => does === `level ${each}`) ?? card?.level ?? '0'
      return {
        type: 'correct-move',
        seat,
        move,
        level: does === 'away' ? null : level,
        face: (card?.faceDown ?? false) === (does === 'turn') ? 'up' : 'down',
        tokens: tokensOn(move) + (does === 'token' ? 1 : 0),
        reason: ''
      }
    }
  }
}

/** The field of what happens to that card. */
function changesKey(move: string): string {
  return `does ${move}`
}

function cardChoice({ move, level, faceDown }: OwnedMoveView, tokens: number): Choice {
  const lines = [levelName(level), faceDown ? 'face down' : '', tokens > 0 ? counted(tokens, 'token') : '']
  return { key: move, title: [moveOf(move).name], lines: [[lines.filter(Boolean).join(', ')]] }
}

function changesField({ move, level, faceDown }: OwnedMoveView): Field {
  const { name, levels: printed } = moveOf(move)
  const others = printed.filter(each => each !== level)
  return {
    kind: 'one',
    key: changesKey(move),
    label: ['What happens to it'],
    when: { field: 'card', is: [move] },
    choices: [
      {
        key: 'turn',
        title: [`Turn it face ${faceDown ? 'up' : 'down'}`],
        commits: [`Turn ${name} face ${faceDown ? 'up' : 'down'}`]
      },
      { key: 'token', title: ['Add 1 token'], commits: [`Add 1 token to ${name}`] },
      ...others.map(each => ({
        key: `level ${each}`,
        title: [`It becomes ${levelName(each)}`],
        commits: [`${name} becomes ${levelName(each)}`]
      })),
      { key: 'away', title: ['Take it away'], commits: [`Take ${name} away`] }
    ],
    chosen: null
  }
}

/** The cards that this character does not have, by name. */
function withoutCard(owned: readonly OwnedMoveView[]): readonly Choice[] {
  return moves
    .filter(each => each.group === 'card' || each.levels.length > 0)
    .filter(({ id }) => owned.every(({ move }) => move !== id))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ id, name, summary }) => ({ key: id, title: [name], commits: [`Give ${name}`], inFull: [[summary]] }))
}

/** M10: nothing of an outcome happens, because the table decided otherwise. */
export function discardQuestions({ outcomes }: GmView): readonly OpenQuestion<Command, null>[] {
  return outcomes.map(({ id, seat, name }) => ({
    question: {
      id: idOf(`discard-${id}`),
      seat: null,
      decides: 'gm',
      title: 'Nothing follows',
      asks: [`Does nothing of ${name} happen to `, { seat }, '?'],
      rule: 'M10',
      fields: [],
      commit: 'Let nothing follow'
    },
    command: () => ({ type: 'drop-outcome', outcome: id })
  }))
}

/** M12: the owner of a rage ends it. */
export function rageQuestions({ sheet: { seat }, character }: OfferedTo): readonly OpenQuestion<Command>[] {
  if (!character.berserk) return []
  return [
    {
      question: {
        id: idOf('rage', seat),
        seat,
        decides: 'gm',
        title: 'End the rage',
        asks: ['Is the rage of ', { seat }, ' over?'],
        rule: 'M12',
        fields: [],
        commit: 'End the rage',
        notes: [['Strength +1 ends with it, and Intellect can be flipped again.']]
      },
      command: () => ({ type: 'end-rage', seat })
    }
  ]
}
