import {
  computed,
  hasInjectionContext,
  inject,
  provide,
  reactive,
  shallowRef,
  toValue,
  watch,
  type ComputedRef,
  type InjectionKey,
  type MaybeRefOrGetter
} from 'vue'
import { dropOldDrafts, keepFields, keptFields, type Fields } from './draft-store'

// Words that are being typed survive whatever happens: another frame, a reload of the page, a crash of the app.

/** What somebody is writing, until it is saved. */
export interface Draft<Form extends object> {
  /** Every field as it stands here: what was typed, or else what is saved. */
  readonly form: { -readonly [Field in keyof Form]: Form[Field] }
  /** Something was typed that is not saved. */
  readonly changed: ComputedRef<boolean>
  /** Back to what is saved. */
  forget(): void
}

/** Where the drafts of everything below are kept. Nothing is kept where it is not said. */
export const draftPlace: InjectionKey<() => string> = Symbol('where drafts belong')

/** Everything below belongs to this board of this campaign: drafts of others are none of its. */
export function provideDraftPlace(of: () => string): void {
  dropOldDrafts(Date.now())
  provide(draftPlace, of)
}

/**
 * A form over something saved. Whatever anybody else does meanwhile, a field that was typed in keeps its text; the others
 * follow what is saved. After a reload a text is laid over the words that it was written over, never over newer ones.
 * @param name of the form: the same for the same thing to be written, and for nothing else on this board
 */
export function useDraft<Form extends object>(name: MaybeRefOrGetter<string>, saved: () => Form): Draft<Form> {
  const place = hasInjectionContext() ? inject(draftPlace, null) : null
  const key = computed(() => (place ? `${place()}/${toValue(name)}` : null))
  const typed = shallowRef<Partial<Form>>({})
  watch(key, now => (typed.value = now === null ? {} : laidOver(keptFields(now), saved())), {
    immediate: true,
    flush: 'sync'
  })
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
      else if (key.value !== null) keepFields(key.value, writtenOver(now, stands))
    },
    { immediate: true, flush: 'sync' }
  )

  return {
    form,
    changed: computed(() => Object.keys(typed.value).length > 0),
    forget: () => (typed.value = {})
  }
}

function writtenOver<Form extends object>(typed: Partial<Form>, stands: Form): Fields {
  return Object.fromEntries(
    Object.entries(typed).map(([field, value]) => [field, { over: stands[field as keyof Form], value }])
  )
}

function laidOver<Form extends object>(kept: Fields, stands: Form): Partial<Form> {
  const fits = Object.entries(kept).filter(
    ([field, { over }]) => field in stands && same(over, stands[field as keyof Form])
  )
  return Object.fromEntries(fits.map(([field, { value }]) => [field, value])) as Partial<Form>
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
