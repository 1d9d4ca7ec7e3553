import { useSessionStorage } from '@vueuse/core'
import { watch, type Ref } from 'vue'
import { playTime } from '../../../play-time'

/** How long the tutorial scene is meant to last at a table of so many. */
export function tutorialMinutes(players: number): number {
  return players === 3 ? 15 : 10
}

/** Seconds that are left of so many minutes; below zero once they are over. */
export function secondsLeft(minutes: number, began: number, now: number): number {
  return Math.ceil((began + minutes * 60_000 - now) / 1000)
}

/** Now, as the table counts it: a pause stops this clock (Y4). */
export function tableNow(): number {
  return playTime(sessionStorage, Date.now())
}

/** "12:05"; once it is over, by how much: "+0:30". */
export function clockWords(seconds: number): string {
  const whole = Math.abs(seconds)
  const clock = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
  return seconds < 0 ? `+${clock}` : clock
}

/** When this page first saw the tutorial running, in play time: the rules know no clock. It survives a reload of the page. */
export function useTutorialStart(running: () => boolean): Ref<number | null> {
  const began = useSessionStorage<number | null>('tutorial-began', null, {
    serializer: { read: text => (text ? Number(text) : null), write: value => (value === null ? '' : String(value)) }
  })
  watch(
    running,
    on => {
      if (on) began.value ??= tableNow()
      else began.value = null
    },
    { immediate: true }
  )
  return began
}
