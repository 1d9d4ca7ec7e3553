/**
 * Puts a text on the clipboard. Where a page has no clipboard (plain HTTP, as on a phone) or is refused it, the words are chosen and
 * copied as a person would.
 * @param shown where the very text stands on the page, to be chosen; without one a field for it is there for a moment
 * @returns whether it is there
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

/** What a person could copy by hand is chosen: the words of an element, or all of a field. */
function choose(shown: Element): void {
  if (shown instanceof HTMLInputElement || shown instanceof HTMLTextAreaElement) {
    shown.focus({ preventScroll: true })
    shown.select()
  } else getSelection()?.selectAllChildren(shown)
}

/** An open dialog makes the rest of the page inert: the field stands inside it. */
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
