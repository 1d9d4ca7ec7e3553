import { useEventListener } from '@vueuse/core'

/**
 * What has the focus without having been walked to: it was clicked, or a dialog put the focus there. On such a control
 * Enter means the big button, which says so; on one that was reached by Tab or the arrows, Enter means the control.
 */
const lent = new WeakSet<EventTarget>()

/** Puts the focus where the keys shall go on working, without giving that control a claim on Enter. */
export function lendFocus(to: HTMLElement | null | undefined): void {
  if (!to) return
  to.focus()
  lent.add(to)
}

/** Whether the focus is there because somebody clicked, or a dialog put it there. */
function isLent(target: EventTarget | null): boolean {
  return target !== null && lent.has(target)
}

/** The last key that was pressed, and nothing once the mouse was. */
let lastKey = ''

/** Watches who moves the focus, for as long as this component lives. */
export function useFocusWatch(): void {
  useEventListener(
    window,
    'pointerdown',
    event => {
      heard('')
      const control = event.target instanceof Element ? event.target.closest(controls) : null
      if (control) lent.add(control)
    },
    { capture: true }
  )
  useEventListener(window, 'keydown', event => heard(event.key), { capture: true })
  useEventListener(window, 'focusin', event => event.target && walks.has(lastKey) && lent.delete(event.target), {
    capture: true
  })
}

/**
 * Whether Enter belongs to what has the focus: a field, or a control that was walked to. A radio button that is chosen
 * has nothing left to do with it, so it passes Enter on, as in any form.
 */
export function keepsEnter(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest(fields)) return true
  const control = target.closest(controls)
  if (!control || isLent(control)) return false
  return !control.matches('[role=radio][aria-checked=true]')
}

const taken = new WeakSet<Event>()

/** Keeps a key from everybody who hears it later. */
export function take(event: KeyboardEvent): void {
  event.preventDefault()
  taken.add(event)
}

/** Whether somebody has done already what this key says. A group of radio buttons takes Enter away, but does nothing with it. */
export function isDone(event: KeyboardEvent): boolean {
  const idle = event.key === 'Enter' && event.target instanceof Element && event.target.matches('[role=radio]')
  return taken.has(event) || (event.defaultPrevented && !idle)
}

/** The radio button of a group that takes the focus when the group does: the chosen one, else the first. */
export function radioToFocus(group: Element | null | undefined): HTMLElement | null {
  return (
    group?.querySelector<HTMLElement>('[role=radio][aria-checked=true]') ??
    group?.querySelector<HTMLElement>('[role=radio]') ??
    null
  )
}

/** How long Enter stays without effect on the board once Enter has closed a dialog: one press too many costs nothing. */
const guardMs = 400
let closedAt = -Infinity

/** Any other key, or the mouse, says that the next Enter is meant. */
function heard(key: string): void {
  lastKey = key
  if (key !== 'Enter') closedAt = -Infinity
}

/** A dialog has just closed. */
export function guardEnter(now = performance.now()): void {
  if (lastKey === 'Enter') closedAt = now
}

/**
 * A dialog closes: the focus goes back to whoever walked to its opener. Whoever clicked that, or took it from a menu that is
 * gone, goes on at the board.
 */
export function giveFocusBack(event: Event, opener: Element | null): void {
  guardEnter()
  const home = document.querySelector<HTMLElement>('[data-home]')
  if (!home || (opener?.isConnected && opener !== document.body && !isLent(opener))) return
  event.preventDefault()
  // A field that came up in the meantime outside this dialog, to name a card, keeps the focus it took.
  const field = document.activeElement?.closest('input')
  if (!field || (event.target as Element).contains(field)) home.focus({ preventScroll: true })
}

export function isGuarded(now = performance.now()): boolean {
  return now - closedAt < guardMs
}

export const fields = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])'
const controls = 'button, a, summary, [role=button], [role=tab], [role=radio], [role=switch], [role=treeitem]'
const walks: ReadonlySet<string> = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])
