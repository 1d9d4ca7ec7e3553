import { line } from '../../core/log-line'
import { say } from '../../core/refusal'
import type { SliceWords } from '../../core/slice'
import { counted } from '../../core/text'
import type { Game } from '../state'
import type { Phase } from '../vocabulary'
import { isHit } from './dice'
import { tookWords } from './took-words'

const phaseNames: Readonly<Record<Phase, string>> = {
  prophecy: 'Now: receive the Prophecy',
  characters: 'Now: create Characters',
  outline: 'Now: write the outline',
  story: 'Now: tell the story'
}

/** "3 dice (2 pairs, 1 lent) against difficulty 3". */
function poolInWords(pairs: number, lent: number, difficulty: number): string {
  const from = [pairs > 0 ? counted(pairs, 'pair') : '', lent > 0 ? `${lent} lent` : ''].filter(Boolean).join(', ')
  return `${counted(pairs + lent, 'die', 'dice')}${from && ` (${from})`} against difficulty ${difficulty}`
}

function waveInWords(wave: number, dice: readonly number[]): string {
  const hits = counted(dice.filter(isHit).length, 'hit')
  return `${wave === 1 ? 'Rolled' : 'Sixes add'} ${dice.join(', ')}: ${hits}`
}

export const stageWords = {
  describe: {
    'phase-entered': ({ phase }) => line('plain', phaseNames[phase]),
    'scene-began': ({ objective }) => line('plain', `“${objective}” begins`),
    'scene-put-back': ({ objective }) => line('quiet', `“${objective}” is cancelled; it can be performed later`),
    'check-began': ({ check: { pairs, lent, difficulty } }) =>
      line('quiet', poolInWords(pairs.length, lent, difficulty)),
    'wave-rolled': ({ wave, dice }) => (dice.length === 0 ? null : line('plain', waveInWords(wave, dice))),
    'outcome-determined': ({ objective, hits, difficulty, outcome }) =>
      line(
        outcome === 'success' ? 'good' : 'grave',
        `“${objective}”: ${counted(hits, 'hit')} against difficulty ${difficulty}, a ${outcome}`
      ),
    'outcome-corrected': ({ objective, outcome }) => line('plain', `Corrected: “${objective}” is a ${outcome}`),
    'scene-told': ({ objective, words }) =>
      words === '' ? line('quiet', `The notes on “${objective}” are changed`) : line('plain', words),
    'scene-ended': ({ objective, took }) => line('quiet', `“${objective}” took ${tookWords(took)}`),
    'clock-set': ({ how }) => line('quiet', `The scene clock is ${how}`),
    'question-asked': ({ words }) => (words === '' ? null : line('plain', `The Moderator asks: ${words}`))
  },
  explain: {
    'no-finale': () => say('The story has no Finale yet', 'Add the Finale first', 'story-map'),
    'precursors-first': ({ objective, waiting }) =>
      say(
        `Other scenes lead to “${objective}” and come first`,
        `Perform ${waiting.map(each => `“${each}”`).join(' and ')} first`,
        'story-map'
      ),
    'other-scene': ({ objective }) => say(`“${objective}” is being performed`, 'Roll its dice, or cancel it'),
    'nothing-on-stage': () => say('No scene is being performed', 'Choose one on the story map'),
    'wrong-dice': ({ due }) =>
      say(`This roll has ${counted(due, 'die', 'dice')}`, `Enter ${counted(due, 'number', 'numbers')} from 1 to 6`),
    'not-told': ({ objective }) =>
      say(`The dice for “${objective}” have not been rolled`, 'Roll them first', 'story-map'),
    'too-many-dice': ({ pool, most }) =>
      say(`${pool} dice are more than the ${most} that can be rolled at once`, 'Remove some matching pairs'),
    'no-such-time': () =>
      say('This device’s clock shows an impossible time', 'Set the date and time of the device, then try again'),
    'clock-is': ({ now }) =>
      say(
        now === 'running' ? 'The clock is already running' : 'The clock is already stopped',
        'Nothing needs to be done'
      )
  }
} satisfies SliceWords<Game>
