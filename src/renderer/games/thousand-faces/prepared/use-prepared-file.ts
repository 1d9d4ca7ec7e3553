import { onBeforeUnmount, onMounted, ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import type { KeptIds } from '#rules/thousand-faces/prepared-foes/changes'
import type { PreparedThing, PreparedEncounter, PreparedFoe } from '#rules/thousand-faces/prepared-foes/library'
import type { PreparedList } from '#shared/contract'
import { useAsk } from '@/features/commands/use-host-reply'
import { cleanPrepared } from './prepared-list'

export type PreparedFoeOrEncounter = PreparedFoe | PreparedEncounter

export interface PreparedFile {
  /** Everything that is prepared, as this page has it; words typed a moment ago are included. */
  readonly list: ShallowRef<PreparedList>
  /** The list was requested once. */
  readonly loaded: Readonly<Ref<boolean>>
  read(): Promise<void>
  /** @returns the ids, or null where nothing was stored */
  keep(things: readonly (readonly [id: string | null, thing: PreparedFoeOrEncounter])[]): Promise<KeptIds | null>
  /** Shown at once, stored a moment after the last letter. */
  change(id: string, thing: PreparedFoeOrEncounter): void
  /** Resolves when all typed words are stored. */
  flush(): Promise<void>
}

/** The delay from the last letter to storing, in milliseconds. */
const pauseMs = 400

export const isFoe = (thing: PreparedFoeOrEncounter): thing is PreparedFoe => 'kind' in thing

/** The prepared foes and encounters of this machine, as long as this component lives. */
export function usePreparedFile(): PreparedFile {
  const { ask } = useAsk()
  const list = shallowRef<PreparedList>({ foes: [], encounters: [], aside: null })
  const loaded = ref(false)

  async function keep(things: Parameters<PreparedFile['keep']>[0]): Promise<KeptIds | null> {
    const all = things.map(([id, thing]) => ({ id, thing: cleanPrepared(thing) }))
    const foes = all.flatMap(({ id, thing }) => (isFoe(thing) ? [{ id, thing }] : []))
    const encounters = all.flatMap(({ id, thing }) => (isFoe(thing) ? [] : [{ id, thing }]))
    const answer = await ask<'keep-prepared-foes'>({ ask: 'keep-prepared-foes', foes, encounters })
    return answer.ok ? answer.value : null
  }

  const typed = useTyped(sent => keep(sent).then(kept => kept !== null))

  async function read(): Promise<void> {
    const answer = await ask<'list-prepared-foes'>({ ask: 'list-prepared-foes' })
    loaded.value = true
    if (answer.ok) list.value = answer.value
    for (const [id, thing] of typed.waiting) list.value = withThing(list.value, id, thing)
  }

  onMounted(read)
  onBeforeUnmount(() => void typed.flush())
  return {
    list,
    loaded,
    read,
    keep,
    change(id, thing) {
      list.value = withThing(list.value, id, thing)
      typed.add(id, thing)
    },
    flush: typed.flush
  }
}

/** Typed words that are not stored yet. A failed attempt is repeated with the next letter, and at the end. */
function useTyped(keep: (sent: readonly (readonly [string, PreparedFoeOrEncounter])[]) => Promise<boolean>) {
  const waiting = new Map<string, PreparedFoeOrEncounter>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving = Promise.resolve()

  async function save(): Promise<void> {
    const sent = [...waiting]
    if (sent.length === 0) return
    waiting.clear()
    if (!(await keep(sent))) for (const [id, thing] of sent) if (!waiting.has(id)) waiting.set(id, thing)
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    saving = saving.then(save)
    return saving
  }

  function add(id: string, thing: PreparedFoeOrEncounter): void {
    waiting.set(id, thing)
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), pauseMs)
  }

  return { waiting, add, flush }
}

function withThing(list: PreparedList, id: string, thing: PreparedFoeOrEncounter): PreparedList {
  const laid = <Kind extends PreparedFoeOrEncounter>(
    things: readonly PreparedThing<Kind>[]
  ): readonly PreparedThing<Kind>[] =>
    things.map(each => (each.id === id ? { ...each, changedAt: Date.now(), thing: thing as Kind } : each))
  return { ...list, foes: laid(list.foes), encounters: laid(list.encounters) }
}
