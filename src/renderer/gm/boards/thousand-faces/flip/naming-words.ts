import type { PendingView } from '#rules/thousand-faces/views'
import { many } from '../words'

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
  const can = `${many(possible.length, 'card')} it can be`
  switch (what) {
    case 'flip':
      return `${many(left, 'card')} to turn at most, ${can}.`
    case 'number':
      return `Until one shows a number; ${can}.`
    case 'recovery':
      return `${many(left, 'card')} off the Exhaustion pile, turned over onto the discard; ${can}.`
    case 'stamina':
      return `Off the deck, until ${many(left, 'Stamina symbol')} came up; ${can}.`
  }
}
