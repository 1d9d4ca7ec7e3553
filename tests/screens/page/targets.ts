import { isHit, labelsOf } from './hits'
import { say } from './say'
import { isAtScrolledEdge, seenBox } from './visible'

/** What is pressed and smaller than it should be (`least` by `least`, in CSS pixels), with nothing free around it. */
export function smallTargets(pressed: readonly Element[], least: number): readonly string[] {
  return pressed
    .filter(each => isSmall(each, least))
    .map(each => {
      const { width, height } = each.getBoundingClientRect()
      return `${say(each)} ${Math.round(width)}×${Math.round(height)}`
    })
}

function isSmall(element: Element, least: number): boolean {
  const boxes = [element, ...labelsOf(element)].map(part => part.getBoundingClientRect())
  if (boxes.some(({ width, height }) => width >= least - 0.5 && height >= least - 0.5)) return false
  const seen = seenBox(element)
  const isWhole = seen !== null && seen.width * seen.height > 0.9 * (boxes[0]!.width * boxes[0]!.height)
  const far = least / 2 - 1
  if (!isWhole || isInSentence(element) || isAtScrolledEdge(element, far)) return false
  const around = [
    [far, 0],
    [-far, 0],
    [0, far],
    [0, -far]
  ] as const
  return !around.every(([aside, below]) => isHit(element, aside, below))
}

/** WCAG 2.5.8 excepts targets in a sentence: their height is that of the line. */
function isInSentence(element: Element): boolean {
  const { display } = getComputedStyle(element)
  if (element.matches('a') && display === 'inline') return true
  const around = element.parentElement
  if (!display.startsWith('inline') || !around?.matches('p, li, dd')) return false
  return [...around.childNodes].some(each => each instanceof Text && /\p{L}/u.test(each.data))
}
