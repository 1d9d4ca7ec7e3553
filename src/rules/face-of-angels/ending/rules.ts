import type { SeatId } from '../../core/seat'
import { withContest, expectPhase } from '../contest/contests'
import type { Contest, Phase } from '../contest/model'
import { cardsOnTable, discarded } from '../deck/hands'
import { withProtagonist, protagonistOf } from '../record/protagonists'
import { withRelationship, relationshipOf } from '../record/relationships'
import {
  mostContests,
  type Participant,
  type Side,
  type FateChoice,
  type Suit,
  type TransformationEffect
} from '../vocabulary'
import type { AuthorityRules } from '../authority'
import type { State, Act, CommandNamed, Decision, Refusal, Game } from '../state'
import { agreeEnd, proposeEnd, fatesFor, asksRealm, mostRealms } from './choices'
import { closeContest, endContest } from './verdict'
import { ok, refuse } from '../../core/result'
import { happen, type SliceWords } from '../../core/slice'
import { currentAct } from '../acts/current-act'
import type { Relationship, Trump } from '../record/model'
import { assertNever } from '../../core/assert-never'
import type { TransformationChoice } from '../acts/model'
import { line, type LogPart } from '../../core/log-line'
import { say } from '../../core/refusal'
import type { Outcome } from '../contest/shapes'
import { endings, nameOf } from '../names'

type Realm = { readonly suit: Suit; readonly area: string }

/** A super-trump changes its character: a choice of the act, or the table's own words. Rule A33. */
function pickTransformation(act: Act, { who, choice, words, realm }: CommandNamed<'pick-transformation'>): Decision {
  const { state } = act
  const ended = expectPhase(state, 'ended')
  if (!ended.ok) return ended
  const owed = ended.value.phase.transformation
  if (!owed) return refuse({ because: 'choice-not-offered' })
  if (owed.picker !== who) return refuse({ because: 'not-your-turn', turn: owed.picker })
  const offered = choice === null ? null : currentAct(state).transformations[choice]
  if (offered === undefined) return refuse({ because: 'choice-not-offered' })
  if (offered === null && words === '') return refuse({ because: 'words-missing' })
  const before = protagonistOf(state, owed.of)?.trumps ?? []
  const refusal = cannotTransform(before, offered, realm)
  if (refusal) return refuse(refusal)
  const fullWords = [offered?.words, words].filter(Boolean).join(': ')
  const transformation = { act: state.act, words: fullWords, pickedBy: who }
  const trumps = afterTransformation(before, offered?.effect ?? 'story', realm)
  return ok(happen(act, { type: 'transformation-picked', seat: owed.of, transformation, trumps }))
}

/** Why this transformation is refused, or null. A character has two different realms at most (ruling, A34c). */
function cannotTransform(
  trumps: readonly Trump[],
  offered: TransformationChoice | null,
  realm: Realm | null
): Refusal | null {
  const effect = offered?.effect ?? 'story'
  if (!asksRealm(effect)) return realm ? { because: 'realm-not-asked' } : null
  if (effect === 'second-trump' && trumps.length >= mostRealms) return { because: 'realms-full' }
  if (!realm) return { because: 'realm-missing' }
  return trumps.some(trump => trump.suit === realm.suit) ? { because: 'realm-held', suit: realm.suit } : null
}

/** The powers of a protagonist after a transformation. `always-trump` applies to every realm of the character (ruling, A34b). Rule A34. */
function afterTransformation(
  trumps: readonly Trump[],
  effect: TransformationEffect,
  realm: Realm | null
): readonly Trump[] {
  switch (effect) {
    case 'story':
      return trumps
    case 'always-trump':
      return trumps.map(trump => ({ ...trump, declared: 'always' }))
    case 'new-trump':
      return realm ? [{ ...realm, declared: 'by-choice' }] : trumps
    case 'second-trump':
      return realm ? [...trumps.slice(0, 1), { ...realm, declared: 'by-choice' }] : trumps
    case 'powers-lost':
      return []
    default:
      return assertNever(effect)
  }
}

