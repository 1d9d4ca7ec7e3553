import { computed, type ComputedRef } from 'vue'
import type { ActRange, Frame } from '#rules/campaign/types'
import { counted } from '#rules/core/text'
import { useActions } from '@/features/actions/actions'
import { useGm } from '@/dashboard/store'
import { useCampaign } from '@/dashboard/use-campaign'

/** Acts that one press takes back, or does again, and their sentences in the log. */
export interface Exchange {
  readonly acts: number
  /** "6 acts: Kresk: Mix It Up; 5 on Tide-wraith; …" */
  readonly says: string
}

/** The exchange of blows that one press can take back, and the one just taken back (FU9). */
interface ExchangeOnScreen {
  readonly standing: ComputedRef<Exchange | null>
  readonly undone: ComputedRef<Exchange | null>
  /** Takes the exchange back, to before its flip. */
  undo(): void
  /** Does all of it again. */
  redo(): void
}

export function useExchange(): ExchangeOnScreen {
  const gm = useGm()
  const { frame, plain } = useCampaign()
  const exchangeOf = (range: ActRange | undefined, standing: 'stands' | 'undone'): Exchange | null =>
    range && frame.value
      ? { acts: range.acts, says: sentence(range, linesOf(frame.value, range, standing).map(plain)) }
      : null
  const standing = computed(() => exchangeOf(frame.value?.undo.together, 'stands'))
  const undone = computed(() => exchangeOf(frame.value?.undo.justUndone, 'undone'))

  async function move(ask: 'undo' | 'redo', what: Exchange | null): Promise<void> {
    const { frame: now } = gm.snapshot ?? {}
    if (!now || !what) return
    gm.sayNext = [`${ask === 'undo' ? 'Taken back' : 'Done again'}, ${what.says}`]
    await gm.ask({ ask, revision: now.revision, steps: what.acts })
  }

  return {
    standing,
    undone,
    undo: () => void gm.commands.send(null, () => move('undo', standing.value)),
    redo: () => void gm.commands.send(null, () => move('redo', undone.value))
  }
}

/** The keys of an exchange. */
export function useExchangeActions(): void {
  const { standing, undone, undo, redo } = useExchange()
  useActions({
    'undo-exchange': {
      run: undo,
      blocked: () => (standing.value ? null : 'There is no exchange of blows to take back')
    },
    'redo-exchange': {
      run: redo,
      blocked: () => (undone.value ? null : 'No exchange of blows was taken back just now')
    }
  })
}

function linesOf(frame: Frame<'gm'>, { from, to }: ActRange, standing: 'stands' | 'undone') {
  return frame.log
    .filter(each => each.kind === 'act' && each.standing === standing && each.entry >= from && each.entry <= to)
    .map(({ line }) => line.parts)
}

function sentence({ acts }: ActRange, lines: readonly string[]): string {
  const first = lines.slice(0, 6).join('; ')
  const more = lines.length > 6 ? ` and ${lines.length - 6} more` : ''
  return `${counted(acts, 'act')}: ${first}${more}`
}
