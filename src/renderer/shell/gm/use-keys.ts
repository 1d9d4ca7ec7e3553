import { useEventListener } from '@vueuse/core'
import { fields, isDone, isGuarded, keepsEnter, take, useFocusWatch } from '../../ui/focus'
import { letteredCount, availableNow, perform, whyNot } from './actions'
import { isSingle, pressedKey, strokeOf } from './key-choices/strokes'
import { actionOf, keyMap, singleKeysOn, type ActionId, type KeyPress } from './keys'
import { pageSpot } from './refusal-spot'
import { useGm } from './store'
import { useHeldKeys } from './use-held-keys'

/** Listens to the keyboard for the whole dashboard. */
export function useKeys(): void {
  const gm = useGm()
  useFocusWatch()
  useHeldKeys()

  /** Whether it cannot be done now, which is said at the top of the page; the big button says so by itself. */
  function told(action: ActionId): boolean {
    const why = action === 'flip' ? null : whyNot(action)
    if (why === null) return false
    const problem = { kind: 'unsupported', message: why, remedy: 'Press the key again once that has changed' } as const
    gm.said = { at: pageSpot, denial: { kind: 'problem', problem } }
    return true
  }

  // Before anybody else hears them, so that what answers to single keys by itself is silent as well.
  useEventListener(window, 'keydown', event => isUnwanted(event) && event.stopImmediatePropagation(), { capture: true })

  useEventListener(window, 'keydown', event => {
    if (isDone(event) || event.isComposing) return
    const pressed = actionOf(pressOf(event))
    if (
      isInside(event.target, layers) &&
      !(pressed && atHand.includes(pressed.action) && isInside(event.target, dialogs))
    )
      return
    if (!pressed) return
    const once = keyMap.value.find(binding => binding.id === pressed.action)?.once
    const idle = once && (event.repeat || isGuarded())
    if (idle || told(pressed.action) || perform(pressed.action, pressed.nth)) take(event)
  })
}

/**
 * The mouse leaves no focus behind on what it pressed: after clicking Undo or a tab, the next Enter and the next arrow
 * mean the flip again, as the foot of the page says. Whoever walks by Tab keeps the focus.
 */
export function useLightMouse(): void {
  function leave(event: MouseEvent): void {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button, [role=button]') : null
    if (!pressed || event.detail === 0 || isInside(pressed, `${layers}, [aria-haspopup]`)) return
    if (document.activeElement === pressed) pressed.blur()
  }
  useEventListener(window, 'click', leave)
  // A radio button lets nobody above it hear its clicks.
  useEventListener(window, 'click', event => isInside(event.target, '[role=radio]') && leave(event), { capture: true })
}

/** Over a dialog too: the rules and the plain text lie on top of it (SK4), and what its sheet put into Next is shown from there (SH20). */
const atHand: readonly ActionId[] = ['rules', 'plain-text', 'show-next', 'take-away']

const dialogs = '[role=dialog], [role=alertdialog]'

/** Whatever lies over the dashboard has its own keys. */
const layers = '[role=dialog], [role=menu], [role=listbox], [role=alertdialog]'

function pressOf(event: KeyboardEvent): KeyPress {
  return { ...pressedKey(event), at: placeOf(event.target), lettered: letteredCount(), now: availableNow() }
}

/** A single key, where the GM has switched these off; in a field and in what lies over the dashboard it means what it says there. */
function isUnwanted(event: KeyboardEvent): boolean {
  if (singleKeysOn.value || placeOf(event.target) === 'text' || isInside(event.target, layers)) return false
  return isSingle(strokeOf(pressedKey(event)))
}

function placeOf(target: EventTarget | null): KeyPress['at'] {
  if (isInside(target, fields)) return 'text'
  return keepsEnter(target) ? 'control' : 'nowhere'
}

function isInside(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
