import { computed, onScopeDispose, ref, shallowRef } from 'vue'
import type { FolderRemark } from '#rules/book/folder/collect'
import type { FolderFile } from '#rules/book/folder/folder'
import { mostTakenIn } from '#rules/book/folder/limits'
import type { FolderPlan } from '#rules/book/folder/plan'
import { bridge } from '@/bridge/bridge'
import { refusalSpotAround } from '@/features/refusals/refusal-spot'
import { useGm } from '@/dashboard/store'
import { useAsk } from '@/features/commands/use-host-reply'
import { useCampaign } from '@/dashboard/use-campaign'
import { partsOf, readParts, UnreadableFolder, type FolderPart, type FoundNote } from './found-notes'

const another = 'Choose another one'
/** Milliseconds between two requests for the host's progress. */
const followEveryMs = 200
/** The share of the progress bar for reading the files; the rest is for the host. */
const filesShare = 0.3
/** The host reads so many letters without a noticeable delay. */
const longEnough = 50_000

/** Import of a folder of notes: it lists the content, then reads it, then imports it. */
export function useFolderImport() {
  const gm = useGm()
  const spot = refusalSpotAround()
  const { ask, refuse } = useAsk()
  const { command } = useCampaign()
  const parts = shallowRef<readonly FolderPart[]>([])
  const chosen = ref<readonly number[]>([])
  /** The changes of the import; null until a folder was read. */
  const plan = shallowRef<FolderPlan | null>(null)
  const busy = ref(false)
  /** The progress of reading, 0…1; null when nothing is being read. */
  const progress = ref<number | null>(null)
  let reading = new AbortController()
  /** The id, given by this page, of the data that the host reads now. */
  let atHost: string | null = null
  onScopeDispose(() => cancel())

  const cost = computed(() => chosen.value.reduce((sum, nth) => sum + (parts.value[nth]?.cost ?? 0), 0))
  const fits = computed(() => cost.value > 0 && cost.value <= mostTakenIn)

  /** Lists the importable notes; if all fit into one step, reads them at once. */
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

  /** Null after a cancellation or a refusal. */
  async function planOf(notes: readonly FoundNote[], signal: AbortSignal): Promise<FolderPlan | null> {
    const id = crypto.randomUUID()
    const remarks: FolderRemark[] = []
    let last: readonly FolderFile[] = []
    for await (const { files, remarks: newRemarks, share } of readParts(notes)) {
      if (signal.aborted) return null
      remarks.push(...newRemarks)
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
    // A short read, without a visible progress bar, needs no cancellation.
    if (last.reduce((sum, { text }) => sum + text.length, 0) > longEnough) atHost = id
    const endFollowing = atHost === null ? () => undefined : follow(atHost, signal)
    const at = spot()
    const answer = await bridge()
      .ask<'plan-book'>({ ask: 'plan-book', files: last, ...(atHost === null ? {} : { reading: atHost }) })
      .finally(endFollowing)
    if (signal.aborted) return null
    atHost = null
    if (!answer.ok) {
      gm.lastDenial = { at, denial: answer.error }
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

  /** @returns whether the import succeeded */
  async function takeIn(): Promise<boolean> {
    if (!plan.value || busy.value) return false
    busy.value = true
    const answer = await command({ type: 'import-things', things: [...plan.value.things] })
    busy.value = false
    return answer.ok
  }

  return { parts, chosen, cost, fits, plan, progress, find, read, cancel, takeIn }
}

/** The first parts that fit together into one step. */
function firstThatFit(parts: readonly FolderPart[]): readonly number[] {
  let cost = 0
  return [...parts.keys()].filter(nth => {
    const more = cost + (parts[nth]?.cost ?? 0)
    if (more > mostTakenIn) return false
    cost = more
    return true
  })
}
