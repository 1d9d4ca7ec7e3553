import type { Character } from '#rules/thousand-faces/characters/character-schemas'
import type { Command, Sheet, State } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import { newStory } from '#rules/thousand-faces/economy/model'
import { ada, physical } from '../../../support/thousand-faces/table'
import { adaWith } from '../characters/builders'

export const long = { ...newStory, length: '9-hour', chapter: 5 } as const
export const name = (card: string): Command => ({ type: 'name-card', card })
export const lose = (points: number): Command => ({ type: 'lose-stamina', seat: ada, points, reason: 'the surf' })
export const heroic: Command = { type: 'go-heroic', seat: ada }
export const rest: Extract<Command, { type: 'rest' }> = {
  type: 'rest',
  seat: ada,
  keep: [],
  harmFrom: 'pile',
  blames: ''
}
export const help: Command = { type: 'seek-help', seat: ada, at: 'elsewhere', keep: [], forgives: '' }
export const pendingOf = (state: State) => (view(state, { kind: 'gm' }) as GmView).pending

/** Ada with real cards. */
export function atTable(
  lying: Parameters<typeof physical>[0],
  sheet: Partial<Sheet> = {},
  who: Partial<Character> = {}
): State {
  return adaWith(who, { piles: physical(lying), ...sheet }, { story: long })
}
export const hero = (lying: Parameters<typeof physical>[0] = {}, sheet: Partial<Sheet> = {}): State =>
  atTable(lying, sheet, { stamina: 'heroic' })
