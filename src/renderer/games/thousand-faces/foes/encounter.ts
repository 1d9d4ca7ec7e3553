import type { SeatId } from '#rules/core/seat'
import type { Power } from '#rules/thousand-faces/equipment/items'
import { type FoeKind, foeKindCards } from '#rules/thousand-faces/foes/kinds'
import { encounterPrice } from '#rules/thousand-faces/foes/price'
import type { FoesGmPart } from '#rules/thousand-faces/foes/view'
import type { Command } from '#rules/thousand-faces/state'
import { payWords } from '#rules/thousand-faces/shadow/pay-words'
import { segmentsOf } from '../../../ui/segment'

/** Foes that are about to be added, all of one sort. */
export interface FoesDraft {
  readonly kind: FoeKind
  readonly name: string
  readonly count: number
  readonly stamina: number
  readonly power: Power
  readonly squares: number
  readonly note: string
}

/** What such a foe usually has, as a beginning: the least of it. */
export function usualFoe(kind: FoeKind): Omit<FoesDraft, 'name' | 'count' | 'note'> {
  const card = foeKindCards.find(each => each.kind === kind)
  return { kind, stamina: card?.stamina[0] ?? 5, power: card?.powers[0] ?? '1', squares: 0 }
}

/** The characters whom the GM has marked as elsewhere (U11). */
export function awayFrom({ encounter }: Pick<FoesGmPart, 'encounter'>): ReadonlySet<SeatId> {
  return new Set(encounter.scene.filter(({ here }) => !here).map(({ seat }) => seat))
}

/** Which Shadow points go first, or that none are paid. */
export type Pay = keyof typeof payWords
export const payChoices = segmentsOf<Pay>(payWords)

/** What they cost together in Shadow, because Party Power buys no such foe (Z2). */
export function draftShadow(draft: FoesDraft): number {
  return encounterPrice([draft], 'paid').shadow
}

/** What they cost together in Party Power; what Shadow pays for is no part of it (U5). */
export function draftCost(draft: FoesDraft, pay: Pay = 'nothing'): number {
  return encounterPrice([draft], pay === 'nothing' ? 'unpaid' : 'paid').partyPower
}

/** The foes as the command that brings them, hidden; named after their kind when nothing else was said. */
export function asAdding(draft: FoesDraft, pay: Pay = 'nothing'): Command {
  const kindName = foeKindCards.find(each => each.kind === draft.kind)?.name ?? 'Foe'
  const paid = pay === 'nothing' || draftShadow(draft) === 0 ? {} : { pay }
  return { type: 'add-foes', ...draft, name: draft.name.trim() || kindName, note: draft.note.trim(), ...paid }
}
