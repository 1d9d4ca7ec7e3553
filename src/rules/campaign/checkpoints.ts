import { emptyCampaign } from './campaign'
import type { Campaign } from './types'

/** How many of the newest campaigns are all kept, so that the undo a GM really uses costs nothing. */
const recent = 128
/** How many older ones are kept at most, evenly spread. */
const sparse = 256

/**
 * The campaign as it was after so many standing acts, for some of them: every one of the newest, a few of the older.
 * States share what did not change, so each costs what its acts changed.
 */
export class Checkpoints {
  readonly #kept = new Map<number, Campaign>([[0, emptyCampaign]])
  #spacing = 64

  /** The campaign after `place` acts, brought there by `apply` from the nearest one kept. */
  reach(place: number, apply: (campaign: Campaign, place: number) => Campaign): Campaign {
    let from = place
    while (!this.#kept.has(from)) from--
    let campaign = this.#kept.get(from) ?? emptyCampaign
    while (from < place) {
      from += 1
      campaign = apply(campaign, from)
      if (place - from < recent || from % this.#spacing === 0) this.keep(from, campaign)
    }
    return campaign
  }

  /** Keeps the newest; thins out what has become old. */
  keep(place: number, campaign: Campaign): void {
    this.#kept.set(place, campaign)
    const old = place - recent
    if (old > 0 && old % this.#spacing !== 0) this.#kept.delete(old)
    if (this.#kept.size > recent + sparse) this.#thin(old)
  }

  /** A new act has left everything after `place` behind. */
  forgetAfter(place: number): void {
    for (const kept of this.#kept.keys()) if (kept > place) this.#kept.delete(kept)
  }

  #thin(old: number): void {
    this.#spacing *= 2
    for (const kept of this.#kept.keys()) if (kept < old && kept % this.#spacing !== 0) this.#kept.delete(kept)
  }
}