type EndedPhase = Extract<Phase, { at: 'ended' }>

function withEnd(state: State, change: (phase: EndedPhase) => EndedPhase): State {
  return withContest(state, contest =>
    contest.phase.at === 'ended' ? { ...contest, phase: change(contest.phase) } : contest
  )
}

/** Stores the closest end that the two agreed on before the first trick. Rule A24b. */
function withClosest(state: State, closest: NonNullable<Contest['closest']>): State {
  return withContest(state, contest => (contest.phase.at === 'negotiation' ? { ...contest, closest } : contest))
}

/** The side that proposed the end to which `who` agrees. */
function proposerOf({ contest }: State, who: Participant): Side {
  return contest?.initiator.who === who ? 'respondent' : 'initiator'
}

/** Counts one more contest for a protagonist. Rule A35. */
function withProgress(state: State, seat: SeatId, relationships: number): State {
  return withProtagonist(state, seat, one => ({
    ...one,
    progress: {
      contests: Math.min(one.progress.contests + 1, mostContests),
      relationships: Math.max(one.progress.relationships, relationships)
    }
  }))
}

/** Decides about a relationship that gave a card to the loser: the winner chooses among the choices of the act. Rule A31. */
function settleRelationship(
  act: Act,
  { who, relationship: id, choice }: CommandNamed<'settle-relationship'>
): Decision {
  const { state } = act
  const ended = expectPhase(state, 'ended')
  if (!ended.ok) return ended
  const { contest, phase } = ended.value
  const winner = contest[phase.outcome.winner].who
  if (winner !== who) return refuse({ because: 'not-your-turn', turn: winner })
  const relationship = relationshipOf(state, id)
  const risk = phase.risks.find(one => one.relationship === id)
  if (!relationship || !risk || risk.settled) return refuse({ because: 'not-at-risk' })
  const { choices, price } = currentAct(state).risk
  if (!fatesFor(choices, relationship).includes(choice)) return refuse({ because: 'choice-not-offered' })
  const granted = phase.outcome.granted || (price === 'grant' && choice !== 'leave')
  return ok(
    happen(act, {
      type: 'relationship-settled',
      relationship: withFate(state, relationship, choice),
      outcome: { ...phase.outcome, granted },
      words: fateWords[choice]
    })
  )
}

const fateWords = {
  leave: 'comes out of it unharmed',
  spend: 'gives no more cards in this act',
  turn: 'changes sides',
  befriend: 'becomes a friend',
  hurt: 'is gravely hurt',
  kill: 'dies'
} as const satisfies Record<FateChoice, string>

function withFate(state: State, relationship: Relationship, choice: FateChoice): Relationship {
  const turned = relationship.kind === 'friend' ? 'foe' : 'friend'
  const changes = {
    leave: {},
    spend: { spentIn: state.act },
    turn: { kind: turned },
    befriend: { kind: 'friend' },
    hurt: { fate: 'hurt' },
    kill: { fate: 'dead' }
  } as const satisfies Record<FateChoice, Partial<Relationship>>
  return { ...relationship, ...changes[choice] }
}

