import { computed, reactive, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'

/** What somebody is writing, until it is saved. */
export interface Draft<Form extends object> {
  /** Every field as it stands here: what was typed, or else what is saved. */
  readonly form: { -readonly [Field in keyof Form]: Form[Field] }
  /** Something was typed that is not saved. */
  readonly changed: ComputedRef<boolean>
  /** Back to what is saved. */
  forget(): void
}

/**
 * A form over something saved. Whatever anybody else does meanwhile, a field that was typed in keeps its text; the others
 * follow what is saved. The text outlives a reload of the page and a restart of the host, in this window alone.
 * @param key where it is kept: the same for the same thing to be written, and for nothing else
 */
export function useDraft<Form extends object>(key: string, saved: () => Form): Draft<Form> {
  const typed: ShallowRef<Partial<Form>> = shallowRef(kept<Form>(key))
  const form = reactive({}) as Draft<Form>['form']
  for (const field of Object.keys(saved()) as (keyof Form & string)[])
    Object.defineProperty(form, field, {
      enumerable: true,
      get: () => (field in typed.value ? typed.value[field] : saved()[field]),
      set: (value: Form[typeof field]) => {
        typed.value = { ...typed.value, [field]: value }
      }
    })

  watch(
    () => ({ now: typed.value, stands: saved() }),
    ({ now, stands }) => {
      const open = Object.entries(now).filter(([field, value]) => !same(value, stands[field as keyof Form]))
      if (open.length < Object.keys(now).length) typed.value = Object.fromEntries(open) as Partial<Form>
      else keep(key, now)
    },
    { immediate: true, flush: 'sync' }
  )

  return {
    form,
    changed: computed(() => Object.keys(typed.value).length > 0),
    forget: () => (typed.value = {})
  }
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Where a page has no storage of its own, at least as long as it stands. */
const memory = new Map<string, string>()
const prefix = 'draft:'

function kept<Form>(key: string): Partial<Form> {
  try {
    const text = globalThis.sessionStorage?.getItem(prefix + key) ?? memory.get(key) ?? '{}'
    return JSON.parse(text) as Partial<Form>
  } catch {
    return {}
  }
}

function keep(key: string, form: object): void {
  const empty = Object.keys(form).length === 0
  if (empty) memory.delete(key)
  else memory.set(key, JSON.stringify(form))
  try {
    if (empty) globalThis.sessionStorage?.removeItem(prefix + key)
    else globalThis.sessionStorage?.setItem(prefix + key, JSON.stringify(form))
  } catch {
    // A full or forbidden storage: the text still stands on the page.
  }
}
