import type { Refusal, Sheet, State } from '../types'
import { owned, slotsOf, type OwnedMove } from '../characters/character'
import { isInPlay } from '../characters/creation'
import { burdenOf, encumbranceOf } from '../equipment/encumbrance'
import { explain } from '../explain'
import { moveOf, moves } from './all'
import { levelAbove } from './level'
import { attributesOf, isFast, isPassive, itemsFor, itemWanted, levelFor, ownWays, whyNot } from './may'
import type { Move } from './move'
import { netClaims, netLines } from './reasons'
import { ringsOf } from './rings'
import type { MoveChoice, MovesView, OwnedMoveView, Way } from './views'

/** The moves of one character: what lies there, what can be made now and why not (M1–M16). */
export function movesView(state: State, sheet: Sheet): MovesView {
  const { character } = sheet
  const has = (move: Move): boolean => owned(character, move.id) !== undefined
  const count = encumbranceOf(character).count
  const attempted = moves.filter(
    move => move.group === 'card' && !has(move) && move.attributes.length > 0 && isInPlay(move.id, state.story.length)
  )
  return {
    owned: character.moves.map(ownedView),
    choices: moves.filter(move => move.group !== 'card' || has(move)).map(move => choiceOf(state, sheet, move, count)),
    attempts: attempted.map(move => choiceOf(state, sheet, move, count)),
    tokens: moves.flatMap(({ id }) => {
      const tokens = character.tokens[id] ?? 0
      return tokens > 0 ? [{ move: id, count: tokens }] : []
    }),
    rings: ringsOf(character.moves.map(card => card.move))
  }
}

function choiceOf(state: State, sheet: Sheet, move: Move, count: number): MoveChoice {
  const { seat, character } = sheet
  const burden = burdenOf(move.encumbrance, count)
  const why = whyNot(state, seat, move.id, null, 'counts') ?? whyNotAfford(sheet, move)
  return {
    move: move.id,
    card: owned(character, move.id) ? 'own' : move.group === 'card' ? 'none' : 'basic',
    command: ownWays[move.id] ?? 'use-move',
    level: levelFor(character, move),
    ways: isPassive(move.id) ? [] : attributesOf(move).map(attribute => wayOf(state, sheet, move, attribute)),
    claims: isPassive(move.id) || attributesOf(move).length === 0 ? [] : netClaims(state, seat, move),
    burden: burden.kind === 'stamina' ? burden.points : 0,
    xp: move.xp,
    items: itemsFor(character, seat, move.id),
    blocked: why && explain(why)
  }
}

function wayOf(state: State, { seat, ranks }: Sheet, move: Move, attribute: Way['attribute']): Way {
  const lines = netLines(state, seat, move, attribute)
  return {
    attribute,
    suit: ranks[attribute],
    net: lines.reduce((sum, line) => sum + line.net, 0),
    lines,
    fast: isFast(move, attribute)
  }
}

/** XP and items that the move needs at once. */
function whyNotAfford({ seat, xp, character }: Sheet, move: Move): Refusal | null {
  if (xp < move.xp) return { because: 'not-enough-xp', seat, needs: move.xp, has: xp }
  const sort = itemWanted(move.id)
  return sort !== null && itemsFor(character, seat, move.id)?.length === 0
    ? { because: 'needs-item', move: move.id, sort }
    : null
}

function ownedView(card: OwnedMove): OwnedMoveView {
  const printed = moveOf(card.move)
  return {
    move: card.move,
    level: card.level,
    faceDown: card.faceDown,
    faceDownUntil: card.faceDown ? printed.faceDownUntil : null,
    slots: slotsOf(card).map((slot, index) => ({
      place: { on: 'move', move: card.move, slot: index },
      slot,
      token: card.filled.find(each => each.slot === index)?.token ?? null
    })),
    attachedTo: card.attachedTo,
    next: levelAbove(printed.levels, card.level)
  }
}
