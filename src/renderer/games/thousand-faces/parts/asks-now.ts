import type { OutcomeView } from '#rules/thousand-faces/moves/view'

/** Whether a move asks for something now: its flip, or the cards that are laid for it (V9), are over, or it has none. */
export function asksNow({ plain, result, attribute, laid }: OutcomeView): boolean {
  return !plain && !laid && (result !== null || attribute === null)
}
