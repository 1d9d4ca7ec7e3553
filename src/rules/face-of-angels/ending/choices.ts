import type { Relationship } from '../record/model'
import type { FateChoice, TransformationEffect } from '../vocabulary'

/** A character's realms, at most (ruling, A34c). */
export const mostRealms = 2

/** Must a realm be named with this transformation? */
export function asksRealm(effect: TransformationEffect): boolean {
  return effect === 'new-trump' || effect === 'second-trump'
}

/** What the winner may decide about one relationship: of the act's choices, no friend is befriended. Rule A31. */
export function fatesFor(choices: readonly FateChoice[], { kind }: Pick<Relationship, 'kind'>): readonly FateChoice[] {
  return choices.filter(choice => choice !== 'befriend' || kind === 'foe')
}
