import { z } from 'zod'
import type { Infer } from '../core/schema'
import { contestantsModel } from './contestants/model'
import { duelModel } from './duel/model'
import { ritual } from './ritual/model'
import { bothSides } from './shapes'
import type { State } from './state'
import { bySide } from './vocabulary'

const cup = z.strictObject({ picked: z.boolean(), rolled: z.boolean() })

/** The schema of a Game Face board for other programs (OI7): only what the whole table may know. */
export const dataSchema = z.strictObject({
  ...contestantsModel.state.shape,
  ritual: z.strictObject({ ...ritual.omit({ hidden: true }).shape, cups: bothSides(cup) }).nullable(),
  ...duelModel.state.shape
})

/** The state in that schema. Secrets under a cup are left out. */
export function dataOf(state: State): Infer<typeof dataSchema> {
  const { seats, variants, contestants, voice, ritual: running, past, rulings, story } = state
  return { seats, variants, contestants, voice, ritual: running && openRitual(running), past, rulings, story }
}

function openRitual({ kind, reveals, approach, verdict, hidden }: NonNullable<State['ritual']>) {
  const cups = bySide(side => ({ picked: hidden[side] !== null, rolled: (hidden[side]?.roll ?? null) !== null }))
  return { kind, reveals, approach, verdict, cups }
}
