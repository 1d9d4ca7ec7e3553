/** The outline of a Prophecy is drawn by a part that looks for its size and its styles; where nothing is laid out, it is told both. */
export function drawOutlines(): void {
  for (const side of ['offsetWidth', 'offsetHeight', 'clientWidth', 'clientHeight'])
    Object.defineProperty(HTMLElement.prototype, side, { value: 800, configurable: true })
  const style = document.createElement('style')
  style.textContent = '.vue-flow__pane { z-index: 1 }'
  document.head.append(style)
}
