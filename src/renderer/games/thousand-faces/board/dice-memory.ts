// Whether this table rolls dice of its own: remembered on this machine, like the guide; nothing of it is in a campaign's file.

/** Rolled by the app, or read off the table. */
export type DiceSource = 'roll' | 'typed'

const name = 'dice'

export function recallDice(): DiceSource {
  try {
    return localStorage.getItem(name) === 'typed' ? 'typed' : 'roll'
  } catch {
    return 'roll'
  }
}

/** A full or forbidden storage costs what is remembered, never the choice for this evening. */
export function rememberDice(from: DiceSource): void {
  try {
    localStorage.setItem(name, from)
  } catch {
    // It is chosen again next time.
  }
}
