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

// Words that are being typed survive whatever happens: another frame, a reload of the page, a crash of the app.
// A form that knows what is saved uses `useDraft`. Every other field keeps its own words (`useKeptText`), as `TextField` and its like do by themselves.
// Words go when the host has taken an ask that carries them (sent-words.ts), when the user takes them back, or after a month.

/** What somebody is writing, until it is saved. */
export interface Draft<Form extends object> {
  /** Every field as it stands here: what was typed, or else what is saved. */
  readonly form: { -readonly [Field in keyof Form]: Form[Field] }
  /** Something was typed that is not saved. */
  readonly changed: ComputedRef<boolean>
  /** Back to what is saved. */
  forget(): void
  /** What was typed is on its way to the host: the form is free for the next words, and has these again if they are refused. */
  send(): void
}

/** Where the drafts of everything below are kept: each page names its campaign and its seat, and parts of a page add to that. */
export const draftPlace: InjectionKey<() => string> = Symbol('where drafts belong')

/** Everything below belongs to this page, board or seat: drafts of others are none of its. */
export function provideDraftPlace(of: () => string): void {
  dropOldDrafts(Date.now())
  const around = inject(draftPlace, null)
  provide(draftPlace, around ? () => `${around()}/${of()}` : of)
}

/** The place of the drafts made here. A draft without one would be lost without a word, which a test or a developer must notice. */
function placeHere(name: string): (() => string) | null {
  const place = hasInjectionContext() ? inject(draftPlace, null) : null
  if (!place && !import.meta.env.PROD)
    throw new Error(`the draft "${name}" has no place to live: call provideDraftPlace in a component above it`)
  return place
}

/** How many times a form of `useDraft` was written to. */
let written = 0

/**
 * A form over something saved. Whatever anybody else does meanwhile, a field that was typed in keeps its text; the others
 * follow what is saved. After a reload a text is laid over the words that it was written over, never over newer ones.
 * @param name of the form: the same for the same thing to be written, and for nothing else on this board
 */
