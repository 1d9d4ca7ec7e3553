import { pick } from '../../core/values'
import type { SeatId } from '../../core/seat'
import { cappedNet, cardsToFlip } from '../flip/weighing'
import { type OwnPower, ownPower } from '../follow-up/powers'
import { moveOf } from '../moves/all'
import { type FastOffer, fastOffers } from '../moves/fast-offers'
import { type FlipOdds, oddsOf } from '../odds'
import { flipsOnPhone } from '../phones/view'
import { gmSheet } from '../sheet-view'
import { findSheet, presentSheets, sheetOf } from '../sheets'
import type { State } from '../state'
import { type Attribute, type Net, type Suit, attributes } from '../vocabulary'
import { callOf, flipOf, mayHelp, mercyOf, isRound, setbackOf } from './steps'
import type { Call, CallRequest, MercyRequest, Setback, RoundAsk } from './model'
import { pursuitOf, rabbitValue } from '../minigames/chase'
import { rabbitFlip } from '../minigames/pursuit-suit'

/** A flip that waits for a player's press, with its present numbers. */
export interface CallView {
  readonly id: number
  readonly seat: SeatId
  /** The name of the move at the table, or null. */
  readonly move: string | null
  readonly attribute: Attribute
  readonly suit: Suit
  /** Capped: −2…2. */
  readonly net: Net
  /** Number of cards that the player turns, unless a Wound reduces it: 1…3. */
  readonly cards: number
  readonly fast: boolean
  readonly versus: SeatId | null
  readonly helpers: readonly SeatId[]
  readonly why: string
  /** Chances of the results, worst first; absent when helpers turn cards too. */
  readonly chances?: FlipOdds['results']
  /** HA22: absent unless it is a round of the Pursuit. */
  readonly round?: RoundCall
}

/** A move for which a player asks to be called. */
export interface RequestView extends CallRequest {
  readonly name: string
  /** Null for a move without a flip. */
  readonly suit: Suit | null
}

/** Another player's call, with which this player helps or can help (HA12). */
export interface HelpView {
  readonly call: Omit<CallView, 'chances'>
  readonly helping: boolean
}

export interface CallsGmView {
  /** Calls that wait for a press, oldest first. Absent without one. */
  readonly calls?: readonly CallView[]
  /** Requests of players for a call, oldest first. Absent without one. */
  readonly requests?: readonly RequestView[]
  /** Requests for Mercy Flashbacks (HA20). Absent without one. */
  readonly mercies?: readonly MercyRequest[]
}

export interface CallsSeatView {
  /** The call of this player. Absent without one. */
  readonly call?: CallView
  /** The player may ignore the last flip for 1 XP (HA8). Absent otherwise. */
  readonly mayFlashback?: true
  /** Calls of others with which the player may help. Absent without one. */
  readonly help?: readonly HelpView[]
  /** The attack power that the player has rolled (HA11). Absent without one. */
  readonly power?: OwnPower
  /** FAST moves that the player may add (HA13). Absent without one. */
  readonly fast?: readonly FastOffer[]
  /** The player's request for a call (HA15). Absent without one. */
  readonly request?: RequestView
  /** The player's request for a Mercy Flashback (HA20). Absent without one. */
  readonly mercy?: string
  /** The request or call that the GM ended since the player's last act. Absent without one. */
  readonly setback?: Setback['what']
}

export function callsGmView(state: State): CallsGmView {
  const here = new Set(presentSheets(state).map(({ seat }) => seat))
  const calls = state.calls.open.filter(({ ask }) => here.has(ask.seat)).flatMap(call => callView(state, call))
  const requests = (state.calls.requests ?? [])
    .filter(({ seat }) => here.has(seat))
    .map(each => requestView(state, each))
  const mercies = (state.calls.mercies ?? []).filter(({ seat }) => here.has(seat))
  return {
    ...(calls.length > 0 ? { calls } : {}),
    ...(requests.length > 0 ? { requests } : {}),
    ...(mercies.length > 0 ? { mercies } : {})
  }
}

export function callsSeatView(state: State, seat: SeatId): CallsSeatView {
  const call = callOf(state, seat)
  const [view] = call && findSheet(state, seat) ? callView(state, call) : []
  return { ...(view ? { call: view } : {}), ...(flipsOnPhone(state, seat) ? answersPart(state, seat) : {}) }
}

/** The other decisions of a player who flips on a phone. */
function answersPart(state: State, seat: SeatId): CallsSeatView {
  const sheet = findSheet(state, seat)
  return {
    ...(sheet && gmSheet(state, sheet).mayFlashback ? { mayFlashback: true as const } : {}),
    ...(sheet ? offersPart(state, seat) : {})
  }
}

