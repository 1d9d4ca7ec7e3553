import type { Chronicle } from '#rules/campaign/chronicle'
import type { CampaignCommand } from '#rules/campaign/types'
import { Played } from '../support/chronicle'

/** Every command of a session: two beginnings, an opener with notes and steps, an end, a continued session. */
export function aSession(): Chronicle {
  const played = Played.table('A session', 'Kresk Half-Tide', 'Sister Wren')
  const [kresk, wren] = played.seats
  const does = (...commands: readonly CampaignCommand[]): void => commands.forEach(command => played.campaign(command))
  const began = Date.UTC(2026, 10, 1, 18)
  const week = 7 * 24 * 3_600_000

  does(
    { type: 'begin-session', at: began },
    { type: 'mark-opener-step', step: 'recap', as: 'skipped' },
    { type: 'end-session' }
  )
  does(
    { type: 'begin-session', at: began + week },
    { type: 'retire-seat', seat: wren! },
    { type: 'mark-opener-step', step: 'attendance', as: 'done' },
    { type: 'write-session-note', seat: kresk!, kind: 'asked', text: 'More of the rats.' },
    { type: 'write-session-note', seat: kresk!, kind: 'given', text: 'Let Wren speak first.' }
  )
  played.act({ type: 'open-session', session: 2 })
  played.undo()
  played.redo()
  does(
    { type: 'mark-opener-step', step: 'spotlight', as: 'done' },
    { type: 'mark-opener-step', step: 'spotlight', as: 'open' },
    { type: 'end-session' },
    { type: 'continue-session', at: began + week + 3_600_000 }
  )
  return played.chronicle
}
