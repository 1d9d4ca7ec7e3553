import type { BoardFrame, Frame } from '#rules/campaign/types'
import { xpUseCards } from '#rules/thousand-faces/characters/xp-use-cards'
import type { XpUse } from '#rules/thousand-faces/characters/xp-uses'
import { moves } from '#rules/thousand-faces/moves/all'
import { markerText } from '#rules/thousand-faces/markers/marker-text'
import type { GmView } from '#rules/thousand-faces/view'
import { isOffered, perform } from '@/features/actions/actions'
import { capsOfNth } from '@/features/keys/keys'
import type { PaletteLine } from '@/games/game'
import { seatNumbers } from '@/features/seats/seat-numbers'
import { useGm } from '@/dashboard/store'
import { showFromHere } from '@/features/showing/use-show-from-here'
import { nameIn } from '@/dashboard/use-campaign'
import { panels } from './panels'
import { useGmChoices } from './gm-choices'

/** Players by what can be done for them, moves as cards, foes by their names. */
export function paletteLines(frame: Frame<'gm'>): readonly PaletteLine[] {
  const boards = frame.boards.filter(board => board.system === 'thousand-faces' && !board.closed)
  return boards[0]
    ? [
        ...playerLines(frame, boards),
        ...xpLines(frame, boards),
        ...sheetLines(frame, boards),
        ...moveLines(),
        ...showLines(frame, boards),
        ...boards.flatMap(foeLines),
        ...boards.flatMap(each => markerLines(frame, each))
      ]
    : []
}

function playerLines(frame: Frame<'gm'>, boards: readonly BoardFrame<'gm'>[]): readonly PaletteLine[] {
  const gm = useGm()
  const gmChoices = useGmChoices()
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
        keys: panel.id === 'flip' ? keysOfSeat(numbers.get(seat.id)) : [],
        run() {
          if (!boards.some(board => board.id === gm.board)) gm.board = boards[0]?.id ?? null
          gmChoices.pick(seat.id)
          gmChoices.open(panel.id)
        }
      }))
    )
}

/** What XP and a day in town bring to the chosen player, in the words of a player. */
const xpWords: Readonly<Partial<Record<XpUse['use'], { readonly says: string; readonly also: string }>>> = {
  shop: { says: 'Buy from a seller', also: 'shop trade sell wares procure change repair give item' },
  study: { says: 'Learn a move', also: 'buy study master level raise new card envelope' },
  contemplate: { says: 'Contemplate an item', also: 'magic effect power capacity' },
  'tell-tale': { says: 'Tell a tale of a weapon', also: 'design find weapon' },
  'good-thing-i-brought': { says: 'Good thing I brought', also: 'gear pack item' },
  'mercy-flashback': { says: 'Mercy flashback', also: 'forgot before' }
}

function xpLines(frame: Frame<'gm'>, boards: readonly BoardFrame<'gm'>[]): readonly PaletteLine[] {
  const gm = useGm()
  const gmChoices = useGmChoices()
  if (frame.seats.every(seat => seat.retired)) return []
  return (Object.entries(xpWords) as [XpUse['use'], { says: string; also: string }][]).map(([use, { says, also }]) => ({
    id: `xp:${use}`,
    group: 'Players' as const,
    icon: 'plus',
    label: says,
    hint: xpUseCards[use].name,
    also: `xp experience spend ${also}`,
    keys: [],
    run() {
      if (!boards.some(board => board.id === gm.board)) gm.board = boards[0]?.id ?? null
      gmChoices.use = use
      gmChoices.page = 'xp'
      gm.sheet = 'character'
    }
  }))
}

/** Acts without an action of their own, and the sheet where each is done. */
const sheetActs = [
  { id: 'heroic', label: 'Go heroic…', icon: 'bolt', on: 'character', also: 'heroic stamina' },
  {
    id: 'accuse',
    label: 'Accuse an authority…',
    icon: 'warn',
    on: 'character',
    also: 'accuse unknown benefactor'
  },
  { id: 'dies', label: 'A character dies…', icon: 'x', on: 'character', also: 'death dead die kill killed' },
  {
    id: 'stands',
    label: 'A character stands again…',
    icon: 'heal',
    on: 'character',
    also: 'incapacitated revive unconscious wake'
  },
  {
    id: 'returns',
    label: 'Bring a dead character back…',
    icon: 'heal',
    on: 'journey',
    also: 'revive resurrect death dead life'
  },
  { id: 'goal', label: 'Goal of the party…', icon: 'pin', on: 'goal', also: 'goal shared aim quest mission' }
] as const

