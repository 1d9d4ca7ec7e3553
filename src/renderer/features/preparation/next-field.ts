/** Marks a field of the page that the arrows and Enter visit, in document order. */
const fieldMark = 'data-page-field'

/** Focuses the next field of the page, or the one before. @returns whether there is one */
export function goToField(from: Element | null, by: 1 | -1): boolean {
  const fields = [...document.querySelectorAll<HTMLElement>(`[${fieldMark}] textarea`)]
  const at = fields.findIndex(field => field === from)
  const next = at < 0 ? undefined : fields[at + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}

/** Whether the caret is at the end of this field in that direction. */
export function isAtEdge(field: EventTarget | null, by: 1 | -1): boolean {
  if (!(field instanceof HTMLTextAreaElement) || field.selectionStart !== field.selectionEnd) return false
  return by === 1 ? field.selectionEnd === field.value.length : field.selectionStart === 0
}
