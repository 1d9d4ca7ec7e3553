import type { SeatId } from '../../core/seat'
import { type Reducers, type Deciders, type SeatMay, type SliceRules, happen, type Checker } from '../../core/slice'
import { cardOf, isBlessing, sortedCards } from '../cards'
import { putAway, takeAway, turnOver, ontoDiscard } from '../deck/piles'
import { flashbackPrice } from '../experience/prices'
import { flipsOnPhone } from '../phones/view'
import { sheetOf, sheetsWith, withChange, withSheet } from '../sheets'
import type { Game, Sheet, State, Act, Refusal } from '../state'
import type { ResultValue } from '../vocabulary'
import { decideFlashback } from './flashback'
import type { FlipCommand, FlipEvent, FlipRecord } from './model'
import { newestFlip, participants } from './queries'
import { callFlip, resolve } from './steps'
import { ok, refuse, type Result } from '../../core/result'
import { takeBlessing } from '../blessings/steps'
import { brokenLaws } from '../invariants'

type Answer = Extract<FlipCommand, { type: 'choose' | 'answer-critical' }>

/** Answers to the open question: a tie (F4), the Critical Success (C1). */
const decideAnswers: Deciders<Game, Answer> = {
  choose(act, { card, of }, luck) {
    const { pending } = act.state
    if (pending?.kind !== 'tie') return refuse({ because: 'nothing-pending', wanted: 'tie' })
    const picked = pending.among.find(held => held.card === card && (of === undefined || held.seat === of))
    if (picked === undefined) return refuse({ because: 'not-among', card, among: pending.among.map(held => held.card) })
    return ok(resolve(act, picked, luck))
  },
  'answer-critical'(act, { take }, luck): Result<Act, Refusal> {
    const { pending, blessingSupply } = act.state
    if (pending?.kind !== 'critical') return refuse({ because: 'nothing-pending', wanted: 'critical' })
    if (take === 'blessing' && blessingSupply.length === 0) return refuse({ because: 'no-blessings-left' })
    const answered = happen(act, { type: 'critical-answered', seat: pending.seat, take })
    return ok(take === 'blessing' ? takeBlessing(answered, pending.seat, luck) : answered)
  }
}

/** Flipping the Deckahedron, and what may follow: rules F1–F9. */
const decide: Deciders<Game, Exclude<FlipCommand, { type: 'name-card' }>> = {
  flip: callFlip,
  ...decideAnswers,
  ...decideFlashback
}

/** Decisions of a player about their own flip: rule WHO2. */
const seatMay: SeatMay<Game, FlipCommand> = {
  choose: (state, _command, seat) => {
    const flip = newestFlip(state)
    return state.pending?.kind === 'tie' && flip !== null && participants(flip).includes(seat) // O6
  },
  // HA5: the player who turned the card reports it.
  'name-card': (state, _command, seat) =>
    state.pending?.kind === 'name-cards' && state.pending.seat === seat && flipsOnPhone(state, seat),
  'answer-critical': (state, _command, seat) => state.pending?.kind === 'critical' && state.pending.seat === seat,
  flashback: (_state, command, seat) => command.seat === seat,
  'raise-result': ownFlashback,
  'settle-flashback': ownFlashback
}

function ownFlashback(state: State, _command: unknown, seat: SeatId): boolean {
  return state.pending?.kind === 'flashback' && state.pending.seat === seat
}

/** Turning cards, from the call to the effects: rules F1–F9, C1–C3, FB1–FB6, TW1–TW6. */
const apply: Reducers<Game, FlipEvent> = {
  'flip-called': (state, event) => {
    const serial = state.flips.count + 1
    return withChange(state, {
      sheets: sheetsWith(state.sheets, event.seat, () => ({ lastFlip: called(event, serial) })),
      flips: { count: serial, by: event.seat, settled: state.flips.settled }
    })
  },
  'cards-flipped'(state, { seat, cards }) {
    const turned = sheetsWith(state.sheets, seat, ({ piles }) => ({ piles: turnOver(piles, cards) }))
    return withChange(state, { sheets: withFlip(state, turned, flip => shown(flip, seat, cards)) })
  },
  'naming-awaited': (state, { seat }) =>
    withChange(state, { pending: { kind: 'name-cards', seat, naming: { for: 'flip' } } }),
  'choice-offered': (state, { seat, among, suggested }) =>
    withChange(state, { pending: { kind: 'tie', seat, among, suggested } }),
  'card-resolved': (state, { seat, card, result }) =>
    withChange(state, {
      sheets: withFlip(state, state.sheets, () => ({ resolving: { seat, card }, result })),
      pending: null
    }),
  'flip-settled': settle,
  'critical-offered': (state, { seat }) => ({ ...state, pending: { kind: 'critical', seat } }),
  'critical-answered': (state, { take }) =>
    withChange(state, { sheets: withFlip(state, state.sheets, () => ({ criticalAnswer: take })), pending: null }),
  'flashback-began': (state, { seat }) => applyFlashback(state, seat),
  'raise-offered': (state, { seat }) => ({ ...state, pending: { kind: 'flashback', seat } }),
  'result-raised'(state, { seat, to }) {
    const paid = sheetsWith(state.sheets, seat, ({ xp }) => ({ xp: xp - flashbackPrice }))
    return withChange(state, { sheets: withFlip(state, paid, flip => ({ result: to, raised: flip.raised + 1 })) })
  }
}