function sheetLines(frame: Frame<'gm'>, boards: readonly BoardFrame<'gm'>[]): readonly PaletteLine[] {
  const gm = useGm()
  const gmChoices = useGmChoices()
  if (frame.seats.every(seat => seat.retired)) return []
  return sheetActs.map(({ id, label, icon, on, also }) => ({
    id: `sheet:${id}`,
    group: 'Do' as const,
    icon,
    label,
    hint: on === 'character' ? 'character sheet' : 'the story',
    also,
    keys: [],
    run() {
      if (!boards.some(board => board.id === gm.board)) gm.board = boards[0]?.id ?? null
      if (on === 'character') gmChoices.page = 'sheet'
      else gm.sheetPage = on
      gm.sheet = on === 'character' ? 'character' : 'story'
    }
  }))
}

/** Characters and foes by their names, into Next (SH20). */
function showLines(frame: Frame<'gm'>, boards: readonly BoardFrame<'gm'>[]): readonly PaletteLine[] {
  const characters = frame.seats.filter(seat => !seat.retired).map(seat => seat.character)
  const foes = boards.flatMap(board => (board.view as GmView).foes.map(foe => foe.name))
  return [...new Set([...characters, ...foes])].filter(Boolean).map(title => ({
    id: `show:${title}`,
    group: 'Settings' as const,
    icon: 'screen',
    label: `Show ${title} to the table…`,
    hint: 'into Next',
    keys: [],
    run: () => void showFromHere({ kind: 'person', title, line: '' }, 'palette')
  }))
}

function keysOfSeat(number = 0): readonly string[] {
  return [capsOfNth('pick-seat', number - 1)].filter(Boolean)
}

/** Every move of the game, as a card to read and to make. */
function moveLines(): readonly PaletteLine[] {
  if (!isOffered('moves')) return []
  const gmChoices = useGmChoices()
  return moves.map(move => ({
    id: `move:${move.id}`,
    group: 'Moves' as const,
    icon: 'cards',
    label: move.name,
    hint: move.group === 'card' ? 'move card' : `${move.group} move`,
    keys: [],
    run() {
      gmChoices.sought = move.id
      perform('moves')
    }
  }))
}

/** Each marker on the board, to be taken away. */
function markerLines(frame: Frame<'gm'>, board: BoardFrame<'gm'>): readonly PaletteLine[] {
  const gm = useGm()
  const { markers = [], foes } = board.view as GmView
  return markers.map(({ id, on, ...marker }) => ({
    id: `marker:${board.id}:${id}`,
    group: 'Players' as const,
    icon: 'x',
    label: `Take away the marker “${markerText(marker)}”`,
    hint: on.what === 'foe' ? (foes.find(foe => foe.id === on.foe)?.name ?? '') : nameIn(frame.seats, on.seat),
    also: 'remove delete marker',
    keys: [],
    run() {
      void gm.act(board.id, { type: 'remove-marker', marker: id }, 'marker')
    }
  }))
}

/** Foes by their names, in the panel of the fight; each may leave it. */
function foeLines(board: BoardFrame<'gm'>): readonly PaletteLine[] {
  const gm = useGm()
  const gmChoices = useGmChoices()
  const line = { group: 'Foes', keys: [] } as const
  return (board.view as GmView).foes.flatMap(foe => [
    {
      ...line,
      id: `foe:${board.id}:${foe.id}`,
      icon: 'swords',
      label: foe.name,
      hint: foe.subdued ? 'subdued' : `Stamina ${foe.stamina}, power ${foe.power}`,
      also: 'foe enemy monster',
      run() {
        gm.board = board.id
        gmChoices.foe = foe.id
        perform('foes')
      }
    },
    {
      ...line,
      id: `foe-leaves:${board.id}:${foe.id}`,
      icon: 'x',
      label: `${foe.name} leaves`,
      hint: 'one foe less',
      also: 'remove foe delete flee away',
      run: () => void gm.act(board.id, { type: 'remove-foe', foe: foe.id }, 'foes')
    }
  ])
}
