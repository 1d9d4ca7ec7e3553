import type { GmSnapshot } from '#shared/contract'
import { publicScreens } from '#shared/screens'
import type { PaletteLine } from '../../games/game'
import { modeOptions, modeWords, screenNames } from '../screens/screen-modes'
import type { useGm } from '../../dashboard/store'

type Gm = Pick<ReturnType<typeof useGm>, 'ask'>

/** The modes of each kind of screen, and the game on the table, one line each. */
export function screenLines({ modes, boardsOnScreens, frame }: GmSnapshot, gm: Gm): readonly PaletteLine[] {
  const modeLines = publicScreens.flatMap(screen =>
    modeOptions(screen).map(({ value, icon }) => {
      const label =
        value === 'live'
          ? `Let ${screenNames[screen].full} show everything live`
          : `${modeWords[value].verb} ${screenNames[screen].full}`
      const run = (): void => void gm.ask({ ask: 'set-screen-mode', screens: screen, mode: value })
      return line(`${screen} ${value}`, label, icon, modes[screen] === value, run)
    })
  )
  const open = (frame?.boards ?? []).filter(board => !board.closed)
  const boardLines = [...open, null].map(board =>
    line(
      `board ${board?.id ?? ''}`,
      board ? `Show ${board.title} on the table` : 'Show no game on the table',
      'screen',
      (board?.id ?? null) === (boardsOnScreens?.table ?? null),
      () => void gm.ask({ ask: 'show-board', board: board?.id ?? null })
    )
  )
  return [...modeLines, ...(frame ? boardLines : [])]
}

function line(id: string, label: string, icon: string, now: boolean, run: () => void): PaletteLine {
  return { id: `screen:${id}`, group: 'Settings', icon, label, hint: now ? 'so it is now' : '', keys: [], run }
}
