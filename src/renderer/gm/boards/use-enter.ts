import { useEventListener } from '@vueuse/core'

/** Enter, where nothing else has a claim on it, does the one thing that comes next on this board. */
export function useEnter(next: () => void): void {
  useEventListener(window, 'keydown', event => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.target instanceof Element && event.target.closest(claims)) return
    event.preventDefault()
    next()
  })
}

const claims =
  'button, a, input, textarea, select, summary, [role=dialog], [role=menu], [role=listbox], [role=treeitem]'
