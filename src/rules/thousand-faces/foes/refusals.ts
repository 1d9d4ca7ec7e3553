import type { SeatId } from '../../core/seat'

export type FoeRefusal =
  | { readonly because: 'marked-already'; readonly seat: SeatId; readonly as: 'here' | 'elsewhere' }
  | { readonly because: 'no-such-foe' }
  | { readonly because: 'no-square'; readonly name: string }
  | { readonly because: 'subdued'; readonly name: string }
  | { readonly because: 'no-red'; readonly name: string }
  | { readonly because: 'no-foes' }
  | { readonly because: 'none-hidden' }
  | { readonly because: 'already-there'; readonly name: string }
  | { readonly because: 'squares-full'; readonly name: string }
  | { readonly because: 'monsters-only'; readonly name: string }
