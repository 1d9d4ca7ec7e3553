import { assertNever } from '../../core/assert-never'
import type { TransformationEffect, Trump } from '../record'
import type { Suit } from '../vocabulary'

type Realm = { readonly suit: Suit; readonly area: string }

/** Must a realm be named with this transformation? */
export function asksRealm(effect: TransformationEffect): boolean {
  return effect === 'new-trump' || effect === 'second-trump'
}

/** A protagonist's powers after a transformation. Where it binds, it binds every realm of the character (ruling, A34b). Rule A34. */
export function afterTransformation(
  trumps: readonly Trump[],
  effect: TransformationEffect,
  realm: Realm | null
): readonly Trump[] {
  switch (effect) {
    case 'story':
      return trumps
    case 'always-trump':
      return trumps.map(trump => ({ ...trump, declared: 'always' }))
    case 'new-trump':
      return realm ? [{ ...realm, declared: 'by-choice' }] : trumps
    case 'second-trump':
      return realm ? [...trumps.slice(0, 1), { ...realm, declared: 'by-choice' }] : trumps
    case 'powers-lost':
      return []
    default:
      return assertNever(effect)
  }
}
