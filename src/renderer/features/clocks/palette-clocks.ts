import { computed, type Ref } from 'vue'
import type { CampaignClock } from '#rules/clocks/model'
import type { PaletteLine } from '@/games/game'
import { readingOf } from './parts/clock-reading'
import { useMark } from '@/features/marks/use-marks'
import { readClockLine } from './clock-line'
import { faceOptions, openClock, momentNow, useClocks } from './use-clocks'
import type { IconName } from '@/ui/icons/icon-name'

/** `typed`: the clock, or the mark, that the typed words would make. `lines`: the actions of the existing clocks. */
export function useClockLines(query: Readonly<Ref<string>>) {
  const clocks = useClocks()
  const mark = useMark()
  return {
    typed: computed(() => {
      const clock = readClockLine(query.value)
      const text = /^mark:?\s+(.+)$/i.exec(query.value.trim())?.[1]
      return [
        ...(clock ? [typed('new-clock', 'clock', 'New clock', clock.says, () => void clocks.add(clock))] : []),
        ...(text ? [typed('new-mark', 'pin', 'Mark this moment', text, () => void mark(text))] : [])
      ]
    }),
    lines: computed(() => clocks.clocks.value.flatMap(clock => linesOf(clock, clocks)))
  }
}

function linesOf(clock: CampaignClock, { fill, toggle, send }: ReturnType<typeof useClocks>): readonly PaletteLine[] {
  const { id, name, measure, face } = clock
  const { figure, says } = readingOf(openClock(clock), momentNow())
  const now = figure || says
  const line = (what: string, run: () => void): PaletteLine =>
    typed(`clock:${id}:${what}`, 'clock', `${name}: ${what}`, now, run)
  const moves =
    measure.kind === 'countdown'
      ? [line(measure.since === null ? 'start' : 'stop', () => toggle(clock))]
      : [line('one more', () => fill(id, 1)), line('one less', () => fill(id, -1))]
  const turns = faceOptions
    .filter(({ value }) => value !== face)
    .map(({ value, title = '' }) => line(title, () => send({ type: 'show-clock', clock: id, face: value })))
  return [...moves, ...turns]
}

function typed(id: string, icon: IconName, label: string, hint: string, run: () => void): PaletteLine {
  return { id, group: 'Do', icon, label, hint, also: 'clock countdown timer', keys: [], run }
}
