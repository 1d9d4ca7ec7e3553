import type { SeatId } from '../../core/seat'
import { cardOf, isBlessing, sortedCards } from '../cards'
import { putAway, takeAway, turnOver } from '../deck/places'
import { sheetOf, withChange, withSheet } from '../sheets'
import type { Applying } from '../slices'
import type { State } from '../types'
import type { ResultValue } from '../vocabulary'
import type { FlipEvent } from './events'
import { newestFlip, participants } from './questions'
import type { FlipRecord } from './record'
import { applyFlashback } from './ignored-flip'

/** Turning cards over, from the call to the consequences: rules F1–F9, C1–C3, FB1–FB6, TW1–TW6. */
export const applyFlip: Applying<FlipEvent> = {
  'flip-called': (state, event) => {
    const serial = state.flips.count + 1
    return withChange(
      withSheet(state, event.seat, () => ({ lastFlip: called(event, serial) })),
      { flips: { count: serial, by: event.seat, settled: state.flips.settled } }
    )
  },
  'cards-flipped': (state, { seat, cards }) =>
    withFlip(
      withSheet(state, seat, ({ piles }) => ({ piles: turnOver(piles, cards) })),
      flip => shown(flip, seat, cards)
    ),
  'naming-awaited': (state, { seat }) =>
    withChange(state, { pending: { kind: 'name-cards', seat, naming: { for: 'flip' } } }),
  'choice-offered': (state, { seat, among, suggested }) =>
    withChange(state, { pending: { kind: 'tie', seat, among, suggested } }),
  'card-resolved': (state, { seat, card, result }) =>
    withChange(
      withFlip(state, () => ({ resolving: { seat, card }, result })),
      { pending: null }
    ),
  'flip-settled': settle,
  'critical-offered': (state, { seat }) => ({ ...state, pending: { kind: 'critical', seat } }),
  'critical-answered': (state, { take }) => ({ ...withFlip(state, () => ({ criticalAnswer: take })), pending: null }),
  'flashback-began': (state, { seat }) => applyFlashback(state, seat),
  'raise-offered': (state, { seat }) => ({ ...state, pending: { kind: 'flashback', seat } }),
  'result-raised': (state, { seat, to }) =>
    withFlip(
      withSheet(state, seat, ({ xp }) => ({ xp: xp - 1 })),
      flip => ({ result: to, raised: flip.raised + 1 })
    )
}

/** The same board with the newest flip changed. */
function withFlip(state: State, change: (flip: FlipRecord) => Partial<FlipRecord>): State {
  const flip = newestFlip(state)
  return flip === null ? state : withSheet(state, flip.seat, () => ({ lastFlip: { ...flip, ...change(flip) } }))
}

function called(event: Extract<FlipEvent, { type: 'flip-called' }>, serial: number): FlipRecord {
  const { type: _, supporters, ...call } = event
  return {
    serial,
    ...call,
    cards: [],
    support: supporters.map(seat => ({ seat, card: null })),
    resolving: null,
    result: null,
    flashback: false,
    raised: 0,
    criticalAnswer: null,
    consequences: null
  }
}

/** TW2: supporters are read on the anvil. */
function shown(flip: FlipRecord, seat: SeatId, ids: readonly string[]): Partial<FlipRecord> {
  const read = (id: string, suit: FlipRecord['suit']): { id: string; value: ResultValue } => ({
    id,
    value: cardOf(id).results[suit]
  })
  if (seat === flip.seat) return { cards: [...flip.cards, ...ids.map(id => read(id, flip.suit))] }
  const [id] = ids
  return {
    support: flip.support.map(help =>
      help.seat === seat && id !== undefined ? { seat, card: read(id, 'anvil') } : help
    )
  }
}

function settle(state: State, { lead, result, consequences }: Extract<FlipEvent, { type: 'flip-settled' }>): State {
  const flip = sheetOf(state, lead).lastFlip
  if (flip === null) return state
  const away = participants(flip).reduce(
    (on, seat) => withSheet(on, seat, ({ piles }) => ({ piles: putAway(piles) })),
    state
  )
  const given = xpGiven(spentBlessing(away, flip), consequences.xpTo, consequences.xp)
  const { shadow, gmMove } = consequences
  const told = withSheet(given, lead, ({ shadowCaused }) => ({
    shadowCaused: shadowCaused + shadow,
    lastFlip: { ...flip, result, consequences }
  }))
  return withChange(told, {
    shadow: shadow === 0 ? given.shadow : { ...given.shadow, free: given.shadow.free + shadow },
    gmMovesOwed: gmMove ? [...given.gmMovesOwed, { flip: flip.serial, seat: lead }] : given.gmMovesOwed,
    pending: null
  })
}

/** B3: a Blessing that resolved goes back to the supply. */
function spentBlessing(state: State, { resolving }: FlipRecord): State {
  if (resolving === null || !isBlessing(resolving.card)) return state
  return {
    ...withSheet(state, resolving.seat, ({ piles }) => ({ piles: takeAway(piles, resolving.card) })),
    blessingSupply: sortedCards([...state.blessingSupply, resolving.card])
  }
}

function xpGiven(state: State, to: SeatId | null, amount: number): State {
  return to === null ? state : withSheet(state, to, ({ xp }) => ({ xp: xp + amount }))
}
