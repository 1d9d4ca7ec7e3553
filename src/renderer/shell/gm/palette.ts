import type { BoardId, EntryId, Frame } from '#rules/campaign/types'
import { plainText } from '#rules/core/log-line'
import type { SeatId } from '#rules/core/seat'
import type { GmView } from '#rules/thousand-faces/views'
import { moves } from '#rules/thousand-faces/moves/all'
import type { MoveId } from '#rules/thousand-faces/moves/ids'
import { timeOfDay } from '../../ui/clock'
import { returnsTo } from './log-lines'
import { keyMap, type ActionId } from './keys'
import { placeLines } from './palette-places'
import { seatNumbers } from './seat-numbers'
import type { Sheet } from './store'
import { nameIn } from './use-campaign'

/** What choosing a line of the palette does. */
export type PaletteAct =
  | { readonly does: 'action'; readonly action: ActionId }
  /** Pick this seat and open one of its panels. */
  | { readonly does: 'seat'; readonly seat: SeatId; readonly panel: string }
  /** Open this move of the chosen seat as a card. */
  | { readonly does: 'move'; readonly move: MoveId }
  | { readonly does: 'board'; readonly board: BoardId }
  /** This foe in the panel of the fight. */
  | { readonly does: 'foe'; readonly board: BoardId; readonly foe: number }
  /** One of the dashboard's own sheets, or the settings. */
  | { readonly does: 'sheet'; readonly sheet: Sheet }
  | { readonly does: 'settings' }
  /** Something about the campaign's file. */
  | { readonly does: 'file'; readonly wish: string }
  | { readonly does: 'jump'; readonly entry: EntryId; readonly steps: number }

export interface PaletteLine {
  readonly id: string
  readonly group: 'Players' | 'Moves' | 'Do' | 'Foes' | 'Places' | 'Games' | 'Moments'
  readonly icon: string
  readonly label: string
  readonly hint: string
  /** Other words that somebody may look for; never shown. */
  readonly also?: string
  readonly keys: readonly string[]
  readonly act: PaletteAct
}

/** A panel of the chosen board that can be opened for a seat: "Flip", "Damage". */
export interface OfferedPanel {
  readonly id: string
  readonly label: string
  readonly icon: string
  /** Other words for it. */
  readonly also?: string
}

/** Everything that can be found now. `offered` says which actions somebody on screen does. */
export function paletteLines(
  frame: Frame<'gm'>,
  offered: (action: ActionId) => boolean,
  panels: readonly OfferedPanel[]
): readonly PaletteLine[] {
  return [
    ...playerLines(frame, panels),
    ...moveLines(offered),
    ...actionLines(offered),
    ...foeLines(frame),
    ...placeLines,
    ...boardLines(frame),
    ...momentLines(frame)
  ]
}

function playerLines(frame: Frame<'gm'>, panels: readonly OfferedPanel[]): readonly PaletteLine[] {
  const numbers = seatNumbers(frame.seats)
  return frame.seats
    .filter(seat => !seat.retired)
    .flatMap(seat =>
      panels.map(panel => ({
        id: `seat:${seat.id}:${panel.id}`,
        group: 'Players' as const,
        icon: panel.icon,
        label: `${panel.label.replace('…', '')} for ${nameIn(frame.seats, seat.id)}`,
        hint: [seat.character ? seat.player : '', `seat ${numbers.get(seat.id)}`].filter(Boolean).join(', '),
        ...(panel.also ? { also: panel.also } : {}),
        keys: panel.id === 'flip' ? [String(numbers.get(seat.id))] : [],
        act: { does: 'seat' as const, seat: seat.id, panel: panel.id }
      }))
    )
}

/** Every move of the game, as a card to read and to make. */
function moveLines(offered: (action: ActionId) => boolean): readonly PaletteLine[] {
  if (!offered('moves')) return []
  return moves.map(move => ({
    id: `move:${move.id}`,
    group: 'Moves' as const,
    icon: 'cards',
    label: move.name,
    hint: move.group === 'card' ? 'move card' : `${move.group} move`,
    keys: [],
    act: { does: 'move' as const, move: move.id }
  }))
}

function actionLines(offered: (action: ActionId) => boolean): readonly PaletteLine[] {
  return keyMap
    .filter(binding => offered(binding.action) && !['pick-seat', 'choose-card', 'palette'].includes(binding.action))
    .map(binding => ({
      id: `action:${binding.action}`,
      group: 'Do' as const,
      icon: actionIcons[binding.action] ?? 'bolt',
      label: binding.says,
      hint: '',
      keys: binding.caps,
      act: { does: 'action' as const, action: binding.action }
    }))
}

/** Foes by their names; they lie where the fight is. */
function foeLines(frame: Frame<'gm'>): readonly PaletteLine[] {
  return frame.boards.flatMap(board =>
    board.system === 'thousand-faces' && !board.closed
      ? (board.view as GmView).foes.map(foe => ({
          id: `foe:${board.id}:${foe.id}`,
          group: 'Foes' as const,
          icon: 'swords',
          label: foe.name,
          hint: foe.subdued ? 'subdued' : `Stamina ${foe.stamina}, power ${foe.power}`,
          also: 'foe enemy monster',
          keys: [],
          act: { does: 'foe' as const, board: board.id, foe: foe.id }
        }))
      : []
  )
}

function boardLines(frame: Frame<'gm'>): readonly PaletteLine[] {
  return frame.boards
    .filter(board => !board.closed)
    .map(board => ({
      id: `board:${board.id}`,
      group: 'Games' as const,
      icon: 'cards',
      label: `Go to ${board.title}`,
      hint: '',
      keys: [],
      act: { does: 'board' as const, board: board.id }
    }))
}

function momentLines(frame: Frame<'gm'>): readonly PaletteLine[] {
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
      act: { does: 'jump' as const, entry: line.entry, steps }
    }
  })
}

const actionIcons: Partial<Record<ActionId, string>> = {
  flip: 'cards',
  'who-decides': 'eye',
  damage: 'swords',
  recover: 'heal',
  recovery: 'camp',
  moves: 'bolt',
  character: 'book',
  creation: 'people',
  shuffle: 'shuffle',
  'shuffle-all': 'shuffle',
  shadow: 'clock',
  story: 'tree',
  foes: 'swords',
  'gm-move': 'warn',
  spotlight: 'lamp',
  'spotlight-next': 'lamp',
  'save-point': 'pin',
  undo: 'undo',
  redo: 'redo',
  freeze: 'snow',
  blank: 'blank',
  pause: 'pause',
  keys: 'book',
  scene: 'book',
  note: 'pin'
}
