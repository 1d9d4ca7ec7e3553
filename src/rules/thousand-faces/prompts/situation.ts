import type { LogPart } from '../../core/log-line'
import type { SeatId } from '../../core/seat'
import { hasReady, isHere } from '../characters/character'
import type { Character } from '../characters/character-schemas'
import { unspentStamina } from '../deck/piles'
import { chapterOf } from '../economy/chapters'
import type { Foe } from '../foes/model'
import { moveOf } from '../moves/all'
import { isPassive } from '../moves/may'
import { findSheet, presentSheets } from '../sheets'
import type { Sheet, State } from '../state'

type Names<Of extends (...what: never[]) => object> = keyof ReturnType<Of>

/** The conditions that a sentence can require. */
export type SentenceCondition = Names<typeof sceneConditions> | Names<typeof conditionsOf>

/** The names that a sentence can use. */
export type SentenceSlot =
  | 'who'
  | Names<typeof ofScene>
  | Names<typeof ofFoes>
  | Names<typeof ofSheet>
  | Names<typeof companionOf>

/** The situation of one player, or (`seat: null`) of the whole party. */
export interface Situation {
  readonly seat: SeatId | null
  readonly is: ReadonlySet<SentenceCondition>
  readonly has: Readonly<Partial<Record<SentenceSlot, LogPart>>>
}

/**
 * EY6: the board's values for one player’s situation. A dead seat, or a seat without a sheet, gives that of the whole party.
 * @param flip the serial of the flip concerned; null: none
 */
export function situationOf(state: State, wanted: SeatId | null, flip: number | null): Situation {
  const found = wanted === null ? undefined : findSheet(state, wanted)
  const sheet = found && !found.retired && !found.character.dead ? found : null
  const around = { ...ofScene(state), ...ofFoes(state.foes, sheet?.seat ?? null) }
  if (!sheet) return { seat: null, is: thatHold(sceneConditions(state)), has: filled({ ...around, who: 'everybody' }) }
  const has = filled({ ...around, ...ofSheet(sheet, flip), ...companionOf(state, sheet), who: { seat: sheet.seat } })
  return { seat: sheet.seat, is: thatHold({ ...sceneConditions(state), ...conditionsOf(state, sheet) }), has }
}

/** Limit of a quoted answer, in UTF-16 units. */
const longestAnswer = 60

type SlotWords = Partial<Record<SentenceSlot, LogPart | null | undefined>>

function thatHold(conditions: Partial<Record<SentenceCondition, boolean>>): ReadonlySet<SentenceCondition> {
  return new Set((Object.keys(conditions) as SentenceCondition[]).filter(condition => conditions[condition]))
}

function filled(parts: SlotWords): Situation['has'] {
  return Object.fromEntries(
    Object.entries(parts).filter(([, part]) => part !== null && part !== undefined && part !== '')
  )
}

function ofScene({ story, allies }: State) {
  return {
    hearth: story.hearth.what,
    goal: story.goal,
    ally: allies[0]?.name,
    standingTrouble: story.disadvantages[0]?.what
  }
}

/** Standing foes: one that fights this character, a hidden one, and one without an opponent. */
function ofFoes(foes: readonly Foe[], seat: SeatId | null) {
  const up = foes.filter(foe => foe.stamina > 0 && foe.name !== '')
  return {
    foe: up.find(foe => seat !== null && foe.engaged === seat)?.name,
    hidden: up.find(foe => !foe.revealed)?.name,
    loose: up.find(foe => foe.revealed && foe.engaged === null)?.name
  }
}

/** Secret items are not named; only mundane things can be damaged (Q8). */
function ofSheet({ character, lastFlip }: Sheet, flip: number | null) {
  const things = character.items.filter(item => !item.secret && item.name !== '')
  const answer = Object.values(character.answers).find(text => text.trim() !== '' && text.length <= longestAnswer)
  const mundane = things.filter(item => item.magic === null)
  const charged = things.filter(item => item.magic !== null && item.magic.charges > 0)
  return {
    item: mundane[0]?.name,
    damaged: mundane.find(item => item.damage > 0)?.name,
    magic: charged[0]?.name,
    flowing: charged.find(item => item.magic?.flowing)?.name,
    precious: things.find(item => item.precious)?.name,
    move: flip === null || lastFlip?.serial === flip ? lastFlip?.move : null,
    card: readyCard(character),
    fateful: character.fateful && character.fateful.locked > 0 ? character.fateful.goal.toLowerCase() : null,
    answer: answer && `“${answer}”`
  }
}

function readyCard(character: Character): string | null {
  const card = character.moves.find(({ move }) => hasReady(character, move) && !isPassive(move))
  return card ? moveOf(card.move).name : null
}

function companionOf(state: State, sheet: Sheet) {
  const [friend] = besides(state, sheet)
  return { friend: friend && { seat: friend.seat } }
}

/** The living characters in the same scene as this character. */
function besides(state: State, { seat, character }: Sheet): readonly Sheet[] {
  return presentSheets(state).filter(
    other => other.seat !== seat && !other.character.dead && isHere(other.character) === isHere(character)
  )
}

function sceneConditions(state: State) {
  const { story, game, attacks } = state
  return {
    deadly: chapterOf(story)?.deadly === true,
    chase: game?.kind === 'pursuit',
    blow: attacks.length > 0,
    timed: story.tutorial !== null
  }
}

function conditionsOf(state: State, sheet: Sheet) {
  const { seat, tokens, piles, incapacitated, character } = sheet
  const left = unspentStamina(piles)
  const others = besides(state, sheet).length
  const onThem = state.foes.filter(foe => foe.stamina > 0 && foe.engaged === seat).length
  return {
    standing: !incapacitated && left > 0,
    down: incapacitated,
    together: others > 0,
    apart: others === 0 && presentSheets(state).some(other => other !== sheet && !other.character.dead),
    ganged: onThem > 1,
    tired: tokens.exhaustion > 0,
    hurt: tokens.harm + tokens.wound > 0,
    low: !incapacitated && left > 0 && left <= 4,
    pack: character.pack > 0,
    raging: character.berserk,
    armed: character.items.some(item => item.kind === 'weapon' && !item.secret)
  }
}
