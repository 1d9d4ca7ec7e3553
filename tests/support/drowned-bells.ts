import type { LoggedLine } from '#rules/campaign/types'
import { line, type LogLine } from '#rules/core/log-line'
import type { Seat, SeatId } from '#rules/core/seat'
import type { GmSheetView } from '#rules/thousand-faces/sheet-view'
import { oddsFor } from './odds-tables'
import { flip, mainBoard, now, ranks, seat, seatId, sheet } from './sheets'

export const fiveSeats: readonly Seat[] = [
  seat(1, 'Joon', 'Kresk Half-Tide'),
  seat(2, 'Margit', 'Constance-Philippa of the Drowned Bells'),
  seat(3, 'Priya', 'Sister Wren'),
  seat(4, 'Ilse', 'Old Tamsin Vey'),
  seat(5, 'Tomás', 'Brindle')
]

export const tied = flip(
  31,
  seatId(2),
  [
    ['15', 1],
    ['6', 1]
  ],
  {
    attribute: 'int',
    net: 1,
    resolving: null,
    result: null,
    consequences: null,
    among: [
      { seat: seatId(2), card: '15' },
      { seat: seatId(2), card: '6' }
    ]
  }
)

const kresk = sheet(1, {
  ranks: ranks('crown', 'blade', 'anvil'),
  deck: 12,
  discard: ['4', '9', '2', '5', '7', '13'],
  exhaustion: 3,
  xp: 2,
  blessings: 1,
  shadowCaused: 3,
  lastFlip: flip(
    27,
    seatId(1),
    [
      ['7', 1],
      ['13', 3]
    ],
    { attribute: 'str', suit: 'crown', net: 1, move: 'Force the Gate' }
  )
})
const constance = sheet(2, {
  ranks: ranks('anvil', 'blade', 'crown'),
  deck: 9,
  discard: ['8', '14', '3', '12', '20', '1', '4'],
  exhaustion: 2,
  xp: 1,
  shadowCaused: 2,
  lastFlip: tied
})
const wren = sheet(3, {
  ranks: ranks('anvil', 'crown', 'blade'),
  deck: 12,
  discard: ['6', '9', 'B2', '10', '20'],
  exhaustion: 5,
  tokens: { exhaustion: 5, harm: 0, wound: 1 },
  xp: 4,
  blessings: 1,
  woundCards: 1,
  shadowCaused: 4,
  lastFlip: flip(30, seatId(3), [['20', 3]]),
  odds: {
    now: oddsFor(ranks('anvil', 'crown', 'blade'), 0.06),
    ifShuffled: oddsFor(ranks('crown', 'dragon', 'crown'), 0.02),
    help: [0.4, 0.2, 0.3, 0.1],
    unseen: 17,
    woundsUnseen: 1,
    blessingsUnseen: 0
  },
  mayFlashback: true
})
const tamsin = sheet(4, {
  ranks: ranks('anvil', 'anvil', 'dragon'),
  deck: 6,
  discard: ['5', '7', '18', '2', '9', '3'],
  exhaustion: 10,
  tokens: { exhaustion: 10, harm: 0, wound: 2 },
  xp: 3,
  woundCards: 2,
  shadowCaused: 1,
  incapacitated: true,
  lastFlip: flip(24, seatId(4), [['3', 0]], { suit: 'anvil' })
})
const brindle = sheet(5, {
  ranks: ranks('blade', 'crown', 'anvil'),
  deck: 5,
  discard: ['1', '4', '6', '7', '8', '9', '12', '13', '14', '5', '10', '2'],
  exhaustion: 3,
  shadowCaused: 1,
  mustShuffle: true,
  lastFlip: flip(
    29,
    seatId(5),
    [
      ['5', 1],
      ['10', 1],
      ['2', 2]
    ],
    { net: 2, move: 'Slip the Net' }
  )
})

export const fiveSheets: readonly GmSheetView[] = [kresk, constance, wren, tamsin, brindle]

/** A line of the log, `minutes` before now. */
export function logged(entry: number, minutes: number, said: LogLine, more: Partial<LoggedLine> = {}): LoggedLine {
  return { entry, at: now - minutes * 60_000, standing: 'stands', kind: 'act', board: mainBoard, line: said, ...more }
}

const s = (number: number): { readonly seat: SeatId } => ({ seat: seatId(number) })

export const evening: readonly LoggedLine[] = [
  logged(388, 24, line('plain', 'Session 6 begins'), { kind: 'save-point' }),
  logged(391, 20, line('plain', s(5), ' reads the tide tables, Int at −1: ', { result: 0 })),
  logged(393, 16, line('plain', s(3), ' listens at the sluice, Int: ', { result: 1 })),
  logged(394, 16, line('quiet', 'Shadow +1 from ', s(3), '’s flip')),
  logged(396, 13, line('good', s(1), ' forces the gate, Str at +1: ', { result: 3 })),
  logged(399, 11, line('grave', s(3), ' takes a Wound instead of 7')),
  logged(401, 9, line('plain', 'Before the bell tower'), { kind: 'save-point' }),
  logged(403, 6, line('grave', s(4), ' runs out of Stamina')),
  logged(405, 4, line('grave', s(1), ' takes 4 Exhaustion'), { standing: 'undone' }),
  logged(407, 3, line('quiet', 'Shadow −2 spent: crossbows on the stair')),
  logged(409, 2, line('plain', s(5), ' slips the net, Dex at +2: ', { result: 2 })),
  logged(411, 0, line('plain', s(2), ' flips Int at +1: a tie on ', { result: 1 }))
]
