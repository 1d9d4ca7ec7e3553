import { shallowRef, watch, type Component, type ShallowRef } from 'vue'
import { fetchPart } from './async-part'
import { useFirstPicture } from './use-after-paint'

/**
 * A part that no first picture of a page needs, or for which something plainer stands until then. It is fetched after that picture, once for
 * the whole page, and is there at once from then on. Where it did not come, whoever wants it next has it fetched again.
 * @returns for the setup of whoever shows it: the part, null until it is here. @param wanted fetches it before, when that becomes true
 */
export function laterPart<Part extends Component>(
  load: () => Promise<{ readonly default: Part }>
): (wanted?: () => boolean) => Readonly<ShallowRef<Part | null>> {
  const part = shallowRef(null) as ShallowRef<Part | null>
  let fetching: Promise<unknown> | null = null

  async function bring(): Promise<void> {
    part.value = (await fetchPart(load)).default
  }

  return (wanted = () => false) => {
    const painted = useFirstPicture()
    watch([painted, wanted], now => now.some(Boolean) && (fetching ??= bring().catch(() => (fetching = null))), {
      immediate: true
    })
    return part
  }
}
