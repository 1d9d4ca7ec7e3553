// Whether this table rolls its own dice: stored on this machine, like the guide, and not in a campaign's file.

/** Rolled by the app, or real dice on the table. */
export type DiceSource = 'roll' | 'typed'

const name = 'dice'

export function recallDice(): DiceSource {
  try {
    return localStorage.getItem(name) === 'typed' ? 'typed' : 'roll'
  } catch {
    return 'roll'
  }
}

/** With a full or forbidden storage the choice is not stored, but it holds for this evening. */
export function rememberDice(from: DiceSource): void {
  try {
    localStorage.setItem(name, from)
  } catch {
    // It is chosen again next time.
  }
}
