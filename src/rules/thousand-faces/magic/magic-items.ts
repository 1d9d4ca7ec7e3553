import type { MoveId } from '../moves/ids'

export const magicItemIds = [
  'of-illusion',
  'of-sensation',
  'of-telepathy',
  'of-amiability',
  'of-invisibility',
  'of-unerring-dispatch',
  'of-vitality',
  'mending',
  'air-sculpting',
  'of-interference',
  'sigil-of-the-living-light',
  'blade-of-echoes'
] as const
export type MagicItemId = (typeof magicItemIds)[number]

/** A printed magic Item card. */
export interface MagicItemCard {
  readonly id: MagicItemId
  readonly name: string
  /** Energy flows until the player ends it (ruling O3 for the disputed items; each item can be overridden). */
  readonly ongoing: boolean
  readonly capacity: number
  readonly effect: string
  /** The item is dealt only together with this move. */
  readonly onlyWith: MoveId | null
}

function magic(
  id: MagicItemId,
  name: string,
  flow: 'ongoing' | 'at-once',
  effect: string,
  more: Partial<MagicItemCard> = {}
): MagicItemCard {
  return { id, name, ongoing: flow === 'ongoing', capacity: 3, effect, onlyWith: null, ...more }
}

/** The twelve magic items (K1). Source: reference 6.5. */
export const magicItems: readonly MagicItemCard[] = [
  magic(
    'of-illusion',
    '_ of Illusion',
    'ongoing',
    'What you touch looks a little different; without touch, a rough, dull image as large as you, which anybody can tell is false.'
  ),
  magic('of-sensation', '_ of Sensation', 'at-once', 'One sense is tuned to magic; the GM says how and for how long.'),
  magic('of-telepathy', '_ of Telepathy', 'ongoing', 'Touch a head: thoughts and vague images pass both ways.', {
    capacity: 2
  }),
  magic(
    'of-amiability',
    '_ of Amiability',
    'ongoing',
    'Whoever you touch, beasts and monsters aside, takes you for a close friend until attacked or slighted.'
  ),
  magic(
    'of-invisibility',
    '_ of Invisibility',
    'ongoing',
    'An ally whom you touch is unseen until they attack or you end it; meanwhile you can use no other magic item.'
  ),
  magic(
    'of-unerring-dispatch',
    '_ of Unerring Dispatch',
    'at-once',
    'Something under 10 g flies straight: 1d4+2 attack power; a projectile without magic is destroyed.'
  ),
  magic('of-vitality', '_ of Vitality', 'at-once', 'Blow through it towards somebody: they regain 1d4+2 Stamina.'),
  magic(
    'mending',
    'Mending _',
    'at-once',
    'Meditate through your Rest while it touches someone: 1 Harm or 1 Wound of theirs heals.'
  ),
  magic(
    'air-sculpting',
    'Air Sculpting _',
    'at-once',
    'Air that it sweeps turns solid, enough to bear a horse, for an hour or until you dismiss it.'
  ),
  magic(
    'of-interference',
    '_ of Interference',
    'ongoing',
    'After somebody near you has rolled attack power: one of the dice is rolled again and 1 taken off; then the effect ends.'
  ),
  magic(
    'sigil-of-the-living-light',
    'Sigil of the Living Light',
    'at-once',
    'Dropped, it points where the Council of the Living Light would send you.',
    {
      onlyWith: 'channel-the-living-light'
    }
  ),
  magic(
    'blade-of-echoes',
    'Blade of Echoes',
    'at-once',
    'Drip blood on a corpse: it answers three questions truthfully.',
    { onlyWith: 'entreat-the-blood-bound' }
  )
]

const byId = new Map(magicItems.map(item => [item.id, item]))

/** The magic Item card of that id. */
export function magicCard(id: MagicItemId): MagicItemCard {
  const found = byId.get(id)
  if (!found) throw new Error(`no such magic item: ${id}`)
  return found
}

/** What comes with a move card: one fixed card, a free choice, or nothing (R9). */
export function cardsReceived(move: MoveId): MagicItemId | 'any' | null {
  if (move === 'use-a-magic-item') return 'any'
  return magicItems.find(item => item.onlyWith === move)?.id ?? null
}
