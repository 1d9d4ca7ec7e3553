import { useEventListener } from '@vueuse/core'

/**
 * Elements that got the focus by a click or from a dialog. On these Enter presses the main button, which shows its key.
 * On an element that was reached by Tab or an arrow, Enter presses that element.
 */
const leaving = new WeakSet<EventTarget>()

/** Moves the focus to the element for further keys, without giving that element the Enter key. */
export function focusWithoutEnter(to: HTMLElement | null | undefined): void {
  if (!to) return
  to.focus()
  leaving.add(to)
}

/**
 * Moves the focus to a field and scrolls as little as possible. The browser itself would scroll the field to the middle,
 * and what sticks to the lower edge would move.
 */
export function focusInPlace(field: HTMLElement | null | undefined): void {
  field?.focus({ preventScroll: true })
  field?.scrollIntoView?.({ block: 'nearest' })
}

/** Whether the focus came from a click or from a dialog. */
function leavesEnter(target: EventTarget | null): boolean {
  return target !== null && leaving.has(target)
}

/** The last pressed key; empty after a mouse press. */
let lastKey = ''

/** Watches how the focus moves, for the lifetime of this component. */
export function useFocusWatch(): void {
  useEventListener(
    window,
    'pointerdown',
    event => {
      noteKey('')
      const control = event.target instanceof Element ? event.target.closest(controls) : null
      if (control) leaving.add(control)
    },
    { capture: true }
  )
  useEventListener(window, 'keydown', event => noteKey(event.key), { capture: true })
  useEventListener(window, 'focusin', event => event.target && walks.has(lastKey) && leaving.delete(event.target), {
    capture: true
  })
}

/**
 * Whether Enter belongs to the focused element: a field, or a control that was reached by the keyboard.
 * A chosen radio button has no use for Enter and passes it on, as in any form.
 */
export function keepsEnter(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest(fields)) return true
  const control = target.closest(controls)
  if (!control || leavesEnter(control)) return false
  return !control.matches('[role=radio][aria-checked=true]')
}

const taken = new WeakSet<Event>()

/** Stops a key for all later listeners. */
export function take(event: KeyboardEvent): void {
  event.preventDefault()
  taken.add(event)
}

/** Whether a key has been handled already. A group of radio buttons takes Enter, but does nothing with it. */
export function isDone(event: KeyboardEvent): boolean {
  const idle = event.key === 'Enter' && event.target instanceof Element && event.target.matches('[role=radio]')
  return taken.has(event) || (event.defaultPrevented && !idle)
}

/** The radio button that receives the focus of its group: the chosen one, else the first. */
export function radioToFocus(group: Element | null | undefined): HTMLElement | null {
  return (
    group?.querySelector<HTMLElement>('[role=radio][aria-checked=true]') ??
    group?.querySelector<HTMLElement>('[role=radio]') ??
    null
  )
}

/** Time without effect of Enter on the board after Enter has closed a dialog: an extra press must cost nothing. */
const guardMs = 400
let closedAt = -Infinity

/** After any other key or a mouse press, the next Enter is deliberate. */
function noteKey(key: string): void {
  lastKey = key
  if (key !== 'Enter') closedAt = -Infinity
}

/** Called when a dialog has closed. */
export function guardEnter(now = performance.now()): void {
  if (lastKey === 'Enter') closedAt = now
}

/**
 * A dialog closes: the focus returns to an opener that was reached by the keyboard.
 * After a click, or when the opener was in a closed menu, the focus goes to the board.
 */
export function giveFocusBack(event: Event, opener: Element | null): void {
  guardEnter()
  const home = document.querySelector<HTMLElement>('[data-home]')
  if (!home || (opener?.isConnected && opener !== document.body && !leavesEnter(opener))) return
  event.preventDefault()
  // A field outside this dialog that appeared meanwhile, to name a card, keeps its focus.
  const field = document.activeElement?.closest('input')
  if (!field || (event.target as Element).contains(field)) home.focus({ preventScroll: true })
}

export function isGuarded(now = performance.now()): boolean {
  return now - closedAt < guardMs
}

export const fields = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])'
const controls = 'button, a, summary, [role=button], [role=tab], [role=radio], [role=switch], [role=treeitem]'
const walks: ReadonlySet<string> = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])
