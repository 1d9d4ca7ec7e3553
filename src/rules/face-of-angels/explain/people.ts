import { named } from '../named'
import { say, type Sentences } from './sentence'

/** Who may do what. */
export const aboutPeople = {
  'gm-only': () => say('Only the Game Master does that', 'Ask at the table'),
  'not-yours': ({ who }) => say(['Only ', named(who), ' decides that'], 'They do it on their own screen'),
  'players-own-hand': ({ who }) =>
    say(
      ['Only ', named(who), ' sees and plays that hand'],
      'They use their own screen, or you hand this machine over to them'
    ),
  'not-a-participant': ({ who }) =>
    say([named(who), ' is away from this game'], 'The Game Master brings them back first'),
  'no-protagonist': ({ who }) =>
    say([named(who), ' has no protagonist to play'], 'Write the name of the character who acts'),
  'already-there': ({ seat }) => say([named(seat), ' is in the game already'], 'Nothing needs to be done')
} satisfies Sentences<
  'gm-only' | 'not-yours' | 'players-own-hand' | 'not-a-participant' | 'no-protagonist' | 'already-there'
>
