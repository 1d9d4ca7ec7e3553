import { inject, onScopeDispose, provide, watch, type InjectionKey, type Ref } from 'vue'

// Words that are being typed survive whatever happens to the page: another frame, a reload, a crash. They are kept on
// this machine under a key, together with what the field held when the typing began: over newer words an old draft is
// not laid again.

interface Draft<Value> {
  readonly base: string
  readonly value: Value
}

const prefix = 'draft '
const place: InjectionKey<() => string> = Symbol('where drafts belong')

/** Everything below belongs to this board of this campaign: drafts of others are none of its. */
export function provideDraftPlace(of: () => string): void {
  provide(place, of)
}

/** What was typed here and not sent yet, or null. @param base what the field holds without it */
export function readDraft<Value>(key: string, base: string): Value | null {
  try {
    const kept = JSON.parse(localStorage.getItem(prefix + key) ?? 'null') as Draft<Value> | null
    return kept?.base === base ? kept.value : null
  } catch {
    return null
  }
}

/** A full or forbidden store costs the draft, never the field. */
export function keepDraft<Value>(key: string, draft: Draft<Value> | null): void {
  try {
    if (draft) localStorage.setItem(prefix + key, JSON.stringify(draft))
    else localStorage.removeItem(prefix + key)
  } catch {
    /* Nothing to be done here. */
  }
}

/**
 * Keeps what a field holds while it differs from `base`, and fills it again after a reload. Only below `provideDraftPlace`.
 * @param name of the field, unique on its board
 */
export function useFieldDraft<Value>(name: string, field: Ref<Value>, base: () => string): void {
  const of = inject(place, null)
  if (!of) return
  const key = `${of()} ${name}`
  const kept = readDraft<Value>(key, base())
  if (kept !== null) field.value = kept
  const stop = watch(
    field,
    value => {
      const said = typeof value === 'string' ? value : JSON.stringify(value)
      keepDraft(key, said === base() ? null : { base: base(), value })
    },
    { deep: true, flush: 'sync' }
  )
  onScopeDispose(stop)
}