export const endingRules = {
  decide: {
    'pick-transformation': pickTransformation,
    'settle-relationship': settleRelationship,
    'propose-end': proposeEnd,
    'agree-end': agreeEnd,
    'close-contest': closeContest,
    'end-contest': endContest
  },
  apply: {
    'contest-won': (state, { outcome, transformation, risks, spent }) => {
      const { contest, relationships } = state
      if (!contest) return state
      // A proposal from before that has no answer stays open.
      const { closest } = contest
      const proposal = outcome.both && closest && !closest.agreed ? { by: closest.by, words: closest.words } : null
      return {
        ...state,
        contest: { ...contest, phase: { at: 'ended', outcome, transformation, risks, ...(proposal && { proposal }) } },
        relationships: relationships.map(one => (spent.includes(one.id) ? { ...one, spentIn: contest.act } : one))
      }
    },
    'transformation-picked': (state, { seat, trumps, transformation }) =>
      withProtagonist(
        withEnd(state, phase => ({ ...phase, transformation: null })),
        seat,
        one => ({ ...one, trumps, transformations: [...one.transformations, transformation] })
      ),
    'relationship-settled': (state, { relationship, outcome }) =>
      withRelationship(
        withEnd(state, phase => ({
          ...phase,
          outcome,
          risks: phase.risks.map(one => (one.relationship === relationship.id ? { ...one, settled: true } : one))
        })),
        relationship
      ),
    'end-proposed': (state, { by, words }) =>
      withEnd(withClosest(state, { by, words, agreed: false }), phase => ({ ...phase, proposal: { by, words } })),
    'end-agreed': (state, { who, words }) =>
      withEnd(withClosest(state, { by: proposerOf(state, who), words, agreed: true }), phase => {
        const { proposal: _answered, ...rest } = phase
        return { ...rest, outcome: { ...phase.outcome, common: words } }
      }),
    'contest-closed': (state, { past, progress }) =>
      progress.reduce<State>((now, { seat, relationships }) => withProgress(now, seat, relationships), {
        ...state,
        contest: null,
        past: [...state.past, past]
      }),
    /** The cards on the table go to the discard pile. Rule A20. */
    'contest-called-off': state => ({ ...discarded(state, cardsOnTable(state)), contest: null })
  },
  authorities: {
    'pick-transformation': 'spoken',
    'settle-relationship': 'spoken',
    'propose-end': 'spoken',
    'agree-end': 'spoken',
    'close-contest': 'spoken',
    'end-contest': 'keeping'
  }
} satisfies AuthorityRules

function bothWin(outcome: Outcome): readonly LogPart[] {
  return outcome.both ? ['; the Ace lost all three tricks, so both win their stakes'] : []
}

export const endingWords = {
  describe: {
    'contest-won': ({ who, outcome }) =>
      line('good', nameOf(who), ` wins the contest${endings[outcome.by]}`, ...bothWin(outcome)),
    'transformation-picked': ({ seat, transformation }) =>
      line('grave', nameOf(seat), ` is transformed: ${transformation.words}`),
    'relationship-settled': ({ relationship, words }) => line('grave', `${relationship.name} ${words}`),
    'end-proposed': ({ who, words }) => line('plain', nameOf(who), ` proposes instead of both stakes: ${words}`),
    'end-agreed': ({ who, words }) => line('good', nameOf(who), ` agrees: ${words}`),
    'contest-closed': () => line('quiet', 'The contest is over'),
    'contest-called-off': ({ reason }) =>
      line('quiet', reason === '' ? 'The contest is called off' : `The contest is called off: ${reason}`)
  },
  explain: {
    'not-at-risk': () => say('Nothing is to be decided about this one', 'Choose one who gave a card to the loser'),
    'choice-not-offered': () => say('That is not among the choices', 'Choose one of those that are offered'),
    'realm-missing': () =>
      say('This transformation needs a realm and what the power is about', 'Choose a suit and write a few words'),
    'realm-not-asked': () => say('This transformation has no realm', 'Choose it without one'),
    'realms-full': () =>
      say('This character has two realms already', 'Choose another transformation, or write one of your own'),
    'not-both-win': () => say('Not both have won their stakes', 'Close the contest with the stakes that were won'),
    'end-proposed': ({ by }) =>
      say(
        ['What ', nameOf(by), ' proposed is not answered'],
        'The other one agrees first, or proposes something else',
        'angels-table'
      ),
    'transformation-owed': ({ picker }) =>
      say(['A transformation is still to be picked by ', nameOf(picker)], 'Pick it before the contest is closed'),
    'risks-open': () =>
      say(
        'The winner has not said what becomes of the friends and foes who were brought in',
        'Settle each of them first',
        'angels-table'
      )
  }
} satisfies SliceWords<Game>
