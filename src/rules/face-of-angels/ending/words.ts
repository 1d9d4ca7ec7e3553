import { line, type LogPart } from '../../core/log-line'
import { say } from '../../core/refusal'
import type { SliceWords } from '../../core/slice'
import type { Outcome } from '../contest/shapes'
import { endings, nameOf } from '../names'
import type { Game } from '../state'

function bothWin(outcome: Outcome): readonly LogPart[] {
  return outcome.both ? ['; the Ace lost all three tricks, so both win their stakes'] : []
}

export const endingWords = {
  describe: {
    'contest-won': ({ who, outcome }) =>
      line('good', nameOf(who), ` wins the contest${endings[outcome.by]}`, ...bothWin(outcome)),
    'transformation-picked': ({ seat, transformation }) =>
      line('grave', nameOf(seat), ` is transformed: ${transformation.words}`),
    'relationship-settled': ({ relationship, words }) => line('grave', `${relationship.name} ${words}`),
    'end-proposed': ({ who, words }) => line('plain', nameOf(who), ` proposes instead of both stakes: ${words}`),
    'end-agreed': ({ who, words }) => line('good', nameOf(who), ` agrees: ${words}`),
    'contest-closed': () => line('quiet', 'The contest is over'),
    'contest-called-off': ({ reason }) =>
      line('quiet', reason === '' ? 'The contest is called off' : `The contest is called off: ${reason}`)
  },
  explain: {
    'not-at-risk': () => say('Nothing is to be decided about this one', 'Choose one who gave a card to the loser'),
    'choice-not-offered': () => say('That is not among the choices', 'Choose one of those that are offered'),
    'realm-missing': () =>
      say('This transformation needs a realm and what the power is about', 'Choose a suit and write a few words'),
    'realm-not-asked': () => say('This transformation has no realm', 'Choose it without one'),
    'realms-full': () =>
      say('This character has two realms already', 'Choose another transformation, or write one of your own'),
    'not-both-win': () => say('Not both have won their stakes', 'Close the contest with the stakes that were won'),
    'end-proposed': ({ by }) =>
      say(
        ['What ', nameOf(by), ' proposed is not answered'],
        'The other one agrees first, or proposes something else',
        'angels-table'
      ),
    'transformation-owed': ({ picker }) =>
      say(['A transformation is still to be picked by ', nameOf(picker)], 'Pick it before the contest is closed'),
    'risks-open': () =>
      say(
        'The winner has not said what becomes of the friends and foes who were brought in',
        'Settle each of them first',
        'angels-table'
      )
  }
} satisfies SliceWords<Game>
