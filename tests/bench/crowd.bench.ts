import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { games } from '#main/host/games'
import { versionsToday } from '#main/storage/opening/migrate'
import type { BoardId } from '#rules/campaign/types'
import type { SeatId } from '#rules/core/seat'
import type { GmView } from '#rules/thousand-faces/view'
import type { GmSnapshot } from '#shared/contract'
import { Played } from '../support/chronicle'
import { seededLuck } from '../support/luck'
import { startShell, type Shell } from '../support/shell'
import { seconds, CrowdClient, processorSeconds } from './crowd-client'
import { commandFor, turn } from './long-campaign'
import { ms, report, spread } from './measure'
import { printedFile } from '../support/printed-file'

// The built shell with 50 overlays, 12 players' pages, a table and the GM, at 5 acts a second. Run `npm run build` first.
// A budget that is not met fails the run.

const [overlays, players, perSecond] = [50, 12, 5]
const length = Number(process.env['HEARTHSIDE_SECONDS'] ?? 60)
const home = mkdtempSync(join(tmpdir(), 'hearthside-crowd-'))
let shell: Shell

beforeAll(async () => {
  const file = join(home, 'campaigns', 'crowd.hearth')
  mkdirSync(join(home, 'campaigns'), { recursive: true })
  writeFileSync(file, campaignOfTwelve())
  shell = await startShell({ home }, file)
}, 60_000)

afterAll(async () => {
  await shell.kill()
  rmSync(home, { recursive: true, force: true })
})

function campaignOfTwelve(): Buffer {
  const names = [
    'Kresk',
    'Wren',
    'Tamsin',
    'Brindle',
    'Ash',
    'Odo',
    'Vey',
    'Ottilie',
    'Margit',
    'Joon',
    'Amsel',
    'Ferry'
  ]
  const played = Played.table('A crowd', ...names)
  const { chronicle } = played
  for (let n = 0; n < 500; n++) turn(played)
  const { title, seats, boards } = chronicle.campaign
  const head = { versions: versionsToday(games.versions), savedBy: 'bench', id: 'crowd', title, seats, boards }
  return printedFile(head, chronicle.entries)
}

it(
  `${overlays} overlays, ${players} players and a table at ${perSecond} acts a second for ${length} s`,
  async () => {
    const gm = await CrowdClient.asGm(shell)
    await gm.ask({ ask: 'set-device-server', on: true, reach: 'loopback' })
    const { deviceServer } = gm.snapshot<GmSnapshot>()
    const links = [
      ...Array<string | null>(overlays).fill(deviceServer.overlayUrl),
      deviceServer.tableUrl,
      ...deviceServer.seats.map(seat => seat.url)
    ]
    const crowd = await Promise.all(links.map(link => CrowdClient.at(link ?? '')))
    expect(crowd).toHaveLength(overlays + 1 + players)
    await seconds(3)

    const luck = seededLuck(7)
    const began = { processor: processorSeconds(shell.process.pid), at: performance.now() }
    const [asked, last]: [number[], number[]] = [[], []]
    let refused = 0
    for (let act = 0; act < length * perSecond; act++) {
      await seconds(Math.max(0, (began.at + (act * 1000) / perSecond - performance.now()) / 1000))
      const { frame } = gm.snapshot<GmSnapshot>()
      const seats = frame?.seats ?? []
      const seat = seats[luck.below(seats.length)]?.id as SeatId
      const board = frame?.boards[0]
      const command = commandFor(seat, board?.view as GmView, luck)
      const before = performance.now()
      const done = await gm.ask({ ask: 'act', revision: frame?.revision, board: board?.id as BoardId, command })
      if (!done) refused += 1
      asked.push(performance.now() - before)
      // A client for which this act changed nothing receives nothing. So the last of the other clients is counted.
      await seconds(Math.max(0.05, (began.at + ((act + 0.75) * 1000) / perSecond - performance.now()) / 1000))
      const late = crowd.map(client => client.receivedSince(before)).filter(took => took !== null)
      if (late.length > 0) last.push(Math.max(...late))
    }
    const took = (performance.now() - began.at) / 1000
    const share = (processorSeconds(shell.process.pid) - began.processor) / took
    const there = crowd.filter(client => client.isOpen).length
    await seconds(1)
    const [strip] = crowd
    const alike = crowd.slice(0, overlays).filter(client => client.text() === strip?.text()).length
    report('host, share of a core', `${(share * 100).toFixed(1)} %`, '≤ 25 %')
    report('act → last client has it', `median ${ms(spread(last).median)}, p95 ${ms(spread(last).p95)}`, 'p95 < 150 ms')
    report('act → answer', `median ${ms(spread(asked).median)}, p95 ${ms(spread(asked).p95)}`, 'told')
    report('acts a second, refused', `${(asked.length / took).toFixed(2)}, ${refused}`, '5, few')
    report(
      'still connected; overlays with the same picture',
      `${there} of ${crowd.length}; ${alike} of ${overlays}`,
      'all'
    )
    console.log(`load while measuring: ${loadavg()[0]?.toFixed(1)}`)
    expect(share).toBeLessThanOrEqual(0.25)
    // Most acts have happened: the figures are of those.
    expect(refused).toBeLessThan(0.05 * asked.length)
    expect(spread(last).p95).toBeLessThan(150)
    expect([there, alike]).toEqual([crowd.length, overlays])
  },
  (length + 60) * 1000
)
