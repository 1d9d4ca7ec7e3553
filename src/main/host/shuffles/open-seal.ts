import type { Shake } from '#rules/campaign/shuffles/model'
import type { NextShuffle } from '#shared/contract'
import type { SealedSeed } from './sealed-luck'

/** What the next shuffling act of the open campaign will be made of. */
export interface OpenSeal {
  readonly sealed: SealedSeed
  readonly shakes: readonly Shake[]
  /** What every screen may know of it, the same object until something changes; null while no open game has cards of the app. */
  readonly shown: NextShuffle | null
  /** Its shakes stand already: it was undone. */
  readonly again: boolean
}
