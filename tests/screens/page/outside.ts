import { say } from './say'
import type { TextLine } from './visible'

/** How far letters may leave their frame, in CSS pixels. */
const allowed = 2

/** The lines that leave their frame, even into empty space. */
export function linesOutside(lines: readonly TextLine[]): readonly string[] {
  return lines.flatMap(line => {
    const frame = line.seen && !line.cut ? frameLeftBy(line) : null
    return frame ? [`${say(line.parent, line.text)} outside ${say(frame, '')}`] : []
  })
}

/** The nearest frame around a line, where the line leaves it on an axis without scrolling or clipping; else null. */
function frameLeftBy({ parent, box }: TextLine): Element | null {
  let [aside, above] = [true, true]
  for (let each: Element | null = parent; each && each !== document.body; each = each.parentElement) {
    const style = getComputedStyle(each)
    aside &&= style.overflowX === 'visible'
    above &&= style.overflowY === 'visible'
    if (style.display !== 'contents' && drawsFrame(style)) {
      const edge = each.getBoundingClientRect()
      return (aside && isAsideOf(box, edge)) || (above && isAboveOrBelow(box, edge)) ? each : null
    }
    // A positioned element (a badge on a corner, a name below a token) is outside on purpose.
    if (/absolute|fixed/.test(style.position)) return null
  }
  return null
}

function isAsideOf(box: DOMRect, edge: DOMRect): boolean {
  return box.left < edge.left - allowed || box.right > edge.right + allowed
}

/** The box of a line is higher than its letters by about two fifths. */
function isAboveOrBelow({ top, height }: DOMRect, edge: DOMRect): boolean {
  return top + 0.22 * height < edge.top - allowed || top + 0.8 * height > edge.bottom + allowed
}

/** A rule on one side alone is no frame. */
function drawsFrame(style: CSSStyleDeclaration): boolean {
  const sides = ['top', 'right', 'bottom', 'left'] as const
  const bordered = sides.every(
    side =>
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
      isPainted(style.getPropertyValue(`border-${side}-color`))
  )
  return bordered || style.boxShadow !== 'none' || style.backgroundImage !== 'none' || isPainted(style.backgroundColor)
}

function isPainted(colour: string): boolean {
  return !/^rgba\(.*, 0\)$|\/ 0\)$/.test(colour)
}
