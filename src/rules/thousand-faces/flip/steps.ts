import type { Luck } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { isWound } from '../cards'
import { countBetween } from '../counts'
import { deckCount, mustShuffle } from '../deck/piles'
import { readyDeck, shuffleIfDue } from '../deck/steps'
import { findSheet, sheetOf } from '../sheets'
import { payStamina, staminaLeft } from '../stamina/steps'
import type { Act, Event, Refusal, State } from '../state'
import { mostNet, type CardId } from '../vocabulary'
import type { Flip, FlipRecord, OwnedCard } from './model'
import {
  cardsMissing,
  consequencesOf,
  contenders,
  newestFlip,
  participants,
  suggestedOf,
  whyOutOfPlay
} from './queries'
import { cappedNet, cardsToFlip } from './weighing'

/** Why no card of this player can be turned now, or null. Cards of the mini-game are laid (V8), or real cards are to be shuffled (D2). */
export function whyNotReady({ game, sheets }: State, seat: SeatId): Refusal | null {
  if (game?.kind === 'corners' && game.seat === seat) return { because: 'cards-laid', seat }
  const piles = sheets.find(sheet => sheet.seat === seat)?.piles
  return piles?.cards === 'physical' && mustShuffle(piles) ? { because: 'must-shuffle', seat, deck: piles.deck } : null
}

/** Makes each of these decks ready for turning at least one card. */
export function readyDecks(act: Act, seats: readonly SeatId[], luck: Luck): Result<Act, Refusal> {
  let ready = act
  for (const seat of seats) {
    if (act.state.game?.kind === 'corners' && act.state.game.seat === seat)
      return refuse({ because: 'cards-laid', seat })
    const one = readyDeck(ready, seat, luck)
    if (!one.ok) return one
    if (deckCount(sheetOf(one.value.state, seat).piles) === 0) return refuse({ because: 'no-cards', seat })
    ready = one.value
  }
  return ok(ready)
}

/** TW2: each participant turns the due cards, the lead first; with real cards the table is waited for. Then the cards are compared. */
export function turnCards(act: Act, luck: Luck): Act {
  const flip = newestFlip(act.state)
  const next = flip && participants(flip).find(seat => cardsMissing(act.state, flip, seat) > 0)
  if (!flip) return act
  if (!next) return weigh(act, flip, luck)
  const { piles } = sheetOf(act.state, next)
  if (piles.cards === 'physical') return awaitNaming(act, next)
  const cards = throughFirstWound(piles.deck.slice(0, cardsMissing(act.state, flip, next)))
  return turnCards(happen(act, { type: 'cards-flipped', seat: next, cards }), luck)
}

/** F5: a wound stops the flip, and counts as one of its cards. */
function throughFirstWound(cards: readonly CardId[]): readonly CardId[] {
  const wound = cards.findIndex(isWound)
  return wound === -1 ? cards : cards.slice(0, wound + 1)
}

function awaitNaming(act: Act, seat: SeatId): Act {
  const { pending } = act.state
  const already = pending?.kind === 'name-cards' && pending.seat === seat
  return already ? act : happen(act, { type: 'naming-awaited', seat })
}

/** F4: a single counting card resolves at once; the player decides a tie. */
function weigh(act: Act, flip: FlipRecord, luck: Luck): Act {
  const among = contenders(flip)
  const [only, other] = among
  if (only === undefined) return act
  if (other === undefined) return resolve(act, only, luck)
  return happen(act, { type: 'choice-offered', seat: flip.seat, among, suggested: suggestedOf(among) })
}

/** F6: applies the result of this card. In a flashback, steps can be bought before the effects (FB4). */
export function resolve(act: Act, by: OwnedCard, luck: Luck): Act {
  const flip = newestFlip(act.state)
  if (flip === null) return act
  const result = valueOf(flip, by)
  const resolved = happen(act, { type: 'card-resolved', seat: by.seat, card: by.card, result })
  const raisable = flip.flashback && result < 3 && sheetOf(act.state, flip.seat).xp > 0
  return raisable ? happen(resolved, { type: 'raise-offered', seat: flip.seat }) : settle(resolved, luck)
}

