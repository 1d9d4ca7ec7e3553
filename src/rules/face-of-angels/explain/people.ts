import { named } from '../named'
import { say, type Sentences } from './sentence'

/** Who may do what. */
export const aboutPeople = {
  'gm-only': () => say('That is the Game Master’s to do', 'Ask at the table'),
  'not-yours': ({ who }) => say(['That is for ', named(who), ' to decide'], 'Let them do it from their own screen'),
  'players-own-hand': ({ who }) =>
    say(
      ['The hand of ', named(who), ' is hidden, and only they play from it'],
      'Let them use their own screen, or hand this machine over to them'
    ),
  'not-a-participant': ({ who }) =>
    say([named(who), ' is not in this game now'], 'Bring them back into the game first'),
  'no-protagonist': ({ who }) => say([named(who), ' has no protagonist to play'], 'Name the character that acts'),
  'already-there': ({ seat }) => say([named(seat), ' is in the game already'], 'There is nothing to do')
} satisfies Sentences<
  'gm-only' | 'not-yours' | 'players-own-hand' | 'not-a-participant' | 'no-protagonist' | 'already-there'
>
