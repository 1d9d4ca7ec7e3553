import { z } from 'zod'
import { seatId, variant } from '../../core/schema'
import type { SeatId } from '../../core/seat'

/** Most shakes that one shuffle takes: its count is one byte. */
export const mostShakes = 48
/** Most seeds that are revealed in one act. */
const mostSeeds = 10_000

export const shuffleId = z
  .string()
  .regex(/^[\w-]{1,80}\/\d{1,9}(\.\d{1,9})?$/, 'should be the id of a shuffle, like c/12')
const hex = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\da-f]{${bytes * 2}}$`), `should be ${bytes} bytes as hexadecimal digits`)

export const shakeBytes = hex(16)

/** What somebody else than the host added to a shuffle (SF2). */
export interface Shake {
  /** The seat whose phone it was, or words that were typed at the table. */
  readonly by: SeatId | 'words'
  /** 16 bytes as hexadecimal digits. */
  readonly bytes: string
}

/** What an act that shuffles writes down beside its events (SF3, docs/shuffle.md). Its orders are in the file alone. */
export interface SealedShuffle {
  readonly id: string
  readonly seal: string
  readonly shakes: readonly Shake[]
  readonly orders: readonly (readonly unknown[])[]
}

export const sealedShuffle = z.strictObject({
  id: shuffleId,
  seal: hex(32),
  shakes: z.array(z.strictObject({ by: z.union([z.literal('words'), seatId]), bytes: shakeBytes })).max(mostShakes),
  orders: z.array(z.array(z.unknown()))
})

const seeds = z
  .array(z.strictObject({ id: shuffleId, seed: hex(32) }))
  .min(1)
  .max(mostSeeds)

/** The host sends it when a session ends: from then on anybody can work the orders out again (SF5). */
export const shuffleCommands = [variant('reveal-shuffles', { seeds })] as const
export const shuffleEvents = [variant('shuffles-revealed', { seeds })] as const
