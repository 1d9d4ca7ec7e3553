import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { SealedShuffle } from '#rules/campaign/shuffles/model'
import type { BoardId } from '#rules/campaign/types'
import type { SeatId } from '#rules/core/seat'
import type { CheckedShuffle } from '#shared/contract'
import { faultOf } from '../../../support/check-page'
import { askGm, atTheTable, GmViewer, Onlooker, openTestHost, seatCaller, value, type Options } from '../test-host'

const bytes = 'ab'.repeat(16)

/** A table with an open board, its shuffles sealed. */
async function sealedTable(system: 'thousand-faces' | 'face-of-angels' | 'prophecy', options: Options = {}) {
  const table = await atTheTable({ ...options, sealed: true })
  if (system !== 'thousand-faces') {
    const [first] = table.gm.dashboard.frame!.boards
    value(await table.act({ type: 'close-board', board: first!.id }))
    value(await table.act({ type: 'open-board', system, title: '', settings: settings[system] }))
    const opened = table.gm.dashboard.frame!.boards.at(-1)!.id
    value(await askGm(table.host, { ask: 'show-board', board: opened }))
  }
  const board = table.gm.dashboard.frame!.boards.find(each => each.system === system)!.id as BoardId
  const play = (command: object) =>
    askGm(table.host, { ask: 'act', revision: table.revision(), board, command: command as never })
  /** To real cards and back: the deck is dealt out and shuffled, two orders in one act. */
  const shuffle = async (seat: SeatId) => {
    value(await play({ type: 'use-cards', seat, cards: 'physical' }))
    value(await play({ type: 'use-cards', seat, cards: 'digital' }))
  }
  const next = () => table.gm.dashboard.nextShuffle
  const undo = async () => value(await askGm(table.host, { ask: 'undo', revision: table.revision(), steps: 1 }))
  const check = async () =>
    value(await askGm(table.host, { ask: 'read-shuffle-check' })) as unknown as readonly CheckedShuffle[]
  return { ...table, board, play, shuffle, next, undo, check }
}

const settings = { 'thousand-faces': {}, 'face-of-angels': { cards: 'digital' }, prophecy: {} }

/** Everything that lies on this machine, but the file of the seeds. */
function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return filesUnder(path)
    return name === 'shuffles.json' ? [] : [readFileSync(path, 'utf8')]
  })
}

function seedsIn(userFolder: string): Record<string, { seed: string; revealed: boolean }> {
  const kept = JSON.parse(readFileSync(join(userFolder, 'shuffles.json'), 'utf8')) as { value?: unknown }
  const text = JSON.stringify(kept)
  const found = /"seeds":(\{.*?\}\})/.exec(text)?.[1] ?? '{}'
  return JSON.parse(found) as Record<string, { seed: string; revealed: boolean }>
}

/** What the acts of the campaign wrote down of their shuffles, oldest first. */
function recorded(folder: string): readonly SealedShuffle[] {
  return filesUnder(folder)
    .flatMap(text => text.split('\n'))
    .flatMap(line => {
      const start = line.indexOf('"shuffle":{')
      return start === -1 ? [] : [JSON.parse(objectAt(line, start + '"shuffle":'.length)) as SealedShuffle]
    })
}

/** The text of the object that begins here. */
function objectAt(text: string, start: number): string {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}' && --depth === 0) return text.slice(start, at + 1)
  }
  return ''
}

