import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gm, type SeatId } from '#rules/core/seat'
import { apply, decide, preview } from '#rules/thousand-faces/slices'
import { findSheet } from '#rules/thousand-faces/sheets'
import type { Command, State } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import { seededLuck } from '../../support/luck'
import { otherwiseHidden } from '../../support/thousand-faces/random-play'
import {
  adventure,
  creation,
  foundation,
  type Step,
  type Table,
  playByWhim
} from '../../support/thousand-faces/random-table'
import { turns } from '../../support/thousand-faces/watch'
import { runs } from '../../support/thorough'

const longestMs = 240_000
/** All characters lose Stamina by symbols that come up (N13). */
const heroic: Table = {
  ...foundation,
  opened: foundation.opened.sheets.reduce<State>(
    (state, { seat }) => apply(state, { type: 'went-heroic', seat }),
    foundation.opened
  )
}

const tables: readonly [string, Table, number, number][] = [
  ['cards alone', foundation, 50, runs(8, 60)],
  ['cards alone, all in Heroic Mode', heroic, 50, runs(8, 60)],
  ['everything', adventure, 80, runs(3, 40)],
  ['characters in the making', creation, 60, runs(3, 10)]
]

/** Commands with a preview, in this file's random play. */
const told = new Set<string>()

describe.each(tables)('what is told before an act, by random play with %s', (_with, table, length, numRuns) => {
  it(
    'PV1 is the same whatever the luck and the hidden cards',
    () => {
      fc.assert(
        fc.property(turns(length), fc.nat(), (whims, seed) => {
          playByWhim(table, whims, seed, ({ before, command, after }, turn) => {
            const here = preview(before, command, after)
            const elsewhere = otherwiseHidden(before, seededLuck(seed + turn))
            const decided = decide(elsewhere, command, gm, seededLuck(seed + turn + 1))
            if (decided.ok) expect(preview(elsewhere, command, decided.value.state)).toEqual(here)
          })
        }),
        { numRuns }
      )
    },
    longestMs
  )

  it(
    'PV2 agrees with what the GM then sees',
    () => {
      fc.assert(
        fc.property(turns(length), fc.nat(), (whims, seed) => void playByWhim(table, whims, seed, agrees)),
        { numRuns }
      )
    },
    longestMs
  )
})

it('PV1 exists for the commands that a page asks about', () => {
  expect([...told].sort()).toEqual(
    // A blow is taken in one play of some: the whole of the plays has it for certain.
    expect.arrayContaining(['flip', 'lose-stamina', 'spend-xp', 'use-move', ...runs([], ['take-attack'])])
  )
})

/** Numbers that a frame shows under another name. */
function shownOf(state: State, seat: SeatId | null): Readonly<Record<string, number>> {
  const frame = view(state, { kind: 'gm' }) as GmView
  const board = { shadowFree: frame.shadow.free, shadowCircled: frame.shadow.circled, journey: frame.economy.journey }
  const sheet = frame.sheets.find(each => each.seat === seat)
  if (!sheet) return board
  const { tokens, character } = sheet
  const { pack, precious, encumbrance } = character.equipment
  return {
    ...board,
    stamina: sheet.stamina,
    deck: sheet.deck,
    discard: sheet.discard.length,
    harm: tokens.harm,
    wounds: tokens.wound,
    woundCards: sheet.woundCards,
    blessings: sheet.blessings,
    incapacitated: Number(sheet.incapacitated),
    xp: sheet.xp,
    pack,
    precious,
    load: encumbrance.count
  }
}

function agrees({ before, command, after }: Step): void {
  const { lines, numbers } = preview(before, command, after)
  if (lines.length > 0 || Object.keys(numbers).length > 0) told.add(command.type)
  const seat = seatOf(before, command)
  const waits = after.pending?.kind === 'name-cards' || findSheet(after, seat ?? ('' as SeatId))?.character.search
  const shown = shownOf(after, seat)
  for (const [name, value] of Object.entries(numbers))
    if (name in shown && !waits) expect([command.type, name, value]).toEqual([command.type, name, shown[name]])
  const flip = seat && findSheet(after, seat)?.lastFlip
  if (numbers['cards'] === undefined || !flip) return
  const turned = flip.cards.length
  expect(turned).toBeLessThanOrEqual(numbers['cards'])
  const { result, consequences } = flip
  if (result === null || !consequences || flip.support.length > 0) return
  expect(consequences.shadow).toBe(result > 1 ? 0 : numbers[`shadow${result}`])
}

function seatOf(state: State, command: Command): SeatId | null {
  if (command.type === 'take-attack') return state.attacks.find(each => each.id === command.attack)?.seat ?? null
  if (command.type === 'raise-result') return state.pending?.seat ?? null
  return 'seat' in command ? command.seat : null
}
