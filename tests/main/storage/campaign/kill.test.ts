import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CampaignStore } from '#main/storage/campaign-store'
import { setupHere, wallClock } from '#main/storage/machine/this-machine'
import { buildScript, startScript } from '../../../support/run-typescript'
import { runs } from '../../../support/thorough'
import { digest, must, tempFolder, toyGames, toySetup } from '../toy'

const kills = runs(12, 32)
let script = ''

beforeAll(async () => {
  script = await buildScript('tests/main/storage/player.ts')
}, 60_000)

afterAll(() => rm(dirname(script), { recursive: true, force: true }))

test(`killed ${kills} times at any moment, every act that was called safe is there after reopening`, async () => {
  const folder = await tempFolder()
  const path = join(folder, 'bells.hearth')
  must(await (await create(path, folder)).close())
  let acknowledged = 0
  for (let kill = 0; kill < kills; kill++) {
    acknowledged = Math.max(acknowledged, await playUntilKilled(path, kill))
    const setup = setupHere({ games: { ...toyGames, versions: {} }, backupsFolder: join(folder, 'b'), savedBy: 'test' })
    const opened = must(await CampaignStore.open(path, 'read-only', setup))
    expect(opened.entries.length, `after kill ${kill + 1}`).toBeGreaterThanOrEqual(acknowledged)
    expect(opened.notices.filter(notice => notice.tone === 'warn')).toEqual([])
  }
  expect(acknowledged).toBeGreaterThan(kills)
  // What was left of a copy is spared for a day: it might be another's, who is still writing.
  const clock = { ...wallClock, now: () => Date.now() + 86_460_000 }
  const last = must(await CampaignStore.open(path, 'edit', toySetup(folder, { clock })))
  must(await last.store.close())
  const beside = (await readdir(folder)).filter(name => !name.includes('copy') && name !== 'backups' && name !== 'user')
  expect(beside).toEqual(['bells.hearth'])
}, 300_000)

async function create(path: string, folder: string): Promise<CampaignStore> {
  const setup = toySetup(folder, { games: { ...toyGames, versions: {} } })
  return must(await CampaignStore.create(path, { entries: [], digest: digest() }, setup))
}

/** @returns the last act that the process called safe. */
async function playUntilKilled(path: string, kill: number): Promise<number> {
  const player = startScript(script, path, kill % 3 === 0 ? '1' : '0')
  let said = ''
  player.stdout?.on('data', (bytes: Buffer) => (said += bytes.toString()))
  await once(player.stdout ?? player, 'data')
  await new Promise(resolve => setTimeout(resolve, Math.random() * 120))
  player.kill('SIGKILL')
  await once(player, 'close')
  const whole = said.slice(0, said.lastIndexOf('\n'))
  return Number(whole.split('\n').at(-1))
}
