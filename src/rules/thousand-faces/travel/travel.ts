import type { TravelRules } from '../../core/system'
import type { Event, Refusal, State, Command } from '../state'
import type { Luck } from '../../core/luck'
import { ok, type Result } from '../../core/result'
import { gm, type SeatId } from '../../core/seat'
import type { Decision } from '../../core/slice'
import { decide } from '../slices'
import { characterOf, findSheet } from '../sheets'
import { z } from 'zod'
import { parserOf } from '../../core/parser'
import type { Infer } from '../../core/schema'
import { counted } from '../../core/text'
import { itemSchema } from '../equipment/item-schemas'
import { moveOf } from '../moves/all'
import { levelSchema, moveSchema, ranksSchema, textSchema } from '../schemas'

const came = 'came along from another campaign'

/**
 * Adds a character of another campaign to a new seat. It uses the commands that a Game Master could send, in order,
 * under the same rules (OI9).
 */
function arrive(
  before: State,
  seat: SeatId,
  traveller: Traveller,
  luck: Luck
): Result<Decision<State, Event>, Refusal> {
  const events: Event[] = []
  let state = before
  for (const next of gifts(seat, traveller)) {
    const command = next(state)
    const decided = command && decide(state, command, gm, luck)
    // A value that is correct already needs no correction.
    if (!decided || (!decided.ok && decided.error.because === 'nothing-corrected')) continue
    if (!decided.ok) return decided
    events.push(...decided.value.events)
    state = decided.value.state
  }
  return ok({ events, state })
}

/** The next command, from the board at that time; null: nothing to do. */
type Gift = (state: State) => Command | null

function gifts(seat: SeatId, { ranks, moves, items, pack, precious, xp, answers }: Traveller): readonly Gift[] {
  return [
    () => ({ type: 'set-ranks', seat, ranks }),
    ...moves.map(({ move, level }): Gift => () => ({
      type: 'correct-move',
      seat,
      move,
      level,
      face: 'up',
      tokens: 0,
      reason: came
    })),
    ...items.flatMap(item => itemGifts(seat, item)),
    () => ({ type: 'change-pack', seat, pack, precious, reason: came }),
    () => (xp > 0 ? { type: 'gain-xp', seat, amount: xp, reason: came } : null),
    ...answers.flatMap(({ question, answer }): readonly Gift[] => [
      ({ workshop }) => (workshop.questions.includes(question.trim()) ? null : { type: 'ask-question', question }),
      () => ({ type: 'answer-question', seat, question, answer })
    ])
  ]
}

/** A thing is first found plain, and then edited to its old values. */
function itemGifts(seat: SeatId, item: Traveller['items'][number]): readonly Gift[] {
  const { name, kind, encumbrance, power, slots, precious, secret, note } = item
  const plain = { sort: 'other', name, kind, encumbrance, power, slots, precious, secret, effect: null, note } as const
  return [
    () => ({ type: 'gain-item', seat, item: plain }),
    state => {
      const made = characterOf(state, seat).items.at(-1)
      return made ? { type: 'edit-item', seat, item: { ...item, id: made.id, filled: [] } } : null
    }
  ]
}

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
type Traveller = Infer<typeof travellerSchema>

const travellerParser = parserOf(travellerSchema as unknown as z.ZodType<Traveller>)

/** The exported character of a seat; null for an unknown seat. */
function packed(state: State, seat: SeatId): Traveller | null {
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
function travellerWords({ moves, items, pack, precious, xp, answers }: Traveller): readonly string[] {
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
const staysBehind: readonly string[] = [
  'The deck: a new one of twenty cards is shuffled. Wounds, Harm, Exhaustion and Blessings stay',
  'Tokens on moves and in slots, and cards attached to items',
  'The Fateful Moment, which is chosen anew',
  'Shadow caused, Heroic Stamina, and whatever was owed or open'
]

/** Export and import of characters of A Thousand Faces of Adventure (OI8, OI9). */
export const travel: TravelRules<State, Event, Refusal, Traveller> = {
  pack: packed,
  parse: travellerParser,
  brings: travellerWords,
  staysBehind,
  arrive
}
