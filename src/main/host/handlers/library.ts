import { basename } from 'node:path'
import { ok, type Result } from '#rules/core/result'
import type { Answer, AnswerTo, AskKind } from '#shared/contract'
import type { Problem } from '#shared/problem'
import { withoutExtension } from '../../storage/disk/file-names'
import type { HandlerContext, Handlers } from '../handler-context'
import { deny } from '../denial'
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

/** The other campaigns of this machine: listing them, bringing them in and out, their backups. */
export function libraryHandlers(context: HandlerContext): Handlers<LibraryAsks> {
  const { state, dependencies, queue, publisher } = context
  const { library, shell } = dependencies

  const bringIn = async (name: string, text: string): Promise<Answer<'import'>> => {
    const free = await shell.freePath(name)
    if (!free.ok) return deny(free.error)
    const written = await library.importText(free.value, text)
    return answerTo<'import'>(written.ok ? await openFile(context, free.value, 'edit') : written)
  }

  return {
    'open-sample': async () => {
      const sample = await library.sample()
      return sample.ok ? bringIn(sample.value.name, sample.value.text) : deny(sample.error)
    },
    import: ({ name, text }) => bringIn(name, text),
    'list-files': async () => answerTo<'list-files'>(await shell.listFiles()),
    'copy-file': async ({ path }) => {
      const from = await shell.resolvePath(path)
      if (!from.ok) return deny(from.error)
      const to = await shell.freePath(`${withoutExtension(basename(from.value))} copy`)
      if (!to.ok) return deny(to.error)
      const titleFor = await copyTitles(shell)
      return queue.run(async () => {
        const { campaign } = state
        const isOpen = campaign?.store.status().path === from.value
        const copied = isOpen
          ? await saveCopy(campaign, { path: to.value, whenTaken: 'refuse' }, titleFor, dependencies.clock)
          : await library.copy(from.value, to.value, titleFor)
        return copied.ok ? ok({ path: to.value }) : deny(copied.error)
      })
    },
    'forget-recent': async ({ path }) => {
      await library.forget(path)
      state.recents = await library.recents()
      publisher.refresh()
      return ok(null)
    },
    export: () =>
      queue.run(async () => {
        if (!state.campaign) return deny({ kind: 'no-campaign' })
        const { store } = state.campaign
        const text = store.text()
        return text.ok ? ok({ name: store.status().name, text: text.value }) : deny(text.error)
      }),
    'list-backups': async ({ path }) => {
      const allowed = await shell.resolvePath(path)
      return answerTo<'list-backups'>(allowed.ok ? await library.backups(allowed.value) : allowed)
    },
    'restore-backup': async ({ path, backup }) => {
      const allowed = await shell.resolvePath(path)
      if (!allowed.ok) return deny(allowed.error)
      return answerTo<'restore-backup'>(await restore(context, allowed.value, backup))
    },
    'show-in-folder': async ({ path }) => {
      const allowed = await shell.resolvePath(path)
      return answerTo<'show-in-folder'>(allowed.ok ? await shell.showInFolder(allowed.value) : allowed)
    }
  }
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
