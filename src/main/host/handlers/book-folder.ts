import { bookFolder, planFolder } from '#rules/campaign/book-folder'
import { ok } from '#rules/core/result'
import type { HandlerContext, Handlers } from '../handler-context'
import { deny } from '../denial'
import { fileNameFor } from '../file-name'

type FolderAsks = 'export-book' | 'plan-book'

/** The book as a folder of Markdown files, and what such a folder would change in it. */
export function bookFolderHandlers({ queue, state, publisher }: HandlerContext): Handlers<FolderAsks> {
  return {
    'export-book': ({ holds }) =>
      queue.run(() => {
        if (!state.campaign) return deny({ kind: 'no-campaign' })
        const { chronicle, store } = state.campaign
        const name = `${fileNameFor(chronicle.campaign.title)}-book${holds === 'gm' ? '' : '-for-players'}`
        return ok({ name, files: bookFolder(chronicle, holds, store.id, publisher.frames.hidden) })
      }),
    'plan-book': ({ files }) =>
      queue.run(() => {
        if (!state.campaign) return deny({ kind: 'no-campaign' })
        return ok(planFolder(state.campaign.chronicle, files, state.campaign.store.id))
      })
  }
}
