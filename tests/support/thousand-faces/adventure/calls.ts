import { attributes } from '#rules/thousand-faces/vocabulary'
import { type Maker, sure } from './makers'
import { useMove } from './moves'

/** A flip that a player is to make on a phone, of a move or without one. */
export const adventureCall: Maker = (state, seat, whim) => {
  if (state.game?.kind === 'pursuit' && whim.count(2))
    return {
      type: 'call-flip',
      ask: {
        type: 'run-round',
        seat,
        attribute: whim.one([null, ...attributes]) ?? null,
        advantages: whim.count(5) - 2
      },
      why: ''
    }
  const moved = useMove(state, seat, whim)
  const plain = {
    type: 'flip',
    seat,
    attribute: sure(whim.one(attributes), 'str'),
    net: whim.count(5) - 2,
    move: null,
    fast: false,
    hasText: { check: true, cross: false },
    versus: null,
    supporters: []
  } as const
  return { type: 'call-flip', ask: whim.count(2) && moved.type === 'use-move' ? moved : plain, why: '' }
}

/** Calls to phones, and what phones say to them. */
export const callMakers: readonly Maker[] = [
  (_, seat, whim) => ({ type: 'set-phone-flips', seat: whim.count(2) ? seat : null, on: whim.count(4) > 0 }),
  adventureCall,
  adventureCall,
  (state, seat, whim) => ({
    type: 'answer-call',
    seat: whim.one(state.calls.open)?.ask.seat ?? seat,
    call: whim.one(state.calls.open)?.id ?? 0
  }),
  (state, seat, whim) => ({
    type: 'answer-call',
    seat: state.calls.open[0]?.ask.seat ?? seat,
    call: state.calls.open[0]?.id ?? whim.count(3)
  }),
  (state, seat, whim) => ({
    type: 'help-call',
    seat,
    call: whim.one(state.calls.open)?.id ?? 0,
    helps: whim.count(3) > 0
  }),
  (state, seat, whim) => ({ type: 'help-call', seat, call: whim.one(state.calls.open)?.id ?? 0, helps: true }),
  (_, seat, whim) => ({
    type: 'request-call',
    seat,
    move: sure(whim.one(['discern', 'defy-danger', 'mix-it-up'] as const), 'discern'),
    attribute: sure(whim.one(attributes), 'int'),
    item: null
  }),
  (state, seat, whim) => ({ type: 'drop-request', seat: whim.one(state.calls.requests ?? [])?.seat ?? seat }),
  (state, seat, whim) => ({ type: 'recall-flip', seat: whim.one(state.calls.open)?.ask.seat ?? seat })
]
