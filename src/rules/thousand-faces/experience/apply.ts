import { withSheet } from '../sheets'
import type { Applying } from '../slices'
import type { ExperienceEvent } from './events'

export const applyExperience: Applying<ExperienceEvent> = {
  'xp-gained': (state, { seat, amount }) => withSheet(state, seat, ({ xp }) => ({ xp: xp + amount })),
  'xp-spent': (state, { seat, amount }) => withSheet(state, seat, ({ xp }) => ({ xp: xp - amount }))
}
