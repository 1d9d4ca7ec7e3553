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

/** What the game record says. */
export const aboutRecord: Sentences<Reason> = {
  'words-missing': () => say('There are no words', 'Write a few'),
  'unknown-relationship': () => say('There is no such relationship', 'Write it into the record first'),
  'not-your-relationship': ({ name }) =>
    say(
      `${name} is not theirs to bring in`,
      'Friends come with their own player, foes with the World or their own player'
    ),
  'relationship-spent': ({ name }) => say(`${name} gives no more cards in this act`, 'Bring in somebody else'),
  'relationship-dead': ({ name }) => say(`${name} is dead`, 'Bring in somebody else'),
  'already-brought': ({ name }) => say(`${name} is in this contest already`, 'Each comes in once'),
  'not-at-risk': () => say('This one is not in danger', 'Choose one that is'),
  'relationship-in-play': ({ name }) =>
    say(`${name} is in the contest that is running`, 'Change it when the contest is over'),
  'unknown-character': () => say('There is no such character in that slice', 'Add it first'),
  'unknown-ending': () => say('There is no such line', 'Choose one of the act’s'),
  'powers-already': ({ seat }) => say([named(seat), ' has powers already'], 'Correct them instead'),
  'powers-too-early': () =>
    say(
      'Powers come when every protagonist has had a first contest',
      'Play those first; the Game Master may set powers by hand'
    )
}
