import { frameFor } from '#rules/campaign/frame'
import { gm } from '#rules/core/seat'
import type { SeatView } from '#rules/thousand-faces/view'
import { Played } from './chronicle'

export const characters = ['Kresk Half-Tide', 'Constance-Philippa of the Drowned Bells', 'Sister Wren']

/** A table of A Thousand Faces whose players flip on their phones. One of them, usually the first, is asked something. */
export class Asked {
  readonly played: Played

  constructor(
    seed: number,
    /** Whose phone is looked at: 0…2. */
    readonly nth: number
  ) {
    this.played = new Played(undefined, seed)
    this.played.campaign({ type: 'open-board', system: 'thousand-faces', title: '', settings: null })
    for (const character of characters) this.played.campaign({ type: 'add-seat', player: '', character })
    this.act({ type: 'set-phone-flips', seat: null, on: true })
  }

  /** With the seat that is asked, where a command wants one. */
  act(...commands: readonly object[]): this {
    const [seat] = this.played.seats
    for (const command of commands)
      this.played.act({ ...command, ...('seat' in command && command.seat === 'own' && { seat }) }, gm)
    return this
  }

  /** Kresk is called. */
  call(): this {
    const [seat] = this.played.seats
    return this.act({ type: 'call-flip', ask: { ...flip, seat }, why: 'The sluice gives, and the sea comes in.' })
  }

  get view(): SeatView {
    const seat = this.played.seats[this.nth]!
    const frame = frameFor(this.played.chronicle, { kind: 'seat', seat })
    return frame.boards[0]!.view as SeatView
  }
}

export const foes = {
  type: 'add-foes',
  name: 'Sluice guard',
  kind: 'guard',
  stamina: 5,
  power: 'd6',
  squares: 0,
  note: '',
  count: 2
}
export const flip = {
  type: 'flip',
  seat: 'own',
  attribute: 'str',
  net: 0,
  move: 'Hold the gate',
  fast: false,
  hasText: { check: true, cross: false },
  versus: null,
  supporters: []
}
export const use = (move: string, attribute: string | null) => ({
  type: 'use-move',
  seat: 'own',
  move,
  attribute,
  advantages: 2,
  versus: null,
  supporters: [],
  item: null,
  load: 'counts',
  slots: []
})
export const card = (move: string, level = 'g1') => ({
  type: 'correct-move',
  seat: 'own',
  move,
  level,
  face: 'up',
  tokens: 0,
  reason: ''
})
export const thing = (item: object) => ({ type: 'gain-item', seat: 'own', item })
export const blow = {
  type: 'open-attack',
  seat: 'own',
  power: { by: 'number', number: 5 },
  exertion: 'physical',
  from: 'The sluice guard’s halberd'
}
/** Two slots that take any Exhaustion. */
export const withSlots = card('mystic-breathwork')
export const tired = { type: 'correct', seat: 'own', correction: { what: 'exhaustion-count', to: 8 }, reason: '' }
export const faceUp = {
  type: 'correct',
  seat: 'own',
  correction: { what: 'card', card: '5', from: 'deck', to: 'exhaustion' },
  reason: ''
}
export const things = [
  { type: 'gain-xp', seat: 'own', amount: 6, reason: '' },
  { type: 'change-pack', seat: 'own', pack: 2, precious: 1, reason: '' }
]
