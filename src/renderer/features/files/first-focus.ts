import { nextTick, type ComponentPublicInstance } from 'vue'

/** A `:ref` that focuses its element when it appears: the most likely action of a dialog. */
export function firstFocus(): (on: Element | ComponentPublicInstance | null) => void {
  return on => {
    const element = on && '$el' in on ? (on.$el as unknown) : on
    if (element instanceof HTMLElement) void nextTick(() => element.focus())
  }
}

/** Focuses the chosen line of a list. */
export function focusChosen(list: Element | ComponentPublicInstance | null): void {
  const element = list && '$el' in list ? (list.$el as unknown) : list
  if (element instanceof Element) element.querySelector<HTMLElement>('[aria-checked="true"]')?.focus()
}