/** A round of a Pursuit is no move: its cross costs only the round. */
function isChaseRound({ game }: State, { serial }: FlipRecord): boolean {
  return game?.kind === 'pursuit' && game.running?.flip === serial
}

function valueOf(flip: FlipRecord, { seat, card }: OwnedCard): 0 | 1 | 2 | 3 {
  const shown =
    seat === flip.seat ? flip.cards.find(({ id }) => id === card) : flip.support.find(help => help.seat === seat)?.card
  return shown?.value ?? 0
}

/** F7: puts cards away, gives XP, Shadow and GM move. Then Stamina for each wound, the Critical Success, and due shuffles. */
export function settle(act: Act, luck: Luck): Act {
  const flip = newestFlip(act.state)
  if (flip === null || flip.resolving === null || flip.result === null) return act
  const hurt = participants(flip).filter(seat => sheetOf(act.state, seat).piles.inPlay.some(isWound))
  const staminaLost = hurt.filter(seat => staminaLeft(act, seat) > 0).length
  const brought = consequencesOf(flip, flip.resolving, flip.result, act.state.shadow.factor, staminaLost)
  const consequences = isChaseRound(act.state, flip) ? { ...brought, gmMove: false } : brought // V4
  const settled = happen(act, { type: 'flip-settled', lead: flip.seat, result: flip.result, consequences })
  const paid = hurt.reduce((on, seat) => payStamina(on, seat, 1, 'a wound card came up', luck), settled) // F5, TW5
  const offered = consequences.critical ? happen(paid, { type: 'critical-offered', seat: flip.resolving.seat }) : paid
  return participants(flip).reduce((on, seat) => shuffleIfDue(on, seat, luck), offered)
}

/** F1, F2: calls the flip, makes decks ready, turns the cards. */
export function callFlip(act: Act, flip: Flip, luck: Luck): Result<Act, Refusal> {
  const { pending } = act.state
  if (pending) return refuse({ because: 'something-pending', seat: pending.seat, waits: pending.kind }) // F8
  const counted = countBetween(flip.net, -mostNet, mostNet)
  if (!counted.ok) return counted
  const unfit = whyUnfit(act.state, flip)
  if (unfit) return refuse(unfit)
  const ready = readyDecks(act, [flip.seat, ...flip.supporters], luck)
  if (!ready.ok) return ready
  return ok(turnCards(happen(ready.value, calledFlip(ready.value, flip)), luck))
}

function whyUnfit(state: State, { seat, versus, supporters }: Flip): Refusal | null {
  if (versus === seat) return { because: 'versus-self', seat }
  const helper = supporters.find((other, n) => other === seat || other === versus || supporters.indexOf(other) !== n)
  if (helper !== undefined)
    return { because: 'supporter-unfit', seat: helper, says: unfitBecause(helper, seat, versus) }
  const stranger = [...supporters, ...(versus === null ? [] : [versus])].find(other => !findSheet(state, other))
  if (stranger !== undefined) return { because: 'no-such-seat', seat: stranger }
  return [seat, ...supporters].map(other => whyOutOfPlay(state, other)).find(why => why !== null) ?? null
}

function unfitBecause(helper: SeatId, lead: SeatId, versus: SeatId | null): 'lead' | 'twice' | 'versus' {
  if (helper === lead) return 'lead'
  return helper === versus ? 'versus' : 'twice'
}

function calledFlip(act: Act, flip: Flip): Event {
  const { type: _, net, ...call } = flip
  const suit = sheetOf(act.state, flip.seat).ranks[flip.attribute]
  return { type: 'flip-called', ...call, suit, net: cappedNet(net), wanted: cardsToFlip(net) }
}
