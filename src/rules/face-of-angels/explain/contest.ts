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

/** What the contest waits for. */
export const aboutContest: Sentences<Reason> = {
  'not-started': () => say('No cards are dealt yet', 'Shuffle and deal first'),
  'already-started': () => say('The cards are dealt already', 'Go on with the hands there are'),
  'contest-running': () => say('A contest is running', 'Finish it or end it first'),
  'no-contest': () => say('No contest is running', 'Call one first'),
  'wrong-moment': ({ now }) => say(`Now ${now}`, 'Let that happen first'),
  'not-your-turn': ({ turn }) =>
    turn
      ? say(['It is for ', named(turn), ' now'], 'Wait for them')
      : say('Only the two who contest decide that', 'Help with a card when helpers are asked'),
  'same-participant': () => say('A contest needs two different people', 'Choose somebody else to stand against it'),
  'not-an-ace': ({ who }) => say([named(who), ' does not act as an Ace'], 'Call an ordinary contest'),
  'not-a-jack': ({ who }) => say([named(who), ' is no Jack'], 'Only a Jack draws for the own field'),
  'already-drawn': ({ who }) =>
    say([named(who), ' has drawn for the own field in this contest'], 'Once in a contest is all'),
  'pace-fixed': () => say('Going for broke is always three tricks', 'Accept at a pace of three'),
  'limits-open': () =>
    say(
      'Not both have confirmed that the stakes keep the prologue’s limits',
      'Confirm on both sides, or change a condition'
    ),
  'nothing-changed': () => say('That is how it stands already', 'Change it, or leave it'),
  'secret-not-here': ({ about }) =>
    say([named(about), ' does not contest as a protagonist, or it is one’s own secret'], 'Lay the card without it'),
  'choice-not-offered': () => say('That is not among the choices', 'Choose one that is'),
  'realm-missing': () =>
    say('This change needs a realm and what the power is about', 'Choose a suit and write a word or two'),
  'realm-not-asked': () => say('This change names no realm', 'Choose it without one'),
  'transformation-owed': ({ picker }) =>
    say(['A transformation is still to be picked by ', named(picker)], 'Pick it first'),
  'risks-open': () =>
    say('The winner has not said what becomes of those who were brought in', 'Settle each of them first'),
  'unknown-trick': () => say('There is no such trick', 'Choose one that was played')
}
