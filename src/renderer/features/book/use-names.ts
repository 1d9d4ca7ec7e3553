import { nextTick, ref, shallowRef, type Ref } from 'vue'
import type { ThingLine } from '#rules/book/search'
import { useGm } from '../../dashboard/store'

/** Names of the book that begin with the text after an @. */
export interface Names {
  readonly names: Ref<readonly ThingLine[]>
  /** The index of the name that Tab inserts. */
  readonly at: Ref<number>
  suggest(): Promise<void>
  take(name: string): void
}

const any = { kind: null, knownTo: null, standing: null } as const

/** Searches names while they are typed into a field. */
export function useNames(text: Ref<string>, field: Readonly<Ref<HTMLTextAreaElement | null>>): Names {
  const gm = useGm()
  const names = shallowRef<readonly ThingLine[]>([])
  const at = ref(0)

  /**
   * The typed part of a name, up to the caret; null when no name is being typed. Read from the field, not from the model.
   * After a letter from a script (useHeldKeys) the model follows one tick later, and would miss that letter.
   */
  function typedName(): string | null {
    const { value = '', selectionStart = 0 } = field.value ?? {}
    const before = value.slice(0, selectionStart)
    return /(?:^|[^\p{L}\p{N}])@([^@\n"]{1,40})$/u.exec(before)?.[1] ?? null
  }

  async function suggest(): Promise<void> {
    const query = typedName()
    if (query === null) return void (names.value = [])
    const answer = await gm.ask<'find-in-book'>(
      { ask: 'find-in-book', query, filter: any, count: 6, only: 'things' },
      'find-in-book'
    )
    if (!answer.ok || typedName() !== query) return
    const typed = query.toLowerCase()
    names.value = answer.value.things.filter(each => each.name.toLowerCase().includes(typed) && each.name !== query)
    at.value = 0
  }

  function take(name: string): void {
    const caret = field.value?.selectionStart ?? 0
    const start = text.value.lastIndexOf('@', caret - 1)
    text.value = `${text.value.slice(0, start)}@${name} ${text.value.slice(caret)}`
    names.value = []
    void nextTick(() => field.value?.setSelectionRange(start + name.length + 2, start + name.length + 2))
  }

  return { names, at, suggest, take }
}
