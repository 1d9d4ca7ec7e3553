import type { BoardId } from '#rules/campaign/types'
import { publicScreens, sameFor, watchingScreens, type PublicScreen, type ScreenMode } from '#shared/screens'
import { askGm, atTheTable, Onlooker, settle, value } from '../../main/host/test-host'
import { seededLuck } from '../luck'

const modes = ['live', 'freeze', 'blank'] as const

/**
 * Plays at random with the content of the screens. Games are opened, shown, closed and undone, and notes are written. Screens are frozen, blanked and made live, and pages reload. After each step every screen is compared with its allowed content (ST1–ST7).
 * @returns what was wrong, in words
 */
export async function screenFaults(seed: number, steps: number): Promise<readonly string[]> {
  const { below } = seededLuck(seed)
  const { host, gm, table, wren, wrenSeat, act } = await atTheTable()
  const watching = watchingScreens.map(kind => [kind, new Onlooker({ kind })] as const)
  for (const [, screen] of watching) host.attach(screen)
  await settle(host)
  const viewers = { ...Object.fromEntries(watching), phones: wren } as Record<PublicScreen, Onlooker>
  const mode: Record<PublicScreen, ScreenMode> = { ...sameFor(publicScreens, 'live') }
  const held = new Map<PublicScreen, string>()
  const everShown = new Set<BoardId>(gm.dashboard.frame?.boards.map(({ id }) => id))
  const faults: string[] = []
  const boards = (): readonly { id: BoardId; closed: boolean; title: string }[] => gm.dashboard.frame?.boards ?? []
  const pick = <Item>(from: readonly Item[]): Item | undefined => from[below(Math.max(1, from.length))]
  const pictureOf = (screen: PublicScreen): string => JSON.stringify(viewers[screen].last.frame)

  const does: readonly (() => Promise<unknown>)[] = [
    async () =>
      boards().length < 12 &&
      act({ type: 'open-board', system: 'game-face', title: `Qanarium${below(1e9)}`, settings: null }),
    () => act({ type: 'write-note', text: `said ${below(1e9)}`, audience: 'table' }),
    async () => {
      const board = pick(boards().filter(({ closed }) => !closed))
      if (!board) return
      value(await askGm(host, { ask: 'show-board', board: board.id }))
      everShown.add(board.id)
    },
    () => askGm(host, { ask: 'show-board', board: null }),
    async () => {
      const board = pick(boards())
      if (board) await act({ type: board.closed ? 'reopen-board' : 'close-board', board: board.id })
    },
    async () => {
      const ask = below(2) === 0 ? 'undo' : 'redo'
      // What founded the campaign stays: the seats that look on are in it.
      const { steps: standing = 0, redoSteps = 0 } = gm.dashboard.frame?.undo ?? {}
      if (ask === 'redo' ? redoSteps > 0 : standing > 5)
        await askGm(host, { ask, revision: gm.dashboard.frame?.revision ?? 0, steps: 1 })
    },
    async () => {
      const screens = pick([...publicScreens, 'all'] as const) ?? 'all'
      const next = pick(modes) ?? 'live'
      for (const each of screens === 'all' ? publicScreens : [screens]) {
        if (mode[each] === 'live' && next !== 'live') held.set(each, pictureOf(each))
        mode[each] = next
      }
      value(await askGm(host, { ask: 'set-screen-mode', screens, mode: next }))
    },
    async () => {
      const screen = pick(publicScreens) ?? 'table'
      const anew = new Onlooker(screen === 'phones' ? { kind: 'seat', seat: wrenSeat } : { kind: screen })
      host.attach(anew)
      await settle(host)
      viewers[screen] = anew
    }
  ]

  for (let step = 0; step < steps; step++) {
    await pick(does)?.()
    const hidden = boards().filter(({ id }) => !everShown.has(id))
    const onTable = gm.dashboard.boardsOnScreens?.table ?? null
    for (const screen of publicScreens) {
      const { last } = viewers[screen]
      const text = JSON.stringify(last)
      const wrong = (what: string): void => void faults.push(`seed ${seed}, step ${step}, ${screen}: ${what}`)
      if (hidden.some(({ title }) => text.includes(title))) wrong('knows of a game that waits')
      if (mode[screen] === 'blank' && (last.mode !== 'blank' || last.frame !== null)) wrong('is not blank')
      if (mode[screen] === 'freeze' && pictureOf(screen) !== held.get(screen)) wrong('is not what it was frozen with')
      if (mode[screen] === 'live' && screen !== 'phones') {
        const shown = last.frame?.boards.map(({ id }) => id) ?? []
        if (shown.join() !== (onTable ?? '')) wrong(`shows ${shown.join()} for ${onTable}`)
      }
    }
    for (const each of [table, wren, ...watching.map(([, screen]) => screen), ...Object.values(viewers)])
      each.seen.splice(0, each.seen.length - 1)
    gm.seen.splice(0, gm.seen.length - 1)
  }
  return faults
}
