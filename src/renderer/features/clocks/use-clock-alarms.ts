import { computed, watch } from 'vue'
import { readingOf, ticks } from './parts/clock-reading'
import { useHostNow } from './parts/use-host-now'
import { useGm } from '../../dashboard/store'
import { openClock } from './own-clock'
import { useClocks } from './use-clocks'

/** Announces once that a countdown has ended, while the Game Master looks at another page (CL5). */
export function useClockAlarms(): void {
  const gm = useGm()
  const { clocks } = useClocks()
  const running = computed(() => clocks.value.filter(clock => ticks(openClock(clock))))
  const now = useHostNow(() => running.value.length > 0)
  const over = computed(() =>
    running.value.filter(clock => readingOf(openClock(clock), now.value).isOver).map(({ name }) => name)
  )
  watch(over, (names, before) => {
    const [name] = names.filter(each => !before.includes(each))
    if (name !== undefined) gm.announce(`${name}: time is up`)
  })
}
