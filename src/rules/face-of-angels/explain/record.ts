import { named } from '../named'
import { say, type Sentences } from './sentence'

type Reason =
  | 'words-missing'
  | 'unknown-relationship'
  | 'not-your-relationship'
  | 'relationship-spent'
  | 'relationship-dead'
  | 'already-brought'
  | 'not-at-risk'
  | 'relationship-in-play'
  | 'unknown-character'
  | 'unknown-ending'
  | 'powers-already'
  | 'powers-too-early'
  | 'fixed-in-contest'
  | 'record-full'

/** What the game record says. */
export const aboutRecord: Sentences<Reason> = {
  'words-missing': () => say('The text is empty', 'Write a few words'),
  'unknown-relationship': () => say('There is no such friend or foe', 'Add it to the record first'),
  'not-your-relationship': ({ name }) =>
    say(
      `${name} cannot be brought in from here`,
      'A friend is brought in by the own player, a foe by the own player or the World'
    ),
  'relationship-spent': ({ name }) => say(`${name} gives no more cards in this act`, 'Bring in somebody else'),
  'relationship-dead': ({ name }) => say(`${name} is dead`, 'Bring in somebody else'),
  'already-brought': ({ name }) => say(`${name} is in this contest already`, 'Each is brought in once in a contest'),
  'not-at-risk': () => say('Nothing is to be decided about this one', 'Choose one who gave a card to the loser'),
  'relationship-in-play': ({ name }) =>
    say(`${name} is in the contest that is running`, 'Change it when the contest is over'),
  'unknown-character': () => say('There is no such character in that slice', 'Add the character first'),
  'unknown-ending': () => say('The act has no such ending', 'Choose one of its endings'),
  'powers-already': ({ seat }) =>
    say([named(seat), ' has powers already'], 'The Game Master may correct them on the record'),
  'powers-too-early': () =>
    say(
      'Powers come when every protagonist has had a first contest',
      'Play those first; the Game Master may set powers by hand'
    ),
  'fixed-in-contest': ({ seat }) =>
    say(
      ['The personality, field and powers of ', named(seat), ' stay as they are while a contest runs'],
      'Change them after the contest; the Game Master may correct them'
    ),
  'record-full': ({ most }) => say(`The record holds ${most} at most`, 'Take somebody off the record first')
}
