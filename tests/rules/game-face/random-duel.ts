import fc from 'fast-check'
import { gm, type Actor } from '#rules/core/seat'
import type { Command, Event, State } from '#rules/game-face/state'
import { gameFace } from '#rules/game-face/index'
import type { Contestant } from '#rules/game-face/contestants/model'
import { duelSuits, sides } from '#rules/game-face/vocabulary'
import { seededLuck } from '../../support/luck'
import { leadsToRemedy } from '../../support/remedy-law'
import { contestant, Duel, rival, seatActor, warden, wren } from './duel'

export const suit = fc.constantFrom(...duelSuits)
const side = fc.constantFrom(...sides)
export const roll = fc.integer({ min: 1, max: 12 })
const typed = fc.option(fc.record({ suit, roll }), { nil: null, freq: 2 })
const left: fc.Arbitrary<Contestant> = fc.constantFrom(contestant(), contestant({ dice: 'table' }))
const right: fc.Arbitrary<Contestant> = fc.constantFrom(rival, { ...rival, dice: 'table' }, warden)
const variants = fc.record({
  bonus: fc.constantFrom('lasting' as const, 'next-roll-only' as const),
  ties: fc.constantFrom('spent' as const, 'reroll' as const, 'both-score' as const)
})

const weighted = (weight: number, arbitrary: fc.Arbitrary<Command>) => ({ weight, arbitrary })
export const command: fc.Arbitrary<Command> = fc.oneof(
  weighted(14, fc.record({ type: fc.constant('pick' as const), side, suit })),
  weighted(14, fc.record({ type: fc.constant('roll' as const), side })),
  weighted(4, fc.record({ type: fc.constant('enter-die' as const), side, suit, roll })),
  weighted(12, fc.record({ type: fc.constant('reveal' as const), typed: fc.record({ left: typed, right: typed }) })),
  weighted(2, fc.record({ type: fc.constant('describe' as const), side, words: fc.string({ maxLength: 12 }) })),
  weighted(1, fc.record({ type: fc.constant('use-dice' as const), side, dice: fc.constantFrom('screen', 'table') })),
  weighted(
    1,
    fc.record({ type: fc.constant('correct-reveal' as const), rolls: fc.record({ left: roll, right: roll }) })
  ),
  weighted(1, fc.record({ type: fc.constant('sudden-death' as const) })),
  weighted(1, fc.record({ type: fc.constant('settle' as const), words: fc.string({ maxLength: 12 }) })),
  weighted(1, fc.record({ type: fc.constant('name-voice' as const), seat: fc.constantFrom(wren, null) })),
  weighted(1, fc.record({ type: fc.constant('note-result' as const), words: fc.string({ maxLength: 12 }) }))
)

const begun = fc.record({ contestants: fc.record({ left, right }), variants })
export const play = fc.record({ begun, commands: fc.array(command, { minLength: 20, maxLength: 90 }), seed: fc.nat() })

interface Step {
  readonly state: State
  readonly events: readonly Event[]
}

/** Plays whatever the rules allow; each side acts for itself, with real dice where they lie on the table. */
export function steps({
  begun,
  commands,
  seed
}: typeof play extends fc.Arbitrary<infer Play> ? Play : never): readonly Step[] {
  const luck = seededLuck(seed)
  const played: Step[] = []
  let { state } = new Duel()
  const all: readonly Command[] = [{ type: 'begin', voice: null, ...begun }, ...commands]
  for (const asked of all) {
    const decided = gameFace.decide(state, fitted(state, asked), actorFor(state, asked), luck)
    if (!decided.ok) {
      leadsToRemedy(decided.error.because, gameFace.explain(decided.error))
      continue
    }
    for (const event of decided.value.events) state = gameFace.apply(state, event)
    played.push({ state, events: decided.value.events })
  }
  return played
}

/** So that a random reveal is not always refused: dice are entered for the sides that roll real ones. */
function fitted(state: State, asked: Command): Command {
  if (asked.type !== 'reveal' || !state.contestants) return asked
  const told = (each: 'left' | 'right') => (state.contestants?.[each].dice === 'table' ? asked.typed[each] : null)
  return { ...asked, typed: { left: told('left'), right: told('right') } }
}

function actorFor(state: State, asked: Command): Actor {
  if (asked.type !== 'pick' && asked.type !== 'roll' && asked.type !== 'enter-die') return gm
  const who = state.contestants?.[asked.side].who
  return who?.kind === 'seat' ? seatActor(who.seat) : gm
}
