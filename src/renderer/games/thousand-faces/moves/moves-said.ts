import type { GmView } from '#rules/thousand-faces/view'

/** Moves every character has, whatever cards they hold. Names are the game's. */
const everybodys = [
  'Defy Danger',
  'Mix It Up',
  'Discern',
  'I Know This',
  'Parley',
  'Take a Breather',
  'Volley',
  'Defend'
] as const

/** Names for the move field: what was called at this table lately, then what everybody can do. */
export function movesSaidIn(view: GmView): readonly string[] {
  const flips = view.sheets.flatMap(sheet => (sheet.lastFlip ? [sheet.lastFlip] : []))
  const lately = [...flips].sort((a, b) => b.serial - a.serial).flatMap(flip => (flip.move ? [flip.move] : []))
  return [...new Set([...lately, ...everybodys])]
}
