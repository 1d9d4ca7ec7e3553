import { ok, refuse } from '../../core/result'
import { happen } from '../../core/slice'
import { currentAct } from '../acts/current-act'
import { expectPhase } from '../contest/contests'
import type { Relationship } from '../record/model'
import { relationshipOf } from '../record/relationships'
import type { Act, CommandNamed, Judgement, State } from '../state'
import type { FateChoice } from '../vocabulary'
import { fatesFor } from './choices'

/** Decides about a relationship that gave a card to the loser: the winner chooses among the choices of the act. Rule A31. */
export function settleRelationship(
  act: Act,
  { who, relationship: id, choice }: CommandNamed<'settle-relationship'>
): Judgement {
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
