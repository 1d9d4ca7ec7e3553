import { composeGame } from '../core/compose-game'
import { composeView } from '../core/compose-view'
import { composeModels, type SlicesOf } from '../core/game-models'
import { actsModel } from './acts/model'
import { actsRules, actsWords } from './acts/rules'
import { callsModel } from './calls/model'
import { callsRules, callsView, callsWords } from './calls/rules'
import { conclude } from './conclude'
import { contestModel } from './contest/model'
import { contestRules, contestWords } from './contest/rules'
import { deckModel, type Settings, settings } from './deck/model'
import { deckRules, deckWords } from './deck/rules'
import { endingModel } from './ending/model'
import { endingRules, endingWords } from './ending/rules'
import { moments } from './moments'
import { recordModel } from './record/model'
import { recordRules, recordWords } from './record/rules'
import { secretsModel } from './secrets/model'
import { secretsRules, secretsWords } from './secrets/rules'
import type { AuthoritiesOf, Authority } from './authority'
import type { Game, Models, Command, Refusal, State } from './state'
import { trickModel } from './trick/model'
import { trickRules } from './trick/rules'
import { trickWords } from './trick/words'
import type { Actor } from '../core/seat'
import { isParticipant } from './deck/hands'
import { relationshipOf } from './record/relationships'
import type { Participant } from './vocabulary'

/** The slices of The Face of Angels. They follow an event in this order; a slice comes after the slices on which it depends. */
const slices = {
  deck: { model: deckModel, rules: deckRules, words: deckWords },
  acts: { model: actsModel, rules: actsRules, words: actsWords },
  record: { model: recordModel, rules: recordRules, words: recordWords },
  contest: { model: contestModel, rules: contestRules, words: contestWords },
  trick: { model: trickModel, rules: trickRules, words: trickWords },
  secrets: { model: secretsModel, rules: secretsRules, words: secretsWords },
  ending: { model: endingModel, rules: endingRules, words: endingWords },
  calls: { model: callsModel, rules: callsRules, view: callsView, words: callsWords }
} as const satisfies SlicesOf<Models, Game> & {
  readonly [Name in keyof Models]: { readonly rules: { readonly authorities: AuthoritiesOf<Models[Name]> } }
}

export const { blank, commandSchema, eventSchema, parse, refusalRules } = composeModels<Game, Settings>(
  slices,
  settings
)

/** Who may send each command. Rule A36. */
export const authorities = Object.assign(
  {},
  ...Object.values(slices).map(({ rules }) => rules.authorities)
) as AuthoritiesOf<Models[keyof Models]>

export const { apply, check, decide, describe, explain, moment, preview } = composeGame<Game, typeof slices>(slices, {
  moments,
  objection: (state, command, actor) => objection(authorities[command.type], state, command, actor),
  conclude
})

/** The views of the slices; `view.ts` adds the parts that several slices share. */
export const shown = composeView<Game, typeof slices>(slices, explain)

/** Why this actor may not make this decision, or null. */
export function objection(authority: Authority, state: State, command: Command, actor: Actor): Refusal | null {
  const owner = ownerOf(state, command)
  const mayBeAway = authority === 'keeping' || authority === 'record' || authority === 'private'
  if (owner !== null && !(mayBeAway ? isKnown(state, owner) : isParticipant(state, owner)))
    return { because: 'not-a-participant', who: owner }
  if (actor.kind === 'seat') {
    if (authority === 'keeping' || owner === null) return { because: 'gm-only' }
    return owner === actor.seat ? null : { because: 'not-yours', who: owner }
  }
  if (
    owner === null ||
    owner === 'world' ||
    authority === 'keeping' ||
    authority === 'record' ||
    authority === 'spoken'
  )
    return null
  if (authority === 'private') return { because: 'not-yours', who: owner }
  return state.cards === 'physical' ? null : { because: 'players-own-hand', who: owner }
}

/** The participant to whom the decision of a command belongs. */
function ownerOf(state: State, command: Command): Participant | null {
  if ('who' in command) return command.who
  if ('seat' in command) return command.seat
  return command.type === 'correct-relationship' ? (relationshipOf(state, command.relationship)?.seat ?? null) : null
}

/** An absent player still has an entry in the record, but neither speaks nor holds cards (ruling, A37b). */
function isKnown(state: State, who: Participant): boolean {
  return isParticipant(state, who) || state.protagonists.some(one => one.seat === who)
}
