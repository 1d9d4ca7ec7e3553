import type { SeatId } from '../../core/seat'
import type { ThingId } from './item'
import type { Power, Stops } from './items'

export type EquipmentRefusal =
  | { readonly because: 'no-such-item'; readonly seat: SeatId; readonly item: ThingId }
  | { readonly because: 'not-mundane'; readonly name: string }
  | {
      readonly because: 'not-enough-pack'
      readonly seat: SeatId
      readonly needs: number
      readonly has: number
      readonly kind: 'pack' | 'precious'
    }
  | { readonly because: 'nothing-to-repair'; readonly name: string }
  | { readonly because: 'no-more-power'; readonly name: string }
  | { readonly because: 'no-gauge'; readonly name: string }
  | { readonly because: 'not-a-weapon'; readonly name: string }
  | { readonly because: 'magic-already'; readonly name: string }
  | { readonly because: 'study-unfit'; readonly line: number; readonly why: EquipmentRefusal }
  | { readonly because: 'not-a-shield'; readonly name: string }
  | { readonly because: 'no-blow'; readonly seat: SeatId }
  | { readonly because: 'stops-nothing'; readonly name: string; readonly avoids: Stops }
  | { readonly because: 'nameless' }
  | { readonly because: 'beyond-gauge'; readonly power: Power; readonly most: Power }
  | { readonly because: 'too-many-charges'; readonly charges: number; readonly capacity: number }
  | { readonly because: 'too-many-slots'; readonly most: number }
  | { readonly because: 'cannot-attach'; readonly name: string; readonly wants: 'weapon' | 'armour' }
  | { readonly because: 'not-magic'; readonly name: string }
  | { readonly because: 'depleted'; readonly name: string }
  | { readonly because: 'full-capacity'; readonly name: string }
  | { readonly because: 'not-flowing'; readonly name: string }
  | { readonly because: 'invisible'; readonly seat: SeatId; readonly name: string }
  | {
      readonly because: 'slot-unfit'
      readonly seat: SeatId
      readonly says: 'no-slot' | 'face-down' | 'taken' | 'empty' | 'wrong-token' | 'too-many'
    }
  | { readonly because: 'no-design'; readonly seat: SeatId; readonly weapon: string }
  | { readonly because: 'not-four-cards'; readonly got: number }
  | { readonly because: 'not-on-offer'; readonly name: string }
  | { readonly because: 'not-precious'; readonly name: string }
  | { readonly because: 'too-many-studies'; readonly asked: number }
  | { readonly because: 'own-things-only'; readonly seat: SeatId }
  | { readonly because: 'only-with-move'; readonly name: string; readonly move: string }
