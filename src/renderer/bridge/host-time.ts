/** How many tellings count, and how far one may be from the rest before the host’s clock must have been put right. */
const [most, jump] = [6, 1500]

/**
 * What time it is for the host. Each telling is late by its way over the network, so the one that says latest is nearest
 * to the truth. Between tellings it goes by the page’s steady clock; without any (Electron) this is the host’s machine.
 */
export class HostTime {
  /** Of each telling: the host’s time when the page’s steady clock began. */
  private zeros: readonly number[] = []

  constructor(
    private readonly steady: () => number,
    private readonly wall: () => number
  ) {}

  /** @param at milliseconds since 1970, as the host just said */
  hear(at: number): void {
    const zero = at - this.steady()
    const known = this.zeros.length > 0 && Math.abs(zero - Math.max(...this.zeros)) > jump ? [] : this.zeros
    this.zeros = [...known, zero].slice(-most)
  }

  /** After a sleep the steady clock may have stood still. */
  forget(): void {
    this.zeros = []
  }

  now(): number {
    return this.zeros.length === 0 ? this.wall() : Math.max(...this.zeros) + this.steady()
  }
}

export const hostTime = new HostTime(
  () => performance.now(),
  () => Date.now()
)
