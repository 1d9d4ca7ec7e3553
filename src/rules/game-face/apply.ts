import { assertNever } from '../core/assert-never'
import type { Event } from './events'
import { isRollingAgain } from './scoring'
import type { Both, Reveal, Ritual, Side, State } from './types'

const nothing = { left: null, right: null } as const
const silence = { left: '', right: '' } as const

/** Moves the pieces of a duel. Never judges. */
export function apply(state: State, event: Event): State {
  if (event.type === 'duel-began') {
    const { contestants, voice, variants } = event
    return { ...state, ...fresh(state), contestants, voice, variants, ritual: freshRitual('best-of-three') }
  }
  if (event.type === 'voice-named') return { ...state, voice: event.seat }
  if (event.type === 'result-noted') return { ...state, story: event.words }
  if (event.type === 'dispute-settled')
    return { ...state, rulings: [...state.rulings, { round: event.round, words: event.words }] }
  if (event.type === 'sudden-death-began') return { ...state, ...fresh(state), ritual: freshRitual('sudden-death') }
  const { ritual } = state
  return ritual ? applyToRitual(state, ritual, event) : state
}

function freshRitual(kind: Ritual['kind']): Ritual {
  return { kind, reveals: [], hidden: nothing, approach: silence, verdict: null }
}

function fresh({ ritual, past }: State): Pick<State, 'past' | 'rulings' | 'story'> {
  const over = ritual?.verdict ? [{ kind: ritual.kind, verdict: ritual.verdict }] : []
  return { past: [...past, ...over], rulings: [], story: '' }
}

type RitualEvent = Exclude<
  Event,
  { type: 'duel-began' | 'voice-named' | 'result-noted' | 'dispute-settled' | 'sudden-death-began' }
>

function applyToRitual(state: State, ritual: Ritual, event: RitualEvent): State {
  switch (event.type) {
    case 'die-picked':
      return withRitual(state, { ...ritual, hidden: set(ritual.hidden, event.side, { suit: event.suit, roll: null }) })
    case 'die-rolled': {
      const hidden = ritual.hidden[event.side]
      if (!hidden) return state
      return withRitual(state, { ...ritual, hidden: set(ritual.hidden, event.side, { ...hidden, roll: event.roll }) })
    }
    case 'approach-described':
      return withRitual(state, { ...ritual, approach: set(ritual.approach, event.side, event.words) })
    case 'dice-chosen':
      return withDice(state, ritual, event.side, event.dice)
    case 'dice-revealed':
      return withReveals(state, ritual, [...ritual.reveals, event.reveal])
    case 'reveal-corrected':
      return withCorrection(state, ritual, event)
    case 'ritual-ended':
      return withRitual(state, { ...ritual, hidden: nothing, verdict: event.verdict })
    default:
      return assertNever(event)
  }
}

function withRitual(state: State, ritual: Ritual): State {
  return { ...state, ritual }
}

function set<Thing>(pair: Both<Thing>, side: Side, thing: Thing): Both<Thing> {
  return { ...pair, [side]: thing }
}

/** Whoever takes real dice in hand takes their secret back too. */
function withDice(state: State, ritual: Ritual, side: Side, dice: 'screen' | 'table'): State {
  const { contestants } = state
  if (!contestants) return state
  const hidden = dice === 'table' ? set(ritual.hidden, side, null) : keptPick(ritual, side)
  return {
    ...state,
    contestants: set(contestants, side, { ...contestants[side], dice }),
    ritual: { ...ritual, hidden }
  }
}

/** Dice that are rolled again are picked already: everybody has seen them. */
function keptPick({ hidden, reveals }: Ritual, side: Side): Ritual['hidden'] {
  const last = reveals.at(-1)
  if (!last || !isRollingAgain(reveals) || hidden[side]) return hidden
  return set(hidden, side, { suit: last.throws[side].suit, roll: null })
}

function withReveals(state: State, ritual: Ritual, reveals: readonly Reveal[]): State {
  const last = reveals.at(-1)
  const again = last && isRollingAgain(reveals)
  return {
    ...state,
    serial: state.serial + 1,
    ritual: {
      ...ritual,
      reveals,
      verdict: null,
      approach: again ? ritual.approach : silence,
      hidden: again ? pickedAgain(state, last) : nothing
    }
  }
}

/** The next round may have begun before somebody saw that the last one was read wrongly (GF23). */
function withCorrection(
  state: State,
  ritual: Ritual,
  { reveal, keepsNext }: Extract<RitualEvent, { type: 'reveal-corrected' }>
): State {
  const corrected = withReveals(state, ritual, [...ritual.reveals.slice(0, -1), reveal])
  if (!keepsNext || !corrected.ritual) return corrected
  const { hidden, approach } = ritual.verdict ? corrected.ritual : ritual
  return withRitual(corrected, { ...corrected.ritual, hidden, approach })
}

function pickedAgain({ contestants }: State, last: Reveal): Ritual['hidden'] {
  const pick = (side: Side) =>
    contestants?.[side].dice === 'screen' ? { suit: last.throws[side].suit, roll: null } : null
  return { left: pick('left'), right: pick('right') }
}