describe('shuffles that can be checked', () => {
  it('SF1 SF3 are made of a seed whose seal was shown before, and which is on no page and in no campaign file', async () => {
    const table = await sealedTable('thousand-faces')
    const before = table.next()!
    expect(table.wren.last.nextShuffle).toEqual(before)
    expect(table.table.last.nextShuffle?.seal).toBe(before.seal)
    await table.shuffle(table.wrenSeat)
    const made = recorded(table.folder).at(-1)!
    expect(made).toMatchObject({ id: before.id, seal: before.seal, shakes: [] })
    expect(made.orders).toHaveLength(2)
    expect(table.next()!.number).toBe(before.number + 1)
    const seeds = Object.values(seedsIn(table.userFolder))
    expect(seeds.length).toBeGreaterThan(1)
    const seen = JSON.stringify([...table.gm.seen, ...table.table.seen, ...table.wren.seen]) + filesUnder(table.root)
    for (const { seed } of seeds) expect(seen).not.toContain(seed)
  })

  it('SF1 keep their seal when the host is killed and starts again', async () => {
    const { root, host, next, gm } = await sealedTable('thousand-faces')
    const before = next()
    const { path } = gm.dashboard.file!
    await host.abandon()
    const again = await openTestHost({ root, sealed: true })
    const dashboard = new GmViewer()
    again.host.attach(dashboard)
    value(await askGm(again.host, { ask: 'open', place: path, mode: 'take-over' }))
    expect(before?.seal).toMatch(/^[\da-f]{64}$/)
    expect(dashboard.dashboard.nextShuffle).toEqual(before)
  })

  it('SF2 take what a phone adds, four times at most, and words; what comes late counts for nothing', async () => {
    const table = await sealedTable('thousand-faces')
    const kresk = new Onlooker({ kind: 'seat', seat: table.kreskSeat })
    table.host.attach(kresk)
    const { id } = table.next()!
    const shake = (at = id) => table.host.ask(seatCaller(table.wrenSeat), { ask: 'shake', id: at, bytes })
    const taken: unknown[] = []
    for (let n = 0; n < 6; n++) taken.push(value(await shake()))
    taken.push(value(await shake('somewhere/1')))
    expect(taken).toEqual([...Array(4).fill({ taken: true }), ...Array(3).fill({ taken: false })])
    value(await askGm(table.host, { ask: 'shake-by-words', id, words: 'ash birch cedar' }))
    expect(table.next()).toMatchObject({ shaken: [table.wrenSeat], words: true })
    await table.shuffle(table.wrenSeat)
    const { shakes } = recorded(table.folder).at(-1)!
    expect(shakes.map(({ by }) => by)).toEqual([...Array(4).fill(table.wrenSeat), 'words'])
    expect(table.next()).toMatchObject({ shaken: [], words: false })
    value(await shake())
    expect(table.next()!.shaken).toEqual([])
    // SF11: before the secret is revealed no screen is told what a phone added, the Game Master's included.
    const seen = JSON.stringify([...table.gm.seen, ...table.table.seen, ...table.wren.seen, ...kresk.seen])
    expect(JSON.stringify(kresk.seen)).toContain(id)
    expect(seen + JSON.stringify(await table.check())).not.toContain(bytes)
    value(await askGm(table.host, { ask: 'reveal-shuffles' }))
    expect(JSON.stringify(await table.check())).toContain(bytes)
  })

  it('SF4 come again as they were after an undo, and say so', async () => {
    const table = await sealedTable('thousand-faces')
    value(await table.host.ask(seatCaller(table.wrenSeat), { ask: 'shake', id: table.next()!.id, bytes }))
    await table.shuffle(table.wrenSeat)
    const first = recorded(table.folder).at(-1)!
    await table.undo()
    expect(table.next()).toMatchObject({ id: first.id, again: true, shaken: [table.wrenSeat] })
    value(await table.host.ask(seatCaller(table.kreskSeat), { ask: 'shake', id: first.id, bytes: 'cd'.repeat(16) }))
    value(await table.note('Something else first'))
    value(await table.play({ type: 'use-cards', seat: table.wrenSeat, cards: 'digital' }))
    expect(recorded(table.folder).at(-1)).toEqual(first)
    expect(table.next()).toMatchObject({ number: table.next()!.number, again: false })
  })

  it('SF5 SF6 can be checked when the session ends, and what lies hidden is dealt anew in the act that reveals them', async () => {
    const table = await sealedTable('thousand-faces')
    value(await table.act({ type: 'begin-session' }))
    for (const seat of [table.wrenSeat, table.kreskSeat, table.wrenSeat]) await table.shuffle(seat)
    const sealed = await table.check()
    expect(sealed.every(each => !('seed' in each) && !('orders' in each))).toBe(true)
    value(await table.act({ type: 'end-session' }))
    const checked = await table.check()
    const open = checked.filter(each => each.seed !== undefined)
    expect(open).toHaveLength(sealed.length)
    for (const each of open) expect(faultOf(each as never)).toBeNull()
    // The act that reveals them has shuffled as well, by a seed that nobody knows.
    expect(checked).toHaveLength(sealed.length + 1)
    expect(checked.at(-1)).not.toHaveProperty('seed')
    expect(recorded(table.folder).at(-1)!.orders).toHaveLength(2)
    expect(seedsIn(table.userFolder)[table.next()!.id]!.revealed).toBe(false)
  })

  it('SF4 are sealed anew where an undo goes back behind what was revealed', async () => {
    const table = await sealedTable('thousand-faces')
    await table.shuffle(table.wrenSeat)
    const first = recorded(table.folder).at(-1)!
    value(await askGm(table.host, { ask: 'reveal-shuffles' }))
    await table.undo()
    await table.undo()
    expect(table.next()).toMatchObject({ id: `${first.id}.2`, again: false })
    expect(table.next()!.seal).not.toBe(first.seal)
  })

  it('SF6 stay sealed while hands lie by them', async () => {
    const table = await sealedTable('face-of-angels')
    expect(table.next()).toBeDefined()
    value(await table.play({ type: 'start-game' }))
    const answer = value(await askGm(table.host, { ask: 'reveal-shuffles' }))
    // The first decks of the game that is closed may be known; the hands that were dealt may not.
    expect(answer).toMatchObject({ count: 2, kept: 1 })
  })

  it('SF7 on a game that was not shown yet have no seal, and no screen of the players can tell that there was one', async () => {
    const seen: string[] = []
    for (const hidden of [false, true]) {
      const table = await sealedTable('thousand-faces')
      const before = table.next()!
      if (hidden) {
        value(await table.act({ type: 'open-board', system: 'thousand-faces', title: 'Kept back', settings: {} }))
        const kept = table.gm.dashboard.frame!.boards.at(-1)!.id
        for (const cards of ['physical', 'digital'])
          value(
            await askGm(table.host, {
              ask: 'act',
              revision: table.revision(),
              board: kept,
              command: { type: 'use-cards', seat: table.wrenSeat, cards } as never
            })
          )
        expect(table.gm.dashboard.frame!.log.at(-1)!.board).toBe(kept)
      }
      expect(table.next()).toEqual(before)
      await table.shuffle(table.wrenSeat)
      expect(table.next()!.number).toBe(before.number + 1)
      const screens = [...table.table.seen, ...table.wren.seen]
      seen.push(JSON.stringify(screens).replaceAll(/"(?:serial|at)":\d+|"(?:id|seal)":"[^"]*"/g, ''))
    }
    expect(seen[1]!.match(/"number":\d+/g)).toEqual(seen[0]!.match(/"number":\d+/g))
  })

  it('SF7 seal a game from the moment it is shown', async () => {
    const table = await sealedTable('prophecy')
    value(await table.act({ type: 'open-board', system: 'thousand-faces', title: 'Later', settings: {} }))
    const later = table.gm.dashboard.frame!.boards.at(-1)!.id
    expect(table.next()).toBeUndefined()
    value(await askGm(table.host, { ask: 'show-board', board: later }))
    expect(table.next()?.seal).toMatch(/^[\da-f]{64}$/)
    expect(table.wren.last.nextShuffle).toEqual(table.next())
  })

  it('SF8 of the first decks of a new campaign can be checked as well', async () => {
    const table = await sealedTable('thousand-faces')
    expect(recorded(table.folder)).toHaveLength(2)
    value(await askGm(table.host, { ask: 'reveal-shuffles' }))
    const checked = (await table.check()).filter(each => each.seed !== undefined)
    expect(checked).toHaveLength(2)
    for (const each of checked) expect(faultOf(each as never)).toBeNull()
  })

  it('show no seal where the app shuffles no cards', async () => {
    const table = await sealedTable('prophecy')
    expect(table.next()).toBeUndefined()
    expect(table.table.last).not.toHaveProperty('nextShuffle')
  })
})
