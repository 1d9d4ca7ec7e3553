import { frameFor } from '#rules/campaign/frame'
import type { Luck } from '#rules/core/luck'
import type { GmView } from '#rules/thousand-faces/view'
import { Played } from '../support/chronicle'

const names = ['Kresk', 'Constance-Philippa', 'Wren', 'Tamsin', 'Brindle', 'Ash']
const attributes = ['str', 'dex', 'int'] as const

/** A table of six that has played `acts` acts: flips mostly, as at a real table. */
export function playedFor(acts: number): Played {
  const played = Played.table('A long campaign', ...names)
  for (const seat of played.seats) dress(played, seat)
  let done = 0
  while (done < acts) done += turn(played)
  return played
}

/** A full character: three move cards, two things, a Pack. */
function dress(played: Played, seat: unknown): void {
  for (const move of ['good-cardio', 'use-a-magic-item', 'intimidate'])
    act(played, { type: 'correct-move', seat, move, level: '0', face: 'up', tokens: 0, reason: 'chosen' })
  for (const item of [
    { sort: 'card', card: 'sword', name: 'Sword' },
    { sort: 'card', card: 'leather-armour', name: 'Coat' },
    { sort: 'magic', card: 'of-telepathy', name: 'Ring of Telepathy', capacity: null }
  ])
    act(played, { type: 'gain-item', seat, item })
  act(played, { type: 'pack-up', seat })
}

/** One thing that a table does. @returns how many acts it took */
export function turn(played: Played): number {
  const { seats, luck } = played
  const seat = seats[luck.below(seats.length)]
  const command = commandFor(seat, gmView(played), luck)
  const acts = act(played, command)
  return 'correction' in command ? acts + act(played, { type: 'clear-incapacitated', seat }) : acts
}

/** What a table does next, as its GM sees it. */
export function commandFor(seat: unknown, { pending, sheets, gmMovesOwed }: GmView, luck: Luck): object {
  if (pending?.kind === 'tie') return { type: 'choose', card: pending.suggested }
  if (pending?.kind === 'critical') return { type: 'answer-critical', take: 'nothing' }
  // A GM makes the move that is owed before the next flip: no GM ever owes thousands.
  if (gmMovesOwed.count > 0) return { type: 'make-gm-move', move: 'put-in-a-spot' }
  const sheet = sheets.find(each => each.seat === seat)
  if (!sheet || sheet.incapacitated || sheet.exhaustion > 6)
    return { type: 'correct', seat, correction: { what: 'exhaustion-count', to: 0 }, reason: 'rest' }
  const dice = luck.below(10)
  if (dice === 0) return { type: 'lose-stamina', seat, points: 1 + luck.below(3), reason: 'a blow' }
  if (dice === 1) return { type: 'gain-xp', seat, amount: 1, reason: 'a story' }
  return flip(seat, luck)
}

function flip(seat: unknown, luck: Luck): object {
  const attribute = attributes[luck.below(3)]
  const hasText = { check: true, cross: true }
  return {
    type: 'flip',
    seat,
    attribute,
    net: luck.below(5) - 2,
    move: null,
    fast: false,
    hasText,
    versus: null,
    supporters: []
  }
}

function act(played: Played, command: object): number {
  const draft = played.chronicle.consider({ kind: 'act', board: played.board, command }, { kind: 'gm' }, played.luck)
  if (draft.ok) played.chronicle.append(played.chronicle.complete(draft.value, 0))
  return 1
}

/** The content of the GM's screen. */
function gmView({ chronicle }: Played): GmView {
  return frameFor(chronicle, { kind: 'gm' }).boards[0]?.view as GmView
}
