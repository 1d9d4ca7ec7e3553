import type { SeatId } from '../../core/seat'
import { cardsToFlip } from '../flip/weighing'
import { type BlowChoices, blowChoices } from '../follow-up/choices'
import { type FlipOdds, oddsOf } from '../odds'
import { flipsOnPhone } from '../phones/phone-flips'
import { gmSheet } from '../sheet-view'
import { findSheet, presentSheets, sheetOf } from '../sheets'
import type { State } from '../state'
import type { Attribute, Net, Suit } from '../vocabulary'
import { callOf, flipOf } from './called'
import type { Call } from './model'

/** A flip that waits for a player's press, with the numbers that hold now. */
export interface CallView {
  readonly id: number
  readonly seat: SeatId
  /** As it is called at the table, or null. */
  readonly move: string | null
  readonly attribute: Attribute
  readonly suit: Suit
  /** Capped: −2…2. */
  readonly net: Net
  /** How many cards the player turns, unless a Wound stops them: 1…3. */
  readonly cards: number
  readonly fast: boolean
  readonly versus: SeatId | null
  readonly helpers: readonly SeatId[]
  readonly why: string
  /** The chances of the results, worst first; absent where helpers turn cards too. */
  readonly chances?: FlipOdds['results']
}

export interface CallsGmPart {
  /** Whose press is waited for, the oldest first. Absent while nobody is called. */
  readonly calls?: readonly CallView[]
}

export interface CallsSeatPart {
  /** What this player is called to flip. Absent while it is nothing. */
  readonly call?: CallView
  /** How their own blows may be taken, what harms least first (HA7). Absent while none waits, and for those who do not flip on a phone. */
  readonly blows?: readonly BlowChoices[]
  /** They may ignore their last flip for 1 XP (HA8). Absent while they may not. */
  readonly mayFlashback?: true
}

export function callsGmPart(state: State): CallsGmPart {
  const here = new Set(presentSheets(state).map(({ seat }) => seat))
  const calls = state.calls.open.filter(({ ask }) => here.has(ask.seat)).flatMap(call => callView(state, call))
  return calls.length === 0 ? {} : { calls }
}

export function callsSeatPart(state: State, seat: SeatId): CallsSeatPart {
  const call = callOf(state, seat)
  const [view] = call && findSheet(state, seat) ? callView(state, call) : []
  return { ...(view ? { call: view } : {}), ...(flipsOnPhone(state, seat) ? answersPart(state, seat) : {}) }
}

/** What else a player who flips on a phone may decide there now. */
function answersPart(state: State, seat: SeatId): CallsSeatPart {
  const blows = state.attacks.filter(attack => attack.seat === seat).map(attack => blowChoices(state, attack))
  const sheet = findSheet(state, seat)
  return {
    ...(blows.length > 0 ? { blows } : {}),
    ...(sheet && gmSheet(state, sheet).mayFlashback ? { mayFlashback: true as const } : {})
  }
}

function callView(state: State, { id, ask, why }: Call): readonly CallView[] {
  const flip = flipOf(state, ask)
  if (!flip) return []
  const { seat, move, attribute, fast, versus, supporters: helpers } = flip
  const sheet = sheetOf(state, seat)
  const net = Math.max(-2, Math.min(2, flip.net)) as Net
  const chances = helpers.length === 0 ? oddsOf(sheet).now[attribute][(net + 2) as 0 | 1 | 2 | 3 | 4].results : null
  return [
    {
      id, seat, move, attribute, fast, versus, helpers, why, net,
      suit: sheet.ranks[attribute],
      cards: cardsToFlip(net),
      ...(chances ? { chances } : {})
    }
  ] // prettier-ignore
}
