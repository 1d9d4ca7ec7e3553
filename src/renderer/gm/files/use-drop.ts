import { useEventListener } from '@vueuse/core'
import { bridge } from '../../bridge'
import { useGm } from '../store'
import { takeIn } from './transfer'

/** A campaign that is dropped anywhere on the dashboard is opened, wherever nothing else wants it. */
export function useDrop(): void {
  const gm = useGm()
  useEventListener(window, 'dragover', event => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })
  useEventListener(window, 'drop', event => {
    const file = event.dataTransfer?.files[0]
    if (!file || event.defaultPrevented) return
    event.preventDefault()
    void takeIn(file, gm, bridge(), 'page')
  })
}
