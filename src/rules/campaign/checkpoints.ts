import { emptyCampaign } from './campaign'
import { takeOver } from './take-over'
import type { Campaign } from './types'

/** Brings the campaign from the place before to `place`. */
type Step = (campaign: Campaign, place: number) => Campaign

/** How many of the newest campaigns are all kept, so that the undo a GM really uses costs nothing. */
const recent = 128
/** How many acts lie between two of the spread ones in the beginning, and how many of those are kept at most. */
const closest = 16
const mostSpread = 1024
/** How many acts are played again with one undo at most, and how many undos before they are needed they should be there. */
const [fastest, reserve] = [4, 32]

/** A stretch that is being played again, from a campaign that was kept up to the lowest one that is there. */
interface Stretch {
  readonly start: number
  readonly end: number
  next: number
  campaign: Campaign
  /** The campaign that was kept at `end`. What is played again takes over the objects that say the same there. */
  readonly goal: Campaign
}

/**
 * The campaign as it was after so many standing acts, for some of them: a few of all ages, evenly spread, and every one near
 * the place where the campaign stands. States share what did not change, so each costs what its acts changed.
 */
export class Checkpoints {
  /** All at multiples of the spacing. */
  readonly #spread = new Map<number, Campaign>([[0, emptyCampaign]])
  readonly #near = new Map<number, Campaign>()
  #spacing = closest
  /** Every place from here up to where the campaign stands is near; null when nobody has looked. */
  #bottom: number | null = null
  #stretch: Stretch | null = null

  /** The campaign after `place` acts, brought there by `apply` from the nearest one kept. */
  reach(place: number, apply: Step): Campaign {
    let from = place
    while (from > 0 && !this.#at(from)) from--
    let campaign = this.#at(from) ?? emptyCampaign
    while (from < place) {
      from += 1
      campaign = apply(campaign, from)
      if (place - from < recent || from % this.#spacing === 0) this.keep(from, campaign)
    }
    return campaign
  }

  /** Keeps the newest; thins out what has become old. */
  keep(place: number, campaign: Campaign): void {
    this.#bottom = null
    this.#near.set(place, campaign)
    if (this.#near.size > 3 * this.#span) this.#forgetFarFrom(place)
    if (place % this.#spacing !== 0) return
    this.#spread.set(place, campaign)
    if (this.#spread.size > mostSpread) this.#thin()
  }

  /**
   * After an undo: works towards the places that further undoing will come to, as few acts each time as will do, so that no undo
   * costs much more than another, however far back they lead. Whoever then steps from a campaign that was kept to one that
   * was played again meets the same objects, and checks and draws what the one act has changed.
   */
  lookAhead(place: number, apply: Step): void {
    // One that was begun before play went on elsewhere is not the next one any more.
    if (this.#stretch?.end !== this.#bottomBelow(place)) this.#stretch = this.#nextStretch(place)
    const stretch = this.#stretch
    if (!stretch) return
    const undosLeft = Math.max(1, place - stretch.end - reserve)
    const acts = Math.min(fastest, Math.ceil((stretch.end - stretch.next) / undosLeft))
    for (let played = 0; played < acts && stretch.next < stretch.end; played++, stretch.next++) {
      stretch.campaign = takeOver(stretch.goal, apply(stretch.campaign, stretch.next), stretch.campaign)
      this.#near.set(stretch.next, stretch.campaign)
    }
    if (stretch.next < stretch.end) return
    this.#bottom = stretch.start
    this.#stretch = null
    if (this.#near.size > 3 * this.#span) this.#forgetFarFrom(place)
  }

  /** A new act has left everything after `place` behind. */
  forgetAfter(place: number): void {
    for (const kept of [this.#near, this.#spread]) for (const each of kept.keys()) if (each > place) kept.delete(each)
  }

  #at(place: number): Campaign | undefined {
    return this.#near.get(place) ?? this.#spread.get(place)
  }

  /** How far from where the campaign stands every place is kept at least. */
  get #span(): number {
    return 2 * this.#spacing + recent
  }

  /** The stretch below what is near, once the campaign stands so near to it that it will soon be needed. */
  #nextStretch(place: number): Stretch | null {
    const bottom = this.#bottomBelow(place)
    const goal = this.#at(bottom)
    if (!goal || bottom <= 0 || place - bottom > this.#spacing + recent / 2) return null
    let start = bottom - 1
    while (!this.#spread.has(start)) start--
    const campaign = this.#spread.get(start) ?? emptyCampaign
    this.#near.set(start, campaign)
    return { start, end: bottom, next: start + 1, campaign, goal }
  }

  #bottomBelow(place: number): number {
    let bottom = this.#bottom !== null && this.#bottom <= place ? this.#bottom : place
    while (this.#near.has(bottom - 1)) bottom--
    return (this.#bottom = bottom)
  }

  #forgetFarFrom(place: number): void {
    for (const each of this.#near.keys()) if (Math.abs(each - place) > this.#span) this.#near.delete(each)
  }

  #thin(): void {
    this.#spacing *= 2
    for (const each of this.#spread.keys()) if (each % this.#spacing !== 0) this.#spread.delete(each)
  }
}
