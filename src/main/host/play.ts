import type { ChronicleAsk, ChronicleDenial } from '#rules/campaign/asks'
import { changedMeanwhile } from '#rules/campaign/meanwhile'
import type { CampaignEvent, Entry } from '#rules/campaign/types'
import type { Audience } from '#rules/core/audience'
import type { Asker } from '#rules/core/seat'
import { fail, ok, type Fail, type Result } from '#rules/core/result'
import type { Answer, Denial } from '#shared/contract'
import { notices } from '../storage/notices'
import { denialOf, deny, type HandlerContext } from './handler-context'
import type { OpenCampaign } from './host-state'

export interface PlayOptions {
  /** The revision of the frame that the command refers to; null when the command fits any frame. */
  readonly revision: number | null
  readonly actor: Asker
  readonly campaign: string | null
}

/** Decides, records, then publishes. When the disk fails, play continues and the file's status shows the failure. */
export async function play(context: HandlerContext, ask: ChronicleAsk, options: PlayOptions): Promise<Answer<'act'>> {
  const { dependencies, publisher } = context
  const open = openForPlay(context, ask, options)
  if (!open.ok) return open
  const { chronicle, store } = open.value
  const draft = chronicle.consider(ask, options.actor, dependencies.luck)
  if (!draft.ok) return denied(context, draft.error)

  const entry = chronicle.complete(draft.value, dependencies.clock.now())
  chronicle.append(entry)
  await store.append(entry, chronicle.campaign)
  if (beginsSession(entry)) await takeCodeOffTable(context)
  publisher.publish()
  return ok(null)
}

/** A session begins, or goes on after its end. */
function beginsSession(entry: Entry): boolean {
  if (entry.kind !== 'act' || entry.board !== null) return false
  const types = (entry.events as readonly CampaignEvent[]).map(({ type }) => type)
  return types.includes('session-began') || types.includes('session-continued')
}

/** The code would cover the evening. Players can still ask to join (JN9). */
async function takeCodeOffTable({ devices }: HandlerContext): Promise<void> {
  const { open, onTable } = devices().status(null, [], []).join
  if (onTable) await devices().openJoin(open, false)
}

/** The campaign for an act, or the reason why no act is possible. */
export function openForPlay(
  context: HandlerContext,
  ask: ChronicleAsk,
  { revision, actor, campaign }: PlayOptions
): Result<OpenCampaign, Denial> {
  const open = openCampaign(context, campaign)
  if (!open.ok) return open
  const { chronicle, store } = open.value
  const { save } = store.status()
  if (save.kind === 'read-only') return deny(save)
  if (store.isFull) return deny({ kind: 'not-allowed', ...notices.full })
  const audience: Audience = actor.kind === 'seat' ? actor : { kind: 'gm' }
  const source = revision === null ? null : context.publisher.frames.sourceOf(audience, revision, chronicle)
  const changed = changedMeanwhile(chronicle, ask, source, actor)
  return changed ? deny({ kind: 'stale', ...(changed.first && { first: changed.first }) }) : open
}

/** The denial of an ask; a bug is also logged. */
export function denied({ dependencies }: HandlerContext, error: ChronicleDenial): Fail<Denial> {
  if (error.kind === 'refused' && error.detail) dependencies.log(`our bug, not recorded: ${error.detail}`)
  return denialOf(error)
}

/** A seat's link gives access to its own campaign only. */
export function openCampaign({ state }: HandlerContext, campaign: string | null): Result<OpenCampaign, Denial> {
  const open = state.campaign
  if (open && (campaign === null || campaign === open.store.id)) return ok(open)
  return fail({ kind: 'problem', problem: { kind: 'no-campaign' } })
}
