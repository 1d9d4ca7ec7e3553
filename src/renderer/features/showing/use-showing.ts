import { computed, type ComputedRef } from 'vue'
import { nothingShown, exhibitWords } from '#rules/showing/vocabulary'
import type { Showing, Exhibit, ExhibitAudience } from '#rules/showing/model'
import type { Problem } from '#shared/problem'
import { useActions } from '@/features/actions/actions'
import type { RefusalOrigin } from '@/features/refusals/refusal-spot'
import { useGm } from '@/dashboard/store'
import { useCampaign } from '@/dashboard/use-campaign'
import { useShowingStore } from './showing-store'

/** The prepared and shown exhibits. */
export function useShowing(): ComputedRef<Showing> {
  const { frame } = useCampaign()
  return computed(() => frame.value?.showing ?? nothingShown)
}

/** The name of an exhibit on a button, even without its own words. */
export function exhibitName({ kind, title }: Exhibit): string {
  return title || `${exhibitWords[kind]} without a caption`
}

/** Whether two exhibits look the same. */
export function isSameExhibit(one: Exhibit | null | undefined, other: Exhibit | null | undefined): boolean {
  return (
    one?.kind === other?.kind &&
    one?.title === other?.title &&
    one?.line === other?.line &&
    one?.picture === other?.picture
  )
}

/** The viewers in a few words. */
export function viewerWords(
  to: ExhibitAudience,
  nameOf: (seat: Exclude<ExhibitAudience, 'table' | 'table-and-overlay'>) => string
): string {
  if (to === 'table') return 'the table'
  return to === 'table-and-overlay' ? 'the table and the stream' : nameOf(to)
}

/** Shows what is prepared in Next. */
export function showNext(gm: ReturnType<typeof useGm>): void {
  void gm.act(null, { type: 'show-prepared' }, 'show-next')
}

/** Takes away everything that is shown, on all screens. */
export function takeAwayAll(gm: ReturnType<typeof useGm>): void {
  void gm.act(null, { type: 'take-away', from: 'everywhere' }, 'take-away')
}

/** @param nth counted from 0 */
const emptyPlace = (nth: number): Problem => ({
  kind: 'unsupported',
  message: `Place ${nth + 1} of the tray is empty`,
  remedy: 'Put a picture or a title there first',
  opens: 'stage'
})

/** The keys of the tray on every page, with more of them on the page Stage. */
export function useShowingActions(): void {
  const gm = useGm()
  const store = useShowingStore()
  const showing = useShowing()
  const { frame, readOnly } = useCampaign()

  const barred = (): string | null => {
    if (!frame.value) return 'No campaign is open'
    return readOnly.value ? 'This campaign can only be read' : null
  }
  const isOpen = (): boolean => gm.page === 'stage'
  const awaits = (what: string | null) => (): string | null => barred() ?? what
  const nothingLive = (): string | null => awaits(showing.value.live.length > 0 ? null : 'Nothing is shown')()
  const here = (why: () => string | null) => (): string | null => (isOpen() ? why() : 'The stage is not open')

  const act = (command: unknown, at: RefusalOrigin): void => void gm.act(null, command, at)
  const show = (): void => showNext(gm)
  const takeAway = (): void => takeAwayAll(gm)

  useActions({
    stage: {
      run: () => void (gm.page = isOpen() ? 'board' : 'stage'),
      blocked: () => (frame.value ? null : 'No campaign is open')
    },
    stream: {
      run: () => void (gm.page = gm.page === 'stream' ? 'board' : 'stream'),
      blocked: () => (frame.value ? null : 'No campaign is open')
    },
    // An exhibit may be on its way into Next: the host knows whether there is one.
    'show-next': { run: show, blocked: barred },
    'take-away': { run: takeAway, blocked: nothingLive },
    'show-next-here': { run: show, blocked: here(barred) },
    'take-away-here': { run: takeAway, blocked: here(nothingLive) },
    'prepare-from-tray': {
      run(nth) {
        const exhibit = showing.value.tray[nth]
        if (exhibit) act({ type: 'prepare-exhibit', exhibit, to: store.to }, 'prepare-from-tray')
        else gm.lastDenial = { at: 'prepare-from-tray', denial: { kind: 'problem', problem: emptyPlace(nth) } }
      },
      blocked: barred
    }
  })
}
