import { z } from 'zod'
import {
  condition,
  contestant,
  laidCard,
  outcome,
  owed,
  pastContest,
  risk,
  trickRecord,
  trickStep,
  verdict
} from './contest'
import {
  act,
  acting,
  card,
  characterId,
  contestKind,
  count,
  heldCards,
  list,
  name,
  pace,
  participant,
  personality,
  relationshipId,
  seat,
  side,
  words,
  cardKind
} from './primitives'
import { actRecord, character, night, relationship, relationshipKind, transformation, trump, trumps } from './record'

/** An event's shape: its name and its facts. */
const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape })

const who = participant
const relationshipIds = list(relationshipId)

const cards = [
  event('cards-chosen', { kind: cardKind }),
  event('deck-shuffled', { order: heldCards }),
  event('cards-drawn', { who, cards: heldCards, why: z.enum(['deal', 'refill', 'friend', 'foe', 'jack', 'extra']) }),
  event('discard-reshuffled', { order: heldCards }),
  event('cards-discarded', { who, cards: heldCards }),
  event('hand-given', { from: participant, to: seat, cards: heldCards }),
  event('hand-returned', { from: seat, to: participant, cards: heldCards })
] as const

const record = [
  event('protagonist-edited', {
    seat,
    text: z.strictObject({ name, personality: personality.nullable(), area: name, perception: words }),
    changed: z.exactOptional(list(z.enum(['name', 'personality', 'area', 'perception']), 4))
  }),
  event('secret-written', { seat, words }),
  event('suspicion-noted', { who, about: seat, words }),
  event('powers-gained', { seat, trump }),
  event('powers-corrected', { seat, trumps: trumps.nullable() }),
  event('progress-corrected', { seat, contests: count, relationships: count }),
  event('character-added', { character }),
  event('character-edited', { character }),
  event('character-removed', { character: characterId }),
  event('relationship-added', { relationship }),
  event('relationship-edited', { relationship }),
  event('relationship-removed', { relationship: relationshipId }),
  event('character-taken-up', { who, acting }),
  event('act-begun', { act }),
  event('act-edited', { act: actRecord }),
  event('ending-marked', { act, ending: count, met: z.boolean() }),
  event('night-edited', { night }),
  event('seat-left', { seat }),
  event('seat-returned', { seat })
] as const

const contest = [
  event('contest-called', { serial: count, kind: contestKind, initiator: contestant, respondent: participant }),
  event('respondent-stepped-up', { who, acting }),
  event('stakes-set', { who, ifWin: words, ifLose: words }),
  event('condition-changed', { who, by: side, condition, words }),
  event('limits-confirmed', { who, by: side }),
  event('stakes-accepted', { who, by: side, pace }),
  event('trick-opened', { number: count, leader: side, who }),
  event('card-laid', { laid: laidCard }),
  event('step-reached', { step: trickStep }),
  event('help-passed', { who }),
  event('point-picked', { who, side, card }),
  event('secret-answered', { who: seat, verdict }),
  event('trick-taken', { who, trick: trickRecord }),
  event('trick-awarded', { number: count, to: side, who }),
  event('relationship-brought', { who, relationship: relationshipId, name, kind: relationshipKind }),
  event('jack-drew', { seat }),
  event('contest-won', { who, outcome, transformation: owed.nullable(), risks: list(risk), spent: relationshipIds }),
  event('transformation-picked', { seat, transformation, trumps }),
  event('relationship-settled', { relationship, outcome, words }),
  event('end-proposed', { who, by: side, words }),
  event('end-agreed', { who, words }),
  event('contest-closed', { past: pastContest, progress: list(z.strictObject({ seat, relationships: count })) }),
  event('contest-called-off', { reason: words })
] as const

export const eventSchema = z.discriminatedUnion('type', [...cards, ...record, ...contest])
