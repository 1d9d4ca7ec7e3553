import type { PictureId } from '#rules/core/picture'

/** A source of a campaign's pictures: a folder, or a file that contains them. */
export interface PictureSource {
  /** The names of the pictures in this source. */
  list(): Promise<readonly PictureId[]>
  /** The bytes; null when the picture is missing, or when the bytes do not match its name. */
  read(id: PictureId): Promise<Buffer | null>
}
