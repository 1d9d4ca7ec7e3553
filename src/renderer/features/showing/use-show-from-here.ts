import { nameOfSort } from '#rules/book/names'
import { cutBetweenLetters } from '#rules/core/text'
import { longestOf } from '#rules/showing/vocabulary'
import type { Exhibit } from '#rules/showing/model'
import { refusalSpotAround, type RefusalOrigin } from '@/features/refusals/refusal-spot'
import { capsOf } from '@/features/keys/keys'
import { useGm } from '@/dashboard/store'
import { viewerWords } from './use-showing'
import { useShowingStore } from './showing-store'

/** A person or thing with its name in its own list. */
export type ExhibitWords = Pick<Exhibit, 'kind' | 'title' | 'line'>

/** Puts a person or thing into Next from its own list (SH20); `at` shows a refusal. */
export async function showFromHere(named: ExhibitWords, at: RefusalOrigin): Promise<void> {
  const gm = useGm()
  const store = useShowingStore()
  const to = store.to === 'table-and-overlay' ? store.to : 'table'
  const exhibit = {
    kind: named.kind,
    title: cutBetweenLetters(named.title.trim(), longestOf.title),
    line: cutBetweenLetters(named.line.trim(), longestOf.line),
    picture: await pictureOf(named.title, at)
  }
  const answer = await gm.act(null, { type: 'prepare-exhibit', exhibit, to }, at)
  if (answer.ok)
    gm.announce(
      `${exhibit.title} is in Next, for ${viewerWords(to, () => '')}. Nobody sees it before ${capsOf('show-next')}`
    )
}

export function useShowFromHere(): (named: ExhibitWords) => Promise<void> {
  const spot = refusalSpotAround()
  return named => showFromHere(named, spot())
}

/** The picture of the book page with this name. For numbered foes (Wolf 2) that of its sort, null without one. */
async function pictureOf(name: string, at: RefusalOrigin): Promise<Exhibit['picture']> {
  const gm = useGm()
  const query = name.trim()
  const filter = { kind: null, knownTo: null, standing: null }
  const found = await gm.ask<'find-in-book'>(
    { ask: 'find-in-book', query: nameOfSort(query), filter, count: 6, only: 'things' },
    at
  )
  const called = (wanted: string) => (each: { readonly name: string }) =>
    each.name.toLowerCase() === wanted.toLowerCase()
  const things = found.ok ? found.value.things : []
  const thing = things.find(called(query)) ?? things.find(called(nameOfSort(query)))
  if (!thing) return null
  const page = await gm.ask<'read-page'>({ ask: 'read-page', thing: thing.id }, at)
  return page.ok ? (page.value?.picture ?? null) : null
}
