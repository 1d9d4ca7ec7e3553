import {
  computed,
  getCurrentInstance,
  hasInjectionContext,
  inject,
  onScopeDispose,
  provide,
  reactive,
  shallowRef,
  toValue,
  watch,
  type ComponentInternalInstance,
  type ComputedRef,
  type InjectionKey,
  type MaybeRefOrGetter,
  type Ref,
  type WritableComputedRef
} from 'vue'
import { dropOldDrafts, keepFields, keptFields, type Fields } from './draft-store'
import { carries, isJustDone, watchAnswers } from './sent-words'

// Typed text survives every event: a new frame, a reload of the page, a crash of the app.
// A form that knows its saved values uses `useDraft`. Every other field uses `useKeptText`, as `TextField` and similar fields do.
// A draft ends when the host has accepted its text (sent-words.ts), when the user reverts it, or after a month.

/** Typed text, until it is saved. */
export interface Draft<Form extends object> {
  /** The present value of every field: the typed one, or else the saved one. */
  readonly form: { -readonly [Field in keyof Form]: Form[Field] }
  /** A typed value is not saved yet. */
  readonly changed: ComputedRef<boolean>
  /** Restores the saved values. */
  forget(): void
  /** The typed values go to the host. The form is free for the next text, and gets these values back after a refusal. */
  send(): void
}

/** The storage key prefix of the drafts below. Each page adds its campaign and its seat, and parts of a page add more. */
export const draftScope: InjectionKey<() => string> = Symbol('storage scope of drafts')

/** All drafts below belong to this page, board or seat, and are separate from those of others. */
export function provideDraftScope(of: () => string): void {
  dropOldDrafts(Date.now())
  const around = inject(draftScope, null)
  provide(draftScope, around ? () => `${around()}/${of()}` : of)
}

/** The key prefix of the drafts made here. Without one a draft would be lost silently, which a test or a developer must notice. */
function scopeHere(name: string): (() => string) | null {
  const scope = hasInjectionContext() ? inject(draftScope, null) : null
  if (!scope && !import.meta.env.PROD)
    throw new Error(`the draft "${name}" has no storage scope: call provideDraftScope in a component above it`)
  return scope
}

/** Number of writes to any form of `useDraft`. */
let written = 0

/**
 * A form over saved values. A typed field keeps its text whatever others change; the other fields follow the saved values.
 * After a reload a typed text replaces only the saved text that it was typed over, never a newer one.
 * @param name the key of the form, unique for its subject on this board
 */
