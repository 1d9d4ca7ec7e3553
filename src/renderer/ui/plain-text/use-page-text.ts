import { onBeforeUnmount, onMounted, readonly, ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import { pageText, type TextLine } from './page-text'

/** Changes are collected for so many milliseconds before the text is updated: an animation changes something in every frame. */
const gatherForMs = 100

/** The text of the page below, and its announcements, for the lifetime of the component. */
export interface PageText {
  readonly lines: Readonly<ShallowRef<readonly TextLine[]>>
  /** The page's newest announcement (SK2): below the dialog it would not be heard. */
  readonly said: Readonly<Ref<{ readonly text: string; readonly turn: number }>>
}

/** Opens folded parts meanwhile, and updates the text after every change of the page. @param own the element that shows it */
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
