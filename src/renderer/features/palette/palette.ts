import type { Frame } from '#rules/campaign/types'
import { plainText } from '#rules/core/log-line'
import { timeOfDay } from '@/ui/clock'
import type { PaletteGroup, PaletteLine, PaletteSource } from '@/games/game'
import { perform, whyNot } from '@/features/actions/actions'
import { keyMap, type ActionId } from '@/features/keys/keys'
import { returnsTo } from '@/features/log/log-lines'
import { pageSpot } from '@/features/refusals/refusal-spot'
import type { useGm } from '@/dashboard/store'
import { nameIn } from '@/dashboard/use-campaign'
import { useGuide } from '@/features/next/use-guide'
import type { IconName } from '@/ui/icons/icon-name'

/** The order of groups with equally close results. */
const groups = [
  'Players',
  'Moves',
  'Do',
  'Foes',
  'Book',
  'Rules',
  'Settings',
  'Places',
  'Games',
  'Moments'
] as const satisfies readonly PaletteGroup[]

type Gm = Pick<ReturnType<typeof useGm>, 'board' | 'sheet' | 'page' | 'jump' | 'fileRequest' | 'lastDenial'>

/** Every line that can be found now. `offered`: whether a component on screen handles an action. */
export function paletteLines(
  frame: Frame<'gm'>,
  gm: Gm,
  offered: (action: ActionId) => boolean,
  ofGames: readonly PaletteSource[]
): readonly PaletteLine[] {
  const lines = [
    ...actionLines(gm, offered),
    ...ofGames.flatMap(source => source(frame)),
    ...placeLines(gm),
    ...boardLines(frame, gm),
    ...momentLines(frame, gm)
  ]
  return groups.flatMap(group => lines.filter(line => line.group === group))
}

function actionLines(gm: Gm, offered: (action: ActionId) => boolean): readonly PaletteLine[] {
  return keyMap.value
    .filter(binding => offered(binding.id) && !binding.unlisted)
    .map(({ id, icon, says, caps, also }) => {
      const why = whyNot(id)
      return {
        id: `action:${id}`,
        group: 'Do' as const,
        icon: icon ?? 'bolt',
        label: says,
        hint: why === null ? '' : `Not now: ${why}`,
        ...(also === undefined ? {} : { also }),
        keys: caps,
        run: () => performOrTell(gm, id)
      }
    })
}

/** Performs an action; the reason for an impossible one is shown at the top of the page. */
function performOrTell(gm: Gm, action: ActionId): void {
  const why = whyNot(action)
  if (why === null) return void perform(action)
  const problem = { kind: 'unsupported', message: why, remedy: 'Choose it again once that has changed' } as const
  gm.lastDenial = { at: pageSpot, denial: { kind: 'problem', problem } }
}

function boardLines(frame: Frame<'gm'>, gm: Gm): readonly PaletteLine[] {
  return frame.boards
    .filter(board => !board.closed)
    .map(board => ({
      id: `board:${board.id}`,
      group: 'Games' as const,
      icon: 'cards',
      label: `Go to ${board.title}`,
      hint: '',
      keys: [],
      run: () => {
        gm.board = board.id
        gm.page = 'board'
      }
    }))
}

function momentLines(frame: Frame<'gm'>, gm: Gm): readonly PaletteLine[] {
  return [...frame.log].reverse().flatMap(line => {
    const steps = returnsTo(frame, line)
    if (steps === null || steps === 0) return []
    return {
      id: `moment:${line.entry}`,
      group: 'Moments' as const,
      icon: line.kind === 'save-point' ? 'pin' : 'clock',
      label: plainText(line.line.parts, seat => nameIn(frame.seats, seat)),
      hint: `${timeOfDay(line.at)}, go back there…`,
      keys: [],
      run: () => void (gm.jump = { entry: line.entry, steps })
    }
  })
}

/** Entries of menus and settings, by likely search words. */
function placeLines(gm: Gm): readonly PaletteLine[] {
  const settings = (): void => void (gm.page = 'settings')
  const sheet = (name: 'clocks' | 'export' | 'import' | 'print') => () => void (gm.sheet = name)
  const file = (request: string) => () => void (gm.fileRequest = request)
  return [
    place('Clocks and countdowns…', 'clock', 'timer progress break stakes threat cliffhanger', sheet('clocks')),
    place('Theme', 'gear', 'look colour color contrast parchment dark light appearance', settings),
    place('Table screen settings', 'screen', 'projector display beamer second monitor', settings),
    place('Connect other devices', 'link', 'phones seats links qr code wifi network players obs', settings),
    place(
      'The stream: layouts and links',
      'stream',
      'obs twitch youtube video overlay size background stream deck director delay test vertical',
      () => void (gm.page = 'stream')
    ),
    place('The book', 'book', 'people places secrets threads premises notes names', () => void (gm.page = 'book')),
    place(
      'The stage',
      'screen',
      'show picture image title tray next live projector table map handout',
      () => void (gm.page = 'stage')
    ),
    place(
      'Before the next session',
      'pin',
      'prepare preparation plan notes forks first line tonight worksheet',
      () => void (gm.page = 'preparation')
    ),
    place(
      'Show the guide',
      'lamp',
      'first session help beginner next step tutorial wizard',
      () => void useGuide().show()
    ),
    place('Export…', 'download', 'markdown obsidian notes folder zip json data download file', sheet('export')),
    place('Import…', 'upload', 'markdown obsidian notes folder zip take in', sheet('import')),
    place('Print…', 'print', 'paper pdf character party worksheet sheets codes letter a4', sheet('print')),
    place('Save a copy…', 'copy', 'backup duplicate export', file('save-copy')),
    place('Copies of this campaign…', 'clock', 'backup restore older version', file('backups')),
    place('Close the campaign', 'x', 'quit leave exit', file('close'))
  ]
}

function place(label: string, icon: IconName, also: string, run: () => void): PaletteLine {
  return { id: `place:${label}`, group: 'Places', icon, label, hint: '', also, keys: [], run }
}
