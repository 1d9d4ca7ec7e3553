import type { SeatId } from '#rules/core/seat'
import type { FoesGmPart } from '#rules/thousand-faces/foes/view'
<<<<<<< HEAD
=======
import type { Command } from '#rules/thousand-faces/state'
import { payWords } from '#rules/thousand-faces/shadow/pay-words'
>>>>>>> q1
import { segmentsOf } from '../../../ui/segment'

/** The characters whom the GM has marked as elsewhere (U11). */
export function awayFrom({ encounter }: Pick<FoesGmPart, 'encounter'>): ReadonlySet<SeatId> {
  return new Set(encounter.scene.filter(({ here }) => !here).map(({ seat }) => seat))
}

/** Which Shadow points go first, or that none are paid. */
<<<<<<< HEAD
export type Pay = 'circled' | 'free' | 'nothing'
export const payChoices = segmentsOf<Pay>({ circled: 'Circled first', free: 'Free first', nothing: 'Not paid' })
=======
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
>>>>>>> q1
