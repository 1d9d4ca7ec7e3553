/** What an ally may do, once in a turn of the spotlight. Source: reference 5.2. */
export const allyDeeds = ['die', 'tie-up', 'reveal'] as const
export type AllyDeed = (typeof allyDeeds)[number]

/** Somebody known who has joined the characters for a Journey point, and makes no moves. */
export interface Ally {
  readonly id: number
  /** As the GM wrote it when paying; it may be empty. */
  readonly name: string
  /** The newest thing done, and in which turn of the spotlight; null before the first. */
  readonly did: { readonly deed: AllyDeed; readonly foe: number | null; readonly turn: number } | null
}

/** Allies on a board. */
export interface AlliesPart {
  readonly allies: readonly Ally[]
}

/** How an ally is called. */
export function allyName({ name }: Pick<Ally, 'name'>): string {
  return name.trim() === '' ? 'The ally' : name.trim()
}
