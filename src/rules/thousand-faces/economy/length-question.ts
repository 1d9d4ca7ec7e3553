import { type Choice, oneOf, type OpenQuestion } from '../../core/question'
import { say } from '../../core/refusal'
import { counted } from '../../core/text'
import type { Command } from '../state'
import type { GmView } from '../view'
import { chaptersOf, type Length, lengths, lengthWords, sessionsOf } from './chapters'

/** J1: the length of the campaign, and what it changes. A new length takes the story back before its first chapter. */
export function lengthQuestion({ economy: { length, book, chapter } }: GmView): OpenQuestion<Command, null> {
  const isBegun = chapter > 0 || book > 1
  return {
    question: {
      id: 'length',
      seat: null,
      decides: 'gm',
      title: `Length: ${lengthWords[length]}`,
      asks: ['How long is the campaign meant to be?'],
      rule: 'J1',
      fields: [
        {
          kind: 'one',
          key: 'length',
          label: ['Length of the campaign'],
          choices: lengths.map((each): Choice => {
            const choice = { key: each, title: [lengthWords[each]], lines: consequences[each].map(line => [line]) }
            if (!isBegun) return choice
            return each === length
              ? { ...choice, blocked: say('The campaign has this length', 'Choose another length') }
              : { ...choice, grave: 'The story goes back to before chapter 1' }
          }),
          chosen: isBegun ? null : length
        }
      ],
      commit: 'Set the length'
    },
    command: answers => ({
      type: 'set-length',
      length: lengths.find(each => each === oneOf(answers, 'length')) ?? length
    })
  }
}

/** What each length brings (J2, N4, N13, L6). */
const consequences: Readonly<Record<Length, readonly string[]>> = {
  'one-shot': [sizeOf('one-shot', ''), 'No Harm, no Heroic Stamina'],
  '9-hour': [sizeOf('9-hour', ''), 'Harm, and Heroic Stamina in chapter 5'],
  '30-hour': [sizeOf('30-hour', ' in each of 3 books'), 'Harm and Heroic Stamina; some move cards wait in envelopes']
}

function sizeOf(length: Length, books: string): string {
  return `${counted(sessionsOf(length), 'session')}, ${counted(chaptersOf(length, 1).length, 'chapter')}${books}`
}
