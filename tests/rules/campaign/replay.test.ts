import { describe, expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import { latestRange, rangeOfEntries, rangeOfSession, Replay } from '#rules/campaign/replay'
import type { Frame } from '#rules/campaign/types'
import { Played } from '../../support/chronicle'
import { RandomCampaign } from '../../support/torture/player'

type Shown = Pick<Frame<'table'>, 'title' | 'scene' | 'session' | 'seats' | 'boards' | 'focus'> & {
  readonly lines: readonly unknown[]
}

function shownBy({ title, scene, session, seats, boards, focus, log }: Frame<'table'>): Shown {
  return { title, scene, session, seats, boards, focus, lines: log.map(({ line }) => line) }
}

/** What the table was shown after each act, by entry, while it was played. */
function watch(play: (show: () => void, played: Played) => void): {
  readonly played: Played
  readonly live: Map<number, Shown>
} {
  const played = Played.table('The Drowned Bells', 'Kresk', 'Wren')
  const live = new Map<number, Shown>()
  play(() => live.set(played.chronicle.line.latest, shownBy(frameFor(played.chronicle, { kind: 'table' }))), played)
  return { played, live }
}

describe('RY1 a replay', () => {
  it('shows the snapshots and lines that the table had, in their order, and skips acts that the table did not show', () => {
    const { played, live } = watch((show, table) => {
      const acts = [
        () => table.campaign({ type: 'begin-session' }),
        () => table.campaign({ type: 'set-scene', title: 'The bell tower', subtitle: '' }),
        () => table.campaign({ type: 'add-thing', kind: 'secret', name: 'Zq1z', sentence: 'Zq2z' }),
        () => table.campaign({ type: 'write-note', text: 'The tide turns', audience: 'table' }),
        () =>
          table.act({
            type: 'add-foes',
            name: 'Zq3z',
            kind: 'guard',
            stamina: 8,
            power: 'd6',
            squares: 1,
            note: 'Zq4z',
            count: 1
          }),
        () => table.campaign({ type: 'write-note', text: 'It is low', audience: 'table' })
      ]
      for (const act of acts) {
        act()
        show()
      }
    })
    const replay = new Replay(played.chronicle, rangeOfSession(played.chronicle, 1)!, [])
    const seen: Shown[] = []
    while (replay.on()) seen.push(shownBy(replay.frame(true)))
    expect(seen.map(({ lines }) => lines.length)).toEqual([...new Set(seen.map(({ lines }) => lines.length))])
    expect(seen.at(-1)).toEqual([...live.values()].at(-1))
    expect(seen.every(each => [...live.values()].some(was => JSON.stringify(was) === JSON.stringify(each)))).toBe(true)
    expect(JSON.stringify(seen)).not.toMatch(/Zq\dz/)
    expect(seen).toHaveLength(4)
  })

  it('QU1 shows an answered question as the table saw it, and not an answer that was undone', () => {
    const { played, live } = watch((show, table) => {
      const kresk = table.seats[0]!
      const blow = { type: 'open-attack', seat: kresk, power: { by: 'number', number: 4 }, exertion: 'physical' }
      const answer = (way: string) => table.answer({ board: table.board, question: 'blow 1', answers: { way } })
      table.campaign({ type: 'begin-session' })
      table.act({ ...blow, from: 'a hook' })
      show()
      answer('way-2')
      table.undo()
      answer('way-1')
      show()
    })
    const replay = new Replay(played.chronicle, rangeOfSession(played.chronicle, 1)!, [])
    const seen: Shown[] = []
    while (replay.on()) seen.push(shownBy(replay.frame(true)))
    expect(seen.slice(-2).map(({ boards }) => boards)).toEqual([...live.values()].map(({ boards }) => boards))
    expect(seen.at(-1)?.lines).toEqual([...live.values()].at(-1)?.lines)
  })

  it('has nothing that was undone, and no number from which hidden acts could be read', () => {
    const { played } = watch((_, table) => {
      table.campaign({ type: 'write-note', text: 'first', audience: 'table' })
      table.campaign({ type: 'write-note', text: 'Zq9z', audience: 'table' })
      table.undo()
      for (let hidden = 0; hidden < 5; hidden++) table.campaign({ type: 'write-note', text: 'mine', audience: 'gm' })
      table.campaign({ type: 'write-note', text: 'last', audience: 'table' })
    })
    const replay = new Replay(played.chronicle, rangeOfSession(played.chronicle, 0)!, [])
    while (replay.on());
    const frame = replay.frame(true)
    expect(JSON.stringify(frame)).not.toContain('Zq9z')
    const numbers = [...new Set(frame.log.map(({ entry }) => entry))]
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
    expect(rangeOfEntries(played.chronicle, 6, 6)).toBeNull()
  })

  it('begins before the first act, goes back as it came, and ends at the last', () => {
    const { played } = watch((_, table) => {
      for (const text of ['one', 'two', 'three']) table.campaign({ type: 'write-note', text, audience: 'table' })
    })
    const newest = latestRange(played.chronicle, [])!
    const replay = new Replay(played.chronicle, { first: newest.first - 2, last: newest.last }, [])
    const lines = (): unknown => shownBy(replay.frame(true)).lines
    const before = lines()
    replay.on()
    const first = lines()
    replay.on()
    expect(replay.back()).toBe(true)
    expect(lines()).toEqual(first)
    replay.back()
    expect(lines()).toEqual(before)
    expect(replay.back()).toBe(false)
    while (replay.on());
    expect([replay.isOver, replay.share, replay.wait]).toEqual([true, 1, 0])
    expect(JSON.stringify(lines())).toContain('three')
  })

  it('never tells of a game that the screens were not shown', () => {
    const played = Played.table('The Drowned Bells', 'Kresk')
    const opened = played.campaign({ type: 'open-board', system: 'game-face', title: 'Zq7z', settings: null })
    const board = `b${opened.id}` as never
    played.campaign({ type: 'write-note', text: 'seen', audience: 'table' })
    const replay = new Replay(played.chronicle, rangeOfSession(played.chronicle, 0)!, [board])
    const seen: unknown[] = []
    while (replay.on()) seen.push(replay.frame(true))
    expect(JSON.stringify(seen)).not.toContain('Zq7z')
    expect(JSON.stringify(seen)).toContain('seen')
  })

  it('is the table’s own snapshot at every step of random play in all games', () => {
    const habits = { typed: (path: string) => `some ${path}`, extremes: 3, chance: 15 }
    const { chronicle } = new RandomCampaign(7, habits).until(150).played
    const live = new Map<string, number>()
    const again = new Played()
    for (const entry of chronicle.entries) {
      again.chronicle.append(entry)
      live.set(JSON.stringify(frameFor(again.chronicle, { kind: 'table' }).boards), entry.id)
    }
    const range = { first: 1, last: chronicle.line.standing }
    const replay = new Replay(chronicle, range, [])
    const strange: number[] = []
    for (let step = 0; replay.on(); step++) {
      const [board] = replay.frame(true).boards
      const isKnown = [...live.keys()].some(
        boards => board === undefined || boards.includes(JSON.stringify(board.view))
      )
      if (!isKnown) strange.push(step)
    }
    expect(strange).toEqual([])
  })
})
