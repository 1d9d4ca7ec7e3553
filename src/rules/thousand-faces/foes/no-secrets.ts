import type { FoeSecrets } from './secrets'

// Apart from their schema, for pages that read none.

/** How many special attacks, and how many immunities, one foe may have. */
export const mostTraits = 9

export const noSecrets: FoeSecrets = { attacks: [], immunities: [], hint: '', weakness: '', standsFor: '', loot: '' }
