import { assertNever } from '../../core/assert-never'
import type { SeatId } from '../../core/seat'
import type { RecordEvent } from '../events'
import { handOf } from '../questions'
import type { Act, Protagonist } from '../record'
import type { State } from '../state'
import { withoutKey } from './without-key'

/** The game record is written on. */
export function applyRecord(state: State, event: RecordEvent): State {
  switch (event.type) {
    case 'protagonist-edited':
      return withProtagonist(state, event.seat, one => ({ ...one, ...event.text }))
    case 'secret-written':
      return withProtagonist(state, event.seat, one => ({ ...one, secret: event.words }))
    case 'powers-gained':
      return withProtagonist(state, event.seat, one => ({ ...one, trumps: [...(one.trumps ?? []), event.trump] }))
    case 'powers-corrected':
      return withProtagonist(state, event.seat, one => ({ ...one, trumps: event.trumps }))
    case 'progress-corrected':
      return withProtagonist(state, event.seat, one => ({
        ...one,
        progress: { contests: event.contests, relationships: event.relationships }
      }))
    case 'suspicion-noted': {
      const others = state.suspicions.filter(one => one.who !== event.who || one.about !== event.about)
      const { who, about, words } = event
      return { ...state, suspicions: words === '' ? others : [...others, { who, about, words }] }
    }
    case 'character-added':
      return {
        ...state,
        slices: [...state.slices, event.character],
        numbers: { ...state.numbers, character: state.numbers.character + 1 }
      }
    case 'character-edited':
      return { ...state, slices: state.slices.map(one => (one.id === event.character.id ? event.character : one)) }
    case 'character-removed':
      return { ...state, slices: state.slices.filter(one => one.id !== event.character) }
    case 'relationship-added':
      return {
        ...state,
        relationships: [...state.relationships, event.relationship],
        numbers: { ...state.numbers, relationship: state.numbers.relationship + 1 }
      }
    case 'relationship-edited':
      return {
        ...state,
        relationships: state.relationships.map(one => (one.id === event.relationship.id ? event.relationship : one))
      }
    case 'relationship-removed':
      return { ...state, relationships: state.relationships.filter(one => one.id !== event.relationship) }
    default:
      return applyTable(state, event)
  }
}

type TableEvent = Extract<
  RecordEvent,
  {
    readonly type:
      | 'character-taken-up'
      | 'act-begun'
      | 'act-edited'
      | 'ending-marked'
      | 'night-edited'
      | 'seat-left'
      | 'seat-returned'
  }
>

function applyTable(state: State, event: TableEvent): State {
  switch (event.type) {
    case 'character-taken-up':
      return {
        ...state,
        playing: [...state.playing.filter(one => one.who !== event.who), { who: event.who, acting: event.acting }]
      }
    case 'act-begun':
      return { ...state, act: event.act }
    case 'act-edited':
      return withAct(state, event.act.number, () => event.act)
    case 'ending-marked':
      return withAct(state, event.act, act => ({
        ...act,
        endings: act.endings.map((ending, place) => (place === event.ending ? { ...ending, met: event.met } : ending))
      }))
    case 'night-edited':
      return { ...state, night: event.night }
    case 'seat-left':
      return {
        ...state,
        seats: state.seats.filter(seat => seat !== event.seat),
        piles: {
          draw: state.piles.draw,
          discard: [...state.piles.discard, ...handOf(state, event.seat)],
          hands: withoutKey(state.piles.hands, event.seat)
        }
      }
    case 'seat-returned':
      return {
        ...state,
        seats: [...state.seats, event.seat],
        piles: { ...state.piles, hands: { ...state.piles.hands, [event.seat]: handOf(state, event.seat) } }
      }
    default:
      return assertNever(event)
  }
}

/** One protagonist changes, the others stay the same objects. */
export function withProtagonist(state: State, seat: SeatId, change: (one: Protagonist) => Protagonist): State {
  return { ...state, protagonists: state.protagonists.map(one => (one.seat === seat ? change(one) : one)) }
}

function withAct(state: State, number: number, change: (act: Act) => Act): State {
  return { ...state, acts: state.acts.map(act => (act.number === number ? change(act) : act)) }
}
