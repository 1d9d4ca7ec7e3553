/** Marks a field of the page as one that the arrows and Enter go through, in the order in which they stand. */
const fieldMark = 'data-page-field'

/** Puts the focus into the next field of the page, or the one before. @returns whether there is one */
export function goToField(from: Element | null, by: 1 | -1): boolean {
  const fields = [...document.querySelectorAll<HTMLElement>(`[${fieldMark}] textarea`)]
  const at = fields.findIndex(field => field === from)
  const next = at < 0 ? undefined : fields[at + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}

/** Whether the caret cannot go further that way in this field. */
export function isAtEdge(field: EventTarget | null, by: 1 | -1): boolean {
  if (!(field instanceof HTMLTextAreaElement) || field.selectionStart !== field.selectionEnd) return false
  return by === 1 ? field.selectionEnd === field.value.length : field.selectionStart === 0
}
