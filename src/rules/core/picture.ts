import type { Brand } from './brand'

/**
 * A picture of the campaign, `9f86….jpg`: the SHA-256 of its bytes in hexadecimal and its format. It also names its file.
 */
export type PictureId = Brand<string, 'PictureId'>

/** The formats of stored pictures. */
export const pictureEndings = ['jpg', 'png', 'webp'] as const

export const picturePattern = new RegExp(`^[0-9a-f]{64}\\.(?:${pictureEndings.join('|')})$`)

/** Whether a text has the form of a picture's id. */
export function isPictureId(text: string): text is PictureId {
  return picturePattern.test(text)
}
