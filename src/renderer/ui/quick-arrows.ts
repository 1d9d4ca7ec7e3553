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
