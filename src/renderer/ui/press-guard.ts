/**
 * Prevents accidental presses. A control that just appeared at the position of the last press, or changed its meaning, is inactive for
 * `settleMs`. The same press does not act twice before its player has seen the first effect. Each page has one guard, before all other
 * listeners; parts of a page need no code for it. The guard knows the position of the last press and the last key. It never delays
 * presses of different controls, however fast.
 *
 * An inactive control has `data-settling`: it fades in (theme/controls.css) and ignores the mouse. A script that waits until a button can
 * be pressed therefore waits automatically. Scripts that press keys wait for `settled` (tests/support/settled.ts).
 *
 * `data-repeats` on a control: each press is a further deliberate step (undo, a stepper). `data-never-held`: a press counts at once (the X-card).
 */

/** Milliseconds in which a new control or a new meaning is visible but inactive. Look & law of touch: `--settle`. */
export const settleMs = 600
/** Milliseconds in which a sent command belongs to the press before it. */
const actsWithinMs = 1000
/** Milliseconds without an answer after which the connection counts as lost: a second press may be deliberate. */
const unansweredMs = 3000
/** CSS pixels: the largest distance of a second tap of a finger from the first. */
const reach = 40
/** CSS pixels that a control may move and still count as unmoved. */
const slack = 8
/** Milliseconds after a wheel or a drag in which the user moves the content. */
const scrollsForMs = 400

const controls = [
  ...['button', 'a[href]', 'summary', 'select', 'label', 'input[type=checkbox]', 'input[type=radio]'],
  ...['button', 'menuitem', 'menuitemradio', 'option', 'tab', 'radio', 'checkbox', 'switch', 'treeitem'].map(
    role => `[role=${role}]`
  )
].join()
const free = '[data-never-held]'
const repeating = '[data-repeats]'
const states = ['aria-pressed', 'aria-checked', 'aria-selected', 'aria-disabled', 'disabled'] as const

interface Seen {
  readonly control: Element
  words: string
  rect: DOMRect
  /** When it appeared, moved or changed its text; −Infinity: before the press at this position. */
  since: number
}

/** The last press of the mouse or a finger. */
interface PointerPress {
  readonly x: number
  readonly y: number
  readonly control: Element | null
  readonly words: string
}

/** The last key, and its meaning. */
interface Stroke {
  readonly key: string
  meaning: string
  /** When it was pressed. */
  readonly at: number
  since: number
  /** The meaning of the key, evaluated again when the page has changed. */
  readonly means: () => string
}

/** The command of the last press. `until`: the end of its time for an answer. */
interface Sent {
  readonly by: Element | Stroke
  until: number
}

let pointerPress: PointerPress | null = null
let near = new Map<Element, Seen>()
let stroke: Stroke | null = null
let sent: Sent | null = null
let lastPress: { readonly by: Element | Stroke; readonly at: number } | null = null
let swallowing = false
let scrolledAt = -Infinity

const now = (): number => performance.now()

/** The meaning of a control for its user: its text and its state. A running time or the cap of a key is not a change of text. */
export function wordsOf(control: Element): string {
  if (control.matches(repeating)) return ''
  const says = control.getAttribute('aria-label') ?? textOf(control)
  const state = states.map(name => control.getAttribute(name) ?? '').join('|')
  return `${says
    .replace(/\d+:\d\d/g, '')
    .replace(/\s+/g, ' ')
    .trim()}|${state}`
}

/** Without comments of the framework and without caps. */
function textOf(control: Element): string {
  const visibleNodes = [...control.childNodes].filter(({ nodeName }) => nodeName !== 'KBD' && nodeName !== '#comment')
  return visibleNodes.map(({ textContent }) => textContent).join('')
}

