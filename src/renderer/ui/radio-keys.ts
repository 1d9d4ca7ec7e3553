const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/**
 * The keys of a group of radio buttons, handled by the group. An arrow chooses the neighbour, with wrap-around.
 * Home and End move to an end without a choice. Enter is left to other listeners.
 */
export function walkRadios(event: KeyboardEvent): void {
  const { key, currentTarget, target } = event
  if (event.defaultPrevented || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
  const radios = [...(currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[role=radio]:not(:disabled)')]
  const at = radios.indexOf(target as HTMLElement)
  if (at < 0) return
  if (key === 'Enter') return event.preventDefault()
  const step = steps[key]
  const to = step === undefined ? endOf(key, radios) : radios.at((at + step) % radios.length)
  if (!to) return
  event.preventDefault()
  to.focus()
  if (step !== undefined) to.click()
}

function endOf(key: string, radios: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'Home' || key === 'PageUp') return radios[0]
  return key === 'End' || key === 'PageDown' ? radios.at(-1) : undefined
}

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

/** A radio button of reka-ui; our own buttons choose at once (radio-keys.ts). */
const theirs = '[data-reka-collection-item]'

/**
 * reka-ui chooses the new radio button only if the arrow key is still down when the focus arrives.
 * A very short press (a macro key, voice control, a switch) would move the focus without a choice. This function then chooses.
 */
export function chooseByQuickArrows(page: Document): void {
  let [moved, held] = [false, false]
  page.addEventListener('keydown', ({ key }) => (moved = held = arrows.includes(key)), true)
  page.addEventListener('keyup', () => (held = false), true)
  page.addEventListener('focusin', ({ target }) => {
    if (!moved || !(target instanceof HTMLElement) || target.role !== 'radio') return
    moved = false
    if (!target.matches(theirs)) return
    setTimeout(() => {
      if (!held && target.ariaChecked !== 'true') target.click()
    })
  })
}
