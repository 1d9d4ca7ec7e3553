import { ok } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import type { HandlerContext, Handlers } from '../handler-context'
import { deny } from '../denial'

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
