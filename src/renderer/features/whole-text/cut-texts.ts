// Finds texts that are cut at the focused element. The mouse shows the whole text by `title`, the keyboard by this code.

const focusable = 'button, a[href], input, select, textarea, summary, [tabindex], [role="option"], [role^="menuitem"]'
/** Elements that stand for one thing: its name may be beside the focused control. */
const rows =
  'li, tr, dd, nav, [role="row"], [role="group"], [role="radiogroup"], [data-seat], article, header, fieldset, section'

/**
 * The whole texts of those that are cut in the focused element. Without one: in the nearest row without another focusable element.
 * @param focused its active option counts, if it has one
 */
export function cutTextsAt(focused: Element): readonly string[] {
  const at = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '') ?? focused
  const own = cutWithin(at)
  if (own.length > 0) return wholeOf(own)
  return besideIn(at.closest(rows))
}

function besideIn(row: Element | null): readonly string[] {
  if (!row) return []
  const beside = cutWithin(row).filter(each => !row.contains(each.closest(focusable)))
  return beside.length > 0 ? wholeOf(beside) : besideIn(row.parentElement?.closest(rows) ?? null)
}

function cutWithin(element: Element): readonly Element[] {
  return [element, ...element.querySelectorAll('*')].filter(isCut)
}

function isCut(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight + 1) return false
  if (element.matches('input, textarea, select')) return false
  const style = getComputedStyle(element)
  return /\d/.test(style.getPropertyValue('-webkit-line-clamp'))
    ? element.scrollHeight > element.clientHeight + 1
    : style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth
}

/** A title contains more than the text, if there is one. */
function wholeOf(cut: readonly Element[]): readonly string[] {
  const texts = cut.map(each => {
    const text = flat(each.textContent ?? '')
    const title = flat(each.closest('[title]')?.getAttribute('title') ?? '')
    return title.toLowerCase().includes(text.toLowerCase()) ? title : text
  })
  return [...new Set(texts)].filter(Boolean)
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