export function useDraft<Form extends object>(name: MaybeRefOrGetter<string>, saved: () => Form): Draft<Form> {
  const place = placeHere(toValue(name))
  const key = computed(() => (place ? `${place()}/${toValue(name)}` : null))
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

  /** What was sent and is not answered yet. */
  let onItsWay: { readonly key: string | null; readonly fields: Partial<Form> } | null = null
  onScopeDispose(
    watchAnswers((said, done) => {
      if (onItsWay && carries(said, wordsIn(onItsWay.fields))) {
        if (onItsWay.key !== null) keepFields(sentKey(onItsWay.key), {})
        if (!done && onItsWay.key === key.value) typed.value = { ...onItsWay.fields, ...typed.value }
        onItsWay = null
      }
      if (!done) return
      // What is saved follows in the next picture; a field for something new has nothing to follow.
      const stands = saved()
      const left = Object.entries(typed.value).filter(
        ([field, value]) => stands[field as keyof Form] !== '' || !carries(said, [value])
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

/** Under which words that were sent are kept until they are answered. */
const sentKey = (key: string): string => `${key} (sent)`

function wordsIn(fields: object): readonly string[] {
  return Object.values(fields).filter((value): value is string => typeof value === 'string' && value.trim() !== '')
}

/**
 * Keeps what is typed into one field, wherever its owner holds it: until the host has taken an ask that carries the words, or the
 * user has taken them back. Words that the owner keeps by `useDraft` are left to it.
 * @param text as its owner holds it @param name the same for the same field, and for no other in this place
 * @returns what the field shows and writes to
 */
export function useKeptText(text: Ref<string>, name: MaybeRefOrGetter<string>): WritableComputedRef<string> {
  const place = placeHere(toValue(name))
  const key = computed(() => (place ? `${place()}/${toValue(name)}` : null))
  /** What stood in the field before anything was typed, or was sent since: over these the draft is laid when the field comes back. */
  let over: readonly string[] = []
  /** What was typed and has not reached the host; null while there is none. */
  const ours = shallowRef<string | null>(null)
  /** What its owner took out of the field, most likely to send it. */
  let taken: string | null = null
  /** What the host refused last while it stood here: whoever empties the field before the answer is read gets it back. */
  let refused: string | null = null

  function begin(now: string | null): void {
    const stands = text.value
    const kept = now === null ? undefined : (keptFields(now)['text'] ?? keptFields(sentKey(now))['text'])
    const fits = kept && typeof kept.value === 'string' && isAmong(kept.over, stands)
    over = fits ? (kept.over as readonly string[]) : [stands]
    ours.value = fits ? (kept.value as string) : null
    if (ours.value !== null) text.value = ours.value
    if (fits) keep()
  }

  function keep(): void {
    if (key.value !== null) keepWords(key.value, ours.value === null ? null : { over, value: ours.value })
  }

  /** Words that its owner took to send, and has not heard of. */
  function take(words: string): void {
    taken = words
    if (key.value !== null) keepWords(sentKey(key.value), { over, value: words })
  }

  watch(
    key,
    (now, before) => {
      // Another seat, another foe: its words are its own.
      if (before !== undefined && ours.value !== null) {
        ours.value = null
        text.value = over[0] ?? ''
      }
      begin(now)
    },
    { immediate: true, flush: 'sync' }
  )
  // What its owner puts there is the user's choice as well: a suggestion that was pressed, or an empty field for the next words.
  watch(
    text,
    now => {
      const words = ours.value
      if (now === words) return
      if (words === null) over = [now, ...over.filter(each => each !== now)].slice(0, mostOver)
      else if (!over.includes(now)) ours.value = now
      else if (words === refused) return void (text.value = words)
      else {
        // Said by other words than were typed, a clock for one: its owner knows that it was taken.
        if (!isJustDone()) take(words)
        ours.value = null
      }
      keep()
    },
    { flush: 'sync' }
  )
  onScopeDispose(
    watchAnswers((said, done) => {
      if (taken !== null && (done || carries(said, [taken]))) {
        // Refused: the words are there again, unless others are being typed.
        if (!done && ours.value === null) typed.value = taken
        else if (!done) return
        if (key.value !== null) keepWords(sentKey(key.value), null)
        // What was done may have been another ask, and the one with these words be refused after it.
        if (!done || carries(said, [taken])) taken = null
      }
      const words = ours.value
      if (words === null || !carries(said, [words])) return
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
      // Its owner has a draft of its own, which would come back beside this one.
      if (written !== before) ours.value = null
      keep()
    }
  })
  return typed
}

/** Words that were typed on this page and have not reached the host, by the key of their draft; also of fields and forms that are gone. */
const unsent = new Map<string, readonly string[]>()
watchAnswers((said, done) => {
  if (!done) return
  for (const [key, words] of unsent) if (carries(said, words)) keepWords(key, null)
})

function keepWords(key: string, draft: { readonly over: readonly string[]; readonly value: string } | null): void {
  keepFields(key, draft ? { text: draft } : {})
  if (draft) unsent.set(key, [draft.value])
  else unsent.delete(key)
}

/** How many earlier words are remembered that a draft may be laid over. */
const mostOver = 8

function isAmong(over: unknown, stands: string): boolean {
  return Array.isArray(over) && over.includes(stands)
}

/** The name of a field's draft: its label at first, and the component whose template it stands in, with the keys of both. */
export function draftNameOf(label: string): string {
  const field = getCurrentInstance()
  const owner = ownerOf(field)
  const names = [owner?.type.__name, owner?.vnode.key, field?.vnode.key, label]
  return names.filter(name => typeof name === 'string' || typeof name === 'number').join(' ')
}

/** Whose template a component stands in: its parent may be what a slot was given to. */
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
