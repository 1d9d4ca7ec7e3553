import type { CampaignCommand } from './types'

/** The content of a new campaign: its name, a board of A Thousand Faces of Adventure, the seats. */
export function foundingCommands(founding: {
  readonly title: string
  readonly seats: readonly { readonly player: string; readonly character: string }[]
  /** It begins with the guide of a first session (SE8). */
  readonly guide?: boolean
}): readonly CampaignCommand[] {
  return [
    { type: 'rename-campaign', title: founding.title },
    ...(founding.guide ? [{ type: 'show-guide' as const }] : []),
    { type: 'open-board', system: 'thousand-faces', title: 'A Thousand Faces of Adventure', settings: {} },
    ...founding.seats.map(names => ({ type: 'add-seat' as const, ...names }))
  ]
}
