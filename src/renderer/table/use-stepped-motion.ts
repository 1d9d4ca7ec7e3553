import { watchEffect, type Ref } from 'vue'

/** Milliseconds from one step to the next. */
const stepMs = 400

/**
 * Moves every paused CSS animation under `root` on by one step, five times in two seconds and all in the same frame: fire and sparks.
 * Left to run by themselves each would have steps of its own, and the browser would look sixty times a second whether one is due;
 * without a graphics card every frame is a picture that the processor draws.
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
  // All are read before the first is set: each look after a change has the styles made anew.
  const times = paused.map(({ currentTime }) => Number(currentTime))
  paused.forEach((animation, index) => (animation.currentTime = (times[index] ?? 0) + stepMs))
}
