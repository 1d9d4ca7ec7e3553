import type { Relationship, Trump } from '#rules/face-of-angels/record/model'
import { realmNames } from '#rules/face-of-angels/vocabulary'

/** "Hearts (Empathy, instinct), fire". */
export function trumpsSaid(trumps: readonly Trump[] | null): string {
  if (trumps === null) return 'no powers yet'
  if (trumps.length === 0) return 'the powers are gone'
  return trumps
    .map(({ suit, area, declared }) =>
      [`${suit} (${realmNames[suit]})`, area, declared === 'always' ? 'always a trump' : ''].filter(Boolean).join(', ')
    )
    .join('; ')
}

/** "Friend: Old Tom, hurt". */
export function tieSaid({ kind, name, fate, spentIn }: Relationship): string {
  const state = fate === 'well' ? '' : `, ${fate}`
  return `${kind === 'friend' ? 'Friend' : 'Foe'}: ${name}${state}${spentIn === null ? '' : ', no more cards this act'}`
}
