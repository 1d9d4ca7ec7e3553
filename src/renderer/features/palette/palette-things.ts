import { shallowRef, watch, type Ref } from 'vue'
import type { PaletteLine } from '@/games/game'
import { kinds } from '@/features/book/book-words'
import { useBookStore } from '@/features/book/book-store'
import { openPrepared } from '@/features/preparation/preparation-store'
import { preparedWords } from '@/features/preparation/preparation-words'
import { useGm } from '@/dashboard/store'
import type { GmSnapshot } from '#shared/contract'
import { publicScreens } from '#shared/screens'
import { modeOptions, modeWords, screenNames } from '@/features/screens/screen-modes'
import type { IconName } from '@/ui/icons/icon-name'

const any = { kind: null, knownTo: null, standing: null }

/** The results of the book for these words, as lines; the host's search accepts a wrong letter. */
export function useThingLines(query: Readonly<Ref<string>>): Readonly<Ref<readonly PaletteLine[]>> {
  const gm = useGm()
  const store = useBookStore()
  const lines = shallowRef<readonly PaletteLine[]>([])
  watch(query, async words => {
    if (words.trim().length < 2) return void (lines.value = [])
    const answer = await gm.ask<'find-in-book'>(
      { ask: 'find-in-book', query: words, filter: any, count: 5, only: 'things' },
      'palette'
    )
    if (!answer.ok || words !== query.value || answer.value === null) return
    const prepared = (answer.value.prepared ?? []).map(line => ({
      id: `prepared:${line.id}`,
      group: 'Book' as const,
      icon: 'pin' as const,
      label: line.text,
      hint: preparedWords(line),
      also: words,
      keys: [],
      run: () => openPrepared(line)
    }))
    const found = answer.value.things.map(({ id, name, kind, sentence }) => ({
      id: `thing:${id}`,
      group: 'Book' as const,
      icon: kinds[kind].icon,
      label: name,
      hint: kinds[kind].one.toLowerCase(),
      also: `${sentence} ${words}`,
      keys: [],
      run() {
        store.thing = id
        gm.page = 'book'
      }
    }))
    lines.value = [...found, ...prepared]
  })
  return lines
}

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

function line(id: string, label: string, icon: IconName, now: boolean, run: () => void): PaletteLine {
  return { id: `screen:${id}`, group: 'Settings', icon, label, hint: now ? 'so it is now' : '', keys: [], run }
}
