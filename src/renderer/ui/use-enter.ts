import { useEventListener } from '@vueuse/core'
import { isDone, isGuarded, keepsEnter, take } from './focus'

/** Enter, unless another control uses it, does the next step of this board. */
export function useEnter(next: () => void): void {
  useEventListener(window, 'keydown', event => {
    if (event.key !== 'Enter' || isDone(event) || event.ctrlKey || event.altKey || event.metaKey) return
    if (keepsEnter(event.target) || (event.target instanceof Element && event.target.closest(layers))) return
    take(event)
    if (!event.repeat && !isGuarded()) next()
  })
}

const layers = '[role=dialog], [role=menu], [role=listbox]'
