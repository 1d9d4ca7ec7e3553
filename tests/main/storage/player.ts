/** A process that plays without end: each act's number is printed once it is called safe. Started, and killed, by the kill test. */
import { dirname } from 'node:path'
import { CampaignStore } from '#main/storage/campaign-store'
import { setupHere } from '#main/storage/machine/this-machine'
import type { Entry } from '#rules/campaign/types'
import { ok } from '#rules/core/result'

const [, , path = '', pace = '0'] = process.argv
const digest = { title: 'Played', seats: [], boards: [] }
const setup = setupHere<readonly Entry[]>({
  games: { versions: {}, migrations: {}, parser: () => json => ok(json as Entry), fold: ok, summarize: () => digest },
  backupsFolder: `${dirname(path)}/backups`,
  savedBy: 'the kill test'
})

const opened = await CampaignStore.open(path, 'edit', setup)
if (!opened.ok) throw new Error(JSON.stringify(opened.error))
const { store, entries } = opened.value

for (let id = entries.length + 1; ; id++) {
  const entry: Entry = { id, at: Date.now(), kind: 'undo', steps: 1 }
  // Now and then a checkpoint beside the acts, not after them: a kill may meet any moment of it.
  if (id % 37 === 0) void store.checkpoint('save')
  if (id % 101 === 0) await store.saveCopy(`${path}.copy-${id}.hearth`, 'refuse')
  const done = await store.append(entry, digest)
  if (!done.ok) throw new Error(JSON.stringify(done.error))
  process.stdout.write(`${id}\n`)
  if (pace !== '0') await new Promise(resolve => setTimeout(resolve, Number(pace)))
}
