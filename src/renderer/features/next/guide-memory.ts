// The memory of the guide on this machine: a campaign's file contains none of it (SE8).

/** The guide of one campaign. */
export interface GuideMemory {
  readonly on: boolean
  /** Steps that the GM has skipped, by their ids. */
  readonly skipped: readonly string[]
}

const prefix = 'guide:'
/** A user of this machine has left or finished a guide: the next campaign begins without one. */
const known = 'guide-known'

/** @param path of the campaign's file @returns null when the guide was never shown in it */
export function guideOf(path: string): GuideMemory | null {
  try {
    const kept = JSON.parse(localStorage.getItem(prefix + path) ?? 'null') as GuideMemory | null
    return kept && typeof kept.on === 'boolean' && Array.isArray(kept.skipped) ? kept : null
  } catch {
    return null
  }
}

/** A full or forbidden storage loses the memory, never the guide. */
export function keepGuide(path: string, memory: GuideMemory): void {
  try {
    localStorage.setItem(prefix + path, JSON.stringify(memory))
    if (!memory.on) localStorage.setItem(known, 'yes')
  } catch {
    // Then the guide is offered again next time.
  }
}

export function isGuideKnown(): boolean {
  try {
    return localStorage.getItem(known) !== null
  } catch {
    return false
  }
}
