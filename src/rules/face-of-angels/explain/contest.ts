import { suitSign } from '../cards'
import { named } from '../named'
import { say, type Sentences } from './sentence'

type Reason =
  | 'not-started'
  | 'already-started'
  | 'contest-running'
  | 'no-contest'
  | 'wrong-moment'
  | 'not-your-turn'
  | 'same-participant'
  | 'not-an-ace'
  | 'not-a-jack'
  | 'already-drawn'
  | 'pace-fixed'
  | 'limits-open'
  | 'nothing-changed'
  | 'secret-not-here'
  | 'choice-not-offered'
  | 'realm-missing'
  | 'realm-not-asked'
  | 'transformation-owed'
  | 'risks-open'
  | 'unknown-trick'
  | 'jack-not-here'
  | 'realm-held'
  | 'realms-full'
  | 'not-both-win'
  | 'end-proposed'

/** What the contest waits for. */
export const aboutContest: Sentences<Reason> = {
  'not-started': () => say('No cards are dealt yet', 'Shuffle and deal first'),
  'already-started': () => say('The cards are dealt already', 'Play on with the hands as they are'),
  'contest-running': () => say('A contest is running', 'Finish it, or end it, first'),
  'no-contest': () => say('No contest is running', 'Call one first'),
  'wrong-moment': ({ now }) => say(`Now ${now}`, 'Let that happen first'),
  'not-your-turn': ({ turn }) =>
    turn
      ? say(['It is for ', named(turn), ' now'], 'Wait for them')
      : say('Only the two who contest decide that', 'Help with a card when helpers are asked'),
  'same-participant': () => say('A contest needs two different people', 'Choose somebody else as respondent'),
  'not-an-ace': ({ who }) => say([named(who), ' does not act as an Ace'], 'Call an ordinary contest'),
  'not-a-jack': ({ who }) => say([named(who), ' is not a Jack'], 'Only a Jack has a field to draw a card for'),
  'already-drawn': ({ who }) =>
    say([named(who), ' has drawn for the field in this contest already'], 'A Jack draws once in a contest'),
  'pace-fixed': () => say('Going for broke is always three tricks', 'Accept with three tricks'),
  'limits-open': () =>
    say(
      'Not both have confirmed that the stakes keep the prologue’s limits',
      'Confirm on both sides, or change a condition'
    ),
  'nothing-changed': () => say('Nothing would change', 'Write or choose something else'),
  'secret-not-here': ({ about }) =>
    say(
      [named(about), ' is not in this contest as a protagonist, or the secret is your own'],
      'Lay the card without a secret'
    ),
  'choice-not-offered': () => say('That is not among the choices', 'Choose one of those that are offered'),
  'realm-missing': () =>
    say('This transformation needs a realm and what the power is about', 'Choose a suit and write a few words'),
  'realm-not-asked': () => say('This transformation has no realm', 'Choose it without one'),
  'transformation-owed': ({ picker }) =>
    say(['A transformation is still to be picked by ', named(picker)], 'Pick it before the contest is closed'),
  'risks-open': () =>
    say(
      'The winner has not said what becomes of the friends and foes who were brought in',
      'Settle each of them first'
    ),
  'unknown-trick': () => say('There is no such trick', 'Choose one that was played'),
  'jack-not-here': ({ who }) =>
    say([named(who), ' is not in this contest as a Jack'], 'A Jack draws only while the protagonist itself takes part'),
  'realm-held': ({ suit }) => say(`${suitSign(suit)} is a realm of this character already`, 'Choose another realm'),
  'realms-full': () =>
    say('This character has two realms already', 'Choose another transformation, or write one of your own'),
  'not-both-win': () => say('Not both have won their stakes', 'Close the contest with the stakes that were won'),
  'end-proposed': ({ by }) =>
    say(['What ', named(by), ' proposed is not answered'], 'The other one agrees first, or proposes something else')
}
