import { withLineBreaks } from './typing'

/** Words pasted into a field of several lines keep the lines that they had in the program they come from. */
export function pasteLines(event: ClipboardEvent): void {
  const field = event.target
  const pasted = event.clipboardData?.getData('text/plain') ?? ''
  const text = withLineBreaks(pasted.replaceAll(/<br\s*\/?>/gi, '\n'))
  if (!(field instanceof HTMLTextAreaElement) || text === pasted) return
  event.preventDefault()
  // Deprecated, and still the only way that leaves the field's own undo what it was.
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return
  const room = field.maxLength < 0 ? text.length : field.maxLength - (field.value.length - selected(field))
  field.setRangeText(text.slice(0, Math.max(0, room)), field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
}

function selected({ selectionStart, selectionEnd }: HTMLTextAreaElement): number {
  return selectionEnd - selectionStart
}
