import { ref, toValue, type MaybeRefOrGetter } from 'vue'
import { arePapersWhole, fileNameOf } from '@/ui/paper/printed'
import { bridge } from '@/bridge/bridge'
import { refusalSpotAround } from '@/features/refusals/refusal-spot'
import { useGm } from '@/dashboard/store'

/** Saves the print as a PDF in a file that the user chooses (PG7). Only under Electron: a browser has its own print dialog for that. */
export function useSavePdf(name: MaybeRefOrGetter<string>) {
  const gm = useGm()
  const spot = refusalSpotAround()
  const saving = ref(false)

  async function savePdf(): Promise<void> {
    const save = bridge().savePdf
    if (!save || saving.value) return
    saving.value = true
    if (!(await arePapersWhole())) return void (saving.value = false)
    gm.lastDenial = null
    const at = spot()
    const answer = await save(fileNameOf(toValue(name)))
    saving.value = false
    if (!answer.ok) gm.lastDenial = { at, denial: answer.error }
    else if (answer.value) gm.announce(`Saved: ${answer.value}`)
  }

  return { canSave: bridge().savePdf !== undefined, saving, savePdf }
}
