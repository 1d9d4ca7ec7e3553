import { ok, refuse, type Result } from '../../core/result'
import { happen, type SliceWords } from '../../core/slice'
import { isParticipant, cardsTooMany, participants } from '../deck/hands'
import { cannotAct, protagonistOf } from '../record/protagonists'
import type { ActingSide } from '../shapes'
import type { AuthorityRules } from '../authority'
import type { Act, CommandNamed, Event, Decision, Refusal, State, Game } from '../state'
import { otherSide, type Participant, type Side } from '../vocabulary'
import { expectPhase, limitsAsked, sideOf, withContest, areLimitsOpen, tricksForBroke } from './contests'
import { bringRelationship, dealExtra, drawAsJack } from './extra-cards'
import type { Contest, Offer } from './model'
import { line } from '../../core/log-line'
import { say } from '../../core/refusal'
import { actingWords, nameOf } from '../names'

/** A contest in the log. All of it is public: said aloud or face up. */
export const contestWords = {
  describe: {
    'contest-called': ({ initiator: { who, acting }, kind, respondent }) => {
      const broke = kind === 'going-for-broke' ? ', going for broke' : ''
      return line('plain', nameOf(who), actingWords(acting), ' calls a contest against ', nameOf(respondent), broke)
    },
    'respondent-stepped-up': ({ who, acting }) => line('plain', nameOf(who), ' answers the call', actingWords(acting)),
    'stakes-set': ({ who, ifWin, ifLose }) =>
      line('plain', nameOf(who), ` sets the stakes. If they win: ${sentence(ifWin)} If they lose: ${ifLose}`),
    'condition-changed': ({ who, condition, words }) =>
      line(
        'plain',
        nameOf(who),
        ` changes what happens if the initiator ${condition === 'ifWin' ? 'wins' : 'loses'}: ${words}`
      ),
    'limits-confirmed': ({ who }) =>
      line('quiet', nameOf(who), ' confirms that the stakes keep the limits of the prologue'),
    'stakes-accepted': ({ who, pace }) => line('good', nameOf(who), ` accepts the stakes: ${tricksToWin(pace)}`),
    'relationship-brought': ({ who, kind, name }) => line('plain', nameOf(who), ` brings in the ${kind} ${name}`),
    'jack-drew': ({ seat }) => line('plain', nameOf(seat), ' says that this touches the field of a Jack')
  },
  explain: {
    'no-contest': () => say('No contest is running', 'Call one first', 'angels-table'),
    'wrong-moment': ({ now }) => say(`Now ${now}`, 'Let that happen first', 'angels-table'),
    'not-your-turn': ({ turn }) =>
      turn
        ? say(['It is for ', nameOf(turn), ' now'], 'Wait for them')
        : say('Only the two who contest decide that', 'Help with a card when helpers are asked'),
    'same-participant': () => say('A contest needs two different people', 'Choose somebody else as respondent'),
    'not-an-ace': ({ who }) => say([nameOf(who), ' does not act as an Ace'], 'Call an ordinary contest'),
    'pace-fixed': () => say('Going for broke is always three tricks', 'Accept with three tricks'),
    'limits-open': () =>
      say(
        'Not both have confirmed that the stakes keep the prologue’s limits',
        'Confirm on both sides, or change a condition'
      ),
    'not-a-jack': ({ who }) => say([nameOf(who), ' is not a Jack'], 'Only a Jack has a field to draw a card for'),
    'jack-not-here': ({ who }) =>
      say(
        [nameOf(who), ' is not in this contest as a Jack'],
        'A Jack draws only while the protagonist itself takes part'
      ),
    'already-drawn': ({ who }) =>
      say([nameOf(who), ' has drawn for the field in this contest already'], 'A Jack draws once in a contest'),
    'not-your-relationship': ({ name }) =>
      say(
        `${name} cannot be brought in from here`,
        'A friend is brought in by the own player, a foe by the own player or the World'
      ),
    'relationship-spent': ({ name }) => say(`${name} gives no more cards in this act`, 'Bring in somebody else'),
    'relationship-dead': ({ name }) => say(`${name} is dead`, 'Bring in somebody else'),
    'already-brought': ({ name }) => say(`${name} is in this contest already`, 'Each is brought in once in a contest')
  }
} satisfies SliceWords<Game>

