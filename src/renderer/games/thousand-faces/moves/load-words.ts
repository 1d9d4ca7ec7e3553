import type { CharacterView } from '#rules/thousand-faces/characters/view'

/** What a load does to a move, in a sentence. @param burden points regained (+) or spent (−). @param open free slots that would take some. */
export function loadWords(burden: number, open: number, laid: number): string {
  if (burden === 0) return 'It changes nothing.'
  if (burden > 0) return `It is light: ${burden} Stamina ${burden === 1 ? 'comes' : 'come'} back.`
  const lost = -burden - laid
  const costs = `It costs ${-burden} mental Stamina`
  if (open === 0) return `${costs}; no slot of theirs is free for it.`
  if (laid === 0) return `${costs}.`
  return lost === 0 ? `${costs}: all of it lies on slots.` : `${costs}: ${laid} on slots, ${lost} lost.`
}

/** The same beside the cards, in as few words as can be; nothing when it changes nothing. */
export function loadSaid(burden: number, slots: number): string {
  if (burden === 0) return ''
  if (burden > 0) return `the load gives ${burden} Stamina`
  return `the load costs ${-burden} Stamina${slots === 0 ? '' : `, ${slots} of it on slots`}`
}

/** What a load means, beside its number: it has no limit, only prices. */
export function loadTitle({ count, flight, expend, backstab }: CharacterView['equipment']['encumbrance']): string {
  const says = [
    flight > 0 ? `Bravely Run Away regains ${flight} Stamina` : `Moves that look at the load cost ${-expend} Stamina`,
    ...(backstab ? [] : ['no Backstab'])
  ]
  return `Load ${count}: ${says.join(', ')}`
}
