/**
 * Copies a text to the clipboard. A page without a clipboard (plain HTTP, as on a phone) selects the text and copies it.
 * @param shown the element with the same text, which is selected; without one a temporary field is used
 * @returns whether the text was copied
 */
export async function copyText(text: string, shown: Element | null = null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return shown ? copyShown(shown) : copyFromField(text)
  }
}

function copyShown(shown: Element): boolean {
  choose(shown)
  return document.execCommand('copy')
}

/** Selects the text of an element, or the whole of a field. */
function choose(shown: Element): void {
  if (shown instanceof HTMLInputElement || shown instanceof HTMLTextAreaElement) {
    shown.focus({ preventScroll: true })
    shown.select()
  } else getSelection()?.selectAllChildren(shown)
}

/** An open dialog makes the rest of the page inert, so the field is added inside the dialog. */
function copyFromField(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  const around = focused?.closest('dialog, [role=dialog]') ?? document.body
  around.append(field)
  choose(field)
  const done = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return done
}
