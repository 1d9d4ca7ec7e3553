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
export function useExchange(): Readonly<Record<'standing' | 'undone', ComputedRef<Exchange | null>>> {
  const { frame, plain } = useCampaign()
  const exchangeOf = (range: ActRange | undefined, standing: 'stands' | 'undone'): Exchange | null =>
    range && frame.value
      ? { acts: range.acts, says: sentence(range, linesOf(frame.value, range, standing).map(plain)) }
      : null
  return {
    standing: computed(() => exchangeOf(frame.value?.undo.together, 'stands')),
    undone: computed(() => exchangeOf(frame.value?.undo.justUndone, 'undone'))
  }
}

/** One press takes the exchange back to before its flip, another does all of it again. */
export function useExchangeActions(): void {
  const gm = useGm()
  const { standing, undone } = useExchange()

  async function move(ask: 'undo' | 'redo', what: ComputedRef<Exchange | null>): Promise<void> {
    const { frame } = gm.snapshot ?? {}
    const exchange = what.value
    if (!frame || !exchange) return
    gm.sayNext = [`${ask === 'undo' ? 'Taken back' : 'Done again'}, ${exchange.says}`]
    await gm.ask({ ask, revision: frame.revision, steps: exchange.acts })
  }

  useActions({
    'undo-exchange': {
      run: () => void gm.commands.send(null, () => move('undo', standing)),
      blocked: () => (standing.value ? null : 'There is no exchange of blows to take back')
    },
    'redo-exchange': {
      run: () => void gm.commands.send(null, () => move('redo', undone)),
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
