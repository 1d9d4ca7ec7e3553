import { createHash } from 'node:crypto'
import type { ChronicleAsk } from '#rules/campaign/asks'
import type { Chronicle } from '#rules/campaign/chronicle'
import type { Entry } from '#rules/campaign/types'
import { type Actor, gm } from '#rules/core/seat'
import { SealedLuck } from '#main/host/shuffles/sealed-luck'
import { withShuffle } from '#main/host/shuffles/next-seal'
import { Played } from '../support/chronicle'

/** The seed of a shuffling act of this save. */
const seedOf = (number: number): string => createHash('sha256').update(`seed ${number}`).digest('hex')

/** Every act with shuffles that can be checked, as the host makes them. */
class SealedPlay extends Played {
  #at = 1_700_000_000_000

  override ask(ask: ChronicleAsk, actor: Actor = gm): Entry {
    const { number, undone } = this.chronicle.nextShuffle
    const [seat] = this.seats
    const shakes = seat
      ? [
          { by: seat, bytes: 'ab'.repeat(16) },
          { by: 'words' as const, bytes: 'cd'.repeat(16) }
        ]
      : []
    const luck = new SealedLuck(this.luck, { id: `sealed/${number}`, seed: seedOf(number) }, undone?.shakes ?? shakes)
    const draft = this.chronicle.consider(ask, actor, luck)
    if (!draft.ok) throw new Error(JSON.stringify(draft.error))
    const entry = this.chronicle.complete(withShuffle(draft.value, luck.record), (this.#at += 1000))
    this.chronicle.append(JSON.parse(JSON.stringify(entry)) as Entry)
    return entry
  }
}

/** Shuffles that are sealed, one of them undone and made again, and their secrets revealed: what lies hidden is dealt anew. */
export function sealedShuffles(): Chronicle {
  const played = new SealedPlay()
  for (const character of ['Kresk Half-Tide', 'Sister Wren'])
    played.campaign({ type: 'add-seat', player: '', character })
  played.campaign({ type: 'open-board', system: 'thousand-faces', title: '', settings: null })
  const [kresk, wren] = played.seats
  const reshuffle = (seat: typeof kresk): void => {
    played.act({ type: 'use-cards', seat, cards: 'physical' })
    played.act({ type: 'use-cards', seat, cards: 'digital' })
  }
  reshuffle(kresk)
  reshuffle(wren)
  played.undo(2)
  reshuffle(kresk)
  const { number } = played.chronicle.nextShuffle
  const seeds = Array.from({ length: number - 1 }, (_, at) => ({ id: `sealed/${at + 1}`, seed: seedOf(at + 1) }))
  played.campaign({ type: 'reveal-shuffles', seeds })
  return played.chronicle
}
