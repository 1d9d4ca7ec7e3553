import type { Chronicle } from '#rules/campaign/chronicle'
import type { CampaignCommand } from '#rules/campaign/types'
import type { ClockId } from '#rules/clocks/vocabulary'
import { Played } from '../support/chronicle'

/** Every command of clocks and marks: all faces, a countdown that is paused and given time, a recording that starts. */
export function clocksAndMarks(): Chronicle {
  const played = Played.table('Clocks and marks', 'Kresk Half-Tide', 'Sister Wren')
  const does = (...commands: readonly CampaignCommand[]): void => commands.forEach(command => played.campaign(command))
  const at = Date.UTC(2026, 10, 22, 18)
  const made = played.campaign({
    type: 'add-clocks',
    startAt: at,
    clocks: [
      {
        name: 'The flood',
        note: 'The stair is gone.',
        face: 'shown',
        measure: { kind: 'segments', size: 6, sign: 'skull' }
      },
      { name: 'Break', note: '', face: 'shown', measure: { kind: 'countdown', length: 600_000 } },
      {
        name: 'The guard’s patience',
        note: 'He calls the watch.',
        face: 'hidden',
        measure: { kind: 'segments', size: 4, sign: 'plain' }
      },
      { name: 'Lies told', note: '', face: 'mine', measure: { kind: 'count' } }
    ]
  }).id
  const [flood, pause, guard, lies] = [`k${made}`, `k${made}-2`, `k${made}-3`, `k${made}-4`] as ClockId[]

  does(
    { type: 'set-mark', kind: 'recording', text: '', at: at + 1 },
    { type: 'fill-clock', clock: flood!, by: 2 },
    { type: 'fill-clock', clock: guard!, by: 3 },
    { type: 'fill-clock', clock: lies!, by: 7 },
    { type: 'pause-clock', clock: pause!, at: at + 60_000 },
    { type: 'start-clock', clock: pause!, at: at + 90_000 },
    { type: 'stop-clocks', at: at + 100_000 },
    { type: 'resume-clocks', clocks: [pause!], at: at + 130_000 },
    { type: 'correct-clocks', by: -3_600_000 },
    { type: 'add-clock-time', clock: pause!, by: 60_000, at: at + 140_000 },
    { type: 'set-mark', kind: 'moment', text: '', at: at + 150_000 }
  )
  const mark = played.chronicle.revision
  does(
    { type: 'word-mark', mark, text: 'The bell rings by itself' },
    { type: 'set-mark', kind: 'moment', text: 'a slip', at: at + 160_000 },
    { type: 'remove-mark', mark: played.chronicle.revision + 2 },
    { type: 'edit-clock', clock: guard!, name: 'The guard’s last patience', note: 'He calls the watch.' },
    { type: 'show-clock', clock: guard!, face: 'shown' },
    { type: 'show-clock', clock: flood!, face: 'hidden' },
    { type: 'fill-clock', clock: flood!, by: 4 },
    { type: 'reset-clock', clock: lies! }
  )
  played.undo(2)
  played.redo()
  does({ type: 'remove-clock', clock: pause! }, { type: 'reset-clock', clock: guard! })
  return played.chronicle
}
