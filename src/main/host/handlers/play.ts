import type { ChronicleAsk, Denied } from '#rules/campaign/asks'
import type { BoardId } from '#rules/campaign/types'
import type { Chronicle } from '#rules/campaign/chronicle'
import { logBefore } from '#rules/campaign/log'
import { tablePicture } from '#rules/campaign/table-picture'
import { gm, type Asker } from '#rules/core/seat'
import { fail, ok, type Fail, type Result } from '#rules/core/result'
import { notices } from '../../storage/notices'
import type { Answer, Denial } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { HandlerContext, Handlers } from '../handler-context'
import { denialOf, deny } from '../denial'
import type { OpenCampaign } from '../host-state'

type PlayAsks =
  | 'act'
  | 'preview'
  | 'act-as-seat'
  | 'undo'
  | 'redo'
  | 'name-save-point'
  | 'older-log'
  | 'peek-seat'
  | 'peek-table'

/** Everything that happens in the game itself, and looking at it. */
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
    act: ({ revision, board, command }, caller) => {
      const no = phoneProblem(context, caller.actor, board)
      if (no) return Promise.resolve(deny(no))
      return inTurn({ kind: 'act', board, command }, revision, caller.actor, caller.campaign)
    },
    preview: ({ revision, board, command }, { actor, campaign }) => {
      const no = phoneProblem(context, actor, board)
      if (no) return Promise.resolve(deny(no))
      return queue.run(() => {
        const open = openForPlay(context, { revision, actor, campaign })
        if (!open.ok) return open
        const outcome = open.value.chronicle.preview({ kind: 'act', board, command }, actor, context.dependencies.luck)
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
        if (!state.seats.includes(seat)) return deny({ kind: 'not-allowed', says: 'Nobody has that seat.' })
        return ok(publisher.peek(seat))
      }),
    'peek-table': () => read(tablePicture)
  }
}

export interface PlayOptions {
  /** The picture that the button stood on; null for what fits any picture. */
  readonly revision: number | null
  readonly actor: Asker
  readonly campaign: string | null
}

/** Judge, write down, then show. When the disk refuses, the game goes on and the file's status says so in red. */
export async function play(context: HandlerContext, ask: ChronicleAsk, options: PlayOptions): Promise<Answer<'act'>> {
  const { dependencies, publisher } = context
  const open = openForPlay(context, options)
  if (!open.ok) return open
  const { chronicle, store } = open.value
  const draft = chronicle.consider(ask, options.actor, dependencies.luck)
  if (!draft.ok) return denied(context, draft.error)

  const entry = chronicle.complete(draft.value, dependencies.clock.now())
  chronicle.append(entry)
  await store.append(entry, chronicle.campaign)
  publisher.publish()
  return ok(null)
}

/** The campaign that an act goes to, or why there can be none now. */
function openForPlay(
  context: HandlerContext,
  { revision, actor, campaign }: PlayOptions
): Result<OpenCampaign, Denial> {
  const open = openCampaign(context, campaign)
  if (!open.ok) return open
  const { chronicle, store } = open.value
  const { save } = store.status()
  if (save.kind === 'read-only') return deny(save)
  if (store.isFull) return deny({ kind: 'not-allowed', says: notices.full })
  const isStale = revision !== null && revision !== revisionSeenBy(actor, context, chronicle)
  return isStale ? deny({ kind: 'stale' }) : open
}

/** A mistake of ours is also written down. */
function denied({ dependencies }: HandlerContext, error: Denied): Fail<Denial> {
  if (error.kind === 'refused' && error.detail) dependencies.log(`our bug, not recorded: ${error.detail}`)
  return denialOf(error)
}

/** A seat counts its own pictures: what it was not shown cannot make its button stale. */
function revisionSeenBy(actor: Asker, { publisher }: HandlerContext, { revision }: Chronicle): number {
  return actor.kind === 'seat' ? publisher.revisionFor(actor.seat) : revision
}

/** Why a player's own page may not act now (ST5, ST7). */
function phoneProblem({ state, publisher }: HandlerContext, actor: Asker, board: BoardId | null): Problem | null {
  if (actor.kind !== 'seat') return null
  if (state.modes.phones !== 'live') return screensStopped
  return board !== null && publisher.frames.isHidden(board) ? notShownYet : null
}

/** The same, whether there is such a game or not. */
const notShownYet: Problem = { kind: 'not-allowed', says: 'This game is not open to players. Ask your Game Master.' }

/** A phone that is frozen or dark shows nothing that could be meant. */
const screensStopped: Problem = {
  kind: 'not-allowed',
  says: 'The Game Master has stopped the screens for now. Wait until they are live again.'
}

/** A seat's link opens its own campaign only. */
function openCampaign({ state }: HandlerContext, campaign: string | null): Result<OpenCampaign, Denial> {
  const open = state.campaign
  if (open && (campaign === null || campaign === open.store.id)) return ok(open)
  return fail({ kind: 'problem', problem: { kind: 'no-campaign' } })
}
