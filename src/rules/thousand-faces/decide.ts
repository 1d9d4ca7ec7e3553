import type { Luck } from '../core/luck'
import { refuse } from '../core/refusal'
import { ok, type Result } from '../core/result'
import type { Actor } from '../core/seat'
import { shortenerOf } from '../core/shorten'
import type { Decision } from '../core/slice'
import { begin, type Act } from './act'
import { decideAllies } from './allies/decide'
import { apply } from './apply'
import { decideBlessings } from './blessings/decide'
import { decideCharacters, seatMayCharacters } from './characters/decide'
import { decideCorrections } from './corrections/decide'
import { decideDeck, seatMayDeck } from './deck/decide'
import { decideDiceless } from './diceless/decide'
import { decideEconomy } from './economy/decide'
import { decideEquipment, seatMayEquipment } from './equipment/decide'
import { decideExperience, seatMayExperience } from './experience/decide'
import { decideFlips, seatMayFlip } from './flip/decide'
import { decideFoes, seatMayFoes } from './foes/decide'
import { decideInjury, seatMayInjury } from './injury/decide'
import { decideMagic, seatMayMagic } from './magic/decide'
import { decideGames, seatMayGames } from './minigames/decide'
import { decideMoves, seatMayMoves } from './moves/decide'
import { decideShadow } from './shadow/decide'
import { eventShape } from './codec'
import { longestText, textShape } from './shapes'
import { findSheet } from './sheets'
import type { Deciding, SeatMay } from './slices'
import { decideSpotlight } from './spotlight/decide'
import { decideStamina } from './stamina/decide'
import type { Command, Event, Refusal, State } from './types'

/** Who judges a command. One line per slice. */
const judges: Deciding<Command> = {
  ...decideBlessings,
  ...decideCorrections,
  ...decideDeck,
  ...decideDiceless,
  ...decideExperience,
  ...decideFlips,
  ...decideShadow,
  ...decideStamina,
  ...decideAllies,
  ...decideCharacters,
  ...decideEconomy,
  ...decideEquipment,
  ...decideFoes,
  ...decideGames,
  ...decideInjury,
  ...decideMagic,
  ...decideMoves,
  ...decideSpotlight
}

/** What players may send themselves. One line per slice that lets them. */
const seatMay: SeatMay<Command> = {
  ...seatMayDeck,
  ...seatMayExperience,
  ...seatMayFlip,
  ...seatMayCharacters,
  ...seatMayEquipment,
  ...seatMayFoes,
  ...seatMayGames,
  ...seatMayInjury,
  ...seatMayMagic,
  ...seatMayMoves
}

const shortened = shortenerOf<Event>(eventShape.options, textShape, longestText)

/** The only judge, and the only caller of luck. Says what happened; changes nothing. */
export function decide(
  state: State,
  command: Command,
  actor: Actor,
  luck: Luck
): Result<Decision<State, Event>, Refusal> {
  if (actor.kind === 'seat' && !mayAsk(state, command, actor.seat)) return refuse({ because: 'not-yours' })
  if ('seat' in command && command.seat && !findSheet(state, command.seat))
    return refuse({ because: 'no-such-seat', seat: command.seat })
  const judge = judges[command.type] as (act: Act, command: Command, luck: Luck) => Result<Act, Refusal>
  const act = judge(begin(state, apply), command, luck)
  if (!act.ok) return act
  const events = act.value.events.map(shortened)
  const isAsMade = events.every((event, at) => event === act.value.events[at])
  return ok(isAsMade ? act.value : { events, state: events.reduce(apply, state) })
}

function mayAsk(state: State, command: Command, seat: Extract<Actor, { kind: 'seat' }>['seat']): boolean {
  const may = seatMay[command.type] as ((state: State, command: Command, seat: unknown) => boolean) | undefined
  return may?.(state, command, seat) ?? false
}