/** Guards this page. Must be called before any other listener is added. @returns how to stop */
export function guardPresses(): () => void {
  const { signal, abort } = stoppable()
  due = false // the last page may have ended before its next frame
  const listen = (types: readonly string[], handler: (event: never) => void): void => {
    for (const type of types)
      window.addEventListener(type, handler as EventListener, { capture: true, passive: false, signal })
  }
  listen(['pointerdown'], pointed)
  listen(['mousedown', 'mouseup', 'pointerup', 'click', 'dblclick'], followed)
  listen(['wheel', 'touchmove', 'pointercancel'], () => (scrolledAt = now()))
  const changes = new MutationObserver(records => {
    if (records.some(({ attributeName }) => attributeName !== 'data-settling')) lookSoon()
  })
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  listen(['transitionend', 'animationend', 'resize', 'scroll', 'load'], lookSoon)
  listen(['focusin'], focused)
  return () => {
    abort()
    changes.disconnect()
    pointerPress = stroke = sent = lastPress = null
    near = new Map()
  }
}

function stoppable(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** A sent command belongs to the last press. @param answered settles when the host has answered */
export function pressSends(answered: Promise<unknown>): void {
  if (!lastPress || now() - lastPress.at > actsWithinMs) return
  const mine: Sent = { by: lastPress.by, until: now() + unansweredMs }
  sent = mine
  const done = (): void => {
    mine.until = now() + settleMs
    const { by } = mine
    if (by instanceof Element) settle(by, settleMs)
    else document.querySelectorAll('[data-enter]').forEach(each => settle(each, settleMs))
  }
  void answered.then(done, done)
}

/** A key changes its meaning when the focus moves. If the last key's command is finished, the user moved the focus. */
function focused(): void {
  const at = now()
  if (stroke && at - stroke.at > settleMs && !(sent?.by === stroke && at < sent.until)) stroke = null
  else lookSoon()
}

let due = false
function lookSoon(): void {
  if (due || (!pointerPress && !stroke)) return
  due = true
  requestAnimationFrame(() => {
    due = false
    look()
  })
}

/** Finds new controls near the last press, and checks the meaning of the last key. */
function look(): void {
  const at = now()
  if (pointerPress) near = seenAround(pointerPress, near, at)
  if (!stroke) return
  const meaning = stroke.means()
  if (meaning === stroke.meaning) return
  stroke.meaning = meaning
  stroke.since = at
  document.querySelectorAll('[data-enter]').forEach(each => settle(each, settleMs))
}

function seenAround({ x, y }: PointerPress, before: ReadonlyMap<Element, Seen>, at: number | null): Map<Element, Seen> {
  const seen = new Map<Element, Seen>()
  const byUser = at !== null && at - scrolledAt < scrollsForMs
  for (const control of document.querySelectorAll(controls)) {
    if (control.matches(free)) continue
    const rect = control.getBoundingClientRect()
    if (rect.width === 0 || !isNear(rect, x, y)) continue
    const words = wordsOf(control)
    const known = before.get(control)
    const stays = known && (byUser || !hasMoved(known.rect, rect))
    const isOld = at === null || (known ? stays && known.words === words : byUser)
    const since = isOld ? (known?.since ?? -Infinity) : (at ?? -Infinity)
    seen.set(control, { control, words, rect, since })
    if (!isOld) settle(control, settleMs)
  }
  return seen
}

function isNear({ left, right, top, bottom }: DOMRect, x: number, y: number, most = reach): boolean {
  const across = Math.max(left - x, 0, x - right)
  const down = Math.max(top - y, 0, y - bottom)
  return Math.hypot(across, down) <= most
}

/** The middle of a control counts: a button that grows by a word is unmoved. */
function hasMoved(from: DOMRect, to: DOMRect): boolean {
  const stillCovers = Math.abs(from.top - to.top) <= slack && Math.abs(from.left - to.left) <= slack
  return !stillCovers
}

/** Marks a control as inactive. */
function settle(control: Element, ms: number): void {
  if (control.matches(`${repeating}, ${free}`)) return
  const until = String(Math.round(now() + ms))
  control.setAttribute('data-settling', until)
  setTimeout(() => {
    if (control.getAttribute('data-settling') === until) control.removeAttribute('data-settling')
  }, ms)
}

function pointed(event: PointerEvent): void {
  swallowing = false
  if (!event.isPrimary || event.button > 0) return
  const at = now()
  const isNearby =
    pointerPress !== null && Math.hypot(event.clientX - pointerPress.x, event.clientY - pointerPress.y) <= reach
  if (isNearby) look()
  const control = controlUnder(event)
  if (control && !control.matches(free) && isHeld(control, isNearby, at)) {
    swallowing = true
    stop(event)
    return
  }
  pointerPress = { x: event.clientX, y: event.clientY, control, words: control ? wordsOf(control) : '' }
  near = seenAround(pointerPress, new Map(), null)
  stroke = null
  if (control) lastPress = { by: control, at }
}

/** Also finds a control that ignores the mouse while it is inactive. */
function controlUnder({ target, clientX: x, clientY: y }: PointerEvent): Element | null {
  const settling = [...near.values()].find(
    ({ control, rect }) => control.hasAttribute('data-settling') && control.isConnected && isNear(rect, x, y, 0)
  )
  return settling?.control ?? (target instanceof Element ? target.closest(controls) : null)
}

function isHeld(control: Element, isNearby: boolean, at: number): boolean {
  if (sent?.by === control && at < sent.until && !control.matches(repeating)) return true
  if (!isNearby) return false
  if (control === pointerPress?.control && wordsOf(control) === pointerPress.words) return false
  return at - (near.get(control)?.since ?? -Infinity) < settleMs
}

/** Stops the later events of a held press, or of a press whose control has changed its text meanwhile. */
function followed(event: MouseEvent): void {
  if (event.detail === 0 && event.type === 'click') return // by a key, a script or an assistive device: there is no position
  if (!swallowing && event.type === 'click' && pointerPress?.control?.isConnected) {
    const { control, words } = pointerPress
    const isSame = event.target instanceof Element && control.contains(event.target)
    if (isSame && wordsOf(control) !== words && !control.matches(free)) swallowing = true
  }
  if (swallowing) stop(event)
  else if (event.type === 'click' && lastPress) lastPress = { ...lastPress, at: now() }
}

/**
 * Whether the same key is held back: its meaning is newer than `settleMs`, or its command is under way.
 * To be called once for each key that is about to act. @param means the effect of the key now; any text that differs with the effect
 */
export function holdsKey(event: KeyboardEvent, means: () => string, repeats = false): boolean {
  const key = `${event.ctrlKey ? 'ctrl ' : ''}${event.altKey ? 'alt ' : ''}${event.key}`
  if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return false
  const at = now()
  const isSame = stroke?.key === key
  if (isSame) look()
  if (stroke && isSame && !repeats) {
    const isSent = sent?.by === stroke && at < sent.until
    if (isSent || at - stroke.since < settleMs) return true
  }
  const before = stroke && isSame && sent?.by === stroke ? sent : null
  stroke = { key, meaning: means(), at, since: -Infinity, means }
  if (before) sent = null
  pointerPress = null
  near = new Map()
  lastPress = { by: stroke, at }
  return false
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Guards the keys of a page without its own keys: Enter and Space press the focused control. @returns how to stop */
export function guardFocusedKeys(): () => void {
  const { signal, abort } = stoppable()
  window.addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      const control = document.activeElement?.closest(controls) ?? null
      if (!control || control.matches(free)) return
      const isHeldDown = event.repeat && !control.matches(repeating)
      if (isHeldDown || holdsKey(event, focusedWords, control.matches(repeating))) stop(event)
    },
    { capture: true, signal }
  )
  return abort
}

function focusedWords(): string {
  const control = document.activeElement?.closest(controls)
  return control ? wordsOf(control) : ''
}
