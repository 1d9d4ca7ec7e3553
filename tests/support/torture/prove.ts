import { Chronicle } from '#rules/campaign/chronicle'
import { entryParser } from '#rules/campaign/entry-parser'
import { frameFor } from '#rules/campaign/frame'
import type { Entry } from '#rules/campaign/types'
import { isSame } from '#rules/core/values'
import { RandomCampaign, type Habits } from './player'

/** The result for a campaign that was played at random and opened again. */
export interface Outcome {
  readonly accepted: number
  readonly asked: number
  /** Accepted by the engine, and could not have been opened again: there must be none. */
  readonly unsound: readonly string[]
  /** Accepted by a rule, and refused by the engine's guard: each is a mistake in a rule. */
  readonly bugs: readonly string[]
  /** What went wrong when the file was opened; null when it is the same campaign. */
  readonly reopened: string | null
}

/** Plays so many acts, prints what was recorded, and opens the text. */
export function playedAndOpened(seed: number, acts: number, habits: Habits): Outcome {
  const unsound: string[] = []
  const bugs: string[] = []
  let [accepted, asked] = [0, 0]
  const random = new RandomCampaign(seed, habits).until(acts, tried => {
    asked++
    if (tried.entry) accepted++
    const what = `seed ${seed}: ${tried.name} ${JSON.stringify(tried.ask).slice(0, 300)}`
    if (tried.unsound !== null) unsound.push(`${what}: ${tried.unsound.slice(0, 300)}`)
    if (tried.bug !== null) bugs.push(`${what}: ${tried.bug.slice(0, 300)}`)
  })
  return { accepted, asked, unsound, bugs, reopened: faultOfOpening(random.played.chronicle) }
}

/** What goes wrong when what was recorded is printed and opened; null when it is the same campaign. */
export function faultOfOpening(chronicle: Chronicle): string | null {
  const parse = entryParser()
  const entries: Entry[] = []
  for (const raw of JSON.parse(JSON.stringify(chronicle.entries)) as unknown[]) {
    const entry = parse(raw)
    if (!entry.ok) return `entry ${entries.length + 1}: ${entry.error.path}: ${entry.error.message}`
    entries.push(entry.value)
  }
  const opened = Chronicle.open(entries)
  if (!opened.ok) return `${opened.error.path}: ${opened.error.message}`
  if (!isSame(opened.value.campaign, chronicle.campaign)) return 'it is another campaign'
  for (const kind of ['gm', 'table', 'overlay'] as const)
    if (!isSame(frameFor(opened.value, { kind }), frameFor(chronicle, { kind }))) return `the ${kind} sees another one`
  return null
}
