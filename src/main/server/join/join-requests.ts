import { randomUUID, randomInt } from 'node:crypto'
import type { SeatId } from '#rules/core/seat'
import type { JoinNames, JoinSetback } from '#shared/join'
import { isThisMachine } from '../request-guard'

/** How long a phone waits for an answer, in milliseconds (JN5). */
export const requestLifetimeMs = 180_000
/** How long a decision stays available to its device, in milliseconds; the device may have slept or reloaded. */
const shownForMs = 180_000
/** How long an address may not ask again after a refusal, in milliseconds (JN6). */
const pauseAfterNoMs = 20_000
/** The number of requests that may wait, in all and from one network address. */
const most = { all: 24, each: 4 } as const

/** One device that asks to join. */
export interface JoinRequest {
  readonly id: string
  readonly device: string
  readonly address: string
  readonly campaign: string
  /** Null: a new seat, or a device that only watches. */
  readonly seat: SeatId | null
  /** The names for a new seat (JN11). Null: the seat exists, or the device only watches. */
  readonly newcomer: JoinNames | null
  readonly words: string
  /** The times of the request and of the decision, in milliseconds since 1970. */
  readonly at: number
  readonly decided: { readonly as: 'yes' | Exclude<JoinSetback, 'unanswered'>; readonly at: number } | null
}

/**
 * The waiting requests and the recent decisions. They are kept in memory only, so a restarted host admits no device
 * without a new decision.
 */
export class JoinRequests {
  /** One request for each device. */
  private readonly requests = new Map<string, JoinRequest>()
  private readonly refusedAt = new Map<string, number>()

  constructor(private readonly clock: { now(): number }) {}

  /** The waiting requests, the oldest first. */
  get waiting(): readonly JoinRequest[] {
    this.forgetOld()
    return [...this.requests.values()].filter(each => this.status(each) === 'waiting')
  }

  /** @returns the request of this device and its state */
  of(
    device: string
  ): { readonly request: JoinRequest; readonly status: JoinRequestStatus; readonly left: number } | null {
    this.forgetOld()
    const request = this.requests.get(device)
    if (!request) return null
    return { request, status: this.status(request), left: request.at + requestLifetimeMs - this.clock.now() }
  }

  /**
   * Records a device's request for a seat, which replaces its earlier request.
   * @returns the reason for a refusal; null when the request waits
   */
  ask(asked: Pick<JoinRequest, 'device' | 'address' | 'campaign' | 'seat' | 'newcomer'>): JoinSetback | null {
    const now = this.clock.now()
    if (now - (this.refusedAt.get(asked.address) ?? -Infinity) < pauseAfterNoMs) return 'too-soon'
    const others = this.waiting.filter(({ device }) => device !== asked.device)
    const near = isThisMachine(asked.address) ? [] : others.filter(({ address }) => address === asked.address)
    if (others.length >= most.all || near.length >= most.each) return 'crowded'
    const words = twoWords(others.map(each => each.words))
    this.requests.set(asked.device, { ...asked, id: randomUUID(), words, at: now, decided: null })
    return null
  }

  /** Removes a request that the device has withdrawn, or whose refusal the device has read. */
  leave(device: string): void {
    this.requests.delete(device)
  }

  /**
   * A consent also decides all other requests for the same seat (JN4); any number may watch.
   * @param made the new seat of a newcomer; without it the newcomer is not admitted (JN11)
   * @returns whether the request was still waiting
   */
  decide(id: string, yes: boolean, made: SeatId | null = null): boolean {
    const waits = this.waiting.find(each => each.id === id)
    if (!waits || (yes && waits.newcomer && made === null)) return false
    const request = waits.newcomer ? { ...waits, seat: made } : waits
    this.settle(request, yes ? 'yes' : 'no')
    if (!yes) this.refusedAt.set(request.address, this.clock.now())
    else for (const each of this.waiting) if (isSameSeat(each, request)) this.settle(each, 'given')
    return true
  }

  /** A link was renewed: a device with an earlier consent does not receive the new link (ST14). */
  forgetYes(isOfIt: (request: JoinRequest) => boolean = () => true): void {
    for (const each of this.requests.values())
      if (each.decided?.as === 'yes' && isOfIt(each)) this.requests.delete(each.device)
  }

  /** Ends all waiting requests; past decisions stay available. */
  close(): void {
    for (const { device } of this.waiting) this.requests.delete(device)
  }

  private settle(request: JoinRequest, as: 'yes' | 'no' | 'given'): void {
    this.requests.set(request.device, { ...request, decided: { as, at: this.clock.now() } })
  }

  private status({ decided, at }: JoinRequest): JoinRequestStatus {
    if (decided) return decided.as
    return this.clock.now() - at < requestLifetimeMs ? 'waiting' : 'unanswered'
  }

  private forgetOld(): void {
    const now = this.clock.now()
    for (const { device, decided, at } of this.requests.values())
      if (now - (decided?.at ?? at + requestLifetimeMs) >= shownForMs) this.requests.delete(device)
    for (const [address, at] of this.refusedAt) if (now - at >= pauseAfterNoMs) this.refusedAt.delete(address)
  }
}

export type JoinRequestStatus = 'waiting' | 'yes' | JoinSetback

function isSameSeat(one: JoinRequest, other: JoinRequest): boolean {
  return one.seat !== null && one.seat === other.seat && one.campaign === other.campaign
}

const firstWords = (
  'amber azure blue brass bright bronze brown calm clear cold copper dark deep dusty early fair fast fine gentle gold ' +
  'green grey high iron kind late light long loud low mild new noble old open pale plain quick quiet red round rusty ' +
  'sharp silver slow small soft still stone tall warm white wide wild winter wise'
).split(' ')
const secondWords = (
  'acorn anchor apple arrow badger barn basket beacon bell boat bridge broom candle castle cherry cloud clover comet ' +
  'drum eagle falcon feather ferry field forest fox garden harbour harvest hill island kettle ladder lamp lantern ' +
  'lighthouse meadow mill mirror moon needle oak orchard otter owl path pebble piano pine raven river sail ship ' +
  'shore spring star thimble tower valley wagon well willow window'
).split(' ')

/** Two short words that are easy to say and not in `taken`. The Game Master tells phones apart by these words. */
function twoWords(taken: readonly string[]): string {
  for (;;) {
    const words = `${firstWords[randomInt(firstWords.length)]} ${secondWords[randomInt(secondWords.length)]}`
    if (!taken.includes(words)) return words
  }
}
