import type { Entry } from '#rules/campaign/types'
import type { Invalid } from '#rules/core/parser'
import type { PlainExplanation } from '#rules/core/refusal'
import { fail, ok, type Result } from '#rules/core/result'
import { contentOf, fileVersion, parseEnvelope, type Content, type Envelope } from '../campaign/envelope'
import type { JournalContents } from './read-journal'
import { readCampaignJson } from '../disk/read-json'
import { limits, type FileFault } from './limits'
import { measureJson } from './measure'
import { migrate, newerParts, olderParts, versionsToday } from './migrate'
import { notices } from '../notices'
import { SlicedWork } from '../disk/sliced-work'
import type { CampaignSummary, Games, StoreNotice } from '../types'

/** A file's text as an envelope; `json` is the unchecked value of the text. */
export interface ParsedFile {
  readonly json: unknown
  readonly envelope: Envelope
  readonly content: Content
}

/** The result of replaying the entries of a file and its journal. */
export interface ReplayedEntries<Folded> {
  readonly entries: readonly Entry[]
  readonly folded: Folded
  /** The valid entries, untyped: those of the file, then those of the journal up to the first fault. */
  readonly kept: readonly unknown[]
  /** The acts were migrated in memory; the disk still has the older versions. */
  readonly migrated: boolean
  /** Why this program may not write the campaign. */
  readonly readOnly: PlainExplanation | null
  /** What to do with the journal before it is rewritten: nothing, copy it, or move it aside. */
  readonly aside: 'nothing' | 'copy' | 'move'
  readonly notices: readonly StoreNotice[]
}

/** In slices: measure, decode, parse JSON, check the envelope. */
export async function parseCampaignFile(
  bytes: Buffer,
  work = new SlicedWork()
): Promise<Result<ParsedFile, FileFault>> {
  const measured = await measureJson(bytes, work.beginPart(0.15))
  if (!measured.ok) return measured
  const json = await readCampaignJson(bytes, work.beginPart(0.4))
  if (!json.ok) return json
  const envelope = parseEnvelope(json.value)
  if (envelope.ok) {
    const content = await contentOf(bytes, Object.hasOwn(Object(json.value), 'digest'), work.beginPart(0.45))
    return ok({ json: json.value, envelope: envelope.value, content })
  }
  return isLayoutOfTomorrow(json.value) ? fail(tooNew('a later version')) : envelope
}

/** Checks for newer versions, migrates, parses all entries, folds and checks them, in slices. */
export async function replayEntries<Folded>(
  { head, entries: filed }: Envelope,
  journal: JournalContents,
  games: Games<Folded>,
  work = new SlicedWork()
): Promise<Result<ReplayedEntries<Folded>, FileFault>> {
  const today = versionsToday(games.versions)
  const isNewer = newerParts(head.versions, today).length > 0
  const migrated = !isNewer && olderParts(head.versions, today).length > 0
  const added = journal.kind === 'goes-on' ? journal.entries : []
  const together = added.length > 0 ? [...filed, ...added] : filed
  const current = migrated ? migrate(together, head.versions, today, games.migrations) : ok(together)
  if (!current.ok) return current
  const played = await playAsFarAsGood(current.value, filed.length, games, work)
  if (!played.ok) return isNewer ? fail(tooNew(head.savedBy)) : played
  const { entries, folded } = played.value
  const crowded = crowdProblem(games.summarize(folded))
  if (crowded !== null) return fail(crowded)
  const isWhole = entries.length === current.value.length
  const isDamaged = !isWhole || (journal.kind === 'goes-on' && journal.ending === 'broken')
  return ok({
    entries,
    folded,
    kept: isWhole ? current.value : current.value.slice(0, entries.length),
    migrated,
    readOnly: isNewer ? notices.newer(head.savedBy) : null,
    aside: journal.kind === 'foreign' ? 'move' : isDamaged ? 'copy' : 'nothing',
    notices: [
      ...(journal.kind === 'foreign' ? [notices.foreignJournal(journal.says)] : []),
      ...(entries.length > filed.length ? [notices.recovered(entries.length - filed.length)] : []),
      ...(isDamaged ? [notices.brokenJournal(entries.length > filed.length)] : []),
      ...(!isDamaged && journal.kind === 'goes-on' && journal.ending === 'torn' ? [notices.tornLine] : []),
      ...(migrated ? [notices.migrated] : [])
    ]
  })
}

/** The entries to parse in one slice, which takes some milliseconds. */
const entriesPerSlice = 500

/** Every entry of the file must be valid. The first invalid entry of the journal ends the journal. */
async function playAsFarAsGood<Folded>(
  json: readonly unknown[],
  filed: number,
  games: Games<Folded>,
  work: SlicedWork
): Promise<Result<{ readonly entries: readonly Entry[]; readonly folded: Folded }, Invalid>> {
  work.beginPart(0.65)
  const parse = games.parser()
  const entries: Entry[] = []
  for (const [index, value] of json.entries()) {
    const entry = parse(value)
    if (!entry.ok && index >= filed) break
    if (!entry.ok) return fail(within(index, entry.error))
    entries.push(entry.value)
    if (entries.length % entriesPerSlice === 0) await work.yieldTurn(entries.length / json.length)
  }
  work.beginPart(0.95)
  for (;;) {
    const made = games.fold(entries)
    const folded = 'next' in made ? await work.runSteps(made) : made
    if (folded.ok) return ok({ entries, folded: folded.value })
    const found = /^entries\.(\d+)/.exec(folded.error.path)
    const bad = found ? Number(found[1]) : entries.length - 1
    if (bad < filed || bad >= entries.length) return folded
    entries.length = bad
  }
}

function within(index: number, { path, message }: Invalid): Invalid {
  return { path: path === '' ? `entries.${index}` : `entries.${index}.${path}`, message }
}

/** More seats or boards than any real table has; each one costs time on every screen. */
function crowdProblem({ seats, boards }: CampaignSummary): Invalid | null {
  const seated = seats.filter(seat => !seat.retired).length
  if (seated > limits.seated || seats.length > limits.seats) {
    return {
      path: 'seats',
      message: `There are ${seats.length} seats; at most ${limits.seated} can be taken at the same time.`
    }
  }
  if (boards.length <= limits.boards) return null
  return { path: 'boards', message: `There are ${boards.length} boards; at most ${limits.boards} can be opened.` }
}

function tooNew(savedBy: string): FileFault {
  return { path: 'versions', ...notices.tooNew(savedBy) }
}

function isLayoutOfTomorrow(json: unknown): boolean {
  const versions: unknown = Object(json).versions
  return Number(Object(versions).file) > fileVersion
}
