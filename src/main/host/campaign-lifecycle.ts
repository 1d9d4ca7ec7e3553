import { LogSearch } from '#rules/campaign/log-search'
import { TurnTimes } from '#rules/campaign/prompts/turn-times'
import { Chronicle } from '#rules/campaign/chronicle'
import { foundingCommands } from '#rules/campaign/founding'
import { fail, ok, type Result } from '#rules/core/result'
import { gm } from '#rules/core/seat'
import type { Ask, CampaignLeft, Denial } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { CampaignOnDisk, OpenMode, StoreNotice } from '../storage/types'
import { type HandlerContext, denialOf } from './handler-context'
import type { Library } from './dependencies'
import type { OpenCampaign } from './host-state'
import { readForSearch, readMoments, readTurnTimes } from './read-ahead'
import { momentIndexOf } from '#rules/campaign/moment-index'
import { preparationPage } from '#rules/campaign/preparation'
import { recapOf } from '#rules/campaign/recap'
import { plainText } from '#rules/core/log-line'

/** A new campaign, with its founding act only. */
export function createChronicle(
  founding: Extract<Ask, { ask: 'new-campaign' }>,
  { dependencies: { luck, clock }, state }: Pick<HandlerContext, 'dependencies' | 'state'>
): Result<Chronicle, Denial> {
  const chronicle = Chronicle.begin()
  for (const command of foundingCommands({ ...founding, guide: state.preferences.guide })) {
    const draft = chronicle.consider({ kind: 'act', board: null, command }, gm, luck)
    if (!draft.ok) return denialOf(draft.error)
    chronicle.append(chronicle.complete(draft.value, clock.now()))
  }
  return ok(chronicle)
}

/** Makes this the open campaign. Only in a turn of the queue, after `closeCampaign`. */
export async function attachCampaign(
  context: HandlerContext,
  store: CampaignOnDisk,
  chronicle: Chronicle
): Promise<void> {
  const { state, dependencies, publisher } = context
  const campaign = { store, chronicle, times: new TurnTimes(chronicle, state.pauses), search: new LogSearch(chronicle) }
  state.campaign = campaign
  state.openingProblem = null
  store.onChange(() => publisher.refreshSoon())
  store.onNotice(notice => {
    addStoreNotice(context, notice)
    publisher.refresh()
  })
  await rememberFile(context)
  dependencies.log(`opened ${store.status().path}`)
  publisher.publish()
  // Prepares prompts and the search in advance, so that both are fast in a long campaign.
  makeReady(context, campaign).catch((error: unknown) =>
    dependencies.log(`failed: reading the campaign ahead: ${String(error)}`)
  )
}

async function makeReady(context: HandlerContext, campaign: OpenCampaign): Promise<void> {
  await readTurnTimes(context, campaign)
  await readForSearch(context, campaign)
  const seats = campaign.chronicle.campaign.seats.map(({ id }) => ({ kind: 'seat', seat: id }) as const)
  await readMoments(context, campaign, [{ kind: 'gm' }, { kind: 'table' }, ...seats])
}

/** Shows a notice of storage to the GM, with a button that opens the file it concerns. */
function addStoreNotice({ state, dependencies }: HandlerContext, { tone, says, opens }: StoreNotice): void {
  const remedy =
    opens === undefined ? null : ({ label: 'Open it', ask: { ask: 'open', path: opens, mode: 'edit' } } as const)
  state.addNotice(dependencies.clock.now(), tone, says, remedy)
}

/** @param left the state at closing; null: the campaign was not closed */
export async function rememberFile(
  { state, dependencies }: HandlerContext,
  left: CampaignLeft | null = null
): Promise<void> {
  if (!state.campaign) return
  const { store, chronicle } = state.campaign
  await dependencies.library.remember(store.status().path, chronicle.campaign.title, left)
  state.recents = await dependencies.library.recents()
}

