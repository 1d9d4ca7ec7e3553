// What is typed into a field, and what its keys mean there.

/** An input method is putting a word together: the keys belong to it, also the Enter that takes the word and the Escape that drops it. */
export function isComposing(event: KeyboardEvent): boolean {
  // 229: what browsers say for a key that an input method has taken; Safari says it after the composition has ended.
  return event.isComposing || event.keyCode === 229
}

/** Whether this key is an Enter that the user means for the page. Every field that does something on Enter asks this. */
export function isEnter(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !isComposing(event)
}

/** Escape in a field of several lines leaves the field, and nothing else: what was typed is kept. */
export function leaveByEscape(event: KeyboardEvent): void {
  if (isComposing(event)) return
  event.preventDefault()
  event.stopPropagation()
  ;(event.target as HTMLElement).blur()
}

/** A handler of `keydown.enter` that does this. */
export function onEnter(act: () => unknown): (event: KeyboardEvent) => void {
  return event => {
    if (!isEnter(event)) return
    event.preventDefault()
    act()
  }
}

/** While an input method composes, no key handler of a page acts. Called before any other listens. @returns how to stop */
export function silenceComposing(page: Window): () => void {
  const silence = (event: KeyboardEvent): void => void (isComposing(event) && event.stopImmediatePropagation())
  page.addEventListener('keydown', silence, { capture: true })
  return () => page.removeEventListener('keydown', silence, { capture: true })
}

/** Line breaks as other programs write them: Word’s manual one, the separators of Unicode, those of Windows. */
const foreignBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** Text from elsewhere with the line breaks that a field of several lines has. */
export function withLineBreaks(text: string): string {
  return text.replaceAll(foreignBreaks, '\n')
}

/** What stands in a field after an input event. Line breaks of other programs are put right there too, the caret stays. */
export function typedText(event: Event): string {
  const field = event.target as HTMLInputElement | HTMLTextAreaElement
  const text = field instanceof HTMLTextAreaElement ? withLineBreaks(field.value) : field.value
  if (text === field.value) return text
  const behind = field.value.length - (field.selectionEnd ?? field.value.length)
  field.value = text
  const caret = Math.max(0, text.length - behind)
  field.setSelectionRange(caret, caret)
  return text
}
