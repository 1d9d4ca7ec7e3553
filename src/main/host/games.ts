import { Chronicle } from '#rules/campaign/chronicle'
import { entryParser } from '#rules/campaign/entry-parser'
import { systems } from '#rules/registry'
import type { Games } from '../storage/types'

const all = Object.entries(systems)

/** What storage must know of the games in order to open a campaign: the chronicle is what its entries make. */
export const games: Games<Chronicle> = {
  // Each migration leads to the next version, so their number says which one is today's.
  versions: Object.fromEntries(all.map(([id, { migrations }]) => [id, migrations.length + 1])),
  migrations: Object.fromEntries(all.map(([id, { migrations }]) => [id, migrations])),
  parser: entryParser,
  fold: entries => Chronicle.opening(entries),
  summarize: chronicle => chronicle.campaign
}