/**
 * Opens an existing file. A failed or cancelled opening leaves the open campaign unchanged, and play continues during
 * the reading. Must not be called within a turn.
 */
export function openFile(context: HandlerContext, path: string, mode: OpenMode): Promise<Result<null, Problem>> {
  const { dependencies, openings, queue } = context
  return openings.run(async () => {
    const ready = await queue.run(() => prepareToOpen(context, path))
    if (!ready.ok) return ready
    const opened = await openings.withProgress(path, ready.value.stays, watcher =>
      dependencies.library.open(path, mode, watcher)
    )
    return opened === null ? ok(null) : queue.run(() => attachOpened(context, path, opened))
  })
}

/**
 * The same file must be closed before it is read again.
 * @returns whether the open campaign stays open meanwhile
 */
async function prepareToOpen(
  context: HandlerContext,
  path: string
): Promise<Result<{ readonly stays: boolean }, Problem>> {
  const again = context.state.campaign?.store.status().path === path
  const left = again ? await closeCampaign(context) : await flushCampaign(context)
  return left.ok ? ok({ stays: !again }) : left
}

async function attachOpened(
  context: HandlerContext,
  path: string,
  opened: Awaited<ReturnType<Library['open']>>
): Promise<Result<null, Problem>> {
  const { state, dependencies, publisher } = context
  if (!opened.ok) {
    state.openingProblem = opened.error
    dependencies.log(`could not open ${path}: ${opened.error.kind}`)
    publisher.publish()
    return fail(opened.error)
  }
  const { store, folded, notices } = opened.value
  const left = await closeCampaign(context)
  if (!left.ok) {
    await store.abandon()
    return left
  }
  for (const notice of notices) addStoreNotice(context, notice)
  await attachCampaign(context, store, folded)
  return ok(null)
}

/** Closes the open campaign. The campaign stays open when some acts are in memory only. */
export async function closeCampaign(context: HandlerContext): Promise<Result<null, Problem>> {
  const { state, dependencies, publisher } = context
  if (!state.campaign) return ok(null)
  const safe = await flushCampaign(context)
  if (!safe.ok) return safe
  const left = campaignLeft(state.campaign, dependencies.clock.now())
  const closed = await state.campaign.store.close()
  if (!closed.ok) return closed
  await rememberFile(context, left)
  state.campaign = null
  publisher.publish()
  return ok(null)
}

/** Makes sure that every act of the open campaign is on disk; tries once more if it is not. */
async function flushCampaign({ state }: HandlerContext): Promise<Result<null, Problem>> {
  const { campaign } = state
  if (!campaign || campaign.store.status().save.kind !== 'not-saved') return ok(null)
  const written = await campaign.store.retry()
  return written.ok ? ok(null) : written
}

/** The entries to read in one step while a campaign is closed, which takes a few milliseconds. */
const entriesAtOnce = 1000
const mostOwed = 3

/**
 * The state of a campaign at closing, in a few words for the person who continues it.
 * @param now milliseconds since 1970
 */
function campaignLeft({ chronicle, times }: OpenCampaign, now: number): CampaignLeft {
  const { campaign } = chronicle
  const { session, scene, seats } = campaign
  const nameOf = (id: string): string => {
    const seat = seats.find(each => each.id === id)
    return seat?.character || seat?.player || ''
  }
  // Moments that are not computed yet are left out, because closing does not wait for them.
  const isRead = momentIndexOf(chronicle).readOn({ kind: 'gm' }, entriesAtOnce)
  const last = isRead ? recapOf(chronicle, session, { kind: 'gm' }).moments.at(-1) : undefined
  return {
    session,
    scene: scene.title,
    line: last ? last.text || plainText(last.parts, nameOf) : '',
    owed: preparationPage(campaign, times, session, now)
      .boards.flatMap(({ owed }) => owed.map(({ says }) => plainText(says, nameOf)))
      .slice(0, mostOwed)
  }
}