/** These sheets with a changed newest flip. */
function withFlip(
  state: State,
  sheets: readonly Sheet[],
  change: (flip: FlipRecord) => Partial<FlipRecord>
): readonly Sheet[] {
  const flip = newestFlip(state)
  return flip === null ? sheets : sheetsWith(sheets, flip.seat, () => ({ lastFlip: { ...flip, ...change(flip) } }))
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

/** TW2: cards of supporters are read on the anvil. */
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

/** Ends a flip in one step. The cards go to the discard pile, XP to the owner of the resolved card. Shadow and GM move go to the GM. */
function settle(state: State, { lead, result, consequences }: Extract<FlipEvent, { type: 'flip-settled' }>): State {
  const flip = sheetOf(state, lead).lastFlip
  if (flip === null) return state
  const { xp, xpTo, shadow, gmMove } = consequences
  const spent = spentBlessing(flip)
  const lastFlip = { ...flip, result, consequences }

  const settled = (sheet: Sheet): Partial<Sheet> => {
    const { seat } = sheet
    const away = putAway(sheet.piles)
    const piles = spent?.seat === seat ? takeAway(away, spent.card) : away
    const earned = xpTo === seat ? sheet.xp + xp : sheet.xp
    return seat === lead
      ? { piles, xp: earned, shadowCaused: sheet.shadowCaused + shadow, lastFlip }
      : { piles, xp: earned }
  }

  return withChange(state, {
    sheets: participants(flip).reduce((sheets, seat) => sheetsWith(sheets, seat, settled), state.sheets),
    shadow: shadow === 0 ? state.shadow : { ...state.shadow, free: state.shadow.free + shadow },
    gmMovesOwed: gmMove ? [...state.gmMovesOwed, { flip: flip.serial, seat: lead }] : state.gmMovesOwed,
    blessingSupply: spent ? sortedCards([...state.blessingSupply, spent.card]) : state.blessingSupply,
    pending: null
  })
}

/** B3: a resolved Blessing goes back to the supply. */
function spentBlessing({ resolving }: FlipRecord): FlipRecord['resolving'] {
  return resolving !== null && isBlessing(resolving.card) ? resolving : null
}

/** I5, I6: cards in play, and the parts of a flip. */
const checkFlip: Checker<Game> = ({ sheets, pending, flips, game }) => {
  const seats = sheets.map(({ seat }) => seat)
  const flipping = pending !== null && pending.kind !== 'critical'
  return brokenLaws([
    [
      'I5: cards are in play only while a flip or a mini-game is',
      flipping ||
        sheets.every(({ piles, seat }) => piles.inPlay.length === 0 || (game?.kind === 'corners' && game.seat === seat))
    ],
    [
      'I6: one to three cards, the resolving one among them',
      sheets.every(({ lastFlip }) => lastFlip === null || soundFlip(lastFlip))
    ],
    ['I6: somebody at the table is waited for', pending === null || seats.includes(pending.seat)],
    ["I6: the newest flip is somebody's", flips.by === null || seats.includes(flips.by)]
  ])
}

function soundFlip({ cards, wanted, resolving, seat, support, consequences }: NonNullable<Sheet['lastFlip']>): boolean {
  const counts = wanted >= 1 && wanted <= 3 && cards.length <= wanted
  if (resolving === null) return counts && consequences === null
  const own =
    resolving.seat === seat
      ? cards
      : support.flatMap(help => (help.seat === resolving.seat && help.card ? [help.card] : []))
  return counts && own.some(({ id }) => id === resolving.card)
}

export const flipRules = { decide, seatMay, apply, check: checkFlip } satisfies SliceRules<Game>

/**
 * FB1, FB2: pays 1 XP and ignores the last flip: its gains are taken back.
 * Its cards stay in the discard pile, and Stamina lost to a wound stays lost. The record begins anew, as the second flip of the same move.
 */
function applyFlashback(state: State, seat: SeatId): State {
  const flip = sheetOf(state, seat).lastFlip
  if (flip === null) return state
  const serial = state.flips.count + 1
  const again: FlipRecord = {
    ...flip,
    serial,
    cards: [],
    resolving: null,
    result: null,
    flashback: true,
    raised: 0,
    criticalAnswer: null,
    consequences: null
  }
  const before = takenBack(state, flip)
  return {
    ...withSheet(before, seat, ({ xp }) => ({ xp: xp - flashbackPrice, lastFlip: again })),
    flips: { ...before.flips, count: serial },
    pending: null
  }
}

function takenBack(state: State, flip: FlipRecord): State {
  const { consequences, resolving } = flip
  if (consequences === null || resolving === null) return state
  const { xp, xpTo, shadow, blessingSpent } = consequences
  const poorer = xpTo === null ? state : withSheet(state, xpTo, sheet => ({ xp: sheet.xp - xp }))
  // The ledger may have been corrected downwards since; its minimum is zero.
  const uncredited = withSheet(poorer, flip.seat, sheet => ({ shadowCaused: Math.max(0, sheet.shadowCaused - shadow) }))
  const owner = blessingSpent
    ? withSheet(uncredited, resolving.seat, ({ piles }) => ({ piles: ontoDiscard(piles, resolving.card) }))
    : uncredited
  return {
    ...owner,
    shadow: { ...owner.shadow, free: owner.shadow.free - shadow },
    gmMovesOwed: owner.gmMovesOwed.filter(owed => owed.flip !== flip.serial),
    blessingSupply: blessingSpent ? owner.blessingSupply.filter(card => card !== resolving.card) : owner.blessingSupply
  }
}
