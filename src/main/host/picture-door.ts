import { isPictureId, type PictureId } from '#rules/core/picture'
import type { ServedPicture } from './dependencies'
import type { HandlerContext } from './handler-context'

const contentTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

/**
 * The picture at an address, `/picture/KEY` of a screen or `/picture/KEY/NAME` of the dashboard; null where there is none, where it is
 * not shown (any more), or where it is missing. Whoever asks, by whatever door: the key is all that counts.
 */
export async function pictureAt(
  { queue, state, publisher }: Pick<HandlerContext, 'queue' | 'state' | 'publisher'>,
  path: string
): Promise<ServedPicture | null> {
  const [, key = '', name] = /^\/picture\/([\w-]{43})(?:\/([\w.]{1,80}))?$/.exec(path) ?? []
  const isKnown = name === undefined ? publisher.pictures.isGiven(key) : publisher.pictures.isGmKey(key)
  if (key === '' || !isKnown) return null
  const [id, store] = await queue.run(() => [idAt(key, name), state.campaign?.store ?? null] as const)
  const bytes = id && store ? await store.pictures.read(id) : null
  if (!id || !bytes) return null
  return { bytes, contentType: contentTypes[id.split('.')[1] as keyof typeof contentTypes] }

  function idAt(shown: string, named: string | undefined): PictureId | null {
    if (named !== undefined) return isPictureId(named) ? named : null
    return publisher.pictureBehind(shown)
  }
}
