import { setImmediate } from 'node:timers/promises'
import { countThings, findThings, prepareThings } from '#rules/book/search'
import { answersPage } from '#rules/campaign/answers-page'
import { pageOfFoe } from '#rules/campaign/foe-pages'
import { bookPage } from '#rules/campaign/book-page'
import type { Chronicle } from '#rules/campaign/chronicle'
import { LogSearch } from '#rules/campaign/log-search'
import { ok } from '#rules/core/result'
import type { HandlerContext, Handlers } from '../handler-context'
import { deny } from '../denial'

type BookAsks = 'find-in-book' | 'read-page' | 'read-answers' | 'find-foe-page'

/** How many entries of the log are made ready for searching at once: a few milliseconds. */
const readAtOnce = 2000
/** How many blocks of things, likewise. */
const blocksAtOnce = 4
/** How many lines of the log a search shows. */
const mostLines = 20

/** Looking things up in the Game Master’s book; it is written in by acts. */
export function bookHandlers({ queue, state }: HandlerContext): Handlers<BookAsks> {
  let search: LogSearch | null = null

  /** The words of the whole log; play goes on between two slices of it. */
  async function searchOf(chronicle: Chronicle): Promise<LogSearch> {
    if (search?.chronicle !== chronicle) search = new LogSearch(chronicle)
    const reading = search
    while (!(await queue.run(() => reading.readOn(readAtOnce)))) await setImmediate()
    for (let block = 0; ; block += blocksAtOnce) {
      if (await queue.run(() => prepareThings(chronicle.campaign, block, blocksAtOnce))) return reading
      await setImmediate()
    }
  }

  return {
    'find-in-book': async ({ query, filter, count }) => {
      const { campaign } = state
      if (!campaign) return deny({ kind: 'no-campaign' })
      const log = await searchOf(campaign.chronicle)
      return queue.run(() => {
        const searched = campaign.chronicle.campaign
        const counts = countThings(searched, filter)
        return ok({ ...findThings(searched, query, filter, count), counts, log: log.find(query, mostLines) })
      })
    },
    'read-page': ({ thing }) =>
      queue.run(() => (state.campaign ? ok(bookPage(state.campaign.chronicle, thing)) : deny({ kind: 'no-campaign' }))),
    'find-foe-page': foe =>
      queue.run(() =>
        state.campaign ? ok(pageOfFoe(state.campaign.chronicle.campaign, foe)) : deny({ kind: 'no-campaign' })
      ),
    'read-answers': ({ board }) =>
      queue.run(() =>
        state.campaign ? ok(answersPage(state.campaign.chronicle.campaign, board)) : deny({ kind: 'no-campaign' })
      )
  }
}
