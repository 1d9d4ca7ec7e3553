import { fail, ok, type Result } from '#rules/core/result'
import { gm } from '#rules/core/seat'
import type { Answer, Ask, FilePath } from '#shared/contract'
import type { Problem } from '#shared/problem'
import { type HandlerContext, type Handlers, deny } from '../handler-context'
import type { OpenCampaign } from '../host-state'
import { fileNameFor } from '../file-name'
import type { SaveTarget } from '../dependencies'
import { createChronicle, attachCampaign, closeCampaign, openFile, rememberFile } from '../campaign-lifecycle'
import { play } from '../play'
import { copyTitles, renameCommand, saveCopy } from '../retitle'

type FileAsks = 'new-campaign' | 'open' | 'cancel-opening' | 'save' | 'save-as' | 'save-copy' | 'close'

/**
 * New, Open, Save, Save As, Save a Copy, Close. Paths are chosen before the turn begins, because a dialog must not
 * delay the game.
 */
export function fileHandlers(context: HandlerContext): Handlers<FileAsks> {
  const { state, dependencies, queue, openings } = context
  const { shell } = dependencies

  const saveTo = (path: FilePath, write: (open: OpenCampaign, to: SaveTarget) => Promise<Result<unknown, Problem>>) =>
    withPath(shell.pickFileToSave(path, fileNameFor(state.campaign?.chronicle.campaign.title ?? '')), to =>
      queue.run(() => withOpenCampaign(context, open => write(open, to)))
    )

  return {
    'new-campaign': ask => createNew(context, ask),
    open: ({ path, mode }) => withPath(shell.pickFileToOpen(path), picked => openFile(context, picked, mode)),
    'cancel-opening': async () => {
      openings.cancel()
      return ok(null)
    },
    save: () => queue.run(() => withOpenCampaign(context, save)),
    'save-as': ({ path, title }) => saveTo(path, (open, to) => saveAs(context, open, to, title)),
    'save-copy': async ({ path, title }) => {
      const titleFor = title === undefined ? await copyTitles(shell) : () => title
      return saveTo(path, (open, to) => saveCopy(open, to, titleFor, dependencies.clock))
    },
    close: () => queue.run(async () => answer(await closeCampaign(context)))
  }
}

async function createNew(
  context: HandlerContext,
  ask: Extract<Ask, { ask: 'new-campaign' }>
): Promise<Answer<'new-campaign'>> {
  const { dependencies, queue } = context
  const chronicle = createChronicle(ask, context)
  if (!chronicle.ok) return chronicle
  return withPath(dependencies.shell.pickFileToSave(ask.path, fileNameFor(ask.title)), ({ path, whenTaken }) =>
    queue.run(async () => {
      const left = await closeCampaign(context)
      if (!left.ok) return left
      const created = await dependencies.library.create(path, chronicle.value, whenTaken)
      if (created.ok) await attachCampaign(context, created.value, chronicle.value)
      return created
    })
  )
}

async function saveAs(
  context: HandlerContext,
  { store }: OpenCampaign,
  { path, whenTaken }: SaveTarget,
  title: string | undefined
): Promise<Result<unknown, Problem>> {
  const { state, publisher, devices } = context
  if (store.status().path === path) return fail(ownName)
  const before = store.id
  const choice = state.boardChoice
  const saved = await store.saveAs(path, whenTaken)
  if (state.pausedIn === before) state.pausedIn = store.id
  if (choice) state.chooseBoards(store.id, choice)
  await publisher.publishBoards()
  await devices().moveLinks(before, store.id)
  if (saved.ok && title !== undefined) await retitle(context, title)
  if (saved.ok) await rememberFile(context)
  publisher.publish()
  return saved
}

const ownName: Problem = {
  kind: 'unsupported',
  message: 'This is the name that the campaign has already',
  remedy: 'Choose another one, or use Save now'
}

/**
 * Recorded as an ordinary act, so that it is in the log and can be undone. The campaign was saved under the new name
 * before; a full file keeps its title.
 */
async function retitle(context: HandlerContext, title: string): Promise<void> {
  const { campaign } = context.state
  if (!campaign || campaign.store.isFull || campaign.chronicle.campaign.title === title.trim()) return
  await play(context, renameCommand(title), { revision: null, actor: gm, campaign: null })
}

async function save({ store }: OpenCampaign): Promise<Result<void, Problem>> {
  const { save: state } = store.status()
  if (state.kind === 'not-saved') {
    const written = await store.retry()
    if (!written.ok) return written
  }
  return store.checkpoint('save')
}

async function withOpenCampaign(
  { state }: HandlerContext,
  task: (open: OpenCampaign) => Promise<Result<unknown, Problem>>
): Promise<Answer<'save'>> {
  return state.campaign ? answer(await task(state.campaign)) : deny({ kind: 'no-campaign' })
}

/** A cancelled dialog changes nothing and is no failure. */
async function withPath<Where>(
  picking: Promise<Result<Where | null, Problem>>,
  task: (where: Where) => Promise<Result<unknown, Problem> | Answer<'save'>>
): Promise<Answer<'save'>> {
  const picked = await picking
  if (!picked.ok) return deny(picked.error)
  return picked.value === null ? ok(null) : answer(await task(picked.value))
}

function answer(done: Result<unknown, Problem> | Answer<'save'>): Answer<'save'> {
  if (done.ok) return ok(null)
  const { error } = done
  return error.kind === 'problem' || error.kind === 'refused' ? { ok: false, error } : deny(error)
}

type DeletingAsks = 'delete-file' | 'list-deleted' | 'bring-back'

/** Deleting a campaign moves it to the bin; it is listed there and can be restored. */
export function deletedFileHandlers({ state, dependencies, queue, publisher }: HandlerContext): Handlers<DeletingAsks> {
  const { library, shell } = dependencies
  const isOpen = (path: string): boolean => state.campaign?.store.status().path === path

  return {
    'delete-file': async ({ path }) => {
      const allowed = await shell.resolvePath(path)
      if (!allowed.ok) return deny(allowed.error)
      return queue.run(async () => {
        if (isOpen(allowed.value)) return deny(openNow('you delete it'))
        const moved = await library.remove(allowed.value)
        if (!moved.ok) return deny(moved.error)
        await library.forget(path)
        state.recents = await library.recents()
        publisher.refresh()
        return ok({ path: moved.value })
      })
    },
    'list-deleted': async () => {
      const files = await shell.listDeleted()
      return files.ok ? files : deny(files.error)
    },
    'bring-back': async ({ path }) => {
      const from = await shell.resolveDeletedPath(path)
      if (!from.ok) return deny(from.error)
      return queue.run(async () => {
        if (isOpen(from.value)) return deny(openNow('you bring it back'))
        const to = await shell.freePath(library.originalName(from.value))
        if (!to.ok) return deny(to.error)
        const back = await library.restoreDeleted(from.value, to.value)
        return back.ok ? ok({ path: to.value }) : deny(back.error)
      })
    }
  }
}

function openNow(before: string): Problem {
  return { kind: 'unsupported', message: 'This campaign is open', remedy: `Close it before ${before}` }
}
