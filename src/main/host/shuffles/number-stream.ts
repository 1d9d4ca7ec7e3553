import { createHmac } from 'node:crypto'

/** What an order is made of (docs/shuffle.md). */
export interface ShuffleSource {
  /** 32 bytes. */
  readonly seed: Buffer
  readonly id: string
  /** 16 bytes each, at most 255 of them. */
  readonly shakes: readonly Buffer[]
}

const numbersInBlock = 8
const range = 2 ** 32

/** The numbers of one shuffling act: HMAC-SHA256 of the seed over id, shakes and a counter (docs/shuffle.md). */
export class NumberStream {
  private readonly seed: Buffer
  private readonly prefix: Buffer
  private block: Buffer = Buffer.alloc(0)
  private taken = 0

  constructor({ seed, id, shakes }: ShuffleSource) {
    this.seed = seed
    this.prefix = Buffer.concat([Buffer.from(id), Buffer.of(0, shakes.length), ...shakes])
  }

  /** A whole number n with 0 ≤ n < `bound`, each equally likely. @param bound a whole number from 1 to 2³² */
  below(bound: number): number {
    const end = Math.floor(range / bound) * bound
    for (;;) {
      const next = this.next()
      if (next < end) return next % bound
    }
  }

  private next(): number {
    const place = this.taken % numbersInBlock
    if (place === 0) this.block = this.blockAt(this.taken / numbersInBlock)
    this.taken += 1
    return this.block.readUInt32BE(place * 4)
  }

  private blockAt(counter: number): Buffer {
    const end = Buffer.alloc(4)
    end.writeUInt32BE(counter)
    return createHmac('sha256', this.seed).update(this.prefix).update(end).digest()
  }
}
