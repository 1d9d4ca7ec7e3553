import type { Relationship } from '../record/model'
import type { FateChoice, TransformationEffect } from '../vocabulary'

/** The largest number of realms of a character (ruling, A34c). */
export const mostRealms = 2

/** Whether this transformation needs the name of a realm. */
export function asksRealm(effect: TransformationEffect): boolean {
  return effect === 'new-trump' || effect === 'second-trump'
}

/** What the winner may decide about one relationship: the choices of the act, without `befriend` for a friend. Rule A31. */
export function fatesFor(choices: readonly FateChoice[], { kind }: Pick<Relationship, 'kind'>): readonly FateChoice[] {
  return choices.filter(choice => choice !== 'befriend' || kind === 'foe')
}
