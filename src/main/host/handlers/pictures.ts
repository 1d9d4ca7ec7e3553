import { ok } from '#rules/core/result'
import { nothingShown } from '#rules/showing/vocabulary'
import type { Problem } from '#shared/problem'
import { type HandlerContext, type Handlers, deny } from '../handler-context'

/** Takes in pictures: each is checked and safe on the disk before an act can name it (SH8, SH9). */
export function pictureHandlers({
  dependencies,
  publisher,
  queue,
  state
}: HandlerContext): Handlers<'keep-picture' | 'keep-rendition' | 'bring-picture' | 'set-picture-view'> {
  return {
    'keep-picture': ({ bytes }) =>
      queue.run(async () => {
        if (!state.campaign) return deny({ kind: 'no-campaign' })
        const kept = await state.campaign.store.pictures.keep(Buffer.from(bytes, 'base64'))
        return kept.ok ? ok({ picture: kept.value }) : deny(kept.error)
      }),
    'keep-rendition': ({ picture, bytes }) =>
      queue.run(() => {
        const showing = state.campaign?.chronicle.campaign.showing ?? nothingShown
        const made = bytes === null ? null : Buffer.from(bytes, 'base64')
        const kept = publisher.pictures.renditions.keep(picture, made, showing)
        if (!kept.ok) return deny(kept.error)
        publisher.refresh()
        return ok(null)
      }),
    'set-picture-view': ({ picture, view }) =>
      queue.run(() => {
        const live = state.campaign?.chronicle.campaign.showing.live ?? []
        if (!live.some(({ exhibit }) => exhibit.picture === picture)) return deny(notShown)
        publisher.pictures.views.set(picture, view)
        publisher.refresh()
        return ok(null)
      }),
    'bring-picture': async ({ picture, bytes }) => {
      const kept = await dependencies.library.bringPicture(Buffer.from(bytes, 'base64'))
      if (!kept.ok) return deny(kept.error)
      return kept.value === picture ? ok(null) : deny(another)
    }
  }
}

const notShown: Problem = {
  kind: 'unsupported',
  message: 'This picture is not shown now',
  remedy: 'Show it first',
  opens: 'stage'
}
const another: Problem = {
  kind: 'unsupported',
  message: 'This picture is damaged: it is not the one that the campaign names',
  remedy: 'Put it in again'
}
