import type { PictureId } from '#rules/core/picture'

/** How far before and behind a picture's name its caption is searched, in characters. */
export const captionWindow = 2000

/**
 * The campaign's caption of a picture, so that people can identify it; null without a caption.
 * @param around a part of the campaign's text that contains the picture's name
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

/** The caption in quotation marks, or without a caption a shortened name. */
export function pictureWords(caption: string | null, picture: PictureId): string {
  return caption === null ? `${picture.slice(0, 8)}…${picture.slice(-4)}` : `“${caption}”`
}
