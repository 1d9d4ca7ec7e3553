import { isPictureId, pictureEndings, type PictureId } from '#rules/core/picture'
import type { ServedPicture } from './dependencies'
import type { HandlerContext } from './handler-context'

const contentTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

/**
 * The picture at an address: `/picture/KEY` of a screen, or `/picture/KEY/NAME` of the dashboard. Null when there is
 * none, when it is not shown any more, or when it is missing. The result is a rendition where one exists (SH13); a
 * trailing `/full` requests all pixels. The key alone authorizes the request.
 */
export async function pictureAt(
  { queue, state, publisher }: Pick<HandlerContext, 'queue' | 'state' | 'publisher'>,
  path: string
): Promise<ServedPicture | null> {
  const [, key = '', name, full] = /^\/picture\/([\w-]{43})(?:\/([0-9a-f]{64}\.\w{3,4}))?(\/full)?$/.exec(path) ?? []
  const { pictures } = publisher
  const isKnown = name === undefined ? pictures.isIssued(key) : pictures.isGmKey(key)
  if (key === '' || !isKnown) return null
  const [id, store] = await queue.run(() => [idAt(key, name), state.campaign?.store ?? null] as const)
  if (!id || !store) return null
  const rendition = full === undefined ? pictures.renditions.of(id) : null
  if (rendition) return { bytes: rendition.bytes, contentType: contentTypes[rendition.ending] }
  const bytes = await store.pictures.read(id)
  const ending = pictureEndings.find(each => id.endsWith(each))
  return bytes && ending ? { bytes, contentType: contentTypes[ending] } : null

  function idAt(shown: string, named: string | undefined): PictureId | null {
    if (named !== undefined) return isPictureId(named) ? named : null
    return publisher.pictureBehind(shown)
  }
}
