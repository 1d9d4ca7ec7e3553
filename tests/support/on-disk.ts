import { existsSync, readFileSync } from 'node:fs'
import { entryParser } from '#rules/campaign/entry-parser'
import { Chronicle } from '#rules/campaign/chronicle'
import { parseEnvelope } from '#main/storage/campaign/envelope'
import { parseJournal } from '#main/storage/campaign/journal-text'

/** The entries of a campaign as they are on disk at this moment: the file’s, and the journal’s beyond them. */
export function entriesOnDisk(path: string): readonly unknown[] {
  if (!existsSync(path)) return []
  const envelope = parseEnvelope(JSON.parse(readFileSync(path, 'utf8')))
  if (!envelope.ok) throw new Error(`${envelope.error.path}: ${envelope.error.message}`)
  const journal = `${path}.journal`
  const lines = existsSync(journal) ? parseJournal(readFileSync(journal)).entries : []
  const filed = envelope.value.entries.length
  return [...envelope.value.entries, ...lines.filter(each => (each as { id: number }).id > filed)]
}

/** The campaign that those entries make, read by the rules alone. */
export function chronicleOnDisk(path: string): Chronicle {
  const parse = entryParser()
  const entries = entriesOnDisk(path).map(raw => {
    const entry = parse(raw)
    if (!entry.ok) throw new Error(`${entry.error.path}: ${entry.error.message}`)
    return entry.value
  })
  const chronicle = Chronicle.open(entries)
  if (!chronicle.ok) throw new Error(`${chronicle.error.path}: ${chronicle.error.message}`)
  return chronicle.value
}
