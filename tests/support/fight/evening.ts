import type { Hands } from './hands'

/** One player's turn of the fight: a Mix It Up, and its consequences. */
export interface Turn {
  readonly seat: number
  /** The foe that the blow strikes; on a cross, the foe that answers. */
  readonly foe: string
  /** Attack power where it is typed; 0 on a cross, after which no foe is struck. */
  readonly power: number
  /** An ally adds a die. */
  readonly helped: boolean
  /** The character whom the foe strikes back, and the consequences; null where no foe answers. */
  readonly answer: { readonly on: number; readonly takes: 'armour' | 'wound' | 'shield' | 'fall' } | null
}

/** The last two rounds of the evening: all that the must-hold of the fight names occurs in them once. */
export const evening: readonly Turn[] = [
  { seat: 1, foe: 'Sluice guard 1', power: 3, helped: false, answer: { on: 5, takes: 'armour' } },
  { seat: 2, foe: 'Tide-wraith', power: 1, helped: false, answer: { on: 2, takes: 'wound' } },
  { seat: 3, foe: 'Tide-wraith', power: 1, helped: false, answer: { on: 3, takes: 'shield' } },
  { seat: 4, foe: 'Tide-wraith', power: 0, helped: false, answer: { on: 4, takes: 'fall' } },
  { seat: 5, foe: 'Tide-wraith', power: 5, helped: true, answer: null },
  { seat: 2, foe: 'Sluice guard 2', power: 1, helped: false, answer: null },
  { seat: 5, foe: 'Sluice guard 3', power: 3, helped: false, answer: null }
]

/** How a turn is played after its card was turned. */
export type TurnScript = (hands: Hands, turn: Turn) => Promise<void>
