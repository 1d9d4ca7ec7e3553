import type { Disk } from '../disk/disk'
import { checksum } from '../disk/checksum'
import { faultOf, type Envelope } from '../campaign/envelope'
import { parseJournal, type JournalText, type JournalHead } from '../campaign/journal-text'
import { measureJson } from './measure'
import { nullIfMissing } from '../disk/attempt'

/** The relation of a journal to its campaign file. */
export type JournalContents =
  /** `entries` follow the last entry of the file. `broken`: an unreadable rest follows, which must be kept. */
  | { readonly kind: 'goes-on'; readonly entries: readonly unknown[]; readonly ending: 'whole' | 'torn' | 'broken' }
  /** The journal holds nothing that the file lacks. */
  | { readonly kind: 'folded' }
  /** The journal belongs to another campaign, or to another history of this one. */
  | { readonly kind: 'foreign'; readonly says: string }

/** Reads the journal at `path` as the continuation of that file. */
export async function readJournal(disk: Disk, path: string, file: Envelope): Promise<JournalContents> {
  const bytes = await nullIfMissing(disk.read(path), ['ENOENT', 'ENAMETOOLONG'])
  if (bytes === null) return { kind: 'folded' }
  // Our journals are as shallow as their files; deeper nesting is damage, and the journal is kept.
  const measured = await measureJson(bytes)
  const journal: JournalText = measured.ok ? parseJournal(bytes) : { mark: null, entries: [], ending: 'broken' }
  if (!journal.mark) return { kind: 'goes-on', entries: [], ending: 'broken' }
  return continued(journal, journal.mark, file)
}

function continued(
  { entries, ending }: JournalText,
  mark: JournalHead,
  { head, entries: filed }: Envelope
): JournalContents {
  if (mark.campaign !== head.id) return { kind: 'foreign', says: 'It belongs to another campaign.' }
  const overlap = filed.length - mark.after
  if (overlap < 0) return { kind: 'foreign', says: 'It belongs to a newer version of this campaign than this file.' }
  if (overlap >= entries.length && !sameVersions(mark.versions, head.versions)) return { kind: 'folded' } // the file was migrated since
  const sameStart = mark.after === 0 || mark.last === fingerprint(filed[mark.after - 1])
  // A kill between a checkpoint and the emptying of the journal leaves entries in both files.
  const sameOverlap = entries.slice(0, overlap).every((entry, index) => same(entry, filed[mark.after + index]))
  if (!sameStart || !sameOverlap) return { kind: 'foreign', says: 'It belongs to another version of this campaign.' }
  const more = entries.slice(overlap)
  const misfit = more.findIndex((entry, index) => faultOf(entry, filed.length + index + 1))
  if (misfit >= 0) return { kind: 'goes-on', entries: more.slice(0, misfit), ending: 'broken' }
  return { kind: 'goes-on', entries: more, ending }
}

function fingerprint(entry: unknown): string {
  return checksum('', JSON.stringify(entry))
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function sameVersions(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): boolean {
  const names = Object.keys({ ...one, ...other })
  return names.every(name => one[name] === other[name])
}
