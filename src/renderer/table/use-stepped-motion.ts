import { watchEffect, type Ref } from 'vue'

/** Milliseconds from one step to the next. */
const stepMs = 400

/**
 * Advances every paused CSS animation under `root` by one step, five times in two seconds: fire and sparks. All move in the same frame.
 * Running animations would each have their own steps, and the browser would check them sixty times a second. Without a graphics
 * card the processor draws every frame.
 */
export function useSteppedMotion(root: Readonly<Ref<HTMLElement | null>>, moves: () => boolean): void {
  watchEffect(onCleanup => {
    if (!moves()) return
    const timer = setInterval(() => moveOn(root.value), stepMs)
    onCleanup(() => clearInterval(timer))
  })
}

function moveOn(root: HTMLElement | null): void {
  const paused = (root?.getAnimations({ subtree: true }) ?? []).filter(({ playState }) => playState === 'paused')
  // All are read before the first is set: each read after a change recomputes the styles.
  const times = paused.map(({ currentTime }) => Number(currentTime))
  paused.forEach((animation, index) => (animation.currentTime = (times[index] ?? 0) + stepMs))
}
