import type { Luck } from '#rules/core/luck'
import { gm, type Actor, type SeatId } from '#rules/core/seat'
import type { Command, State } from '#rules/face-of-angels/state'
import { faceOfAngels } from '#rules/face-of-angels/index'
import { fates, suits, type Participant, personalities } from '#rules/face-of-angels/vocabulary'
import type { AskedStep } from '#rules/face-of-angels/asked'
import type { GmView } from '#rules/face-of-angels/view'
import { any, actorFor, someOf, oneCard } from './choosing'
import { fullDeck } from '#rules/face-of-angels/cards'
import { cardsTooMany, participants } from '#rules/face-of-angels/deck/hands'

/** What happens beside the contest, or begins one. */
function aside(state: State, luck: Luck): { readonly actor: Actor; readonly command: Command } {
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
function mischief(state: State, luck: Luck): { readonly actor: Actor; readonly command: Command } {
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

/** What a table would do now, most of it sensible. */
export function nextCommand(state: State, luck: Luck): { readonly actor: Actor; readonly command: Command } {
  if (!state.started) return { actor: gm, command: { type: 'start-game' } }
  const { participants } = faceOfAngels.view(state, { kind: 'gm' }) as GmView
  const waiting = participants.flatMap(({ who, asked: steps }) => steps.map(asked => ({ who, asked })))
  if (waiting.length > 0 && luck.below(8) > 0) {
    const { who, asked } = any(luck, waiting)
    return { actor: actorFor(state, who), command: answerTo(state, who, asked, luck) }
  }
  return luck.below(3) > 0 ? aside(state, luck) : mischief(state, luck)
}

function answerTo(state: State, who: Participant, asked: AskedStep, luck: Luck): Command {
  const acting =
    who === 'world' || luck.below(5) === 0
      ? ({ as: 'other', name: 'Somebody' } as const)
      : ({ as: 'protagonist' } as const)
  switch (asked.kind) {
    case 'step-up':
      return { type: 'step-up', who, acting }
    case 'set-stakes':
      return { type: 'set-stakes', who, ifWin: 'won', ifLose: 'lost' }
    case 'confirm-limits':
      return { type: 'confirm-limits', who }
    case 'negotiate':
      if (state.contest?.kind === 'going-for-broke' && luck.below(4) === 0)
        return { type: 'propose-end', who, words: `half of it ${luck.below(9)}` }
      if (luck.below(3) === 0)
        return {
          type: 'change-condition',
          who,
          condition: any(luck, ['ifWin', 'ifLose'] as const),
          words: `words ${luck.below(99)}`
        }
      return { type: 'accept-stakes', who, pace: any(luck, [1, 2, 3] as const) }
    case 'help':
      if (luck.below(2) === 0) return { type: 'pass-help', who }
      return layAnything(state, who, acting, luck)
    case 'lead':
    case 'answer':
      return layAnything(state, who, acting, luck)
    case 'point': {
      const laid = state.contest?.phase.at === 'trick' ? state.contest.phase.trick.laid : []
      return { type: 'pick-point', who, card: any(luck, laid).card }
    }
    case 'answer-secret':
      return { type: 'answer-secret', who, verdict: any(luck, ['true', 'false'] as const) }
    case 'hand-back':
      return { type: 'hand-back', who, cards: someOf(state, who, asked.count, luck) }
    case 'transformation': {
      const choice = asked.choices.length > 0 ? luck.below(asked.choices.length) : null
      const realm = luck.below(2) === 0 ? { suit: any(luck, suits), area: 'storms' } : null
      return { type: 'pick-transformation', who, choice, words: 'wings', realm }
    }
    case 'settle':
      return {
        type: 'settle-relationship',
        who,
        relationship: any(luck, asked.relationships),
        choice: any(luck, fates)
      }
    case 'agree-end':
      return luck.below(2) === 0 ? { type: 'agree-end', who } : { type: 'propose-end', who, words: 'Nobody dies' }
    case 'wrap-up':
      return { type: 'close-contest', who }
    case 'discard':
      return { type: 'discard', who, cards: someOf(state, who, asked.count, luck) }
  }
}

function layAnything(
  state: State,
  who: Participant,
  acting: { readonly as: 'protagonist' } | { readonly as: 'other'; readonly name: string },
  luck: Luck
): Command {
  const own = state.cards === 'digital' ? state.protagonists : []
  const secretOf = luck.below(5) === 0 ? any(luck, state.protagonists).seat : null
  const kind = luck.below(4)
  const of = own.length > 0 ? any(luck, own).seat : null
  return {
    type: 'lay-card',
    who,
    card: oneCard(state, who, luck),
    acting,
    played: kind === 0 ? { as: 'trump' } : kind === 1 && of ? { as: 'super-trump', of } : { as: 'plain' },
    secret: secretOf && { about: secretOf, words: 'a secret' }
  }
}
