import { assertNever } from '../../core/assert-never'
import type { Audience, AudienceKind } from '../../core/audience'
import { isCardId, fullDeck } from '../cards'
import { allHadContest } from '../decide/record'
import { overfull, participants } from '../questions'
import type { State } from '../state'
import type { FaceOfAngelsViews, GmView } from '../views'
import { own } from './own'
import { table } from './table'

/** What one audience may know: the open table for everybody, and a hand for nobody but its holder. Rule A7. */
export function view(state: State, audience: Audience): FaceOfAngelsViews[AudienceKind] {
  switch (audience.kind) {
    case 'gm':
      return gmView(state)
    case 'table':
      return table(state)
    case 'overlay': {
      const { cards, started, act, draw, participants: all, protagonists, contest } = table(state)
      return { cards, started, act, draw, participants: all, protagonists, contest }
    }
    case 'seat':
      return { ...table(state), yours: own(state, audience.seat) }
    default:
      return assertNever(audience)
  }
}

function gmView(state: State): GmView {
  return {
    ...table(state),
    world: own(state, 'world'),
    acts: state.acts,
    night: state.night,
    nameable: nameable(state),
    prologue: state.protagonists
      .filter(one => state.seats.includes(one.seat))
      .map(({ seat, progress, trumps }) => ({
        seat,
        contest: progress.contests > 0,
        relationships: progress.relationships,
        powers: trumps !== null
      })),
    prologueOver: prologueOver(state),
    absent: state.protagonists.map(one => one.seat).filter(seat => !state.seats.includes(seat)),
    handsShort: state.started && !state.contest && participants(state).some(who => overfull(state, who) < 0)
  }
}

/** Every protagonist has had a contest and has its powers. Rule A35. */
function prologueOver(state: State): boolean {
  return allHadContest(state) && state.protagonists.every(one => !state.seats.includes(one.seat) || one.trumps !== null)
}

/** Real cards that lie neither in the discard pile nor on the table: somebody may have them. */
function nameable(state: State): GmView['nameable'] {
  if (state.cards === 'digital') return []
  const { contest } = state
  const onTable = contest?.phase.at === 'trick' ? contest.phase.trick.laid.map(one => one.card) : []
  const seen = new Set<string>([...state.piles.discard.filter(isCardId), ...onTable])
  return fullDeck.filter(card => !seen.has(card))
}
