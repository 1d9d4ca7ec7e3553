import { z } from 'zod'
import { isObject } from '#rules/core/is-object'
import type { AudienceSnapshot } from '#shared/contract'
import { privateJsonOn, type PrivateJson } from './private-json'
import type { SharedJsonDependencies } from './shared-json'

/** What a frozen screen goes on showing; null: it showed that no campaign is open. */
export type HeldPicture = AudienceSnapshot['frame']

/** By screen: `table`, `overlay`, and each player's own as `<campaign> seat:s3`. */
export type HeldPictures = ReadonlyMap<string, HeldPicture>

const fileSchema = z.object({
  savedBy: z.string(),
  pictures: z.array(z.tuple([z.string(), z.custom<HeldPicture>(value => value === null || hasSeats(value))]))
})

/** What the screens showed when they were frozen, so that they show it again after a restart. Nobody else may read it: private hands are in it. */
export class HeldPicturesFile {
  private readonly file: PrivateJson

  /** @param savedBy pictures of another version are not read: its pages may draw them differently. */
  constructor(
    dependencies: SharedJsonDependencies,
    path: string,
    private readonly savedBy: string
  ) {
    this.file = privateJsonOn(dependencies, path)
  }

  async read(): Promise<HeldPictures> {
    const read = fileSchema.safeParse(await this.file.read())
    return new Map(read.success && read.data.savedBy === this.savedBy ? read.data.pictures : [])
  }

  save(pictures: HeldPictures): Promise<void> {
    return this.file.write({ savedBy: this.savedBy, pictures: [...pictures] })
  }
}

/** What the names are struck out of must have them where they are looked for (DI6). */
function hasSeats(value: unknown): boolean {
  const seats: unknown = isObject(value) ? value['seats'] : null
  return Array.isArray(seats) && seats.every(isObject)
}
