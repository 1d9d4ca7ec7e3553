import { agreeing, counted } from '#rules/core/text'
import type { PendingView } from '#rules/thousand-faces/flip/view'

type Naming = Extract<PendingView, { kind: 'name-cards' }>

const titles: Readonly<Record<Naming['for'], string>> = {
  flip: 'Which card came up?',
  recovery: 'Which card came back?',
  number: 'Which card came up?',
  stamina: 'Which card came up?'
}

/** What the Game Master is asked while real cards are turned over. */
export function namingTitle(what: Naming['for']): string {
  return titles[what]
}

/** How far it goes on: "2 cards to turn at most, 17 cards it can be." */
export function namingSays({ for: what, left, possible }: Naming): string {
  const can = `${counted(possible.length, 'card')} it can be`
  switch (what) {
    case 'flip':
      return `${counted(left, 'card')} to turn at most, ${can}.`
    case 'number':
      return `Until one shows a number; ${can}.`
    case 'recovery':
      return `${counted(left, 'card')} off the Exhaustion pile, turned over onto the discard; ${can}.`
    case 'stamina':
      return `Off the deck, until ${counted(left, 'Stamina symbol')} ${agreeing(left, 'has', 'have')} come up; ${can}.`
  }
}
