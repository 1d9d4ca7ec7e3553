import { z } from 'zod'
import { isObject } from '#rules/core/values'
import type { AudienceSnapshot } from '#shared/contract'
import { privateJsonOn, type PrivateJson } from './private-json'
import type { SharedJsonDependencies } from './shared-json'

/** The frame of a frozen screen; null: the screen showed that no campaign is open. */
export type HeldFrame = AudienceSnapshot['frame']

/** By screen: `table`, `overlay`, and for each player `<campaign> seat:s3`. */
export type HeldFrames = ReadonlyMap<string, HeldFrame>

const fileSchema = z.object({
  savedBy: z.string(),
  pictures: z.array(z.tuple([z.string(), z.custom<HeldFrame>(value => value === null || hasSeats(value))]))
})

/**
 * The frames of the frozen screens, so that they are shown again after a restart. The file is private to this user,
 * because it contains private hands.
 */
export class HeldFramesFile {
  private readonly file: PrivateJson

  /** @param savedBy frames of another version are not read, because its pages may draw them differently */
  constructor(
    dependencies: SharedJsonDependencies,
    path: string,
    private readonly savedBy: string
  ) {
    this.file = privateJsonOn(dependencies, path)
  }

  async read(): Promise<HeldFrames> {
    const read = fileSchema.safeParse(await this.file.read())
    return new Map(read.success && read.data.savedBy === this.savedBy ? read.data.pictures : [])
  }

  save(frames: HeldFrames): Promise<void> {
    return this.file.write({ savedBy: this.savedBy, pictures: [...frames] })
  }
}

/** A frame without a list of seats is rejected, because names must be removable from it (DI6). */
function hasSeats(value: unknown): boolean {
  const seats: unknown = isObject(value) ? value['seats'] : null
  return Array.isArray(seats) && seats.every(isObject)
}
