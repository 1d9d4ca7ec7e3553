// Typed text, and the meaning of keys in fields.

/** Whether an input method composes a word. All keys belong to it then, also Enter and Escape. */
export function isComposing(event: KeyboardEvent): boolean {
  // 229: the code of a key that an input method has taken. Safari sends 229 after the composition.
  return event.isComposing || event.keyCode === 229
}

/** Whether the key is an Enter for the page. Every field with an action on Enter must use this. */
export function isEnter(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !isComposing(event)
}

/** Escape in a field of several lines only leaves the field: the typed text is kept. */
export function leaveByEscape(event: KeyboardEvent): void {
  if (isComposing(event)) return
  event.preventDefault()
  event.stopPropagation()
  ;(event.target as HTMLElement).blur()
}

/** A handler of `keydown.enter` that calls `act`. */
export function onEnter(act: () => unknown): (event: KeyboardEvent) => void {
  return event => {
    if (!isEnter(event)) return
    event.preventDefault()
    act()
  }
}

/** While an input method composes, no key handler of a page acts. Called before any other listener is added. @returns how to stop */
export function silenceComposing(page: Window): () => void {
  const silence = (event: KeyboardEvent): void => void (isComposing(event) && event.stopImmediatePropagation())
  page.addEventListener('keydown', silence, { capture: true })
  return () => page.removeEventListener('keydown', silence, { capture: true })
}

/** Line breaks of other programs: Word’s manual one, the separators of Unicode, those of Windows. */
const foreignBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** A text from elsewhere, with the line breaks of a field of several lines. */
export function withLineBreaks(text: string): string {
  return text.replaceAll(foreignBreaks, '\n')
}

/** The text of a field after an input event. Line breaks of other programs are replaced in the field too; the caret stays. */
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
