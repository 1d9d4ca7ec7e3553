import { basename } from 'node:path'
import { ok, type Result } from '#rules/core/result'
import type { Answer, AnswerTo, AskKind } from '#shared/contract'
import type { Problem } from '#shared/problem'
import { withoutExtension } from '../../storage/disk/file-names'
import { type HandlerContext, type Handlers, deny } from '../handler-context'
import { closeCampaign, openFile } from '../campaign-lifecycle'
import { copyTitles, saveCopy } from '../retitle'

type LibraryAsks =
  | 'open-sample'
  | 'list-files'
  | 'forget-recent'
  | 'copy-file'
  | 'import'
  | 'export'
  | 'list-backups'
  | 'restore-backup'
  | 'show-in-folder'

/** The other campaigns of this machine: lists, imports, copies, and their backups. */
export function libraryHandlers(context: HandlerContext): Handlers<LibraryAsks> {
  const { state, dependencies, publisher } = context
  const { library, shell } = dependencies
  /** Runs a task on a file after the check that a page may name it. */
  const at = async <Value>(path: string, task: (allowed: string) => Promise<Result<Value, Problem>>) => {
    const allowed = await shell.resolvePath(path)
    return allowed.ok ? task(allowed.value) : allowed
  }

  return {
    'open-sample': async () => {
      const sample = await library.sample()
      return sample.ok ? bringIn(context, sample.value.name, sample.value.text) : deny(sample.error)
    },
    import: ({ name, text }) => bringIn(context, name, text),
    'list-files': async () => answerTo<'list-files'>(await shell.listFiles()),
    'copy-file': async ({ path }) => answerTo<'copy-file'>(await at(path, from => copyFile(context, from))),
    'forget-recent': async ({ path }) => {
      await library.forget(path)
      state.recents = await library.recents()
      publisher.refresh()
      return ok(null)
    },
    export: () => exportCampaign(context),
    'list-backups': async ({ path }) => answerTo<'list-backups'>(await at(path, library.backups)),
    'restore-backup': async ({ path, backup }) =>
      answerTo<'restore-backup'>(await at(path, allowed => restore(context, allowed, backup))),
    'show-in-folder': async ({ path }) => answerTo<'show-in-folder'>(await at(path, shell.showInFolder))
  }
}

async function bringIn(context: HandlerContext, name: string, text: string): Promise<Answer<'import'>> {
  const { shell, library } = context.dependencies
  const free = await shell.freePath(name)
  if (!free.ok) return deny(free.error)
  const written = await library.importText(free.value, text)
  return answerTo<'import'>(written.ok ? await openFile(context, free.value, 'edit') : written)
}

async function copyFile(
  { state, dependencies, queue }: HandlerContext,
  from: string
): Promise<Result<{ readonly path: string }, Problem>> {
  const { library, shell, clock } = dependencies
  const to = await shell.freePath(`${withoutExtension(basename(from))} copy`)
  if (!to.ok) return to
  const titleFor = await copyTitles(shell)
  return queue.run(async () => {
    const { campaign } = state
    const isOpen = campaign?.store.status().path === from
    const copied = isOpen
      ? await saveCopy(campaign, { path: to.value, whenTaken: 'refuse' }, titleFor, clock)
      : await library.copy(from, to.value, titleFor)
    return copied.ok ? ok({ path: to.value }) : copied
  })
}

function exportCampaign({ state, queue }: HandlerContext): Promise<Answer<'export'>> {
  return queue.run(async () => {
    if (!state.campaign) return deny({ kind: 'no-campaign' })
    const { store } = state.campaign
    const text = store.text()
    return text.ok ? ok({ name: store.status().name, text: text.value }) : deny(text.error)
  })
}

async function restore(context: HandlerContext, path: string, backup: string): Promise<Result<null, Problem>> {
  const { state, dependencies, queue } = context
  const restored = await queue.run(async () => {
    const isOpen = state.campaign?.store.status().path === path
    const left = isOpen ? await closeCampaign(context) : ok(null)
    return left.ok ? dependencies.library.restore(path, backup) : left
  })
  return restored.ok ? openFile(context, path, 'edit') : restored
}

function answerTo<Kind extends AskKind>(done: Result<AnswerTo<Kind>, Problem>): Answer<Kind> {
  return done.ok ? done : deny(done.error)
}