/** Adds a full stop, unless the text ends in a punctuation mark. */
function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`
}

function tricksToWin(pace: number): string {
  return pace === 1 ? 'one trick decides' : `first to ${pace} tricks`
}

/** One participant calls another out. Rule A12. */
function callContest(act: Act, { who, respondent, kind, acting }: CommandNamed<'call-contest'>): Decision {
  const { state } = act
  const refusal = cannotCall(state, who, respondent) ?? cannotAct(state, who, acting)
  if (refusal) return refuse(refusal)
  if (kind === 'going-for-broke' && !mayGoForBroke(state, who, acting)) return refuse({ because: 'not-an-ace', who })
  const serial = state.numbers.contest + 1
  return ok(happen(act, { type: 'contest-called', serial, kind, initiator: { who, acting }, respondent }))
}

/** Only an Ace as the initiator may go for broke. Rule A24. */
function mayGoForBroke(state: State, who: Participant, acting: ActingSide): boolean {
  return acting.as === 'protagonist' && protagonistOf(state, who)?.personality === 'ace'
}

function cannotCall(state: State, who: Participant, respondent: Participant): Refusal | null {
  if (!state.started) return { because: 'not-started' }
  if (state.contest) return { because: 'contest-running' }
  const stranger = [who, respondent].find(one => !isParticipant(state, one))
  if (stranger) return { because: 'not-a-participant', who: stranger }
  if (who === respondent) return { because: 'same-participant' }
  const debtor = participants(state).find(one => cardsTooMany(state, one) > 0)
  if (debtor) return { because: 'discards-owed', who: debtor, count: cardsTooMany(state, debtor) }
  return participants(state).some(one => cardsTooMany(state, one) < 0) ? { because: 'hands-short' } : null
}

/** The respondent names the character that acts. Rule A12. */
function stepUp(act: Act, { who, acting }: CommandNamed<'step-up'>): Decision {
  const at = expectPhase(act.state, 'called')
  if (!at.ok) return at
  const turn = at.value.contest.respondent.who
  if (turn !== who) return refuse({ because: 'not-your-turn', turn })
  const refusal = cannotAct(act.state, who, acting)
  return refusal ? refuse(refusal) : ok(happen(act, { type: 'respondent-stepped-up', who, acting }))
}

/** The initiator sets what a win and a loss mean. Rule A12. */
function setStakes(act: Act, { who, ifWin, ifLose }: CommandNamed<'set-stakes'>): Decision {
  const at = expectPhase(act.state, 'stakes')
  if (!at.ok) return at
  const turn = at.value.contest.initiator.who
  if (turn !== who) return refuse({ because: 'not-your-turn', turn })
  if (ifWin === '' || ifLose === '') return refuse({ because: 'words-missing' })
  return ok(happen(act, { type: 'stakes-set', who, ifWin, ifLose }))
}

/** Changes one condition and passes the turn to the other side. Rule A13. */
function changeCondition(act: Act, { who, condition, words }: CommandNamed<'change-condition'>): Decision {
  const turn = turnOf(act.state, who)
  if (!turn.ok) return turn
  if (words === '') return refuse({ because: 'words-missing' })
  const { contest, side } = turn.value
  if (contest.stakes[condition] === words) return refuse({ because: 'nothing-changed' })
  return ok(happen(act, { type: 'condition-changed', who, by: side, condition, words }))
}

/** In the prologue each side confirms that the stakes keep its limits. Rule A13b. */
function confirmLimits(act: Act, { who }: CommandNamed<'confirm-limits'>): Decision {
  const at = expectPhase(act.state, 'negotiation')
  if (!at.ok) return at
  const { contest } = at.value
  const by = sideOf(contest, who)
  if (!by) return refuse({ because: 'not-your-turn', turn: null })
  if (!limitsAsked(contest) || contest.confirmed.includes(by)) return refuse({ because: 'nothing-changed' })
  return ok(happen(act, { type: 'limits-confirmed', who, by }))
}

/** Accepts the stakes and sets the pace. Going for broke always takes three tricks. Rules A13, A24. */
function acceptStakes(act: Act, { who, pace }: CommandNamed<'accept-stakes'>): Decision {
  const turn = turnOf(act.state, who)
  if (!turn.ok) return turn
  const { contest, side } = turn.value
  if (contest.kind === 'going-for-broke' && pace !== tricksForBroke) return refuse({ because: 'pace-fixed' })
  if (areLimitsOpen(limitsAsked(contest), contest)) return refuse({ because: 'limits-open' })
  return ok(happen(act, { type: 'stakes-accepted', who, by: side, pace }))
}

/** The negotiation, if it is this participant's turn. */
function turnOf(state: State, who: Participant): Result<{ readonly contest: Contest; readonly side: Side }, Refusal> {
  const at = expectPhase(state, 'negotiation')
  if (!at.ok) return at
  const { contest, phase } = at.value
  const turn = contest[phase.turn].who
  return turn === who ? ok({ contest, side: phase.turn }) : refuse({ because: 'not-your-turn', turn })
}

/** Stores the new stakes and passes the turn to the other side. */
function withOffer(contest: Contest, stakes: Contest['stakes'], offer: Offer): Contest {
  // The agreed closest end belonged to the old stakes, so it is dropped.
  const { closest: _ofOthers, ...without } = contest
  return {
    ...without,
    stakes,
    offers: [...contest.offers, offer],
    confirmed: [],
    phase: { at: 'negotiation', turn: otherSide(offer.by) }
  }
}

function called(state: State, event: Extract<Event, { type: 'contest-called' }>): Contest {
  return {
    serial: event.serial,
    act: state.act,
    kind: event.kind,
    initiator: event.initiator,
    respondent: { who: event.respondent, acting: null },
    stakes: { ifWin: '', ifLose: '' },
    offers: [],
    confirmed: [],
    pace: null,
    phase: { at: 'called' },
    tricks: [],
    brought: [],
    jacks: []
  }
}

export const contestRules = {
  decide: {
    'call-contest': callContest,
    'step-up': stepUp,
    'set-stakes': setStakes,
    'change-condition': changeCondition,
    'confirm-limits': confirmLimits,
    'accept-stakes': acceptStakes,
    'bring-relationship': bringRelationship,
    'draw-as-jack': drawAsJack,
    'deal-extra': dealExtra
  },
  apply: {
    'contest-called': (state, event) => ({
      ...state,
      numbers: { ...state.numbers, contest: event.serial },
      contest: called(state, event)
    }),
    'respondent-stepped-up': (state, { who, acting }) =>
      withContest(state, contest => ({ ...contest, respondent: { who, acting }, phase: { at: 'stakes' } })),
    'stakes-set': (state, { ifWin, ifLose }) =>
      withContest(state, contest =>
        withOffer(contest, { ifWin, ifLose }, { kind: 'stakes', by: 'initiator', ifWin, ifLose })
      ),
    'condition-changed': (state, { by, condition, words }) =>
      withContest(state, contest =>
        withOffer(contest, { ...contest.stakes, [condition]: words }, { kind: 'change', by, condition, words })
      ),
    'limits-confirmed': (state, { by }) =>
      withContest(state, contest => ({ ...contest, confirmed: [...contest.confirmed, by] })),
    'stakes-accepted': (state, { by, pace }) =>
      withContest(state, contest => ({
        ...contest,
        pace,
        offers: [...contest.offers, { kind: 'accept', by, pace }],
        phase: { at: 'between' }
      })),
    'relationship-brought': (state, { relationship }) =>
      withContest(state, contest => ({ ...contest, brought: [...contest.brought, relationship] })),
    'jack-drew': (state, { seat }) => withContest(state, contest => ({ ...contest, jacks: [...contest.jacks, seat] }))
  },
  check: state => {
    const { contest } = state
    if (!contest) return []
    const { initiator, respondent, phase } = contest
    const wrong: string[] = []
    if (initiator.who === respondent.who) wrong.push('somebody contests against themselves')
    if (!(isParticipant(state, initiator.who) && isParticipant(state, respondent.who)))
      wrong.push('a contestant is not in the game')
    if (phase.at === 'between') wrong.push('the contest stands between two tricks')
    return wrong
  },
  authorities: {
    'call-contest': 'spoken',
    'step-up': 'spoken',
    'set-stakes': 'spoken',
    'change-condition': 'spoken',
    'confirm-limits': 'spoken',
    'accept-stakes': 'spoken',
    'bring-relationship': 'spoken',
    'draw-as-jack': 'spoken',
    'deal-extra': 'keeping'
  }
} satisfies AuthorityRules
