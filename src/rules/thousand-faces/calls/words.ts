import { line, lineForGm, type LogPart } from '../../core/log-line'
import type { Describers, Explainers, Previewers, SliceWords } from '../../core/slice'
import { calledFlip } from '../flip/preview'
import { moveOf } from '../moves/all'
import { movesPreview } from '../moves/preview'
import type { Game } from '../state'
import { callOf } from './steps'
import type { CalledAsk, CallCommand, CallEvent, CallRefusal } from './model'

/** HA6: calls and their reasons are public. */
const describe: Describers<CallEvent> = {
  'flip-asked': ({ seat, call: { ask, why } }) =>
    line('quiet', 'The GM calls on ', { seat }, ` to flip: ${nameOf(ask)}`, ...reasonWords(why)),
  'call-ended': ({ seat, how }) =>
    how === 'recalled' ? line('quiet', 'The call on ', { seat }, ' is taken back') : null,
  'call-helped': ({ seat, lead, helps }) =>
    line('quiet', { seat }, helps ? ' helps ' : ' does not help ', { seat: lead }),
  // A request goes to the GM. Other players hear of it only once it is called (HA15).
  'call-requested': ({ request: { seat, move, attribute } }, audience) =>
    lineForGm(audience, { seat }, ` asks to ${attribute === null ? 'use' : 'be called'}: ${moveOf(move).name}`),
  'request-dropped': ({ seat }, audience) => lineForGm(audience, 'What ', { seat }, ' asked for is put aside'),
  'mercy-requested': ({ request: { seat, what } }, audience) =>
    lineForGm(audience, { seat }, ` asks for a Mercy Flashback: ${what}`),
  'mercy-dropped': ({ seat }, audience) =>
    lineForGm(audience, 'The Mercy Flashback that ', { seat }, ' asked for is put aside')
}

function nameOf(ask: CalledAsk): string {
  if (ask.type === 'run-round') return 'a round of the Pursuit'
  return ask.type === 'flip' ? (ask.move ?? 'a move') : moveOf(ask.move).name
}

function reasonWords(why: string): readonly LogPart[] {
  return why === '' ? [] : [`. ${why}`]
}

const explain: Explainers<CallRefusal> = {
  'phone-flips-off': ({ seat }) => ({
    message: [{ seat }, ' does not flip on a phone'],
    remedy: ['Switch it on for this player, or flip it here']
  }),
  'call-gone': ({ seat }) => ({
    message: ['Nothing is called for ', { seat }, ' any more: it was flipped, changed or taken back'],
    remedy: ['Look at what is there now']
  }),
  'nothing-to-flip': ({ seat }) => ({
    message: ['There is nothing in it for ', { seat }, ' to flip'],
    remedy: ['Use the move here']
  }),
  'no-call-to-help': ({ seat }) => ({
    message: ['There is no flip that ', { seat }, ' can help with now: it was flipped, changed or taken back'],
    remedy: ['Look at what is there now']
  }),
  'helps-so': ({ seat, helps }) => ({
    message: [{ seat }, helps ? ' helps with that flip already' : ' does not help with that flip'],
    remedy: ['Nothing needs to be done']
  }),
  'request-gone': ({ seat }) => ({
    message: ['Nothing is asked for by ', { seat }, ' any more: it was called, or put aside'],
    remedy: ['Look at what is there now']
  })
}

/** PV3: the cards that a press will turn. */
const preview: Previewers<Game, CallCommand> = {
  'answer-call'(before, { seat }, after) {
    const ask = callOf(before, seat)?.ask
    return ask?.type === 'use-move' ? movesPreview['use-move'](before, ask, after) : calledFlip(before, after, seat)
  }
}

export const callsWords = { describe, explain, preview } satisfies SliceWords<Game>
