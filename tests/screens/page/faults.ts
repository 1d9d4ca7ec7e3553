import { cutTextsAt } from '@/features/whole-text/cut-texts'
import { tooFaint } from './contrast'
import { hitAt, isHit } from './hits'
import { linesOutside } from './outside'
import { say } from './say'
import { smallTargets } from './targets'
import { isShown, layerOf, linesOfText, lookAfresh, visibleRoot, type TextLine } from './visible'

export type Check =
  | 'next'
  | 'overlap'
  | 'covered'
  | 'clipped'
  | 'outside'
  | 'target'
  | 'sideways'
  | 'contrast'
  | 'axe'
  | 'drawing'

export interface Fault {
  readonly check: Check
  readonly where: string
}

export interface Wanted {
  /** The least width and height of what is pressed, in CSS pixels. */
  readonly target: number
  /** A phone's page may be scrolled to its next action; a dashboard may not. */
  readonly mayScroll: boolean
  /** The theme or system asks for high contrast. */
  readonly high: boolean
  /** Nothing is pressed on a screen that is only looked at. */
  readonly pressed: boolean
  /** The user has a mouse or a keyboard there. No viewer can point at the table screen, or read a `title` on a phone. */
  readonly points: boolean
}

const controls =
  'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="radio"], [role="tab"], [role="option"], [role="switch"], [role="checkbox"], [role^="menuitem"]'

const canHaveFocus = `${controls}, [tabindex="0"]`

/** Everything that is wrong with what this page shows now. */
export function findFaults(wanted: Wanted): readonly Fault[] {
  lookAfresh()
  const root = visibleRoot()
  const pressed = wanted.pressed ? [...root.querySelectorAll(controls)].filter(isShown) : []
  const faults = wanted.pressed ? nextFaults(root, wanted) : []
  document.scrollingElement?.scrollTo(0, 0)
  lookAfresh()
  const lines = linesOfText(root).filter(each => !each.parent.closest('[data-gives-way]'))
  if (wanted.pressed)
    faults.push(...smallTargets(pressed, wanted.target).map(where => ({ check: 'target' as const, where })))
  faults.push(...sidewaysFaults(root), ...clippedFaults(lines, wanted), ...overlapFaults(lines))
  faults.push(...linesOutside(lines).map(where => ({ check: 'outside' as const, where })))
  // Seen by the mouse or not, what is painted above is what is painted above.
  const all = document.head.appendChild(document.createElement('style'))
  all.textContent = '*, *::before, *::after { pointer-events: auto !important }'
  faults.push(...coveredFaults(lines), ...contrastFaults(lines, wanted))
  all.remove()
  return [...new Map(faults.map(each => [`${each.check} ${each.where}`, each])).values()]
}

function nextFaults(root: Element, { mayScroll }: Wanted): Fault[] {
  const next = [...root.querySelectorAll('.btn.ember, [data-next]')].filter(
    each => isShown(each) && !each.matches(':disabled, [aria-disabled="true"]')
  )
  return next
    .filter(each => {
      if (mayScroll) each.scrollIntoView({ block: 'nearest' })
      return !isHit(each, 0, 0)
    })
    .map(each => ({ check: 'next', where: `${say(each)} under ${covering(hitAt(each, 0, 0))}` }))
}

function covering(hit: Element | null): string {
  return hit ? say(hit) : 'nothing'
}

function sidewaysFaults(root: Element): Fault[] {
  const scrolls = [document.scrollingElement!, ...root.querySelectorAll('*')].filter(each => {
    if (each.scrollWidth <= each.clientWidth + 1) return false
    if (each === document.scrollingElement)
      return getComputedStyle(each).overflowX !== 'hidden' || each.scrollWidth > innerWidth + 1
    return /auto|scroll/.test(getComputedStyle(each).overflowX) && isShown(each) && !each.closest('[data-sideways]')
  })
  return scrolls.map(each => ({ check: 'sideways', where: `${say(each)} ${each.scrollWidth} in ${each.clientWidth}` }))
}

function clippedFaults(lines: readonly TextLine[], { points }: Wanted): Fault[] {
  return lines
    .filter(each => each.cut && !(points && isSaidWhole(each) && isToldOnFocus(each)))
    .map(each => ({ check: 'clipped', where: say(each.parent, each.text) }))
}

/** A shortened text is whole in its own title, or in the title of an element around it. */
function isSaidWhole({ parent, text }: TextLine): boolean {
  const titled = parent.closest('[title]')
  return titled !== null && flat(titled.getAttribute('title') ?? '').includes(flat(text))
}

/** Whether some control, when the keyboard is on it, shows this text whole. */
function isToldOnFocus({ parent, text }: TextLine): boolean {
  for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
    const stops = [around, ...around.querySelectorAll('*')].filter(each => each.matches(canHaveFocus) && isShown(each))
    if (stops.some(stop => cutTextsAt(stop).some(told => flat(told).includes(flat(text))))) return true
    if (stops.length > 30) return false
  }
  return false
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}

