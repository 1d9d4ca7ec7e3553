/** The place of the parent in the list (-1: none), `div:3`, class names, own text, box, and the numbers of the sets of the element, ::before, ::after and ::placeholder (-1: none). */
type Row = readonly [parent: number, step: string, names: string, text: string, box: string, ...sets: number[]]

/**
 * Every element that is displayed, and each different set of properties once. It runs on the page, so it uses nothing outside of itself.
 * @param usual every property that is recorded, with what an element has without a sheet: of that nothing is written down
 */
export function stylesOnPage({
  usual,
  drawings
}: {
  readonly usual: readonly Property[]
  readonly drawings: boolean
}): {
  readonly rows: readonly Row[]
  readonly sets: readonly string[]
} {
  for (const each of document.getAnimations())
    try {
      each.finish()
    } catch {
      each.cancel() // an endless one has no end
    }
  const sets = new Map<string, number>()
  const numberOf = (style: CSSStyleDeclaration): number => {
    let set = ''
    const { color } = style
    for (const [name, value] of usual) {
      const own = style.getPropertyValue(name)
      if (own !== (value === 'as color' ? color : value)) set += `${name}: ${own}\n`
    }
    const number = sets.get(set) ?? sets.size
    sets.set(set, number)
    return number
  }
  const rows: Row[] = []
  const add = (element: Element, parent: number, step: string): void => {
    const style = getComputedStyle(element)
    const { x, y, width, height } = element.getBoundingClientRect()
    const box = [x, y, width, height].map(each => Math.round(each * 2) / 2).join(' ')
    const own = [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.nodeValue)
    const text = own.join(' ').replace(/\s+/g, ' ').trim().slice(0, 40)
    const parts = ['::before', '::after', ...(element.matches('input, textarea') ? ['::placeholder'] : [])]
    const partSets = parts.map(part => {
      const of = getComputedStyle(element, part)
      return part !== '::placeholder' && /^(none|normal)$/.test(of.content) ? -1 : numberOf(of)
    })
    const at = rows.length
    rows.push([parent, step, element.getAttribute('class') ?? '', text, box, numberOf(style), ...partSets])
    if (style.display === 'none' || (!drawings && element.localName === 'symbol')) return
    for (const [nth, child] of [...element.children].entries()) add(child, at, `${child.localName}:${nth + 1}`)
  }
  add(document.documentElement, -1, 'html')
  return { rows, sets: [...sets.keys()] }
}

/** A property and its value. */
export type Property = readonly [name: string, value: string]

/** What an element has on a page without a sheet. Left out: what the box says, what other properties say, and the shapes of drawings. */
export function usualStyle(): readonly Property[] {
  const leftOut = /^(width|height|perspective-origin|transform-origin|d)$|(^|-)(block|inline)(-|$)|^-webkit-.*-image/
  const style = getComputedStyle(document.body.appendChild(document.createElement('div')))
  const { color } = style
  const valueOf = (name: string): string => {
    const value = style.getPropertyValue(name)
    return name !== 'color' && value === color ? 'as color' : value
  }
  return [...style].filter(name => !leftOut.test(name)).map(name => [name, valueOf(name)])
}
