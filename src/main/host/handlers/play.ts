import type { ChronicleAsk } from '#rules/campaign/asks'
import type { BoardId } from '#rules/campaign/types'
import type { Chronicle } from '#rules/campaign/chronicle'
import { logBefore } from '#rules/campaign/log'
import { publicCampaign } from '#rules/campaign/public-campaign'
import { gm, type Asker } from '#rules/core/seat'
import { ok } from '#rules/core/result'
import { changedMeanwhile } from '#rules/campaign/meanwhile'
import { commandFor } from '#rules/campaign/answer-command'
import type { Audience } from '#rules/core/audience'
import type { Answer, Ask } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { Caller } from '../dependencies'
import { type HandlerContext, type Handlers, deny, noSuchSeat } from '../handler-context'
import { denied, openCampaign, openForPlay, play } from '../play'

type PlayAsks =
  | 'act'
  | 'answer'
  | 'answer-as-seat'
  | 'preview'
  | 'act-as-seat'
  | 'undo'
  | 'redo'
  | 'name-save-point'
  | 'older-log'
  | 'peek-seat'
  | 'peek-table'

/** Acts in the game, and reading its state. */
export function playHandlers(context: HandlerContext): Handlers<PlayAsks> {
  const { queue, state, publisher } = context
  const inTurn = (ask: ChronicleAsk, revision: number | null, actor: Asker, campaign: string | null = null) =>
    queue.run(() => play(context, ask, { revision, actor, campaign }))
  const read = <Value>(what: (chronicle: Chronicle) => Value) =>
    queue.run(() => {
      const open = openCampaign(context, null)
      return open.ok ? ok(what(open.value.chronicle)) : open
    })

  return {
    act: (asked, caller) => act(context, asked, caller),
    answer: (asked, caller) => answer(context, asked, caller),
    'answer-as-seat': ({ seat, ...asked }) => answer(context, asked, { actor: { kind: 'seat', seat }, campaign: null }),
    preview: ({ revision, board, command }, { actor, campaign }) => {
      const no = phoneProblem(context, actor, board)
      if (no) return Promise.resolve(deny(no))
      return queue.run(() => {
        const asked = { kind: 'act', board, command } as const
        const open = openForPlay(context, asked, { revision, actor, campaign })
        if (!open.ok) return open
        const outcome = open.value.chronicle.preview(asked, actor, context.dependencies.luck)
        return outcome.ok ? outcome : denied(context, outcome.error)
      })
    },
    'act-as-seat': ({ revision, seat, board, command }) =>
      inTurn({ kind: 'act', board, command }, revision, { kind: 'seat', seat }),
    undo: ({ revision, steps }) => inTurn({ kind: 'undo', steps }, revision, gm),
    redo: ({ revision, steps }) => inTurn({ kind: 'redo', steps }, revision, gm),
    'name-save-point': ({ name }) => inTurn({ kind: 'save-point', name }, null, gm),
    'older-log': ({ before, count }) => read(chronicle => logBefore(chronicle, { kind: 'gm' }, before, count)),
    'peek-seat': ({ seat }) =>
      queue.run(() => {
        if (!state.campaign) return deny({ kind: 'no-campaign' })
        if (!state.seats.includes(seat)) return deny(noSuchSeat)
        return ok(publisher.peek(seat))
      }),
    'peek-table': () => read(publicCampaign)
  }
}

function act(
  context: HandlerContext,
  { revision, board, command }: Extract<Ask, { ask: 'act' }>,
  { actor, campaign }: Caller
): Promise<Answer<'act'>> {
  const no = phoneProblem(context, actor, board)
  if (no) return Promise.resolve(deny(no))
  const asked = { kind: 'act', board, command } as const
  return context.queue.run(() => play(context, asked, { revision, actor, campaign }))
}

/**
 * An answer to an answered question is refused as late; the refusal names the first answer (QU4). Answers to an older
 * frame are late too when the question does not take them.
 */
function answer(
  context: HandlerContext,
  { revision, board, question, answers }: Omit<Extract<Ask, { ask: 'answer' }>, 'ask'>,
  { actor, campaign }: Pick<Caller, 'actor' | 'campaign'>
): Promise<Answer<'answer'>> {
  const no = phoneProblem(context, actor, board)
  if (no) return Promise.resolve(deny(no))
  return context.queue.run(() => {
    const open = openCampaign(context, campaign)
    if (!open.ok) return open
    const at = context.dependencies.clock.now()
    const made = commandFor(open.value.chronicle.campaign, board, question, answers, actor, at)
    const asked = { kind: 'act', board, command: made?.ok ? made.value : null } as const
    if (made?.ok) return play(context, asked, { revision, actor, campaign })
    const audience: Audience = actor.kind === 'seat' ? actor : gm
    const source = context.publisher.frames.sourceOf(audience, revision, open.value.chronicle)
    const changed = changedMeanwhile(open.value.chronicle, asked, source, actor)
    if (made && !changed) return denied(context, made.error)
    return deny({ kind: 'stale', ...(changed?.first && { first: changed.first }) })
  })
}

/** Why a player's page may not act now (ST5, ST7). */
function phoneProblem({ state, publisher }: HandlerContext, actor: Asker, board: BoardId | null): Problem | null {
  if (actor.kind !== 'seat') return null
  if (state.modes.phones !== 'live') return screensStopped
  return board !== null && publisher.frames.isHidden(board) ? notShownYet : null
}

/** The same message for a hidden game and for a game that does not exist. */
const notShownYet: Problem = {
  kind: 'not-allowed',
  message: 'This game is not open to players',
  remedy: 'Ask your Game Master'
}

/** A frozen or dark phone shows no present state, so its commands are refused. */
const screensStopped: Problem = {
  kind: 'not-allowed',
  message: 'The Game Master has stopped the screens for now',
  remedy: 'Wait until they are live again'
}
