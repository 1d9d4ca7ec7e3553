// Which texts are cut where the focus is: a name that is shortened is whole on hover by its `title`, and by the keyboard here.

const focusable = 'button, a[href], input, select, textarea, summary, [tabindex], [role="option"], [role^="menuitem"]'
/** What stands for one thing: its name may stand beside the control that has the focus. */
const rows =
  'li, tr, dd, nav, [role="row"], [role="group"], [role="radiogroup"], [data-seat], article, header, fieldset, section'

/**
 * The texts that are cut in what has the focus, or else in the nearest row around it where nothing else can have the focus, each whole.
 * @param focused its active option is meant, where it has one
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

/** A title says more than the text where it has it. */
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
