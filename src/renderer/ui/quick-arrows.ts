const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

/** A radio button of reka-ui; those of ours choose at once (radio-keys.ts). */
const theirs = '[data-reka-collection-item]'

/**
 * reka-ui chooses what an arrow has moved to only while that key is still down when the focus arrives, so a press that is shorter than a
 * task (a macro key, voice control, a switch) would move the focus and choose nothing. What it leaves is chosen here.
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
