import { Chronicle } from '#rules/campaign/chronicle'
import { foundingCommands } from '#rules/campaign/founding'
import { fail, ok, type Result } from '#rules/core/result'
import { gm } from '#rules/core/seat'
import type { Ask, Denial } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { CampaignOnDisk, OpenMode, StoreNotice } from '../storage/types'
import type { Backstage } from './handler-context'
import { denialOf } from './denial'
import type { House, Library } from './dependencies'

/** A campaign in which nothing has happened but its founding. */
export function found(
  founding: Extract<Ask, { ask: 'new-campaign' }>,
  { luck, clock }: House
): Result<Chronicle, Denial> {
  const chronicle = Chronicle.begin()
  for (const command of foundingCommands(founding)) {
    const draft = chronicle.consider({ kind: 'act', board: null, command }, gm, luck)
    if (!draft.ok) return denialOf(draft.error)
    chronicle.append(chronicle.complete(draft.value, clock.now()))
  }
  return ok(chronicle)
}

/** Puts a campaign on the desk, in place of the one that was there. Only in a turn, after `leave`. */
export async function lay(backstage: Backstage, store: CampaignOnDisk, chronicle: Chronicle): Promise<void> {
  const { desk, house, publisher } = backstage
  desk.campaign = { store, chronicle }
  desk.trouble = null
  store.onChange(() => publisher.refreshSoon())
  store.onNotice(notice => {
    tell(backstage, notice)
    publisher.refresh()
  })
  await rememberFile(backstage)
  house.diary(`opened ${store.status().path}`)
  publisher.publish()
}

/** A sentence of storage for the GM, with the way to what it speaks of. */
function tell({ desk, house }: Backstage, { tone, says, opens }: StoreNotice): void {
  const remedy =
    opens === undefined ? null : ({ label: 'Open it', ask: { ask: 'open', place: opens, mode: 'edit' } } as const)
  desk.notice(house.clock.now(), tone, says, remedy)
}

export async function rememberFile({ desk, house }: Backstage): Promise<void> {
  if (!desk.campaign) return
  const { store, chronicle } = desk.campaign
  await house.library.remember(store.status().path, chronicle.campaign.title)
  desk.recents = await house.library.recents()
}

/**
 * Opens a file that is there. What cannot be opened, or is called off, leaves the campaign on the desk where it is, and
 * that one is played on meanwhile: reading is no turn of the host's. Never within a turn.
 */
export function openFile(backstage: Backstage, path: string, mode: OpenMode): Promise<Result<null, Problem>> {
  const { house, openings, turns } = backstage
  return openings.take(async () => {
    const ready = await turns.take(() => makeReady(backstage, path))
    if (!ready.ok) return ready
    const opened = await openings.watch(path, ready.value.stays, watcher => house.library.open(path, mode, watcher))
    return opened === null ? ok(null) : turns.take(() => take(backstage, path, opened))
  })
}

/** The same file must be let go of before it is read anew. @returns whether what is on the desk stays there meanwhile */
async function makeReady(backstage: Backstage, path: string): Promise<Result<{ readonly stays: boolean }, Problem>> {
  const again = backstage.desk.campaign?.store.status().path === path
  const left = again ? await leave(backstage) : await secure(backstage)
  return left.ok ? ok({ stays: !again }) : left
}

async function take(
  backstage: Backstage,
  path: string,
  opened: Awaited<ReturnType<Library['open']>>
): Promise<Result<null, Problem>> {
  const { desk, house, publisher } = backstage
  if (!opened.ok) {
    desk.trouble = opened.error
    house.diary(`could not open ${path}: ${opened.error.kind}`)
    publisher.publish()
    return fail(opened.error)
  }
  const { store, folded, notices } = opened.value
  const left = await leave(backstage)
  if (!left.ok) {
    await store.abandon()
    return left
  }
  for (const notice of notices) tell(backstage, notice)
  await lay(backstage, store, folded)
  return ok(null)
}

/** Puts the campaign away. It stays on the desk when some of it is nowhere but in memory. */
export async function leave(backstage: Backstage): Promise<Result<null, Problem>> {
  const { desk, publisher } = backstage
  if (!desk.campaign) return ok(null)
  const safe = await secure(backstage)
  if (!safe.ok) return safe
  const closed = await desk.campaign.store.close()
  if (!closed.ok) return closed
  desk.campaign = null
  publisher.publish()
  return ok(null)
}

/** Is every act of the open campaign on disk? If not, one more try. */
async function secure({ desk }: Backstage): Promise<Result<null, Problem>> {
  const { campaign } = desk
  if (!campaign || campaign.store.status().save.kind !== 'not-saved') return ok(null)
  const written = await campaign.store.tryAgain()
  return written.ok ? ok(null) : written
}
