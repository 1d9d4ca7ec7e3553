import { moveOf } from '#rules/thousand-faces/moves/all'
import type { MoveChoice, MovesView, FlipWay } from '#rules/thousand-faces/moves/view'
import type { Attribute } from '#rules/thousand-faces/vocabulary'
import type { DraftMove, FlipDraft } from '../flip/draft'

/** The way of flipping a move with that attribute, or the first that is offered. */
export function wayOf(choice: MoveChoice, attribute: Attribute): FlipWay | null {
  return choice.ways.find(way => way.attribute === attribute) ?? choice.ways[0] ?? null
}

/** A draft for that move: everything that the rules know is filled in, and may be changed. */
export function draftFor(
  choice: MoveChoice,
  attribute: Attribute,
  more: Partial<Omit<DraftMove, 'move'>> = {}
): Partial<FlipDraft> {
  const printed = moveOf(choice.move)
  const way = wayOf(choice, attribute)
  const item = choice.items?.length === 1 ? (choice.items[0] ?? null) : null
  return {
    move: printed.name,
    attribute: way?.attribute ?? attribute,
    net: way?.net ?? 0,
    fast: way?.fast ?? printed.fast,
    hasText: { check: printed.hasText.check, cross: printed.hasText.cross },
    card: { move: choice.move, item, load: 'counts', slots: [], claims: [], ...more }
  }
}

/** The choice that a draft stands on; null when it is a flip with a name only. */
export function choiceOf(moves: MovesView, draft: FlipDraft): MoveChoice | null {
  const { card } = draft
  if (!card) return null
  return [...moves.choices, ...moves.attempts].find(choice => choice.move === card.move) ?? null
}

/** What the rules add by themselves when this draft is flipped: what they know, and what is claimed. */
export function ownNet(moves: MovesView, draft: FlipDraft): number {
  const choice = choiceOf(moves, draft)
  const known = choice?.ways.find(way => way.attribute === draft.attribute)?.net ?? 0
  const claimed = choice?.claims.filter(({ id }) => draft.card?.claims.includes(id)) ?? []
  return claimed.reduce((sum, { net }) => sum + net, known)
}
