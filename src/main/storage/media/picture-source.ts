import type { PictureId } from '#rules/core/picture'

/** Where pictures of a campaign lie: a folder, or a file that has them in it. */
export interface PictureSource {
  /** The names of what lies there. */
  list(): Promise<readonly PictureId[]>
  /** Its bytes; null where there is none, or where they are not what its name says. */
  read(id: PictureId): Promise<Buffer | null>
}
