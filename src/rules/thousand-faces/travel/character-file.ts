import { z } from 'zod'
import { parserOf } from '../../core/parser'
import type { Infer } from '../../core/schema'
import { counted } from '../../core/text'
import { itemSchema } from '../equipment/item-schemas'
import { moveOf } from '../moves/all'
import { levelSchema, moveSchema, ranksSchema, textSchema } from '../schemas'
import { findSheet } from '../sheets'
import type { State } from '../state'
import type { SeatId } from '../../core/seat'

/** A thing in a file: without its number, which belongs to one board, and without the tokens in its slots. */
const item = itemSchema.omit({ id: true, filled: true })
const count = z.int().min(0)

/** The exported data of a character of A Thousand Faces of Adventure (OI8). */
const travellerSchema = z.strictObject({
  ranks: ranksSchema,
  moves: z.array(z.strictObject({ move: moveSchema, level: levelSchema })).max(60),
  items: z.array(item).max(40),
  pack: count.max(99),
  precious: count.max(99),
  xp: count.max(999),
  answers: z.array(z.strictObject({ question: textSchema, answer: textSchema })).max(40)
})
export type Traveller = Infer<typeof travellerSchema>

export const travellerParser = parserOf(travellerSchema as unknown as z.ZodType<Traveller>)

/** The exported character of a seat; null for an unknown seat. */
export function packed(state: State, seat: SeatId): Traveller | null {
  const sheet = findSheet(state, seat)
  if (!sheet) return null
  const { ranks, xp, character } = sheet
  return {
    ranks,
    moves: character.moves.map(({ move, level }) => ({ move, level })),
    items: character.items.map(({ id: _, filled: __, magic, ...rest }) => ({
      ...rest,
      magic: magic && { ...magic, flowing: false }
    })),
    pack: character.pack,
    precious: character.precious,
    xp,
    answers: Object.entries(character.answers).map(([question, answer]) => ({ question, answer }))
  }
}

/** The exported data, in words. */
export function travellerWords({ moves, items, pack, precious, xp, answers }: Traveller): readonly string[] {
  const list = (word: string, names: readonly string[]): readonly string[] =>
    names.length > 0 ? [`${counted(names.length, word)}: ${names.join(', ')}`] : []
  return [
    'The ranks of Str, Dex and Int',
    ...list(
      'move',
      moves.map(({ move, level }) => `${moveOf(move).name} (${level})`)
    ),
    ...list(
      'item',
      items.map(({ name, secret }) => (secret ? 'a secret item' : name))
    ),
    ...(pack > 0 ? [`${pack} Pack, ${precious} of them precious`] : []),
    ...(xp > 0 ? [`${xp} unspent XP`] : []),
    ...(answers.length > 0 ? [counted(answers.length, 'answer') + ' to the table’s questions'] : [])
  ]
}

/** The data that stay at the other table, in words. */
export const staysBehind: readonly string[] = [
  'The deck: a new one of twenty cards is shuffled. Wounds, Harm, Exhaustion and Blessings stay',
  'Tokens on moves and in slots, and cards attached to items',
  'The Fateful Moment, which is chosen anew',
  'Shadow caused, Heroic Stamina, and whatever was owed or open'
]
