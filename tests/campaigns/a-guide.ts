import type { Chronicle } from '#rules/campaign/chronicle'
import { foundingCommands } from '#rules/campaign/founding'
import { Played } from '../support/chronicle'

/** Every command of the guide: it begins with the campaign, steps are passed, it is left and shown again. */
export function aGuide(): Chronicle {
  const played = new Played()
  const seats = [{ player: 'Ada', character: 'Kresk Half-Tide' }]
  for (const command of foundingCommands({ title: 'A guide', seats, guide: true })) played.campaign(command)
  played.campaign({ type: 'pass-guide-step', step: 'screens' })
  played.campaign({ type: 'begin-session', at: Date.UTC(2026, 10, 1, 18) })
  played.campaign({ type: 'pass-guide-step', step: 'length' })
  played.undo()
  played.redo()
  played.campaign({ type: 'leave-guide' })
  played.campaign({ type: 'show-guide' })
  played.campaign({ type: 'pass-guide-step', step: 'off-limits' })
  return played.chronicle
}
