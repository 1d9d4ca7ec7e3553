import { onBeforeUnmount, onMounted, readonly, ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import { pageText, type TextLine } from './page-text'

/** How long changes are gathered before the text is made anew, in milliseconds: an animation changes something in every frame. */
const gatherForMs = 100

/** The text of the page below, and what it says aloud, for as long as the component is there. */
export interface PageText {
  readonly lines: Readonly<ShallowRef<readonly TextLine[]>>
  /** The page's newest announcement (SK2): it lies below a dialog, where nobody hears it. */
  readonly said: Readonly<Ref<{ readonly text: string; readonly turn: number }>>
}

/** What is folded away is unfolded meanwhile, and made anew whenever something of the page changes. @param own the element that shows it */
export function usePageText(own: () => Element | null): PageText {
  const lines = shallowRef<readonly TextLine[]>([])
  const said = ref({ text: '', turn: 0 })
  let timer = 0
  let folded: readonly HTMLDetailsElement[] = []

  const roots = (): readonly Element[] => {
    const all = [...document.body.children].filter(each => !each.contains(own()) && !each.matches('.print-copy'))
    const isPage = (each: Element): boolean => each.id === 'app'
    return [...all.filter(each => !isPage(each)).toReversed(), ...all.filter(isPage)]
  }
  const read = (): void => {
    timer = 0
    lines.value = pageText(roots())
    const text = announced(roots())
    if (text && text !== said.value.text) said.value = { text, turn: said.value.turn + 1 }
  }
  const watcher = new MutationObserver(records => {
    if (timer || records.every(({ target }) => own()?.contains(target))) return
    timer = window.setTimeout(read, gatherForMs)
  })

  onMounted(() => {
    folded = roots().flatMap(each => [...each.querySelectorAll<HTMLDetailsElement>('details:not([open])')])
    for (const each of folded) each.open = true
    read()
    said.value = { ...said.value, turn: 0 }
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  })
  onBeforeUnmount(() => {
    watcher.disconnect()
    window.clearTimeout(timer)
    for (const each of folded) each.open = false
  })
  return { lines, said: readonly(said) }
}

function announced(roots: readonly Element[]): string {
  const regions = roots.flatMap(each => [...each.querySelectorAll('[data-announcements]')])
  return regions
    .map(each => each.textContent)
    .join(' ')
    .trim()
}
