import type { NewItem } from '#rules/thousand-faces/equipment/item-schemas'

/** What a test buys, finds or names: a printed Item card under a name of its own. */
export const sword: NewItem = { sort: 'card', card: 'sword', name: 'Tidecutter' }
