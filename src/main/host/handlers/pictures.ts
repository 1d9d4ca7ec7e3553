import { ok } from '#rules/core/result'
import type { HandlerContext, Handlers } from '../handler-context'
import { deny } from '../denial'

/** Pictures on their way in: checked and safe on the disk before an act can name them (SH8, SH9). */
export function pictureHandlers({ queue, state }: HandlerContext): Handlers<'keep-picture'> {
  return {
    'keep-picture': ({ bytes }) =>
      queue.run(async () => {
        if (!state.campaign) return deny({ kind: 'no-campaign' })
        const kept = await state.campaign.store.pictures.keep(Buffer.from(bytes, 'base64'))
        return kept.ok ? ok({ picture: kept.value }) : deny(kept.error)
      })
  }
}
