import type { SeatId } from '../../core/seat'

export type InjuryRefusal =
  | { readonly because: 'no-such-attack' }
  | { readonly because: 'illegal-split'; readonly power: number }
  | { readonly because: 'no-harm-here' }
  | { readonly because: 'too-many-places' }
  | { readonly because: 'not-kept'; readonly seat: SeatId }
  | { readonly because: 'heroic-already'; readonly seat: SeatId }
  | { readonly because: 'heroic-later' }
  | { readonly because: 'no-relief'; readonly seat: SeatId }
  | { readonly because: 'no-hearth' }
  | { readonly because: 'no-dice' }
  | { readonly because: 'no-such-die' }
  | { readonly because: 'roll-past' }
  | { readonly because: 'no-attack-roll' }
  | { readonly because: 'power-changed'; readonly power: number; readonly rolled: number }
  | { readonly because: 'rerolls-nothing'; readonly name: string }
  | { readonly because: 'not-in-force'; readonly name: string }
  | { readonly because: 'mends-nothing'; readonly name: string }
  | { readonly because: 'mended-already'; readonly seat: SeatId }
  | { readonly because: 'nothing-to-heal'; readonly seat: SeatId; readonly what: 'harm' | 'wound' }
