import type { Luck } from '#rules/core/luck'
import { gm, type Actor, type SeatId } from '#rules/core/seat'
import { fullDeck } from '#rules/face-of-angels/cards'
import type { Command, State } from '#rules/face-of-angels/state'
import { cardsTooMany, participants } from '#rules/face-of-angels/deck/hands'
import { personalities, suits, type Participant } from '#rules/face-of-angels/vocabulary'
import { any, actorFor, someOf } from './choosing'

/** What happens beside the contest, or begins one. */
export function aside(state: State, luck: Luck): { readonly actor: Actor; readonly command: Command } {
  const who = any(luck, participants(state))
  const seat = any(luck, state.protagonists).seat
  const owed = cardsTooMany(state, who)
  const commands: readonly Command[] = [
    {
      type: 'call-contest',
      who,
      acting: who === 'world' ? { as: 'other', name: 'A warden' } : { as: 'protagonist' },
      respondent: any(luck, participants(state)),
      kind: luck.below(4) === 0 ? 'going-for-broke' : 'ordinary'
    },
    { type: 'discard', who, cards: someOf(state, who, Math.max(0, owed), luck) },
    {
      type: 'edit-protagonist',
      seat,
      name: 'Ada',
      personality: any(luck, personalities),
      area: 'locks',
      perception: ''
    },
    { type: 'gain-powers', seat, suit: any(luck, suits), area: 'fire' },
    { type: 'add-relationship', seat, kind: any(luck, ['friend', 'foe'] as const), name: 'Osric' },
    { type: 'add-character', seat, name: 'The cook', note: '' },
    { type: 'note-suspicion', who, about: seat, words: 'heir' },
    { type: 'write-secret', who, words: 'guilty' },
    ...state.relationships.slice(-6).map(
      one =>
        ({
          type: 'bring-relationship',
          who: one.kind === 'foe' ? ('world' as const) : one.seat,
          relationship: one.id
        }) as const
    ),
    { type: 'draw-as-jack', who },
    { type: 'begin-act', act: any(luck, [0, 1, 2, 3, 4] as const) },
    {
      type: 'correct-powers',
      seat,
      trumps: [{ suit: any(luck, suits), area: 'fire', declared: any(luck, ['by-choice', 'always'] as const) }]
    },
    { type: 'refill-hands' }
  ]
  const command = any(luck, commands)
  const named: Participant = 'who' in command ? command.who : 'seat' in command ? (command.seat ?? 'world') : 'world'
  const byTable = command.type === 'correct-powers' || command.type === 'begin-act'
  return { actor: byTable ? gm : actorFor(state, named), command }
}

/** Out of turn, not one's own, not there: most of it is refused. */
export function mischief(state: State, luck: Luck): { readonly actor: Actor; readonly command: Command } {
  const who = any(luck, participants(state))
  const seat = any(luck, state.protagonists).seat
  const commands: readonly Command[] = [
    {
      type: 'lay-card',
      who,
      card: any(luck, fullDeck),
      acting: { as: 'protagonist' },
      played: { as: 'plain' },
      secret: null
    },
    { type: 'end-contest', winner: any(luck, ['initiator', 'respondent', null] as const), reason: 'late' },
    { type: 'award-trick', number: 1, to: any(luck, ['initiator', 'respondent'] as const) },
    { type: 'close-help' },
    { type: 'deal-extra', who, reason: 'luck' },
    { type: 'leave-game', seat },
    { type: 'return-to-game', seat },
    { type: 'accept-stakes', who, pace: 1 },
    { type: 'hand-back', who, cards: [any(luck, fullDeck)] },
    { type: 'start-game' }
  ]
  const actors: readonly Actor[] = [gm, ...state.seats.map((one: SeatId): Actor => ({ kind: 'seat', seat: one }))]
  return { actor: any(luck, actors), command: any(luck, commands) }
}
