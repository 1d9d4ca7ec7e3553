import { computed, onScopeDispose, ref, shallowRef } from 'vue'
import type { FolderRemark } from '#rules/book/folder/collect'
import type { FolderFile } from '#rules/book/folder/folder'
import { mostTakenIn } from '#rules/book/folder/limits'
import type { FolderPlan } from '#rules/book/folder/plan'
import { bridge } from '../../bridge/bridge'
import { refusalSpotAround } from '../refusals/refusal-spot'
import { useGm } from '../../dashboard/store'
import { useAsk } from '../commands/use-ask'
import { useCampaign } from '../../dashboard/use-campaign'
import { partsOf, readParts, UnreadableFolder, type FolderPart, type FoundNote } from './found-notes'

const another = 'Choose another one'
/** How often the page asks how far the host is. */
const followEveryMs = 200
/** The part of the bar that is reading the files; the rest is the host's. */
const filesShare = 0.3
/** So many letters are read by the host in less than a blink. */
const longEnough = 50_000

/** A folder of notes: what lies in it is told first, then it is read, then taken in. */
export function useFolderImport() {
  const gm = useGm()
  const spot = refusalSpotAround()
  const { ask, refuse } = useAsk()
  const { command } = useCampaign()
  const parts = shallowRef<readonly FolderPart[]>([])
  const chosen = ref<readonly number[]>([])
  /** What would change; null until a folder was read. */
  const plan = shallowRef<FolderPlan | null>(null)
  const busy = ref(false)
  /** How much is read, between 0 and 1; null while nothing is. */
  const progress = ref<number | null>(null)
  let reading = new AbortController()
  /** What the host reads now, by the id that this page gave it. */
  let atHost: string | null = null
  onScopeDispose(() => cancel())

  const cost = computed(() => chosen.value.reduce((sum, nth) => sum + (parts.value[nth]?.cost ?? 0), 0))
  const fits = computed(() => cost.value > 0 && cost.value <= mostTakenIn)

  /** Finds what can be taken in; where all of it fits into one step, it is read at once. */
  async function find(from: () => Promise<readonly FoundNote[]> | readonly FoundNote[]): Promise<void> {
    cancel()
    plan.value = null
    parts.value = []
    try {
      const notes = await from()
      if (notes.length === 0)
        return refuse({ message: 'There is no note in it: no file whose name ends in .md', remedy: another })
      parts.value = partsOf(notes)
      chosen.value = firstThatFit(parts.value)
      if (chosen.value.length === parts.value.length) await read()
    } catch (reason) {
      refuse(reason instanceof UnreadableFolder ? reason : { message: 'The folder could not be read', remedy: another })
    }
  }

  /** Reads the chosen parts. */
  async function read(): Promise<void> {
    cancel()
    plan.value = null
    const { signal } = (reading = new AbortController())
    const notes = chosen.value.flatMap(nth => parts.value[nth]?.notes ?? [])
    progress.value = 0
    try {
      const made = await planOf(notes, signal)
      if (made && !signal.aborted) plan.value = made
    } finally {
      if (!signal.aborted) progress.value = null
    }
  }

  /** Null where it was called off or refused. */
  async function planOf(notes: readonly FoundNote[], signal: AbortSignal): Promise<FolderPlan | null> {
    const id = crypto.randomUUID()
    const remarks: FolderRemark[] = []
    let last: readonly FolderFile[] = []
    for await (const { files, remarks: told, share } of readParts(notes)) {
      if (signal.aborted) return null
      remarks.push(...told)
      progress.value = filesShare * share
      if (files.length === 0) continue
      if (last.length > 0) {
        atHost = id
        const brought = await ask<'bring-notes'>({ ask: 'bring-notes', reading: id, files: last })
        if (!brought.ok) return null
      }
      last = files
    }
    if (signal.aborted) return null
    if (last.length === 0) return { things: [], added: [], changed: [], same: 0, remarks }
    // What is read before anybody sees a bar need not be called off.
    if (last.reduce((sum, { text }) => sum + text.length, 0) > longEnough) atHost = id
    const endFollowing = atHost === null ? () => undefined : follow(atHost, signal)
    const at = spot()
    const answer = await bridge()
      .ask<'plan-book'>({ ask: 'plan-book', files: last, ...(atHost === null ? {} : { reading: atHost }) })
      .finally(endFollowing)
    if (signal.aborted) return null
    atHost = null
    if (!answer.ok) {
      gm.said = { at, denial: answer.error }
      return null
    }
    const made = { ...answer.value, remarks: [...remarks, ...answer.value.remarks] }
    if (new TextEncoder().encode(JSON.stringify(made.things)).length <= mostTakenIn) return made
    refuse({
      message: 'That is too much for one step',
      remedy: 'Choose fewer parts, and take in the others afterwards'
    })
    return null
  }

  function follow(id: string, signal: AbortSignal): () => void {
    const timer = setInterval(async () => {
      const answer = await bridge().ask<'follow-reading'>({ ask: 'follow-reading', reading: id })
      if (answer.ok && progress.value !== null && !signal.aborted)
        progress.value = Math.max(progress.value, filesShare + (1 - filesShare) * answer.value.share)
    }, followEveryMs)
    return () => clearInterval(timer)
  }

  function cancel(): void {
    reading.abort()
    progress.value = null
    if (atHost !== null) void bridge().ask<'cancel-reading'>({ ask: 'cancel-reading', reading: atHost })
    atHost = null
  }

  /** @returns whether it was done */
  async function takeIn(): Promise<boolean> {
    if (!plan.value || busy.value) return false
    busy.value = true
    const answer = await command({ type: 'import-things', things: [...plan.value.things] })
    busy.value = false
    return answer.ok
  }

  return { parts, chosen, cost, fits, plan, progress, find, read, cancel, takeIn }
}

/** The parts from the first on that fit into one step together. */
function firstThatFit(parts: readonly FolderPart[]): readonly number[] {
  let cost = 0
  return [...parts.keys()].filter(nth => {
    const more = cost + (parts[nth]?.cost ?? 0)
    if (more > mostTakenIn) return false
    cost = more
    return true
  })
}
