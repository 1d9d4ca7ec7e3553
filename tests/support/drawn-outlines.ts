/**
 * The outline of a Prophecy needs sizes and styles, which a DOM without layout lacks.
 * @returns takes both away again: component tests share their window. A hook such as `beforeAll` calls it at the end
 */
export function drawOutlines(): () => void {
  const own = ['offsetWidth', 'offsetHeight', 'clientWidth', 'clientHeight'].map(
    side => [side, Object.getOwnPropertyDescriptor(HTMLElement.prototype, side)] as const
  )
  for (const [side] of own) Object.defineProperty(HTMLElement.prototype, side, { value: 800, configurable: true })
  const style = document.createElement('style')
  style.textContent = '.vue-flow__pane { z-index: 1 }'
  document.head.append(style)
  return () => {
    style.remove()
    for (const [side, before] of own) {
      if (before) Object.defineProperty(HTMLElement.prototype, side, before)
      else Reflect.deleteProperty(HTMLElement.prototype, side)
    }
  }
}