/** The calls that the player may join, roll or add to, and the player's requests. */
function offersPart(state: State, seat: SeatId): CallsSeatView {
  const help = state.calls.open.flatMap(call => helpView(state, call, seat))
  const power = ownPower(state, seat)
  const fast = fastOffers(state, seat)
  const request = state.calls.requests?.find(each => each.seat === seat)
  const mercy = mercyOf(state, seat)
  const setback = setbackOf(state, seat)
  return {
    ...(help.length > 0 ? { help } : {}),
    ...(power ? { power } : {}),
    ...(fast.length > 0 ? { fast } : {}),
    ...(request ? { request: requestView(state, request) } : {}),
    ...(mercy ? { mercy: mercy.what } : {}),
    ...(setback ? { setback } : {})
  }
}

function helpView(state: State, call: Call, seat: SeatId): readonly HelpView[] {
  const helping = !isRound(call.ask) && call.ask.supporters.includes(seat)
  if (!helping && !mayHelp(state, seat, call)) return []
  return callView(state, call).map(({ chances: _, ...shown }) => ({ call: shown, helping }))
}

function requestView(state: State, request: CallRequest): RequestView {
  const { seat, move, attribute } = request
  return { ...request, name: moveOf(move).name, suit: attribute && sheetOf(state, seat).ranks[attribute] }
}

function callView(state: State, { id, ask, why }: Call): readonly CallView[] {
  if (isRound(ask)) return roundFlip(state, ask).map(flip => ({ ...flip, id, why }))
  const flip = flipOf(state, ask)
  if (!flip) return []
  const { seat, attribute, supporters: helpers } = flip
  const sheet = sheetOf(state, seat)
  const net = cappedNet(flip.net)
  const chances = helpers.length === 0 ? oddsOf(sheet).now[attribute][(net + 2) as 0 | 1 | 2 | 3 | 4].results : null
  return [
    {
      id,
      ...pick(flip, 'seat', 'move', 'attribute', 'fast', 'versus'),
      helpers,
      why,
      net,
      suit: sheet.ranks[attribute],
      cards: cardsToFlip(net),
      ...(chances ? { chances } : {})
    }
  ]
}

/** An attribute that no helper has used yet, with the player's chances. */
interface RoundWay {
  readonly attribute: Attribute
  readonly suit: Suit
  readonly chances: FlipOdds['results']
}

/** HA22: the called round of the Pursuit. */
interface RoundCall {
  /** 1…5. */
  readonly number: number
  /** The player's choices; empty for the rabbit, whose suit comes from Str, Dex and load (V2). */
  readonly ways: readonly RoundWay[]
}

interface RoundFlip {
  readonly seat: SeatId
  readonly move: string
  readonly attribute: Attribute
  readonly suit: Suit
  readonly net: Net
  readonly cards: number
  readonly fast: false
  readonly versus: null
  readonly helpers: readonly SeatId[]
  readonly chances?: FlipOdds['results']
  readonly round: RoundCall
}

/** The flips of the press at present; empty without a Pursuit. */
function roundFlip(state: State, { seat, attribute: called, advantages }: RoundAsk): readonly RoundFlip[] {
  const chase = pursuitOf(state)
  if (!chase) return []
  const { ranks } = sheetOf(state, seat)
  const isRabbit = chase.rabbit === seat
  const own = isRabbit ? rabbitFlip(rabbitValue(state, seat)) : null
  const net = cappedNet((own?.net ?? 0) + advantages)
  const attribute = isRabbit ? 'dex' : (called ?? 'dex')
  const suit = own?.suit ?? ranks[attribute]
  const alike = attributes.find(each => ranks[each] === suit)
  const free = attributes.filter(each => !isRabbit && !chase.rounds.some(round => round.attribute === each))
  const ways = free.map(each => ({ attribute: each, suit: ranks[each], chances: chancesOf(state, seat, each, net) }))
  return [
    {
      seat,
      move: 'Pursuit',
      attribute,
      suit,
      net,
      fast: false,
      versus: null,
      helpers: [],
      cards: cardsToFlip(net),
      ...(alike ? { chances: chancesOf(state, seat, alike, net) } : {}),
      round: { number: chase.rounds.length + 1, ways }
    }
  ]
}

/** Only the suit of the cards counts: attributes of the same rank have the same chances. */
function chancesOf(state: State, seat: SeatId, attribute: Attribute, net: Net): FlipOdds['results'] {
  return oddsOf(sheetOf(state, seat)).now[attribute][(net + 2) as 0 | 1 | 2 | 3 | 4].results
}
