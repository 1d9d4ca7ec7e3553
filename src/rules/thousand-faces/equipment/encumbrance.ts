import { owned } from '../characters/character'
import type { Character, OwnedMove } from '../characters/character-schemas'
import type { Encumbrance } from '../moves/move'
import type { Item } from './item-schemas'

/** The weight of one thing, and the reason for a changed weight. */
export interface Load {
  readonly what: string
  /** Never below 0. */
  readonly counts: number
  readonly because: string | null
}

/** The counted load of a character (Q2, ruling O28). */
export interface LoadCount {
  readonly count: number
  readonly loads: readonly Load[]
}

/** Counts the load: Item cards and Pack with every printed modifier (Q2–Q4). Move cards and goals weigh nothing. */
export function encumbranceOf(character: Character): LoadCount {
  const loads: Load[] = character.items.map(item => loadOf(character, item))
  if (character.pack > 0) loads.push({ what: 'Pack', counts: character.pack, because: null })
  if (character.precious > 0) loads.push({ what: 'Precious Pack', counts: character.precious, because: null })
  return { count: loads.reduce((sum, load) => sum + load.counts, 0), loads }
}

function loadOf(character: Character, item: Item): Load {
  const skin = owned(character, 'like-a-second-skin')
  const free = freedBy(character, item)
  if (free) return { what: item.name, counts: 0, because: free }
  if (item.kind === 'armour' && skin?.level === 'g2')
    return { what: item.name, counts: 0, because: 'Like A Second Skin' }
  const lighter = [
    ...character.moves.filter(card => card.attachedTo === item.id).map(nameOfKeepsake),
    ...(wornAsSkin(item, skin) ? ['Like A Second Skin'] : [])
  ]
  return {
    what: item.name,
    counts: Math.max(0, item.encumbrance - lighter.length),
    because: lighter.join(', ') || null
  }
}

/** Sigil and Blade weigh nothing for the owner of their move (Q4). */
function freedBy(character: Character, item: Item): string | null {
  if (item.magic?.card === 'sigil-of-the-living-light' && owned(character, 'channel-the-living-light'))
    return 'Channel the Living Light'
  if (item.magic?.card === 'blade-of-echoes' && owned(character, 'entreat-the-blood-bound'))
    return 'Entreat the Blood-Bound'
  return null
}

/** Ruling O4: armour at every level, the shield too from expert on. */
function wornAsSkin(item: Item, skin: OwnedMove | undefined): boolean {
  if (!skin) return false
  return item.kind === 'armour' || (item.kind === 'shield' && skin.level !== '0')
}

function nameOfKeepsake(card: OwnedMove): string {
  return card.move === 'tied-with-her-ribbon' ? 'Tied with Her Ribbon' : 'It Belonged to My Father'
}

/** A load up to this limit hinders no move (Q5). */
const unencumbered = 2

/** The effect of a load on a move (Q5): Stamina regained (+) or spent (−), mental; or the move is impossible. */
export type Burden =
  | { readonly kind: 'stamina'; readonly points: number }
  | { readonly kind: 'too-heavy'; readonly most: number }

/** Source: reference 3.7. @param count the encumbrance count, ≥ 0. */
export function burdenOf(penalty: Encumbrance | null, count: number): Burden {
  if (penalty === null) return { kind: 'stamina', points: 0 }
  if (penalty === 'over-three') return count > 3 ? { kind: 'too-heavy', most: 3 } : { kind: 'stamina', points: 0 }
  if (count <= unencumbered) return { kind: 'stamina', points: penalty === 'flight' ? 2 : 0 }
  return { kind: 'stamina', points: count <= 4 ? -1 : count <= 6 ? -2 : -3 }
}
