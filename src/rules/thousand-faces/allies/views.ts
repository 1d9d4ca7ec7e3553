import type { AllyDeed } from './ally'

export interface AllyView {
  readonly id: number
  readonly name: string
  /** Done in this turn of the spotlight; null while the ally is free. */
  readonly deed: AllyDeed | null
}

export interface AlliesGmPart {
  readonly allies: readonly AllyView[]
}
