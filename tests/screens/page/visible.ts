// What of an element or a text can be seen: its boxes, cut by whatever cuts it off.

/** Something that cuts off, and whether one can scroll to what it cuts. */
interface Clip {
  readonly box: DOMRect
  readonly x: 'cuts' | 'scrolls' | 'none'
  readonly y: 'cuts' | 'scrolls' | 'none'
}

/** One line of a text: the box of its letters, and the part of it that can be seen. */
export interface TextLine {
  readonly text: string
  readonly parent: Element
  readonly box: DOMRect
  readonly seen: DOMRect | null
  /** Something cuts letters off that no scrolling brings back. */
  readonly cut: boolean
}

/** Dialogs and menus lie over the page: only the topmost modal one is looked at while it is open. */
export function visibleRoot(): Element {
  const dialogs = [...document.querySelectorAll('[role="dialog"], dialog[open]')].filter(isShown)
  const shut = document.querySelector('[data-aria-hidden="true"]') // the page below a modal dialog, but for what is read out
  return (
    (shut ? dialogs.at(-1) : dialogs.findLast(each => each.matches('[aria-modal="true"], dialog:modal'))) ??
    document.body
  )
}

/** Elements over the rest of the page on purpose; they may hide content below. */
export function layerOf(element: Element): Element | null {
  return element.closest('[role="dialog"], dialog, [role="menu"], [role="listbox"], [popover], [data-layer]')
}

export function isShown(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isForReadersOnly(element)
}

const forReaders = new Map<Element, boolean>()
const clipsByElement = new Map<Element, readonly Clip[]>()

/** To be called before each look at a page. Measurements of its elements hold until the page is resized or scrolled. */
export function lookAfresh(): void {
  forReaders.clear()
  clipsByElement.clear()
}

/** Hidden visually only, or a preview of another screen. */
function isForReadersOnly(element: Element | null): boolean {
  if (!element) return false
  const before = forReaders.get(element)
  if (before !== undefined) return before
  const { clipPath } = getComputedStyle(element)
  const found = clipPath === 'inset(50%)' || isForReadersOnly(element.parentElement)
  forReaders.set(element, found)
  return found
}

export function linesOfText(root: Element): readonly TextLine[] {
  const lines: TextLine[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!text || !parent || parent.closest('script, style, svg, option, [inert]') || !isShown(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const clips = clipsOf(parent)
    for (const box of range.getClientRects())
      if (box.width > 0 && box.height > 0)
        lines.push({ text, parent, box, seen: seenOf(box, clips), cut: isCut(box, clips) })
  }
  return lines
}

/** The part of an element that is not cut off, or null. */
export function seenBox(element: Element): DOMRect | null {
  return seenOf(element.getBoundingClientRect(), clipsOf(element))
}

/** Whether a scroller cuts off a part of the area around the middle of an element. */
export function isAtScrolledEdge(element: Element, by: number): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const around = new DOMRect(left + width / 2 - by, top + height / 2 - by, by * 2, by * 2)
  return clipsOf(element).some(
    ({ box, x, y }) =>
      (y === 'scrolls' && (around.top < box.top || around.bottom > box.bottom)) ||
      (x === 'scrolls' && (around.left < box.left || around.right > box.right))
  )
}

function seenOf(box: DOMRect, clips: readonly Clip[]): DOMRect | null {
  let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
  for (const clip of clips) {
    if (clip.x !== 'none') [left, right] = [Math.max(left, clip.box.left), Math.min(right, clip.box.right)]
    if (clip.y !== 'none') [top, bottom] = [Math.max(top, clip.box.top), Math.min(bottom, clip.box.bottom)]
  }
  return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null
}

/** The box of a line is higher than its letters, so a little of it may be missing. */
function isCut(line: DOMRect, clips: readonly Clip[]): boolean {
  const [aside, above] = [1.5, line.height * 0.2]
  let box = line
  for (const clip of clips) {
    const { box: edge, x, y } = clip
    if (x === 'cuts' && (box.left < edge.left - aside || box.right > edge.right + aside)) return true
    if (y === 'cuts' && (box.top < edge.top - above || box.bottom > edge.bottom + above)) return true
    if (x !== 'scrolls' && y !== 'scrolls') continue
    // Elements around a scroller do not cut content that the scroller itself hides.
    const within = seenOf(box, [clip])
    if (!within) return false
    box = within
  }
  return false
}

/** Everything that cuts this element off, the nearest first, and the window last. */
function clipsOf(element: Element): readonly Clip[] {
  const known = clipsByElement.get(element) ?? findClips(element)
  clipsByElement.set(element, known)
  return known
}

function findClips(element: Element): readonly Clip[] {
  const clips: Clip[] = []
  let place = 'static'
  for (let each: Element | null = element; each && each !== document.documentElement; each = each.parentElement) {
    const style = getComputedStyle(each)
    const holds = each === element || place !== 'absolute' || style.position !== 'static' || holdsAbsolute(style)
    if (holds) {
      const clip = clipOf(each, style)
      if (clip && !(style.display === 'inline')) clips.push(clip)
      place = style.position
    }
    if (style.position === 'fixed') break
  }
  const page = document.scrollingElement
  const scrolls = page && page.scrollHeight > page.clientHeight + 1 && getComputedStyle(page).overflowY !== 'hidden'
  clips.push({ box: new DOMRect(0, 0, innerWidth, innerHeight), x: 'cuts', y: scrolls ? 'scrolls' : 'cuts' })
  return clips
}

function holdsAbsolute(style: CSSStyleDeclaration): boolean {
  return style.transform !== 'none' || style.containerType !== 'normal' || style.contain.includes('layout')
}

function clipOf(element: Element, style: CSSStyleDeclaration): Clip | null {
  const how = (overflow: string, longer: boolean): Clip['x'] => {
    if (overflow === 'visible') return 'none'
    return overflow === 'auto' || overflow === 'scroll' ? (longer ? 'scrolls' : 'cuts') : 'cuts'
  }
  const x = how(style.overflowX, element.scrollWidth > element.clientWidth + 1)
  const y = how(style.overflowY, element.scrollHeight > element.clientHeight + 1)
  return x === 'none' && y === 'none' ? null : { box: element.getBoundingClientRect(), x, y }
}
