import type { GamePapers } from '@/games/game'

/** The kinds of paper to choose from. */
export type PaperKind = 'character' | 'party' | 'worksheet' | 'without-app' | 'codes' | 'keys'

export interface PaperChoice {
  readonly value: PaperKind
  readonly label: string
  /** The reader and the content, in a sentence. */
  readonly about: string
}

const all: readonly PaperChoice[] = [
  {
    value: 'character',
    label: 'Character sheets',
    about: 'One for each player, with what that player may know and nothing of yours.'
  },
  {
    value: 'party',
    label: 'Party sheet',
    about: 'For the middle of the table: only what everybody may know.'
  },
  {
    value: 'worksheet',
    label: 'Game Master’s worksheet',
    about: 'For you: where the story stands, what only you know of it, what is still open.'
  },
  {
    value: 'without-app',
    label: 'Play on without Hearthside',
    about: 'For you: how everything lies now, to go on with real cards, dice and a pencil.'
  },
  {
    value: 'codes',
    label: 'Codes for phones',
    about: 'Cards to cut out. Each opens one player’s private screen, so nobody else should have it.'
  },
  { value: 'keys', label: 'All keys', about: 'The keys as you have set them, on one page.' }
]

/** The papers of the chosen game; without a game only those of the table. */
export function paperChoices(papers: GamePapers | null): readonly PaperChoice[] {
  const has: Readonly<Record<PaperKind, boolean>> = {
    character: papers !== null,
    party: papers?.party !== undefined,
    worksheet: papers?.worksheet !== undefined,
    'without-app': papers !== null,
    codes: true,
    keys: true
  }
  return all.filter(({ value }) => has[value])
}
