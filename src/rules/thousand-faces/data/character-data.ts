import { z } from 'zod'
import { pick } from '../../core/values'
import { type Infer, savedSeatId } from '../../core/schema'
import { isBlessing, isWound } from '../cards'
import { characterSchema, fatefulSchema, goalSchema, stepSchema } from '../characters/character-schemas'
import { countOwned, deckCount, exhaustedCount } from '../deck/piles'
import {
  attributeSchema,
  cardsSchema,
  countSchema,
  moveSchema,
  ranksSchema,
  resultSchema,
  textSchema
} from '../schemas'
import type { Sheet } from '../state'

const { moves, items, pack, precious, offered, berserk, entreated, dead, lastMove, fastUsed } = characterSchema.shape
const { created, owedMagic, answered, wares, designs } = characterSchema.shape

/** The schema of one player’s character for other programs. */
export const characterDataSchema = z.strictObject({
  seat: savedSeatId,
  retired: z.boolean(),
  ranks: ranksSchema,
  xp: countSchema,
  cards: z.enum(['digital', 'physical']),
  deck: countSchema,
  discard: cardsSchema,
  inPlay: cardsSchema,
  exhausted: countSchema,
  exhaustedFaceUp: cardsSchema,
  exhaustionTokens: countSchema,
  harm: countSchema,
  wounds: countSchema,
  blessingCards: countSchema,
  woundCards: countSchema,
  heroic: z.boolean(),
  incapacitated: z.boolean(),
  dead,
  elsewhere: z.boolean(),
  berserk,
  entreated,
  shadowCaused: countSchema,
  lastFlip: z
    .strictObject({ attribute: attributeSchema, move: textSchema.nullable(), result: resultSchema.nullable() })
    .nullable(),
  moves,
  moveTokens: z.array(z.strictObject({ move: moveSchema, tokens: countSchema })),
  lastMove,
  fastUsed,
  items,
  owedMagic,
  wares,
  designs,
  pack,
  precious,
  goal: goalSchema.nullable(),
  lockedXp: fatefulSchema.shape.locked,
  offered,
  answered,
  answers: z.array(z.strictObject({ question: textSchema, answer: textSchema })),
  created,
  steps: z.array(z.strictObject({ step: stepSchema, as: z.enum(['done', 'skipped']) }))
})

/** The data of one sheet. The order of a deck is secret and left out. */
export function characterData(sheet: Sheet): Infer<typeof characterDataSchema> {
  const { seat, retired, ranks, xp, incapacitated, shadowCaused, character: who } = sheet
  return {
    seat,
    retired,
    ranks,
    xp,
    ...cardData(sheet),
    heroic: who.stamina === 'heroic',
    incapacitated,
    dead: who.dead,
    elsewhere: who.elsewhere ?? false,
    berserk: who.berserk,
    entreated: who.entreated,
    shadowCaused,
    lastFlip: flipData(sheet),
    ...belongings(sheet)
  }
}

function cardData({ piles, tokens }: Sheet) {
  return {
    cards: piles.cards,
    deck: deckCount(piles),
    discard: piles.discard,
    inPlay: piles.inPlay,
    exhausted: exhaustedCount(piles),
    exhaustedFaceUp: piles.faceUp,
    exhaustionTokens: tokens.exhaustion,
    harm: tokens.harm,
    wounds: tokens.wound,
    blessingCards: countOwned(piles, isBlessing),
    woundCards: countOwned(piles, isWound)
  }
}

function flipData({ lastFlip }: Sheet) {
  return lastFlip && { attribute: lastFlip.attribute, move: lastFlip.move, result: lastFlip.result }
}

function belongings({ character: who }: Sheet) {
  return {
    moves: who.moves,
    moveTokens: moveSchema.options.flatMap(move => {
      const tokens = who.tokens[move] ?? 0
      return tokens > 0 ? [{ move, tokens }] : []
    }),
    ...pick(who, 'lastMove', 'fastUsed', 'items', 'owedMagic', 'wares', 'designs', 'pack', 'precious'),
    goal: who.fateful?.goal ?? null,
    lockedXp: who.fateful?.locked ?? 0,
    offered: who.offered,
    answered: who.answered,
    answers: Object.entries(who.answers).map(([question, answer]) => ({ question, answer })),
    created: who.created,
    steps: stepSchema.options.flatMap(step => {
      const as = who.steps[step]
      return as ? [{ step, as }] : []
    })
  } as const
}
