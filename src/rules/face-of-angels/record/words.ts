import type { Audience } from '../../core/audience'
import { line } from '../../core/log-line'
import { say } from '../../core/refusal'
import type { SliceWords } from '../../core/slice'
import { suitSign } from '../cards'
import { nameOf, personalityNames, sayFixedInContest } from '../names'
import type { Event, Game } from '../state'
import type { Participant } from '../vocabulary'
import type { Relationship, Trump } from './model'

type EventOfType<Type extends Event['type']> = Extract<Event, { type: Type }>

/** The changed fields of a protagonist. An older entry does not name them: then all fields are listed. */
function whatChanged({ text, changed }: EventOfType<'protagonist-edited'>): string {
  const says = {
    name: text.name === '' ? 'the protagonist has no name' : `the protagonist is ${text.name}`,
    personality: text.personality === null ? 'no personality' : `personality ${personalityNames[text.personality]}`,
    area: text.area === '' ? 'no field' : `field “${text.area}”`,
    perception: 'how the night was'
  }
  return (changed ?? (['name', 'personality'] as const)).map(field => says[field]).join(', ')
}

function powersInWords(trumps: readonly Trump[] | null): string {
  if (trumps === null) return 'no powers yet'
  if (trumps.length === 0) return 'no powers any more'
  return trumps.map(trump => `“${trump.area}” (${suitSign(trump.suit)})`).join(' and ')
}

function fateInWords({ fate, spentIn }: Relationship): string {
  if (fate !== 'well') return fate === 'dead' ? ', dead' : ', gravely hurt'
  return spentIn === null ? '' : ', without cards for the rest of the act'
}

/** Whether this audience is the participant. The World belongs to the Game Master. */
function isFor(audience: Audience, who: Participant): boolean {
  return who === 'world' ? audience.kind === 'gm' : audience.kind === 'seat' && audience.seat === who
}

export const recordWords = {
  describe: {
    'secret-written': ({ seat }, audience) =>
      isFor(audience, seat) ? line('quiet', 'You write your secret down') : null,
    'suspicion-noted': ({ who, about }, audience) =>
      isFor(audience, who) ? line('quiet', 'You note what you believe about ', nameOf(about)) : null,
    'protagonist-edited': event => line('quiet', nameOf(event.seat), `: ${whatChanged(event)}`),
    'powers-gained': ({ seat, trump }) =>
      line('good', nameOf(seat), ` gains the power “${trump.area}”: ${suitSign(trump.suit)} is trump`),
    'powers-corrected': ({ seat, trumps }) =>
      line('quiet', 'Corrected: ', nameOf(seat), ` has ${powersInWords(trumps)}`),
    'progress-corrected': ({ seat, contests }) =>
      line('quiet', 'Corrected: ', nameOf(seat), ` has had ${contests === 1 ? 'one contest' : `${contests} contests`}`),
    'character-added': ({ character }) => line('quiet', nameOf(character.seat), ` now speaks for ${character.name}`),
    'character-edited': ({ character }) => line('quiet', `The character ${character.name} is changed`),
    'character-removed': () => line('quiet', 'A character is taken off the record'),
    'relationship-added': ({ relationship: { seat, kind, name } }) =>
      line('quiet', nameOf(seat), ` has a ${kind}: ${name}`),
    'relationship-edited': ({ relationship }) =>
      line(
        'quiet',
        `${relationship.name} is now a ${relationship.kind} of `,
        nameOf(relationship.seat),
        fateInWords(relationship)
      ),
    'relationship-removed': () => line('quiet', 'A friend or foe is taken off the record'),
    'character-taken-up': ({ who, acting }) =>
      line('quiet', nameOf(who), acting.as === 'other' ? ` plays ${acting.name}` : ' plays their protagonist')
  },
  explain: {
    'no-protagonist': ({ who }) =>
      say([nameOf(who), ' has no protagonist to play'], 'Write the name of the character who acts'),
    'words-missing': () => say('The text is empty', 'Write a few words'),
    'fixed-in-contest': ({ seat }) => sayFixedInContest(seat),
    'powers-already': ({ seat }) =>
      say([nameOf(seat), ' has powers already'], 'The Game Master may correct them on the record'),
    'powers-too-early': () =>
      say(
        'Powers come when every protagonist has had a first contest',
        'Play those first; the Game Master may set powers by hand',
        'angels-table'
      ),
    'realm-held': ({ suit }) => say(`${suitSign(suit)} is a realm of this character already`, 'Choose another realm'),
    'record-full': ({ most }) =>
      say(`The record holds ${most} at most`, 'Take a character off the record first', 'angels-record'),
    'unknown-character': () =>
      say('There is no such character in that slice', 'Add the character first', 'angels-record'),
    'unknown-relationship': () => say('There is no such friend or foe', 'Add it to the record first', 'angels-record'),
    'relationship-in-play': ({ name }) =>
      say(`${name} is in the contest that is running`, 'Change it when the contest is over')
  }
} satisfies SliceWords<Game>
