import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { games } from '#main/host/games'
import { versionsToday } from '#main/storage/opening/migrate'
import type { Chronicle } from '#rules/campaign/chronicle'
import { printedFile } from './printed-file'

/** The file of a campaign, as today’s Hearthside writes it. */
export function printed(id: string, chronicle: Chronicle): Buffer {
  const { title, seats, boards } = games.summarize(chronicle)
  const head = { versions: versionsToday(games.versions), savedBy: 'Hearthside', id, title, seats, boards }
  return printedFile(head, chronicle.entries)
}

/** The bytes of a frozen save, which may be compressed. */
export function thawed(name: string, bytes: Buffer): Buffer {
  return name.endsWith('.gz') ? gunzipSync(bytes) : bytes
}

/** One campaign as a released version wrote it. */
export interface FrozenSave {
  /** `0.1.0/the-drowned-bells`. */
  readonly name: string
  /** As in the file; today’s parser has not read them. */
  readonly entries: readonly unknown[]
}

const saves = join(import.meta.dirname, '../campaigns/saves')

/** Every save of every version, in the order of their names. */
export function frozenSaves(): readonly FrozenSave[] {
  return readdirSync(saves)
    .sort()
    .flatMap(version =>
      readdirSync(join(saves, version))
        .sort()
        .map(file => {
          const text = thawed(file, readFileSync(join(saves, version, file))).toString('utf8')
          const { entries } = JSON.parse(text) as { readonly entries: readonly unknown[] }
          return { name: `${version}/${file.replace(/\.hearth(\.gz)?$/, '')}`, entries }
        })
    )
}
