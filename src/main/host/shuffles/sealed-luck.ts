import { createHash } from 'node:crypto'
import type { SealedShuffle, Shake } from '#rules/campaign/shuffles/model'
import { fisherYates, type Luck } from '#rules/core/luck'
import { NumberStream } from './number-stream'

/** What is sealed for the next shuffling act. */
export interface SealedSeed {
  readonly id: string
  /** 64 hexadecimal digits. */
  readonly seed: string
}

/** Luck whose shuffles can be checked afterwards, for one act; every other chance is as before. */
export class SealedLuck implements Luck {
  private readonly stream: NumberStream
  private readonly orders: (readonly unknown[])[] = []

  constructor(
    private readonly luck: Luck,
    private readonly sealed: SealedSeed,
    private readonly shakes: readonly Shake[]
  ) {
    this.stream = new NumberStream({
      seed: Buffer.from(sealed.seed, 'hex'),
      id: sealed.id,
      shakes: shakes.map(({ bytes }) => Buffer.from(bytes, 'hex'))
    })
  }

  below(bound: number): number {
    return this.luck.below(bound)
  }

  shuffle<Thing>(things: readonly Thing[]): readonly Thing[] {
    const order = fisherYates(this.stream, inPrintedOrder(things))
    this.orders.push(order)
    return order
  }

  /** What the act must write down; null when it shuffled nothing. */
  get record(): SealedShuffle | null {
    const { id, seed } = this.sealed
    return this.orders.length === 0 ? null : { id, seal: sealOf(seed), shakes: this.shakes, orders: this.orders }
  }
}

/** The fingerprint of a seed, shown before anybody adds to it. @param seed 64 hexadecimal digits */
export function sealOf(seed: string): string {
  return createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')
}

/** What typed words add: the first 16 bytes of their SHA-256, as 32 hexadecimal digits. */
export function shakeOfWords(words: string): string {
  return createHash('sha256').update(words.trim().normalize('NFC')).digest('hex').slice(0, 32)
}

/** By their JSON text, so that whatever order they had before counts for nothing. */
function inPrintedOrder<Thing>(things: readonly Thing[]): readonly Thing[] {
  return things
    .map(thing => ({ thing, text: JSON.stringify(thing) }))
    .sort((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0))
    .map(({ thing }) => thing)
}
