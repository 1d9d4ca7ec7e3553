import { magicCard } from '../magic/magic-items'
import { slotNames } from '../moves/slot-names'
import type { NewItem } from './item-schemas'
import { itemCard } from './items'
import { stoppedWords } from './ladder'
import { wareName } from './wares'

export const kindNames = { weapon: 'Weapon', armour: 'Armour', shield: 'Shield', gear: 'Gear' } as const

/** An Item card as a seller offers it. */
export interface WareFace {
  readonly name: string
  readonly sort: string
  /** What is printed on it, a few words each. */
  readonly facts: readonly string[]
  readonly says: string
}

/** What is printed on a card that can be bought; magic holds one charge, whatever its card says (K2). */
export function wareFace(ware: NewItem): WareFace {
  const name = wareName(ware)
  if (ware.sort === 'magic') {
    const { effect, ongoing } = magicCard(ware.card)
    return { name, sort: 'Magic item', facts: ['1 charge', ...(ongoing ? ['ongoing'] : [])], says: effect }
  }
  if (ware.sort === 'card') {
    const { kind, encumbrance, power, slots, note, shield } = itemCard(ware.card)
    const stops = shield ? [`stops ${stoppedWords(shield.avoids)}`] : []
    return { name, sort: kindNames[kind], facts: [...factsOf(encumbrance, power, slots), ...stops], says: note }
  }
  const { kind, encumbrance, power, slots, effect, note } = ware
  const sort = effect === null ? kindNames[kind] : 'Magic item'
  return { name, sort, facts: factsOf(encumbrance, power, slots), says: [effect, note].filter(Boolean).join(' ') }
}

function factsOf(
  encumbrance: number,
  power: string | null,
  slots: readonly (keyof typeof slotNames)[]
): readonly string[] {
  return [
    `encumbrance ${encumbrance}`,
    ...(power ? [`power ${power}`] : []),
    ...slotFacts(slots.map(slot => slotNames[slot]))
  ]
}

/** "takes Harm", "takes 2 Harm": what the slots of a thing can hold. */
function slotFacts(names: readonly string[]): readonly string[] {
  return [...new Set(names)].map(name => {
    const count = names.filter(each => each === name).length
    if (count === 1) return `takes ${name}`
    return name.includes(' ') ? `takes ${count} times ${name}` : `takes ${count} ${name}`
  })
}
