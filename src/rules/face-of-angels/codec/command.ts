import { z } from 'zod'
import { condition, played, verdict } from './contest'
import {
  act,
  acting,
  card,
  characterId,
  contestKind,
  count,
  heldCards,
  name,
  pace,
  participant,
  personality,
  relationshipId,
  seat,
  side,
  suit,
  words,
  cardKind
} from './primitives'
import { actRecord, fate, fateChoice, relationshipKind, trumps } from './record'

/** A command's shape: its name and what it says. */
const command = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape })

const who = participant
const relationship = relationshipId

const keeping = [
  command('choose-cards', { cards: cardKind }),
  command('start-game', {}),
  command('refill-hands', {}),
  command('begin-act', { act }),
  command('edit-act', { act: actRecord }),
  command('mark-ending', { act, ending: count, met: z.boolean() }),
  command('edit-night', { place: words, why: words, event: words }),
  command('close-help', { steps: z.exactOptional(z.literal('both')) }),
  command('deal-extra', { who, reason: words }),
  command('award-trick', { number: count, to: side }),
  command('end-contest', { winner: side.nullable(), reason: words }),
  command('leave-game', { seat }),
  command('return-to-game', { seat }),
  command('correct-powers', { seat, trumps: trumps.nullable() }),
  command('correct-progress', { seat, contests: count, relationships: count }),
  command('correct-relationship', { relationship, fate, spentIn: act.nullable() })
] as const

const record = [
  command('edit-protagonist', { seat, name, personality: personality.nullable(), area: name, perception: words }),
  command('gain-powers', { seat, suit, area: name }),
  command('add-character', { seat, name, note: words }),
  command('edit-character', { seat, character: characterId, name, note: words }),
  command('remove-character', { seat, character: characterId }),
  command('add-relationship', { seat, kind: relationshipKind, name }),
  command('edit-relationship', { seat, relationship, kind: relationshipKind, name }),
  command('remove-relationship', { seat, relationship }),
  command('write-secret', { who, words }),
  command('note-suspicion', { who, about: seat, words })
] as const

const spoken = [
  command('play-as', { who, acting }),
  command('call-contest', { who, acting, respondent: participant, kind: contestKind }),
  command('step-up', { who, acting }),
  command('set-stakes', { who, ifWin: words, ifLose: words }),
  command('change-condition', { who, condition, words }),
  command('confirm-limits', { who }),
  command('accept-stakes', { who, pace }),
  command('pass-help', { who }),
  command('pick-point', { who, card }),
  command('bring-relationship', { who, relationship }),
  command('draw-as-jack', { who }),
  command('pick-transformation', {
    who,
    choice: count.nullable(),
    words,
    realm: z.strictObject({ suit, area: name }).nullable()
  }),
  command('settle-relationship', { who, relationship, choice: fateChoice }),
  command('propose-end', { who, words }),
  command('agree-end', { who }),
  command('close-contest', { who })
] as const

const hand = [
  command('lay-card', { who, card, acting, played, secret: z.strictObject({ about: seat, words }).nullable() }),
  command('discard', { who, cards: heldCards }),
  command('answer-secret', { who, verdict }),
  command('hand-back', { who, cards: heldCards })
] as const

export const commandSchema = z.discriminatedUnion('type', [...keeping, ...record, ...spoken, ...hand])
