import { remembered } from '../../core/remembered'
import type { Contest, LaidCard, Phase, Trick } from '../contest'
import { scoreOf } from '../decide/verdict'
import { limitsAsked } from '../decide/negotiation'
import { actingOf, currentAct, handOf, handSize, laidBy, participants } from '../questions'
import type { Protagonist } from '../record'
import type { State } from '../state'
import { pointOf } from '../values'
import type { ContestView, LaidView, OpenProtagonist, ParticipantView, PhaseView, TableView, TrickView } from '../views'
import { askedOf } from './asked'

/** How many past contests the screens are told of. */
const toldContests = 12

/** Every audience of one state sees the same open table, so it is laid once. */
const laidOut = remembered<State, TableView>(1)

/** Everything that lies open: counts of hands, faces of what was laid. Rule A7. */
export function table(state: State): TableView {
  return laidOut(state, [], () => layOut(state))
}

function layOut(state: State): TableView {
  return {
    cards: state.cards,
    started: state.started,
    act: currentAct(state),
    draw: state.piles.draw.length,
    discard: state.piles.discard,
    participants: participants(state).map((who): ParticipantView => ({
      who,
      hand: handOf(state, who).length,
      handSize: handSize(state.act, who),
      acting: actingOf(state, who),
      asked: askedOf(state, who)
    })),
    protagonists: state.protagonists.filter(one => state.seats.includes(one.seat)).map(openProtagonist),
    slices: state.slices,
    relationships: state.relationships,
    contest: state.contest && contestView(state, state.contest),
    past: state.past.slice(-toldContests)
  }
}

function openProtagonist(protagonist: Protagonist): OpenProtagonist {
  const { seat, name, personality, area, perception, secret, trumps, transformations, progress } = protagonist
  return { seat, name, personality, area, perception, trumps, transformations, progress, hasSecret: secret !== '' }
}

function contestView(state: State, contest: Contest): ContestView {
  const { serial, kind, initiator, respondent, stakes, offers, confirmed, pace, tricks, brought, jacks } = contest
  return {
    serial,
    kind,
    initiator,
    respondent,
    stakes,
    offers,
    confirmed,
    limitsAsked: limitsAsked(contest),
    pace,
    phase: phaseView(state, contest.phase),
    tricks,
    score: { initiator: scoreOf(contest, 'initiator'), respondent: scoreOf(contest, 'respondent') },
    brought,
    jacks
  }
}

function phaseView(state: State, phase: Phase): PhaseView {
  if (phase.at === 'trick') return { at: 'trick', trick: trickView(state, phase.trick) }
  if (phase.at === 'between') throw new Error('between two tricks nobody looks: the next one opens by itself')
  return phase
}

function trickView(state: State, trick: Trick): TrickView {
  const { number, leader, step, laid, passed, points, question } = trick
  return { number, leader, step, laid: laid.map(one => laidView(state, trick, one)), passed, points, question }
}

function laidView(state: State, trick: Trick, laid: LaidCard): LaidView {
  const point = pointOf(state, laidBy(trick, laid.side), laid.card)
  if (!point) throw new Error(`${laid.card} is not on its own side`)
  return { ...laid, point }
}
