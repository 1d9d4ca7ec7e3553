import type { FlipView } from '#rules/thousand-faces/flip/view'
import type { Net, ResultValue } from '#rules/thousand-faces/vocabulary'

/** What a result means at the table, read beside its mark. Rules: reference 2.5. */
export function resultSentence(result: ResultValue, fast: FlipView['fast']): string {
  switch (result) {
    case 3:
      return 'A clean success'
    case 2:
      return 'Success, with a complication'
    case 1:
      return 'It half works'
    case 0:
      return fast ? 'It fails, and the Shadow grows' : 'It fails'
  }
}

/** "+1", "−2"; nothing when neither side has the advantage. */
export function netWords(net: Net): string {
  if (net === 0) return ''
  return net > 0 ? `+${net}` : `−${-net}`
}

/** One thing a flip brought, as a mark and a word. */
export interface Yield {
  readonly glyph: 'gem' | 'shadow' | 'drop' | 'halo'
  readonly says: string
}

/** What the flip brought besides its result, in the order in which it matters to players. */
export function yieldsOf(flip: FlipView): readonly Yield[] {
  const brought = flip.consequences
  if (!brought) return []
  const all: Yield[] = []
  if (brought.critical) all.push({ glyph: 'halo', says: 'Critical Success' })
  if (brought.xp > 0) all.push({ glyph: 'gem', says: `${brought.xp} XP` })
  if (brought.shadow > 0) all.push({ glyph: 'shadow', says: `Shadow +${brought.shadow}` })
  if (brought.staminaLost > 0) all.push({ glyph: 'drop', says: `Stamina −${brought.staminaLost}` })
  if (brought.blessingSpent) all.push({ glyph: 'halo', says: 'Blessing spent' })
  return all
}
