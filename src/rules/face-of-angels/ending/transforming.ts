import { assertNever } from '../../core/assert-never'
import { ok, refuse } from '../../core/result'
import { happen } from '../../core/slice'
import { currentAct } from '../acts/current-act'
import type { TransformationChoice } from '../acts/model'
import { expectPhase } from '../contest/contests'
import type { Trump } from '../record/model'
import { protagonistOf } from '../record/protagonists'
import type { Act, CommandNamed, Judgement, Refusal } from '../state'
import type { Suit, TransformationEffect } from '../vocabulary'
import { asksRealm, mostRealms } from './choices'

type Realm = { readonly suit: Suit; readonly area: string }

/** A super-trump changes its character: a choice of the act, or the table's own words. Rule A33. */
export function pickTransformation(
  act: Act,
  { who, choice, words, realm }: CommandNamed<'pick-transformation'>
): Judgement {
  const { state } = act
  const ended = expectPhase(state, 'ended')
  if (!ended.ok) return ended
  const owed = ended.value.phase.transformation
  if (!owed) return refuse({ because: 'choice-not-offered' })
  if (owed.picker !== who) return refuse({ because: 'not-your-turn', turn: owed.picker })
  const offered = choice === null ? null : currentAct(state).transformations[choice]
  if (offered === undefined) return refuse({ because: 'choice-not-offered' })
  if (offered === null && words === '') return refuse({ because: 'words-missing' })
  const before = protagonistOf(state, owed.of)?.trumps ?? []
  const refusal = cannotTransform(before, offered, realm)
  if (refusal) return refuse(refusal)
  const fullWords = [offered?.words, words].filter(Boolean).join(': ')
  const transformation = { act: state.act, words: fullWords, pickedBy: who }
  const trumps = afterTransformation(before, offered?.effect ?? 'story', realm)
  return ok(happen(act, { type: 'transformation-picked', seat: owed.of, transformation, trumps }))
}

/** Why this transformation is refused, or null. A character has two different realms at most (ruling, A34c). */
function cannotTransform(
  trumps: readonly Trump[],
  offered: TransformationChoice | null,
  realm: Realm | null
): Refusal | null {
  const effect = offered?.effect ?? 'story'
  if (!asksRealm(effect)) return realm ? { because: 'realm-not-asked' } : null
  if (effect === 'second-trump' && trumps.length >= mostRealms) return { because: 'realms-full' }
  if (!realm) return { because: 'realm-missing' }
  return trumps.some(trump => trump.suit === realm.suit) ? { because: 'realm-held', suit: realm.suit } : null
}

/** The powers of a protagonist after a transformation. `always-trump` applies to every realm of the character (ruling, A34b). Rule A34. */
function afterTransformation(
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
