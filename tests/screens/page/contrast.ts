import type { TextLine } from './visible'

/** Red, green and blue from 0 to 255, and the opacity from 0 to 1. */
type Colour = readonly [number, number, number, number]

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
const known = new Map<string, Colour>()

function colour(written: string): Colour {
  const before = known.get(written)
  if (before) return before
  canvas.canvas.width = canvas.canvas.height = 1
  canvas.fillStyle = written
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
  const found: Colour = [red, green, blue, alpha / 255]
  known.set(written, found)
  return found
}

function over(above: Colour, below: Colour): Colour {
  const mixed = ([0, 1, 2] as const).map(at => above[at] * above[3] + below[at] * (1 - above[3]))
  return [mixed[0]!, mixed[1]!, mixed[2]!, 1]
}

function luminance(of: Colour): number {
  const [red = 0, green = 0, blue = 0] = of.slice(0, 3).map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function ratio(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Every colour that may be behind a point, from the painted layers, the uppermost last. */
function behind(stack: readonly Element[]): readonly Colour[] {
  let colours: readonly Colour[] = [colour(getComputedStyle(document.documentElement).backgroundColor)]
  if (colours[0]![3] < 1) colours = [[0, 0, 0, 1]]
  for (const element of stack.toReversed())
    for (const layer of layersOf(element)) {
      const painted = layer.flatMap(above => colours.map(below => over(above, below)))
      colours = [...new Map(painted.map(each => [each.map(Math.round).join(), each])).values()].slice(0, 24)
    }
  return colours
}

/** What an element paints, each layer as the colours that it may have at a point. */
function layersOf(element: Element): readonly (readonly Colour[])[] {
  const opacity = opacityOf(element)
  const faded = ([red, green, blue, alpha]: Colour): Colour => [red, green, blue, alpha * opacity]
  if (element instanceof SVGElement) {
    const { fill, fillOpacity } = getComputedStyle(paintedBy(element))
    if (element.tagName === 'svg' || fill === 'none' || fill.startsWith('url')) return []
    const [red, green, blue, alpha] = colour(fill)
    return [[faded([red, green, blue, alpha * Number(fillOpacity)])]]
  }
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  const plain = colour(backgroundColor)
  const layers: (readonly Colour[])[] = plain[3] > 0 ? [[faded(plain)]] : []
  const stops = backgroundImage.match(/(?:rgba?|color|oklab|oklch|hsla?)\([^()]*\)/g)
  if (stops) layers.push(stops.map(stop => faded(colour(stop))))
  return layers
}

/** The fill of a `use`: the largest shape of its drawing comes first in it. */
function paintedBy(element: SVGElement): Element {
  const drawing = element instanceof SVGUseElement ? document.querySelector(element.href.baseVal) : null
  return drawing?.querySelector('.die-body') ?? element
}

function opacityOf(element: Element): number {
  let opacity = 1
  for (let each: Element | null = element; each; each = each.parentElement)
    opacity *= Number(getComputedStyle(each).opacity)
  return opacity
}

/** The lowest contrast of a line of text with its background, and the required contrast; null when it is enough. */
export function tooFaint(line: TextLine, high: boolean): string | null {
  const { seen, parent } = line
  if (!seen || parent.closest(':disabled, [aria-disabled="true"]')) return null
  const stack = document.elementsFromPoint(seen.left + seen.width / 2, seen.top + seen.height / 2)
  const own = stack.findIndex(each => each === parent || each.contains(parent))
  if (own < 0) return null
  const style = getComputedStyle(parent)
  const [red, green, blue, alpha] = colour(style.webkitTextFillColor || style.color)
  const ink: Colour = [red, green, blue, alpha * opacityOf(parent)]
  const size = Number.parseFloat(style.fontSize)
  const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
  const wanted = large ? (high ? 4.5 : 3) : high ? 7 : 4.5
  const worst = Math.min(...behind(stack.slice(own)).map(below => ratio(over(ink, below), below)))
  return worst < wanted - 0.05 ? `${worst.toFixed(2)} of ${wanted}` : null
}
