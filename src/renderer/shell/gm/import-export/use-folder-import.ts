import { ref, shallowRef } from 'vue'
import type { FolderFile } from '#rules/book/folder/folder'
import type { FolderPlan } from '#rules/book/folder/plan'
import { useAsk } from '../use-ask'
import { useCampaign } from '../use-campaign'
import { UnreadableFolder } from './zip'

const another = 'Choose another one'

/** A folder of notes that is read first and taken in then. */
export function useFolderImport() {
  const { ask, refuse } = useAsk()
  const { command } = useCampaign()
  /** What would change; null until a folder was read. */
  const plan = shallowRef<FolderPlan | null>(null)
  const busy = ref(false)

  async function read(from: () => Promise<readonly FolderFile[]>): Promise<void> {
    plan.value = null
    try {
      const files = await from()
      if (files.length === 0)
        return refuse({ message: 'There is no note in it: no file whose name ends in .md', remedy: another })
      const answer = await ask<'plan-book'>({ ask: 'plan-book', files })
      if (answer.ok) plan.value = answer.value
    } catch (reason) {
      refuse(reason instanceof UnreadableFolder ? reason : { message: 'The folder could not be read', remedy: another })
    }
  }

  /** @returns whether it was done */
  async function takeIn(): Promise<boolean> {
    if (!plan.value || busy.value) return false
    busy.value = true
    const answer = await command({ type: 'import-things', things: [...plan.value.things] })
    busy.value = false
    return answer.ok
  }

  return { plan, read, takeIn }
}
