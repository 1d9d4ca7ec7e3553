import type { Entry } from '#rules/campaign/types'
import type { Invalid } from '#rules/core/parser'
import type { PlainExplanation } from '#rules/core/refusal'
import { fail, ok, type Result } from '#rules/core/result'
import { contentOf, fileVersion, parseEnvelope, type Content, type Envelope } from '../campaign/envelope'
import type { JournalContents } from './read-journal'
import { readCampaignJson } from '../disk/read-json'
import { limits } from './limits'
import { measureJson } from './measure'
import { migrate, newerParts, olderParts, versionsToday } from './migrate'
import { notices } from '../notices'
import { SlicedWork } from '../disk/sliced-work'
import type { CampaignSummary, Games, StoreNotice } from '../types'
import type { FileFault } from './unreadable'

/** A file's text as an envelope; `json` is the same before anything was asked of it. */
export interface ParsedFile {
  readonly json: unknown
  readonly envelope: Envelope
  readonly content: Content
}

/** What the entries of a file and its journal come to. */
export interface ReplayedEntries<Folded> {
  readonly entries: readonly Entry[]
  readonly folded: Folded
  /** The entries that stand, untyped: the file's and, after them, the journal's as far as it is good. */
  readonly kept: readonly unknown[]
  /** The acts were brought to today's versions and are not on disk like that yet. */
  readonly migrated: boolean
  /** Why it cannot be written by us. */
  readonly readOnly: PlainExplanation | null
  /** The journal has, or is, something that must be kept before it is written anew. */
  readonly aside: 'nothing' | 'copy' | 'move'
  readonly notices: readonly StoreNotice[]
}

/** measured → text → JSON → envelope, in slices. */
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

/** newer than us? → migrations → full parse → fold and check, in slices. */
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

/** Parsed before everybody else has a turn: some milliseconds. */
const entriesPerSlice = 500

/** What the file has must be good. An entry of the journal that is not ends the journal there. */
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
    const place = /^entries\.(\d+)/.exec(folded.error.path)
    const bad = place ? Number(place[1]) : entries.length - 1
    if (bad < filed || bad >= entries.length) return folded
    entries.length = bad
  }
}

function within(index: number, { path, message }: Invalid): Invalid {
  return { path: path === '' ? `entries.${index}` : `entries.${index}.${path}`, message }
}

/** More chairs or boards than any table has, each of which would cost every screen its time. */
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
