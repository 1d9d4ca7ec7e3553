import type { LineFound } from '#rules/book/preparation/search'
import { useGm } from '../../dashboard/store'
import { usePreparationPlace } from './preparation-place'

/** Opens the page of a prepared line: tonight’s, or that of the next session. */
export function openPrepared({ session }: Pick<LineFound, 'session'>): void {
  const gm = useGm()
  usePreparationPlace().next = session > (gm.snapshot?.frame?.session ?? 0)
  gm.page = 'preparation'
}
