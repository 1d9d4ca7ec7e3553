import { gunzipSync } from 'node:zlib'
import { games } from '#main/host/games'
import { printEnvelope } from '#main/storage/campaign/envelope'
import { ledgerOf } from '#main/storage/campaign/printed-entries'
import { versionsToday } from '#main/storage/opening/migrate'
import type { Chronicle } from '#rules/campaign/chronicle'

/** The file of a campaign, as today’s Hearthside writes it. */
export function printed(id: string, chronicle: Chronicle): Buffer {
  const { title, seats, boards } = games.digest(chronicle)
  const head = { versions: versionsToday(games.versions), savedBy: 'Hearthside', id, title, seats, boards }
  return Buffer.concat(printEnvelope(head, ledgerOf(chronicle.entries)))
}

/** The bytes of a frozen save, which may be compressed. */
export function thawed(name: string, bytes: Buffer): Buffer {
  return name.endsWith('.gz') ? gunzipSync(bytes) : bytes
}
