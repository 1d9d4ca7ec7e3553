import { createApp } from 'vue'
import PlainText from './PlainText.vue'

let close: (() => void) | null = null

/** Shows the plain text over the page and its overlays; the focus returns afterwards. A second call closes it. */
export function showPlainText(): void {
  if (close) return close()
  const opener = document.activeElement
  const place = document.body.appendChild(document.createElement('div'))
  const view = createApp(PlainText, { onClose: () => close?.() })
  close = () => {
    close = null
    view.unmount()
    place.remove()
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
  view.mount(place)
}
