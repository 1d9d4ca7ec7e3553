import { onScopeDispose, shallowReactive } from 'vue'
import { useEventListener } from '@vueuse/core'

/** What the keys do with a form. */
export interface KeyedForm {
  readonly asksNumber: boolean
  readonly missing: string | null
  readonly root: HTMLElement | null
  commit(): void
  select(number: number): boolean
  walk(by: 1 | -1): boolean
}

type CurrentForm = () => KeyedForm | null

/** Layers over the page. Each has the keys while it is the top one. */
export const layers = '[role=dialog], [role=menu], [role=listbox]'
const layerOf = (root: Element | null | undefined): Element | null => root?.closest(layers) ?? null

/** The open forms of this page, the one that was used last at the end. */
const forms = shallowReactive<CurrentForm[]>([])

const holds = (form: CurrentForm, target: EventTarget | null): boolean =>
  target instanceof Node && (form()?.root?.parentElement?.contains(target) ?? false)

/** Lists this form for the lifetime of this component, after the others unless one of them has the focus. */
export function useKeyedForm(form: CurrentForm): void {
  const focused = forms.find(each => holds(each, document.activeElement))
  forms.push(form)
  if (focused) putLast(focused)
  // A press of the mouse takes the focus away again (useLightMouse): the form that was used last keeps the keys.
  useEventListener(window, 'focusin', ({ target }) => holds(form, target) && putLast(form), { capture: true })
  onScopeDispose(() => void forms.splice(forms.indexOf(form), 1))
}

function putLast(form: CurrentForm): void {
  if (forms.at(-1) === form) return
  forms.splice(forms.indexOf(form), 1)
  forms.push(form)
}

/** The form that has the keys in the layer of this element; null for the page itself. */
export function keyedForm(around: Element | null): KeyedForm | null {
  const layer = layerOf(around)
  return forms.map(each => each()).findLast(form => form?.root && layerOf(form.root) === layer) ?? null
}

/** Whether the form with this root draws the ember button. It has the keys, or no other form of its layer has them. */
export function leadsLayer(root: HTMLElement | null | undefined): boolean {
  const keyed = root ? keyedForm(root) : null
  return keyed === null || keyed.root === root
}

/** The look of a commit button: one form of a layer has the ember button with the Enter key. */
export function commitLook(leads: boolean): { readonly tone: 'ember' | 'plain'; readonly keys?: 'Enter' } {
  return leads ? { tone: 'ember', keys: 'Enter' } : { tone: 'plain' }
}

/** Whether any form on the page or in a layer over it has keys. */
export function isFormOpen(): boolean {
  return forms.some(each => each()?.root)
}
