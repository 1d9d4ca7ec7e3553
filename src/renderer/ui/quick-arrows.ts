const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

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
    setTimeout(() => {
      if (!held && target.ariaChecked !== 'true') target.click()
    })
  })
}
