import { useEventListener } from '@vueuse/core'
import { onScopeDispose } from 'vue'
import { keepBrowserOut } from '@/ui/typed-key'
import { isComposing, silenceComposing } from '@/ui/typing'
import { holdsKey, wordsOf } from '@/ui/press-guard'
import { fields, isDone, isGuarded, keepsEnter, take, useFocusWatch } from '@/ui/focus'
import { letteredCount, availableNow, perform, whyNot } from '@/features/actions/actions'
import { isSingle, pressedKey, strokeOf } from './strokes'
import { actionOf, keyMap, singleKeysOn, type ActionId, type KeyPress } from './keys'
import { pageSpot } from '@/features/refusals/refusal-spot'
import { useGm } from '@/dashboard/store'
import { useHeldKeys } from './use-held-keys'

/** Handles the keyboard for the whole dashboard. */
export function useKeys(): void {
  const gm = useGm()
  useFocusWatch()
  useHeldKeys()

  /** Whether the action is impossible now. The top of the page shows the reason, except for the big button, which shows its own. */
  function isRefused(action: ActionId): boolean {
    const why = action === 'flip' ? null : whyNot(action)
    if (why === null) return false
    const problem = { kind: 'unsupported', message: why, remedy: 'Press the key again once that has changed' } as const
    gm.lastDenial = { at: pageSpot, denial: { kind: 'problem', problem } }
    return true
  }

  onScopeDispose(silenceComposing(window))
  // Before all other listeners, so that parts with their own single keys are silent too.
  useEventListener(window, 'keydown', event => isUnwanted(event) && event.stopImmediatePropagation(), { capture: true })

  // After the held-back keys, which are sent again; before every action of a key.
  useEventListener(window, 'keydown', event => isTooSoon(event) && stop(event), { capture: true })

  useEventListener(window, 'keydown', event => {
    if (isDone(event) || isComposing(event)) return
    const pressed = actionOf(pressOf(event))
    if (
      isInside(event.target, layers) &&
      !(pressed && atHand.includes(pressed.action) && isInside(event.target, dialogs))
    )
      return
    if (!pressed) return
    const once = keyMap.value.find(binding => binding.id === pressed.action)?.once
    const idle = once && (event.repeat || isGuarded())
    if (pressed.action === 'save-file') sayWhatIsTyped()
    if (idle || isRefused(pressed.action) || perform(pressed.action, pressed.nth)) take(event)
  })
  useEventListener(window, 'keydown', keepBrowserOut)
}

/** Saving while typing includes the typed text: it counts as leaving the field. */
function sayWhatIsTyped(): void {
  const field = document.activeElement
  if (!(field instanceof HTMLElement) || !field.matches(fields)) return
  field.blur()
  field.focus()
}

/**
 * A mouse press leaves no focus on its target. After a click on Undo or a tab, Enter and arrows mean the flip again.
 * The foot of the page shows that. Focus by Tab stays.
 */
export function useLightMouse(): void {
  function leave(event: MouseEvent): void {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button, [role=button]') : null
    if (!pressed || event.detail === 0 || isInside(pressed, `${layers}, [aria-haspopup]`)) return
    if (document.activeElement === pressed) pressed.blur()
  }
  useEventListener(window, 'click', leave)
  // A radio button stops its clicks from reaching its parents.
  useEventListener(window, 'click', event => isInside(event.target, '[role=radio]') && leave(event), { capture: true })
}

/** Works over a dialog too. The rules and the plain text are above it (SK4), and a sheet can show Next (SH20). */
const atHand: readonly ActionId[] = ['rules', 'plain-text', 'show-next', 'take-away']

const dialogs = '[role=dialog], [role=alertdialog]'

/** Layers over the dashboard have their own keys. */
const layers = '[role=dialog], [role=menu], [role=listbox], [role=alertdialog]'

/** Whether a repeated key has a new meaning, or was just handled (ui/press-guard.ts). */
function isTooSoon(event: KeyboardEvent): boolean {
  if (event.isComposing || event.repeat) return false
  const means = (): string => meaningOf(event)
  // Esc closes one layer after another, and Tab and the arrows move. Only a key with an action can be an accident.
  const walks = (event.key.length > 1 && event.key !== 'Enter') || event.ctrlKey || event.altKey || event.metaKey
  const isTyped = walks || (focusOf(event.target) === 'text' && event.key !== 'Enter')
  const control = event.target instanceof Element ? event.target.closest('[data-repeats]') : null
  const action = isTyped ? null : actionOf(pressOf(event))?.action
  return holdsKey(
    event,
    means,
    isTyped || control !== null || (action !== undefined && action !== null && stepping.has(action))
  )
}

/** Each press is a further deliberate step. */
const stepping: ReadonlySet<ActionId> = new Set(['undo', 'redo', 'less-advantage', 'more-advantage'])

/** The present effect of a key, in text that differs with the effect. It is the pressed control, the action, or the line with its cap. */
function meaningOf(event: KeyboardEvent): string {
  const at = document.activeElement ?? document.body
  const layer = [...document.querySelectorAll(layers)]
    .filter(each => !each.contains(at) || each === at.closest(layers))
    .at(-1)
  const place: ParentNode = at.closest(layers) ?? layer ?? document
  if (event.key === 'Enter' || event.key === ' ') {
    if (keepsEnter(at) || at.closest('textarea, select')) return `${idOf(at)} ${wordsOf(at)}`
    const mains = [...place.querySelectorAll('[data-enter]')].map(wordsOf).join()
    return `${idOf(place)} ${mains}`
  }
  const meant = actionOf({ ...pressedKey(event), at: focusOf(at), lettered: letteredCount(), now: availableNow() })
  if (!/^\d$/.test(event.key)) return `${idOf(place)} ${meant?.action ?? ''} ${meant?.nth ?? ''}`
  const caps = [...place.querySelectorAll('kbd')].filter(({ textContent }) => textContent === event.key)
  const lines = caps.map(cap => idOf(cap.closest('button, label, [role=radio]') ?? cap)).join()
  return `${idOf(place)} ${document.querySelectorAll('[data-pick]').length} ${lines || `${meant?.action} ${meant?.nth}`}`
}

/** Two parts with equal words must differ. */
const ids = new WeakMap<object, number>()
let lastId = 0
function idOf(part: object): number {
  const id = ids.get(part) ?? ++lastId
  ids.set(part, id)
  return id
}

function stop(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function pressOf(event: KeyboardEvent): KeyPress {
  return { ...pressedKey(event), at: focusOf(event.target), lettered: letteredCount(), now: availableNow() }
}

/** A single key while the GM has switched these off. In a field and in layers over the dashboard it stays active. */
function isUnwanted(event: KeyboardEvent): boolean {
  if (singleKeysOn.value || focusOf(event.target) === 'text' || isInside(event.target, layers)) return false
  return isSingle(strokeOf(pressedKey(event)))
}

function focusOf(target: EventTarget | null): KeyPress['at'] {
  if (isInside(target, fields)) return 'text'
  return keepsEnter(target) ? 'control' : 'nowhere'
}

function isInside(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
