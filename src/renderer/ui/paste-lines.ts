import { withLineBreaks } from './typing'

/** Text pasted into a field of several lines keeps the line breaks of its source program. */
export function pasteLines(event: ClipboardEvent): void {
  const field = event.target
  const pasted = event.clipboardData?.getData('text/plain') ?? ''
  const text = withLineBreaks(pasted.replaceAll(/<br\s*\/?>/gi, '\n'))
  if (!(field instanceof HTMLTextAreaElement) || text === pasted) return
  event.preventDefault()
  // Deprecated, but the only way that keeps the undo history of the field.
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return
  const free = field.maxLength < 0 ? text.length : field.maxLength - (field.value.length - selected(field))
  field.setRangeText(text.slice(0, Math.max(0, free)), field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
}

function selected({ selectionStart, selectionEnd }: HTMLTextAreaElement): number {
  return selectionEnd - selectionStart
}
