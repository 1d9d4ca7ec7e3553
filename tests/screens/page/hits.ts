/** What a press at the middle of an element, or this far from it, reaches. */
export function hitAt(element: Element, aside: number, below: number): Element | null {
  const box = element.getBoundingClientRect()
  return document.elementFromPoint(box.left + box.width / 2 + aside, box.top + box.height / 2 + below)
}

/** Whether a press at the middle of an element, or this far from it, reaches it. */
export function isHit(element: Element, aside: number, below: number): boolean {
  const hit = hitAt(element, aside, below)
  return (
    hit !== null && (hit === element || element.contains(hit) || labelsOf(element).some(each => each.contains(hit)))
  )
}

export function labelsOf(element: Element): readonly Element[] {
  const around = element.closest('label')
  return [...((element as HTMLInputElement).labels ?? []), ...(around ? [around] : [])]
}
