/** All purchases with Shadow points (Z1). Source: reference 5.1. */
export const shadowUses = [
  {
    id: 'disadvantage',
    name: 'Standing disadvantage',
    cost: 1,
    per: 'level',
    most: 9,
    how: 'From then on it holds for everybody in the same circumstance, at no further cost.'
  },
  { id: 'trap', name: 'Trap', cost: 1, per: 'attack power', most: 99, how: 'Instant damage.' },
  {
    id: 'strike-first',
    name: 'Enemy strikes first',
    cost: 1,
    per: 'attack power',
    most: 99,
    how: 'No Defy Danger against it.'
  },
  {
    id: 'deadly-flight',
    name: 'New danger after Bravely Run Away',
    cost: 1,
    per: null,
    most: 1,
    how: 'They ran away: into immediate danger, or into a Pursuit.'
  },
  { id: 'foe-d6', name: 'Foe hits with d6', cost: 2, per: null, most: 1, how: 'Attack power d6.' },
  { id: 'foe-d10', name: 'Foe hits with d10', cost: 4, per: null, most: 1, how: 'Attack power d10.' },
  {
    id: 'foe-square',
    name: 'Armour square',
    cost: 1,
    per: 'square',
    most: 3,
    how: 'Crossed out, it cancels a whole attack; at most three on a foe.'
  },
  { id: 'monster-15', name: 'Monster of 11 to 15 Stamina', cost: 1, per: null, most: 1, how: 'One monster.' },
  { id: 'monster-20', name: 'Monster of 16 to 20 Stamina', cost: 2, per: null, most: 1, how: 'One monster.' },
  { id: 'monster-special', name: 'Special attack or immunity', cost: 1, per: 'trait', most: 9, how: 'One monster.' },
  {
    id: 'unknown-benefactor',
    name: 'Unknown Benefactor is accused',
    cost: 3,
    per: null,
    most: 1,
    how: 'Instead of 1 Journey point; the player loses the card.'
  }
] as const
export type ShadowUse = (typeof shadowUses)[number]['id']

/** All purchases with Journey points, 1 each (J8). Source: reference 5.2. */
export const journeyUses = [
  { id: 'second-day', name: 'A Second Day of Peace', how: 'One more downtime day in town without consequence.' },
  {
    id: 'arrival',
    name: 'An Unexpected Arrival',
    how: 'A known ally joins: once per spotlight turn a fitting die for somebody, one foe tied up, or something revealed.'
  },
  { id: 'back-to-life', name: 'Brought Back to Life', how: 'A dead character returns; there is no other way.' },
  { id: 'spark', name: 'A Heroic Spark, a Place Transformed', how: 'Show a change that lasts; best late.' },
  { id: 'reveal-hearth', name: 'Reveal The Hearth', how: 'Nine-hour chapter 8.' },
  {
    id: 'exhibition',
    name: 'Exhibition of power',
    how: 'The mysterious world shows what it can do; needed once in nine-hour chapter 4.'
  },
  { id: 'unknown-benefactor', name: 'Unknown Benefactor is accused', how: 'The player keeps the card.' }
] as const
export type JourneyUse = (typeof journeyUses)[number]['id']

/** The eleven kinds of GM move (Z5). Source: reference 5.4. */
export const gmMoveKinds = [
  { id: 'escalate', name: 'Escalate the danger' },
  { id: 'reveal', name: 'Reveal an unwelcome truth' },
  { id: 'signs', name: 'Show signs of an approaching threat' },
  { id: 'damage', name: 'Deal damage' },
  { id: 'resources', name: 'Use up their resources' },
  { id: 'turn', name: 'Turn their move back on them' },
  { id: 'separate', name: 'Separate them' },
  { id: 'suits', name: "Give an opportunity that fits a player's cards or background" },
  { id: 'downside', name: 'Show a downside to their appearance, reputation or equipment' },
  { id: 'offer', name: 'Offer an opportunity, with or without cost' },
  { id: 'requirements', name: 'Tell the requirements or consequences and ask' }
] as const
export type GmMoveKind = (typeof gmMoveKinds)[number]['id']

/** The price of a use of Shadow. @param count levels, points or squares, a whole number ≥ 1. */
export function shadowPrice(use: ShadowUse, count: number): number {
  const entry = shadowUses.find(each => each.id === use)
  return (entry?.cost ?? 0) * (entry?.per === null ? 1 : count)
}
