import type { PictureId } from '#rules/core/picture'

/** So far before and behind a picture's name its caption is looked for, in letters. */
export const captionWindow = 2000

/**
 * What a campaign calls a picture, so that people know which one is meant; null where it has no caption.
 * @param around a part of the campaign’s text with the picture’s name in it
 */
export function captionIn(around: string, picture: PictureId): string | null {
  const at = around.indexOf(picture)
  const begin = around.lastIndexOf('{', at)
  const end = around.indexOf('}', at)
  if (at < 0 || begin < 0 || end < 0) return null
  try {
    const exhibit: unknown = JSON.parse(around.slice(begin, end + 1))
    const title = exhibit !== null && typeof exhibit === 'object' && 'title' in exhibit ? exhibit.title : null
    return typeof title === 'string' && title !== '' ? title : null
  } catch {
    return null
  }
}

/** “The tower”, or where it has no caption the beginning of its name. */
export function pictureWords(caption: string | null, picture: PictureId): string {
  return caption === null ? `${picture.slice(0, 8)}…${picture.slice(-4)}` : `“${caption}”`
}
