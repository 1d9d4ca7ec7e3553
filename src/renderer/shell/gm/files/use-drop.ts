import { useEventListener } from '@vueuse/core'
import { shallowRef, type Ref } from 'vue'
import { bridge } from '../../bridge/bridge'
import { useGm } from '../store'
import { useAsk } from '../use-ask'
import { isCampaign, takeIn } from './transfer'

/**
 * A campaign that is dropped anywhere on the dashboard, wherever nothing else wants it. While another one is open the GM is
 * asked first: it would be closed.
 */
export function useDrop(): { readonly waiting: Ref<File | null>; open(): void } {
  const gm = useGm()
  const asker = useAsk()
  const waiting = shallowRef<File | null>(null)
  const take = (file: File): void => void takeIn(file, asker, bridge())
  useEventListener(window, 'dragover', event => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })
  useEventListener(window, 'drop', event => {
    const file = event.dataTransfer?.files[0]
    if (!file || event.defaultPrevented) return
    event.preventDefault()
    if (gm.snapshot?.file && isCampaign(file.name)) waiting.value = file
    else take(file)
  })
  return {
    waiting,
    open() {
      if (waiting.value) take(waiting.value)
      waiting.value = null
    }
  }
}