export function useDraft<Form extends object>(name: MaybeRefOrGetter<string>, saved: () => Form): Draft<Form> {
  const scope = scopeHere(toValue(name))
  const key = computed(() => (scope ? `${scope()}/${toValue(name)}` : null))
  const typed = shallowRef<Partial<Form>>({})
  watch(
    key,
    now => (typed.value = now === null ? {} : laidOver({ ...keptFields(now), ...keptFields(sentKey(now)) }, saved())),
    {
      immediate: true,
      flush: 'sync'
    }
  )
  const form = reactive({}) as Draft<Form>['form']
  for (const field of Object.keys(saved()) as (keyof Form & string)[])
    Object.defineProperty(form, field, {
      enumerable: true,
      get: () => (field in typed.value ? typed.value[field] : saved()[field]),
      set: (value: Form[typeof field]) => {
        written++
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

  /** Sent values without an answer. */
  let onItsWay: { readonly key: string | null; readonly fields: Partial<Form> } | null = null
  onScopeDispose(
    watchAnswers((sentTexts, done) => {
      if (onItsWay && carries(sentTexts, wordsIn(onItsWay.fields))) {
        if (onItsWay.key !== null) keepFields(sentKey(onItsWay.key), {})
        if (!done && onItsWay.key === key.value) typed.value = { ...onItsWay.fields, ...typed.value }
        onItsWay = null
      }
      if (!done) return
      // The next snapshot brings the saved values; a field for a new thing has none.
      const stands = saved()
      const left = Object.entries(typed.value).filter(
        ([field, value]) => stands[field as keyof Form] !== '' || !carries(sentTexts, [value])
      )
      if (left.length < Object.keys(typed.value).length) typed.value = Object.fromEntries(left) as Partial<Form>
    })
  )

  return {
    form,
    changed: computed(() => Object.keys(typed.value).length > 0),
    forget: () => (typed.value = {}),
    send() {
      if (wordsIn(typed.value).length === 0) return
      onItsWay = { key: key.value, fields: typed.value }
      if (key.value !== null) {
        keepFields(sentKey(key.value), writtenOver(typed.value, saved()))
        unsent.set(sentKey(key.value), wordsIn(typed.value))
      }
      typed.value = {}
    }
  }
}

/** The key under which sent text is kept until its answer. */
const sentKey = (key: string): string => `${key} (sent)`

function wordsIn(fields: object): readonly string[] {
  return Object.values(fields).filter((value): value is string => typeof value === 'string' && value.trim() !== '')
}

/**
 * Keeps the typed text of one field until the host has accepted it, or the user reverts it. The owner may store the text anywhere.
 * A text that its owner keeps with `useDraft` is left to `useDraft`.
 * @param text the owner's text @param name the key of the field, unique below this prefix
 * @returns the text that the field shows and writes
 */
export function useKeptText(text: Ref<string>, name: MaybeRefOrGetter<string>): WritableComputedRef<string> {
  const scope = scopeHere(toValue(name))
  const key = computed(() => (scope ? `${scope()}/${toValue(name)}` : null))
  /** The texts of the field before typing, or sent since. The draft replaces only these when the field is shown again. */
  let over: readonly string[] = []
  /** The typed text that has not reached the host; null without one. */
  const ours = shallowRef<string | null>(null)
  /** The text that the owner removed from the field, most likely to send it. */
  let taken: string | null = null
  /** The text that the host refused last: a user who empties the field before the answer gets it back. */
  let refused: string | null = null

  function begin(now: string | null): void {
    const stands = text.value
    const kept = now === null ? undefined : (keptFields(now)['text'] ?? keptFields(sentKey(now))['text'])
    const fits = kept && typeof kept.value === 'string' && isAmong(kept.over, stands)
    over = fits ? (kept.over as readonly string[]) : [stands]
    // The owner kept the typed text while the field was away; a new page begins with the older text again.
    if (kept?.value === stands && Array.isArray(kept.over))
      over = [...(kept.over as readonly string[]).slice(0, mostOver - 1), stands]
    ours.value = fits ? (kept.value as string) : null
    if (ours.value !== null) text.value = ours.value
    if (fits) keep()
  }

  function keep(): void {
    if (key.value !== null) keepWords(key.value, ours.value === null ? null : { over, value: ours.value })
  }

  /** Keeps the text that the owner removed to send, until its answer. */
  function take(words: string): void {
    taken = words
    if (key.value !== null) keepWords(sentKey(key.value), { over, value: words })
  }

  watch(
    key,
    (now, before) => {
      // A different seat or foe has a separate text.
      if (before !== undefined && ours.value !== null) {
        ours.value = null
        text.value = over[0] ?? ''
      }
      begin(now)
    },
    { immediate: true, flush: 'sync' }
  )
  // A text that the owner sets is also the user's choice: a pressed suggestion, or an empty field.
  watch(
    text,
    now => {
      const words = ours.value
      if (now === words) return
      if (words === null) over = [now, ...over.filter(each => each !== now)].slice(0, mostOver)
      else if (!over.includes(now)) ours.value = now
      else if (words === refused) return void (text.value = words)
      else {
        // The command carries other words than were typed, for example for a clock: its owner knows that it was accepted.
        if (!isJustDone()) take(words)
        ours.value = null
      }
      keep()
    },
    { flush: 'sync' }
  )
  onScopeDispose(
    watchAnswers((sentTexts, done) => {
      if (taken !== null && (done || carries(sentTexts, [taken]))) {
        // Refused: the text is restored, unless the user types another one.
        if (!done && ours.value === null) typed.value = taken
        else if (!done) return
        if (key.value !== null) keepWords(sentKey(key.value), null)
        // The accepted request may be a different one, and the request with this text may be refused later.
        if (!done || carries(sentTexts, [taken])) taken = null
      }
      const words = ours.value
      if (words === null || !carries(sentTexts, [words])) return
      if (!done) return void (refused = words)
      ours.value = null
      over = [...new Set([words, words.trim(), ...over])].slice(0, mostOver)
      keep()
    })
  )

  const typed = computed({
    get: () => ours.value ?? text.value,
    set(value) {
      const before = written
      refused = null
      ours.value = over.includes(value) ? null : value
      text.value = value
      // The owner has its own draft, which would otherwise be restored beside this one.
      if (written !== before) ours.value = null
      keep()
    }
  })
  return typed
}

/** Typed text on this page that has not reached the host, by the key of its draft. Includes removed fields and forms. */
const unsent = new Map<string, readonly string[]>()
watchAnswers((sentTexts, done) => {
  if (!done) return
  for (const [key, words] of unsent) if (carries(sentTexts, words)) keepWords(key, null)
})

function keepWords(key: string, draft: { readonly over: readonly string[]; readonly value: string } | null): void {
  keepFields(key, draft ? { text: draft } : {})
  if (draft) unsent.set(key, [draft.value])
  else unsent.delete(key)
}

/** Number of remembered earlier texts that a draft may replace. */
const mostOver = 8

function isAmong(over: unknown, stands: string): boolean {
  return Array.isArray(over) && over.includes(stands)
}

/** The name of a field's draft: its initial label, and the component of its template, with the keys of both. */
export function draftNameOf(label: string): string {
  const field = getCurrentInstance()
  const owner = ownerOf(field)
  const names = [owner?.type.__name, owner?.vnode.key, field?.vnode.key, label]
  return names.filter(name => typeof name === 'string' || typeof name === 'number').join(' ')
}

/** The component of the template; the parent component may be the one that received the slot. */
function ownerOf(field: ComponentInternalInstance | null): ComponentInternalInstance | null {
  const vnode = field?.vnode as { readonly ctx?: ComponentInternalInstance | null } | undefined
  return vnode?.ctx ?? field?.parent ?? null
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
