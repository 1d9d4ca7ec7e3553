import { useEventListener } from '@vueuse/core'
import { shallowRef, type Ref } from 'vue'
import { bridge } from '../../bridge/bridge'
import { useGm } from '../../dashboard/store'
import { useAsk } from '../commands/use-ask'
import { noCampaign, takeIn } from './transfer'
import { addressDropped, fromAnotherPage } from './what-file'

/**
 * A campaign that is dropped on the dashboard, unless another part takes it.
 * While a campaign is open the GM must confirm, because the drop closes it.
 */
export function useDrop(): { readonly waiting: Ref<File | null>; open(): void } {
  const gm = useGm()
  const asker = useAsk()
  const waiting = shallowRef<File | null>(null)
  const take = (file: File): void => void takeIn(file, asker, bridge())
  useEventListener(window, 'dragover', event => {
    const types = event.dataTransfer?.types ?? []
    // Without this the browser would open a dropped address in place of the dashboard.
    if (types.includes('Files') || (types.includes('text/uri-list') && !isField(event.target))) event.preventDefault()
  })
  async function takeDropped(file: File): Promise<void> {
    const no = await noCampaign(file)
    if (no) asker.refuse(no)
    else if (gm.snapshot?.file) waiting.value = file
    else take(file)
  }
  useEventListener(window, 'drop', event => {
    if (event.defaultPrevented) return
    const [file] = event.dataTransfer?.files ?? []
    if (!file) {
      if (isField(event.target) || !addressDropped(event.dataTransfer)) return
      event.preventDefault()
      return asker.refuse(fromAnotherPage)
    }
    event.preventDefault()
    void takeDropped(file)
  })
  return {
    waiting,
    open() {
      if (waiting.value) take(waiting.value)
      waiting.value = null
    }
  }
}

/** Words and addresses may be dropped into text fields. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null
}
