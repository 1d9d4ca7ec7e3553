import { frameFor } from '#rules/campaign/frame'
import type { ActEntry, EntryId } from '#rules/campaign/types'
import { audienceKey, type Audience } from '#rules/core/audience'
import { RandomCampaign, type Try } from './player'
import { homesIn, readersOf } from './secrets'

interface Canary {
  readonly where: string
  entry: EntryId
  command: unknown
}

const pattern = /Zq\d+z/g

/**
 * Plays at random while every text that is typed is a canary of its own, from the moment it is typed, and looks for each in
 * the frame of every audience after every act. @returns what was read by somebody who may not
 */
export function leaksIn(seed: number, acts: number, chance: number): readonly string[] {
  const watch = new Watch()
  const random = new RandomCampaign(seed, { typed: (path, _, of) => watch.typed(`${of} ${path}`), extremes: 3, chance })
  random.until(acts, tried => watch.look(random, tried))
  return watch.leaks()
}

class Watch {
  readonly #canaries = new Map<string, Canary>()
  readonly #found = new Map<string, string>()
  /** Names that were open to all at some time, and the seats that had them in secret. */
  readonly #open = new Set<string>()
  readonly #owners = new Map<string, Set<string>>()

  typed(where: string): string {
    const canary = `Zq${this.#canaries.size}z`
    this.#canaries.set(canary, { where, entry: 0, command: null })
    return canary
  }

  look(random: RandomCampaign, { entry }: Try): void {
    if (!entry) return
    const { chronicle, seats } = random.played
    if (entry.kind !== 'undo' && entry.kind !== 'redo') this.#recorded(entry as ActEntry)
    const { open, secret } = homesIn(chronicle.campaign)
    for (const name of open) for (const canary of name.match(pattern) ?? []) this.#open.add(canary)
    for (const [name, owner] of secret) this.#hidden(name, owner)
    const audiences: readonly Audience[] = [
      { kind: 'gm' }, { kind: 'table' }, { kind: 'overlay' }, ...seats.map(seat => ({ kind: 'seat', seat }) as const)
    ] // prettier-ignore
    for (const audience of audiences) {
      const frame = JSON.stringify(frameFor(chronicle, audience as never))
      for (const canary of new Set(frame.match(pattern))) {
        const { where, entry: act, command } = this.#canaries.get(canary) as Canary
        const stands = audience.kind === 'gm' || chronicle.line.statusOf(act) === 'stands'
        const wrong = stands ? this.#wrong(canary, where, command, audience) : 'its act was undone'
        if (wrong === null) continue
        const place = frame.slice(Math.max(0, frame.indexOf(canary) - 160), frame.indexOf(canary) + 40)
        const type = entry.kind === 'act' ? String((entry.command as { type: string }).type) : entry.kind
        this.#found.set(`${where} read by ${audience.kind}: ${wrong}`, `after ${type} (entry ${entry.id}): ${place}`)
      }
    }
  }

  leaks(): readonly string[] {
    return [...this.#found].map(([what, how]) => `${what}, ${how}`)
  }

  /** Of several foes each name has a number behind what was typed. */
  #hidden(name: string, owner: string | null): void {
    for (const canary of name.match(pattern) ?? []) {
      const owners = this.#owners.get(canary) ?? new Set()
      this.#owners.set(canary, owner === null ? owners : owners.add(owner))
    }
  }

  #recorded(entry: ActEntry): void {
    for (const canary of JSON.stringify(entry).match(pattern) ?? []) {
      const known = this.#canaries.get(canary) as Canary
      if (known.entry === 0) Object.assign(known, { entry: entry.id, command: entry.command })
    }
  }

  /** Why this audience may not read it; null when it may. */
  #wrong(canary: string, where: string, command: unknown, audience: Audience): string | null {
    const readers = readersOf(where, command)
    if (readers === null) return 'nobody has said who may read this text (tests/support/torture/secrets.ts)'
    if (readers === 'writer') return isWriter(command, audience) ? null : 'only whoever wrote it may'
    if (readers === 'all' || audience.kind === 'gm') return null
    if (readers === 'gm') return 'only the GM may'
    const owners = this.#owners.get(canary)
    if (this.#open.has(canary) || !owners) return null
    return audience.kind === 'seat' && owners.has(audience.seat)
      ? null
      : `it was never open to ${audienceKey(audience)}`
  }
}

function isWriter(command: unknown, audience: Audience): boolean {
  const { who } = command as { readonly who: string }
  return audience.kind === 'seat' ? audience.seat === who : audience.kind === 'gm' && who === 'world'
}
