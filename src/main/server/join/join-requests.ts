import { randomUUID } from 'node:crypto'
import type { SeatId } from '#rules/core/seat'
import type { JoinNames, JoinSetback } from '#shared/join'
import { isThisMachine } from '../request-guard'
import { twoWords } from './two-words'

/** So long a phone waits for an answer, in milliseconds (JN5). */
export const requestLifetimeMs = 180_000
/** So long a device is told what was decided: it may have been asleep, or been reloaded. */
const toldForMs = 180_000
/** So long after a No nobody asks from the same address (JN6). */
const pauseAfterNoMs = 20_000
/** So many wait at once, in all and from one address of the network. */
const most = { all: 24, each: 4 } as const

/** One device that wants to be let in. */
export interface JoinRequest {
  readonly id: string
  readonly device: string
  readonly address: string
  readonly campaign: string
  /** Null: a new seat, or only to watch. */
  readonly seat: SeatId | null
  /** The names of a new seat (JN11); null: the seat is there, or none is wanted. */
  readonly newcomer: JoinNames | null
  readonly words: string
  /** When it asked, and when that was decided; in milliseconds since 1970. */
  readonly at: number
  readonly decided: { readonly as: 'yes' | Exclude<JoinSetback, 'unanswered'>; readonly at: number } | null
}

/** Who waits to be let in, and what was decided of late. In memory only: a host that starts again lets nobody in by itself. */
export class JoinRequests {
  /** One for each device. */
  private readonly requests = new Map<string, JoinRequest>()
  private readonly refusedAt = new Map<string, number>()

  constructor(private readonly clock: { now(): number }) {}

  /** Those who wait for an answer, the first one first. */
  get waiting(): readonly JoinRequest[] {
    this.forgetOld()
    return [...this.requests.values()].filter(each => this.status(each) === 'waiting')
  }

  /** @returns what is known of this device, and how its request stands */
  of(
    device: string
  ): { readonly request: JoinRequest; readonly status: JoinRequestStatus; readonly left: number } | null {
    this.forgetOld()
    const request = this.requests.get(device)
    if (!request) return null
    return { request, status: this.status(request), left: request.at + requestLifetimeMs - this.clock.now() }
  }

  /** A device asks for a seat, in place of what it asked for before. @returns why it may not; null: it waits */
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

  /** The device wants nothing any more, or has read why it may not. */
  leave(device: string): void {
    this.requests.delete(device)
  }

  /**
   * A Yes settles it for all who asked for that seat (JN4); any number may watch. @param made the seat that a newcomer has
   * got, without which none is let in (JN11). @returns whether that phone still waited
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

  /** An address was made anew: whoever was let in by a yes before that is not told the new one (ST14). */
  forgetYes(isOfIt: (request: JoinRequest) => boolean = () => true): void {
    for (const each of this.requests.values())
      if (each.decided?.as === 'yes' && isOfIt(each)) this.requests.delete(each.device)
  }

  /** Nobody is let in any more; what was decided is still told. */
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
      if (now - (decided?.at ?? at + requestLifetimeMs) >= toldForMs) this.requests.delete(device)
    for (const [address, at] of this.refusedAt) if (now - at >= pauseAfterNoMs) this.refusedAt.delete(address)
  }
}

export type JoinRequestStatus = 'waiting' | 'yes' | JoinSetback

function isSameSeat(one: JoinRequest, other: JoinRequest): boolean {
  return one.seat !== null && one.seat === other.seat && one.campaign === other.campaign
}
