import type { Chronicle } from '#rules/campaign/chronicle'
import type { State } from '#rules/thousand-faces/state'
import { Played } from '../support/chronicle'

/** Flips on phones: called, called again, taken back, answered, flipped by the GM, undone, and answered again. */
export function calledFlips(): Chronicle {
  const played = Played.table('Called flips', 'Kresk Half-Tide', 'Sister Wren')
  const [kresk, wren] = played.seats
  const newest = (): number => (played.chronicle.campaign.boards[0]!.state as State).calls.made
  const flip = (seat: typeof kresk, net: number) => ({
    type: 'flip',
    seat,
    attribute: 'dex',
    net,
    move: 'Slip the Net',
    fast: false,
    hasText: { check: true, cross: false },
    versus: null,
    supporters: []
  })
  const discern = {
    type: 'use-move',
    seat: wren,
    move: 'discern',
    attribute: 'int',
    advantages: 0,
    versus: null,
    supporters: [],
    item: null,
    load: 'counts',
    slots: []
  }
  const answer = (seat: typeof kresk): void => {
    played.act({ type: 'answer-call', seat, call: newest() }, { kind: 'seat', seat: seat! })
  }
  played.act({ type: 'set-phone-flips', seat: null, on: true })
  played.act({ type: 'call-flip', ask: flip(kresk, 0), why: 'The eel-catcher’s net closes over you.' })
  played.act({ type: 'call-flip', ask: flip(kresk, 1), why: '' })
  answer(kresk)
  played.undo()
  answer(kresk)
  settled(played)
  played.act({ type: 'call-flip', ask: discern, why: 'What hangs below the pier?' })
  answer(wren)
  settled(played)
  played.act({ type: 'call-flip', ask: flip(wren, -1), why: 'Quick!' })
  played.act({ type: 'recall-flip', seat: wren })
  played.act({ type: 'call-flip', ask: flip(wren, 0), why: '' })
  played.act({ type: 'set-phone-flips', seat: wren, on: false })
  played.act(flip(wren, 0))
  return played.chronicle
}

/** Whatever the newest flip waits for is answered in the usual way. */
function settled(played: Played): void {
  const { pending } = played.chronicle.campaign.boards[0]!.state as State
  if (pending?.kind === 'tie') played.act({ type: 'choose', card: pending.suggested })
  if (pending?.kind === 'critical') played.act({ type: 'answer-critical', take: 'nothing' })
}
