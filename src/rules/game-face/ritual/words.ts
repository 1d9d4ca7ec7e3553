import { line, type LogPart } from '../../core/log-line'
import { say } from '../../core/refusal'
import type { SliceWords } from '../../core/slice'
import type { Duellist } from '../contestants/model'
import { nameOf, suitNames } from '../names'
import type { Game } from '../state'
import { type BySide, otherSide } from '../vocabulary'
import type { Outcome, Reveal, Ritual, Throw, Verdict } from './model'
import { totalOf, bonusNow, facesOf } from './scoring'

/** The possible results of a picked die, with the present bonus of its side (GF2, GF11). */
const ritualPreview = {
  pick({ contestants, ritual }, { side, suit }) {
    if (!contestants || !ritual) return { lines: [], numbers: {} }
    const faces = facesOf(contestants[side], suit)
    const bonus = bonusNow(ritual.reveals)[side]
    const lines = [line('plain', `A d${faces}${bonus > 0 ? ` with +${bonus}` : ''}: ${1 + bonus} to ${faces + bonus}`)]
    return { lines, numbers: { faces, bonus, least: 1 + bonus, most: faces + bonus } }
  }
} satisfies SliceWords<Game>['preview']

/** The same lines for every audience: no line shows the secret under a cup, even to its owner. */
export const ritualWords = {
  preview: ritualPreview,
  describe: {
    'die-picked': ({ who }) => line('quiet', nameOf(who), ' has picked a die'),
    'die-rolled': ({ who }) => line('quiet', nameOf(who), ' has rolled in secret'),
    'die-entered': ({ who }) => line('quiet', nameOf(who), ' has entered a real die in secret'),
    'approach-described': ({ who, words }) =>
      words === ''
        ? line('quiet', nameOf(who), ' withdraws what they said')
        : line('plain', nameOf(who), `: “${words}”`),
    'dice-revealed': ({ reveal, who }) => line('plain', ...roundInWords(reveal, who)),
    'reveal-corrected': ({ reveal, who }) => line('plain', 'Corrected: ', ...roundInWords(reveal, who)),
    'ritual-ended': ({ verdict, kind, who }) => line('good', ...endInWords(verdict, kind, who))
  },
  explain: {
    'die-used': ({ who, suit }) =>
      say([nameOf(who), ' has already used ', suitNames[suit]], 'Pick a Suit whose die is still unused'),
    'real-dice': ({ who }) =>
      say([nameOf(who), ' uses real dice'], 'Enter what they show, or change to dice on the screen'),
    'already-rolled': ({ who }) =>
      say([nameOf(who), ' has rolled already'], 'Lift both cups when the other side has rolled'),
    'not-picked': ({ who }) => say([nameOf(who), ' has not picked a die'], 'Both pick before either rolls'),
    'not-rolled': ({ who }) =>
      say([nameOf(who), ' has not rolled'], 'Both dice are revealed together, when both have rolled'),
    'not-typed': ({ who }) =>
      say(['The die of ', nameOf(who), ' has not been entered'], 'Enter its Suit and its number'),
    'typed-needlessly': ({ who }) =>
      say(
        [nameOf(who), ' uses dice on the screen'],
        'Enter nothing for that side: its die is picked and rolled in the app'
      ),
    'no-such-face': ({ roll, faces }) => say(`A d${faces} cannot show ${roll}`, `Enter a number from 1 to ${faces}`),
    'same-dice-again': ({ who, suit }) =>
      say(['A draw is rolled again with the same dice: ', suitNames[suit], ' for ', nameOf(who)], 'Use that die'),
    'nothing-revealed': () =>
      say('Nothing has been revealed yet, so there is nothing to correct', 'Lift both cups first'),
    'read-the-same': () =>
      say('These are the numbers that were read', 'Enter what the dice really showed, or close this')
  }
} satisfies SliceWords<Game>

function roundInWords({ throws, outcome }: Reveal, who: BySide<Duellist>): readonly LogPart[] {
  const decided: Readonly<Record<Outcome, readonly LogPart[]>> = {
    left: [nameOf(who.left), ' wins the round'],
    right: [nameOf(who.right), ' wins the round'],
    spent: ['a draw, nobody wins the round'],
    both: ['a draw, both win the round'],
    again: ['a draw, both roll the same dice again']
  }
  return [
    nameOf(who.left),
    ` ${throwInWords(throws.left)}, `,
    nameOf(who.right),
    ` ${throwInWords(throws.right)}: `,
    ...decided[outcome]
  ]
}

function throwInWords(thrown: Throw): string {
  const sum = thrown.bonus > 0 ? `${thrown.roll} + ${thrown.bonus} = ${totalOf(thrown)}` : `${thrown.roll}`
  return `${sum} (${suitNames[thrown.suit]}, d${thrown.faces})`
}

function endInWords({ victor, by }: Verdict, kind: Ritual['kind'], who: BySide<Duellist>): readonly LogPart[] {
  const ritual = kind === 'sudden-death' ? 'the sudden death' : 'the duel'
  if (victor === null) return [`A draw: nobody wins ${ritual}`]
  if (by === 'concession')
    return [nameOf(who[otherSide(victor)]), ' concedes; ', nameOf(who[victor]), ` wins ${ritual}`]
  if (by === 'total') return [nameOf(who[victor]), ` wins ${ritual} on the higher total`]
  return [nameOf(who[victor]), ` wins ${ritual}`]
}
