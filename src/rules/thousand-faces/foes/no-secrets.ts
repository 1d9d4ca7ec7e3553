import type { FoeSecrets } from './secrets'

// Separate from the schema, for pages that read no foes.

export const noSecrets: FoeSecrets = { attacks: [], immunities: [], hint: '', weakness: '', standsFor: '', loot: '' }
