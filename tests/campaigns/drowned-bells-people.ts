/** As the story calls them. */
export type Who = 'Kresk' | 'Constance' | 'Wren' | 'Tamsin' | 'Brindle'

/** Who plays one of them, and with what that one begins. */
export interface Person {
  readonly who: Who
  readonly player: string
  readonly character: string
  readonly ranks: readonly [string, string, string]
  readonly moves: readonly string[]
  readonly items: readonly (readonly [card: string, name: string])[]
}

export const people: readonly Person[] = [
  {
    who: 'Kresk',
    player: 'Joon',
    character: 'Kresk Half-Tide',
    ranks: ['crown', 'blade', 'anvil'],
    moves: ['good-cardio', 'and-this-is-for', 'intimidate'],
    items: [
      ['sword', 'Boarding Sword'],
      ['leather-armour', 'Tarred Leather']
    ]
  },
  {
    who: 'Constance',
    player: 'Margit',
    character: 'Constance-Philippa of the Drowned Bells',
    ranks: ['anvil', 'blade', 'crown'],
    moves: ['pick-pockets', 'its-a-trap', 'only-here-for-the-job'],
    items: [
      ['bow', 'Harbour Bow'],
      ['many-knives', 'Many Knives']
    ]
  },
  {
    who: 'Wren',
    player: 'Priya',
    character: 'Sister Wren',
    ranks: ['anvil', 'crown', 'blade'],
    moves: ['use-a-magic-item', 'channel-the-living-light', 'weak-spot'],
    items: [['leather-armour', 'Quilted Habit']]
  },
  {
    who: 'Tamsin',
    player: 'Ilse',
    character: 'Old Tamsin Vey',
    ranks: ['anvil', 'anvil', 'dragon'],
    moves: ['where-it-hurts', 'pick-locks', 'it-belonged-to-my-father'],
    items: [
      ['many-knives', 'Gutting Knives'],
      ['leather-armour', 'Father’s Coat']
    ]
  },
  {
    who: 'Brindle',
    player: 'Tomás',
    character: 'Brindle',
    ranks: ['blade', 'crown', 'anvil'],
    moves: ['backstab', 'bum-rush', 'tied-with-her-ribbon'],
    items: [
      ['sword', 'Short Sword'],
      ['many-knives', 'Glass Knives']
    ]
  }
]
