import { createApp } from 'vue'
import PlainText from './PlainText.vue'

let close: (() => void) | null = null

/** Lays the page's plain text over it, whatever lies there; the focus goes back where it was. Once more takes it away. */
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
