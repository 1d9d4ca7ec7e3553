import type { DiceRoll } from './model'

/** The total of faces, bonus and halving. */
export function totalOf({ faces, plus, halved }: Pick<DiceRoll, 'faces' | 'plus' | 'halved'>): number {
  return powerOf(
    faces.reduce((all, face) => all + face, plus),
    halved
  )
}

/** O43: a sum of dice and bonuses as attack power: at least 0; a half is rounded up. */
function powerOf(sum: number, halved: boolean): number {
  const whole = Math.max(0, sum)
  return halved ? Math.ceil(whole / 2) : whole
}
