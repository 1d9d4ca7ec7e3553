/** `section.seat-row > b.name “Kresk”`: short, and enough to find it. */
export function say(element: Element, text = element.textContent ?? ''): string {
  const words = text.replace(/\s+/g, ' ').trim()
  return `${nameOf(element.parentElement)} > ${nameOf(element)} “${words.length > 40 ? `${words.slice(0, 40)}…` : words}”`
}

/** Its tag and its first two classes; empty where there is none. */
function nameOf(element: Element | null): string {
  if (!element) return ''
  return [element.tagName.toLowerCase(), ...[...element.classList].slice(0, 2)].join('.')
}
