import type { Seat, SeatId } from '#rules/core/seat'

/** The name of a seat in a sentence: the character, else the player, else a general word. */
export function nameIn(seats: readonly Seat[], id: SeatId): string {
  const seat = seats.find(each => each.id === id)
  return seat?.character || seat?.player || 'Somebody'
}

/** A name for small areas: its first word, or the second if the first is a title or an article. */
export function shortName(name: string): string {
  const [first = '', second = ''] = name.split(/\s+/)
  return titles.has(first.toLowerCase().replace(/\.$/, '')) && second ? second : first
}

const titles: ReadonlySet<string> = new Set(
  [
    'the a an old young little big',
    'mr mrs ms miss mx sir dame lady lord madam master mistress don doña herr frau monsieur madame',
    'doctor dr professor prof judge elder chief inspector',
    'king queen prince princess duke duchess count countess baron baroness',
    'captain major colonel general sergeant lieutenant commander admiral',
    'sister brother father mother uncle aunt saint st abbot abbess bishop friar'
  ].flatMap(words => words.split(' '))
)

/** The full name of a seat; a seat without a name is named by its number. */
export function nameOf(seats: readonly Seat[], id: SeatId): string {
  const seat = seats.find(each => each.id === id)
  return seat?.character || seat?.player || `Seat ${id.replace(/\D/g, '')}`
}

/** The decider at this seat: the player if known, else the character. */
export function playerOf(seats: readonly Seat[], id: SeatId): string {
  return seats.find(each => each.id === id)?.player || briefName(nameOf(seats, id))
}

/** The player to name beside the character; empty where the player's name stands for a character without one. */
export function playerBeside(seats: readonly Seat[], id: SeatId): string {
  const seat = seats.find(each => each.id === id)
  return seat?.character ? seat.player : ''
}

/** A name for a narrow area of a public screen: "Constance-Philippa of the Drowned Bells" is Constance. */
export function briefName(name: string): string {
  const word = shortName(name.trim())
  return word.length > 11 ? (word.split('-')[0] ?? word) : word
}
