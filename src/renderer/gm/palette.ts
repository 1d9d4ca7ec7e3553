import type { BoardId, EntryId, Frame } from '#rules/campaign/types'
import { plainText } from '#rules/core/log-line'
import type { SeatId } from '#rules/core/seat'
import { moves } from '#rules/thousand-faces/moves/all'
import type { MoveId } from '#rules/thousand-faces/moves/ids'
import { timeOfDay } from '../parts/clock'
import { returnsTo } from './log-lines'
import { keyMap, type Deed } from './keys'
import { seatNumbers } from './seat-numbers'
import { nameIn } from './use-campaign'

/** What choosing a line of the palette does. */
export type PaletteAct =
  | { readonly does: 'deed'; readonly deed: Deed }
  /** Pick this seat and open one of its panels. */
  | { readonly does: 'seat'; readonly seat: SeatId; readonly panel: string }
  /** Open this move of the chosen seat as a card. */
  | { readonly does: 'move'; readonly move: MoveId }
  | { readonly does: 'board'; readonly board: BoardId }
  | { readonly does: 'jump'; readonly entry: EntryId; readonly steps: number }

export interface PaletteLine {
  readonly id: string
  readonly group: 'Players' | 'Moves' | 'Do' | 'Boards' | 'Moments'
  readonly icon: string
  readonly label: string
  readonly hint: string
  readonly keys: readonly string[]
  readonly act: PaletteAct
}

/** A panel of the chosen board that can be opened for a seat: "Flip", "Damage". */
export interface OfferedPanel {
  readonly id: string
  readonly label: string
  readonly icon: string
}

/** Everything that can be found now. `offered` says which deeds somebody on screen does. */
export function paletteLines(
  frame: Frame<'gm'>,
  offered: (deed: Deed) => boolean,
  panels: readonly OfferedPanel[]
): readonly PaletteLine[] {
  return [
    ...playerLines(frame, panels),
    ...moveLines(offered),
    ...deedLines(offered),
    ...boardLines(frame),
    ...momentLines(frame)
  ]
}

/** The lines that have every word of `query`, the closest first; at most `limit`. Without a query: players and deeds. */
export function findLines(lines: readonly PaletteLine[], query: string, limit = 14): readonly PaletteLine[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return lines.filter(line => line.group === 'Do').slice(0, limit)
  return lines
    .map((line, at) => ({ line, at, score: scoreOf(line, words) }))
    .filter(each => each.score > 0)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, limit)
    .map(each => each.line)
}

/** A label cut where the query's words are, so that they can be lit: odd pieces match. */
export function lit(label: string, query: string): readonly string[] {
  const words = query.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [label]
  const escaped = words.map(word => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return label.split(new RegExp(`(${escaped.join('|')})`, 'i'))
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
        keys: panel.id === 'flip' ? [String(numbers.get(seat.id))] : [],
        act: { does: 'seat' as const, seat: seat.id, panel: panel.id }
      }))
    )
}

/** Every move of the game, as a card to read and to make. */
function moveLines(offered: (deed: Deed) => boolean): readonly PaletteLine[] {
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

function deedLines(offered: (deed: Deed) => boolean): readonly PaletteLine[] {
  return keyMap
    .filter(binding => offered(binding.deed) && !['pick-seat', 'choose-card', 'palette'].includes(binding.deed))
    .map(binding => ({
      id: `deed:${binding.deed}`,
      group: 'Do' as const,
      icon: deedIcons[binding.deed] ?? 'bolt',
      label: binding.says,
      hint: '',
      keys: binding.caps,
      act: { does: 'deed' as const, deed: binding.deed }
    }))
}

function boardLines(frame: Frame<'gm'>): readonly PaletteLine[] {
  return frame.boards
    .filter(board => !board.closed)
    .map(board => ({
      id: `board:${board.id}`,
      group: 'Boards' as const,
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

const deedIcons: Partial<Record<Deed, string>> = {
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

/** 0 when a word is missing; words at the beginning of a word count more, players more than moments. */
function scoreOf(line: PaletteLine, words: readonly string[]): number {
  const label = fold(line.label)
  const all = `${label} ${fold(line.hint)}`
  let score = line.group === 'Moments' ? 1 : 2
  for (const word of words) {
    if (!all.includes(word)) return 0
    if (label.startsWith(word)) score += 3
    else if (new RegExp(`\\b${word.replaceAll(/\W/g, '.')}`).test(label)) score += 2
    else score += 1
  }
  return score
}

/** Lower case, without accents, so that "tomas" finds Tomás. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
