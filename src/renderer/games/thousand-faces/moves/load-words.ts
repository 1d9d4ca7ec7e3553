import type { CharacterView } from '#rules/thousand-faces/characters/view'

/** What the load does to a prepared flip, beside its cards; empty: nothing. */
export function loadEffectWords(burden: number, slots: number): string {
  if (burden === 0) return ''
  if (burden > 0) return `encumbrance gives ${burden} Stamina`
  return `encumbrance costs ${-burden} Stamina${slots === 0 ? '' : `, ${slots} of it on slots`}`
}

/** What a load means, beside its number: it has no limit, only prices. */
export function loadTitle({ count, flight, expend, backstab }: CharacterView['equipment']['encumbrance']): string {
  const says = [
    flight > 0 ? `Bravely Run Away regains ${flight} Stamina` : `Moves that count encumbrance cost ${-expend} Stamina`,
    ...(backstab ? [] : ['no Backstab'])
  ]
  return `Encumbrance ${count}: ${says.join(', ')}`
}