function overlapFaults(lines: readonly TextLine[]): Fault[] {
  const seen = lines.filter(each => each.seen && !each.cut).sort((one, other) => one.seen!.top - other.seen!.top)
  return seen.flatMap((one, at) => {
    const faults: Fault[] = []
    for (let next = at + 1; next < seen.length && seen[next]!.seen!.top < one.seen!.bottom; next++) {
      const other = seen[next]!
      if (one.parent === other.parent || layerOf(one.parent) !== layerOf(other.parent)) continue
      if (!overlaps(one.seen!, other.seen!)) continue
      faults.push({ check: 'overlap', where: `${say(one.parent, one.text)} / ${say(other.parent, other.text)}` })
    }
    return faults
  })
}

/** Whether letters meet: the box of a line is higher than its letters by about two fifths. */
function overlaps(one: DOMRect, other: DOMRect): boolean {
  const letters = ({ top, height }: DOMRect) => ({ top: top + 0.22 * height, bottom: top + 0.8 * height })
  const [first, second] = [letters(one), letters(other)]
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top)
  return wide > 2 && high > 0.1 * Math.min(one.height, other.height)
}

function coveredFaults(lines: readonly TextLine[]): Fault[] {
  return lines.flatMap(line => {
    const { seen, parent, text } = line
    // A sliver of a line at the edge of a scroller: one scrolls on to read it.
    if (!seen || line.cut || seen.height < line.box.height * 0.4) return []
    const cover = [0.2, 0.5, 0.8].map(share =>
      coverAt(seen.left + seen.width * share, seen.top + seen.height / 2, parent)
    )
    const above = cover.find(each => each !== null)
    return above ? [{ check: 'covered' as const, where: `${say(parent, text)} by ${say(above)}` }] : []
  })
}

/** What is painted over a text at this point, or null. */
function coverAt(x: number, y: number, parent: Element): Element | null {
  // The uppermost alone is found much sooner than the whole stack, and it is mostly the text itself.
  const uppermost = document.elementFromPoint(x, y)
  if (!uppermost || isOneWith(uppermost, parent)) return null
  for (const each of document.elementsFromPoint(x, y)) {
    if (isOneWith(each, parent)) return null
    if (layerOf(each) && layerOf(each) !== layerOf(parent)) return null
    if (hides(each)) return canBeScrolledFrom(parent, each) ? null : each
  }
  return null
}

function isOneWith(element: Element, parent: Element): boolean {
  return element.contains(parent) || parent.contains(element)
}

/** What is pinned to an edge of a scroller covers nothing for good: one scrolls on. */
function canBeScrolledFrom(text: Element, cover: Element): boolean {
  for (let each: Element | null = cover; each; each = each.parentElement) {
    const { position } = getComputedStyle(each)
    if (position === 'sticky' && each.parentElement?.contains(text)) return true
    if (position === 'fixed') return canScrollOn(document.scrollingElement, each.getBoundingClientRect().top)
  }
  return false
}

function canScrollOn(page: Element | null, top: number): boolean {
  if (!page) return false
  return top > innerHeight / 2 ? page.scrollTop + page.clientHeight < page.scrollHeight - 1 : page.scrollTop > 1
}

function hides(element: Element): boolean {
  if (!isShown(element)) return false
  if (element instanceof SVGElement) return element.tagName !== 'svg' && getComputedStyle(element).fill !== 'none'
  if (element.matches('img, canvas, video')) return true
  const alpha = /[,/]\s*([\d.]+)\)$/.exec(
    getComputedStyle(element).backgroundColor.replace(/^rgb\((.*)\)$/, 'rgba($1, 1)')
  )
  return Number(alpha?.[1] ?? 1) > 0.4
}

function contrastFaults(lines: readonly TextLine[], { high }: Wanted): Fault[] {
  return lines.flatMap(line => {
    const faint = line.cut ? null : tooFaint(line, high)
    return faint === null ? [] : [{ check: 'contrast' as const, where: `${say(line.parent, line.text)} ${faint}` }]
  })
}

/**
 * The texts of these selectors with too little contrast, each as `selector: 3.2 of 4.5`. Covered text has no contrast, and nothing
 * below a modal dialog can be used.
 * Where axe cannot find the background of a text (a gradient, a picture, another layer), this computes every possible colour.
 */
export function faintAmong(selectors: readonly string[]): readonly string[] {
  const all = document.head.appendChild(document.createElement('style'))
  all.textContent = '*, *::before, *::after { pointer-events: auto !important }'
  const root = visibleRoot()
  const scrolled = [...document.querySelectorAll('*')].filter(each => each.scrollHeight > each.clientHeight)
  const places = scrolled.map(each => [each, each.scrollLeft, each.scrollTop] as const)
  const faint = selectors.flatMap(selector => {
    const element = root.querySelector(selector)
    if (!element) return []
    // An element pinned to an edge covers nothing at the top, where its background need not differ from a shadow.
    document.scrollingElement?.scrollTo(0, 0)
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    lookAfresh()
    const high = element.closest('[data-theme]')?.getAttribute('data-theme') === 'contrast'
    return linesOfText(element).flatMap(line => {
      const told = line.parent === element && !line.cut ? tooFaint(line, high) : null
      return told === null ? [] : [`${selector}: ${told}`]
    })
  })
  all.remove()
  // The next check finds the page unchanged.
  for (const [each, left, top] of places) each.scrollTo({ left, top, behavior: 'instant' })
  lookAfresh()
  return [...new Set(faint)]
}

Object.assign(window, { findFaults, faintAmong })
