import type { Frame } from '#rules/campaign/types'
import { plainText } from '#rules/core/log-line'
import { timeOfDay } from '../../ui/clock'
import type { PaletteGroup, PaletteLine, PaletteSource } from '../../games/game'
import { perform, whyNot } from '../actions/actions'
import { keyMap, type ActionId } from '../keys/keys'
import { returnsTo } from '../log/log-lines'
import { placeLines } from './palette-places'
import { pageSpot } from '../refusals/refusal-spot'
import type { useGm } from '../../dashboard/store'
import { nameIn } from '../../dashboard/use-campaign'

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

type Gm = Pick<ReturnType<typeof useGm>, 'board' | 'sheet' | 'page' | 'jump' | 'fileRequest' | 'said'>

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
  gm.said = { at: pageSpot, denial: { kind: 'problem', problem } }
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
