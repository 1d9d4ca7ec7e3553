import { z } from 'zod'
import type { Infer } from '../core/slice'
import { foeSchema } from './foes/model'
import { countSchema, levelSchema, moveSchema, ranksSchema, seatSchema, textSchema } from './schemas'
import { goalSchema } from './characters/character-schemas'
import { itemSchema } from './equipment/item-schemas'
import type { State } from './state'
import { exhaustedCount } from './deck/places'

const character = z.strictObject({
  seat: seatSchema,
  retired: z.boolean(),
  ranks: ranksSchema,
  xp: countSchema,
  exhausted: countSchema,
  harm: countSchema,
  wounds: countSchema,
  incapacitated: z.boolean(),
  dead: z.boolean(),
  moves: z.array(z.strictObject({ move: moveSchema, level: levelSchema, faceDown: z.boolean() })),
  items: z.array(
    itemSchema.pick({
      id: true,
      name: true,
      kind: true,
      encumbrance: true,
      damage: true,
      power: true,
      precious: true,
      secret: true,
      note: true
    })
  ),
  pack: countSchema,
  precious: countSchema,
  goal: goalSchema.nullable(),
  answers: z.array(z.strictObject({ question: textSchema, answer: textSchema }))
})

/** A board of A Thousand Faces of Adventure as other programs read it (OI7). */
export const dataSchema = z.strictObject({
  characters: z.array(character),
  foes: z.array(
    foeSchema.pick({
      id: true,
      name: true,
      kind: true,
      stamina: true,
      most: true,
      power: true,
      squares: true,
      crossed: true,
      revealed: true,
      note: true
    })
  ),
  shadow: z.strictObject({ free: countSchema, circled: countSchema }),
  story: z.strictObject({ chapter: countSchema, journey: countSchema, goal: textSchema, hearth: textSchema })
})

/** The state in those words; the order of decks is nobody’s to know and is not among them. */
export function dataOf({ sheets, foes, shadow, story }: State): Infer<typeof dataSchema> {
  return {
    characters: sheets.map(({ seat, retired, ranks, xp, piles, tokens, incapacitated, character: who }) => ({
      seat,
      retired,
      ranks,
      xp,
      exhausted: exhaustedCount(piles),
      harm: tokens.harm,
      wounds: tokens.wound,
      incapacitated,
      dead: who.dead,
      moves: who.moves.map(({ move, level, faceDown }) => ({ move, level, faceDown })),
      items: who.items.map(({ id, name, kind, encumbrance, damage, power, precious, secret, note }) => ({
        id, name, kind, encumbrance, damage, power, precious, secret, note
      })), // prettier-ignore
      pack: who.pack,
      precious: who.precious,
      goal: who.fateful?.goal ?? null,
      answers: Object.entries(who.answers).map(([question, answer]) => ({ question, answer }))
    })),
    foes: foes.map(({ id, name, kind, stamina, most, power, squares, crossed, revealed, note }) => ({
      id, name, kind, stamina, most, power, squares, crossed, revealed, note
    })), // prettier-ignore
    shadow: { free: shadow.free, circled: shadow.circled },
    story: { chapter: story.chapter, journey: story.journey, goal: story.goal, hearth: story.hearth.what }
  }
}
