import type { FoeSecrets } from './secrets'

// Apart from their schema, for pages that read none.

export const noSecrets: FoeSecrets = { attacks: [], immunities: [], hint: '', weakness: '', standsFor: '', loot: '' }
