import type { SeatId } from '../core/seat'
import { type AskedStep, askedOf } from './asked'
import { inHandOrder, isCardId } from './cards'
import { currentTrick, sideOf, sideOfProtagonist } from './contest/contests'
import { cannotBring, jackWhoMayDraw, runningContest } from './contest/extra-cards'
import type { Contest } from './contest/model'
import { handOf, isParticipant } from './deck/hands'
import type { Suspicion } from './record/model'
import { actingOf, allHadContest, protagonistOf, superTrumpsOf, trumpUse } from './record/protagonists'
import type { State } from './state'
import { secretsWithin } from './secrets/sayable'
import { sideHelped } from './trick/steps'
import type { CardId, Participant, RelationshipId, Side } from './vocabulary'

/** One card of the participant's own hand, with its possible uses. */
export interface OwnCard {
  readonly card: CardId
  /** `may`: can be declared a trump when the own protagonist lays it. `always`: is a trump in any case. */
  readonly trump: 'no' | 'may' | 'always'
  /** The super-trump of the own protagonist. */
  readonly superTrump: boolean
  /** Other protagonists in the contest whose super-trump this card is: laying it may help them. */
  readonly superTrumpOf: readonly SeatId[]
}

/** What only this participant may know and do. */
export interface OwnView {
  readonly who: Participant
  /** Sorted by suit, then rank. Empty with real cards, which are in the real hand. */
  readonly hand: readonly OwnCard[]
  /** Cards of the hand that came from the accuser, while cards must be given back. */
  readonly won: readonly CardId[]
  readonly asked: readonly AskedStep[]
  /** The side that this participant may help in the present step; null when helpers are not asked. */
  readonly mayHelp: Side | null
  /** Whether the participant may lay a card now, as a principal or as a helper. */
  readonly mayLay: boolean
  /** Protagonists whose secret the participant may say aloud with the next card. */
  readonly secretsOf: readonly SeatId[]
  /** Own friends and permitted foes that are not yet in the contest. */
  readonly mayBring: readonly RelationshipId[]
  readonly mayDrawAsJack: boolean
  readonly mayGoForBroke: boolean
  readonly mayGainPowers: boolean
  readonly secret: string
  readonly suspicions: readonly Suspicion[]
}

/** The hand of a participant, with its permitted uses. Rule A7. */
export function ownView(state: State, who: Participant): OwnView {
  const { contest } = state
  const asked = askedOf(state, who)
  const help = asked.find(one => one.kind === 'help')
  const protagonist = protagonistOf(state, who)
  const here = isParticipant(state, who)
  const mayLay = asked.some(one => one.kind === 'lead' || one.kind === 'answer' || one.kind === 'help')
  return {
    who,
    hand: inHandOrder(handOf(state, who).filter(isCardId)).map(card => ownCard(state, who, card)),
    won: wonBy(state, who),
    asked,
    mayHelp: help?.kind === 'help' ? help.side : null,
    mayLay,
    secretsOf: contest && mayLay ? secretsWithin(contest, who, contest.act) : [],
    mayBring: bringable(state, who),
    mayDrawAsJack: jackWhoMayDraw(state, who).ok,
    mayGoForBroke: here && protagonist?.personality === 'ace',
    mayGainPowers: here && !contest && protagonist !== null && protagonist.trumps === null && allHadContest(state),
    secret: protagonist?.secret ?? '',
    suspicions: state.suspicions.filter(one => one.who === who)
  }
}

/** A hand that comes over follows the own cards in the list, and no card moves until the return. Rule A29. */
function wonBy(state: State, who: Participant): readonly CardId[] {
  const question = currentTrick(state.contest)?.question
  if (question?.kind !== 'hand-back' || question.by !== who) return []
  return handOf(state, who).slice(-question.count).filter(isCardId)
}

/** Friends of this participant, and foes that this participant may bring, not yet brought. Rule A30. */
export function bringable(state: State, who: Participant): readonly RelationshipId[] {
  const running = runningContest(state)
  if (!running.ok) return []
  return state.relationships.filter(one => cannotBring(state, running.value, who, one) === null).map(one => one.id)
}

function ownCard(state: State, who: Participant, card: CardId): OwnCard {
  const protagonist = actsAsProtagonist(state, who) ? protagonistOf(state, who) : null
  return {
    card,
    trump: trumpUse(protagonist, card),
    superTrump: superTrumpsOf(protagonist).includes(card),
    superTrumpOf: state.contest ? othersInIt(state, state.contest, who, card) : []
  }
}

/** Whether the participant plays the protagonist: a principal in this contest, another participant in this scene. */
function actsAsProtagonist(state: State, who: Participant): boolean {
  const side = state.contest && sideOf(state.contest, who)
  const acting = side ? state.contest?.[side].acting : actingOf(state, who)
  return acting?.as === 'protagonist'
}

/** Protagonists of other players in the contest whom this card would help, now or at another step. Rule A26. */
export function othersInIt(state: State, contest: Contest, who: Participant, card: CardId): readonly SeatId[] {
  if (sideOf(contest, who)) return []
  const trick = currentTrick(contest)
  const helped = trick && sideHelped(trick)
  return state.protagonists
    .filter(one => one.seat !== who && superTrumpsOf(one).includes(card))
    .map(one => one.seat)
    .filter(seat => {
      const side = sideOfProtagonist(contest, seat)
      return side !== null && (!helped || side === helped)
    })
}
