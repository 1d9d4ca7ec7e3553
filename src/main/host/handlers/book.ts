import { findPrepared } from '#rules/book/preparation/search'
import { countThings, findThings } from '#rules/book/search'
import { answersPage } from '#rules/campaign/story-answers'
import { pageOfFoe } from '#rules/campaign/foe-pages'
import { bookPage } from '#rules/campaign/book-page'
import { ok } from '#rules/core/result'
import { type HandlerContext, type Handlers, deny } from '../handler-context'
import { readForSearch, readTurnTimes } from '../read-ahead'
import { preparationPage } from '#rules/campaign/preparation'
import { promptsFor } from '#rules/campaign/prompts/prompts'

type BookAsks = 'find-in-book' | 'read-page' | 'read-answers' | 'find-foe-page'

/** How many lines of the log, and how many prepared ones, a search shows. */
const [mostLines, mostPrepared] = [20, 5]

/** Searches in the Game Master's book; acts change the book. */
export function bookHandlers(context: HandlerContext): Handlers<BookAsks> {
  const { queue, state } = context
  return {
    'find-in-book': async ({ query, filter, count, only }) => {
      const { campaign } = state
      if (!campaign) return deny({ kind: 'no-campaign' })
      const all = only === 'everything'
      if (all) await readForSearch(context, campaign)
      return queue.run(() => {
        const searched = campaign.chronicle.campaign
        const counts = all ? countThings(searched, filter) : {}
        const log = all ? campaign.search.find(query, mostLines) : []
        const prepared = findPrepared(searched, query, mostPrepared)
        return ok({
          ...findThings(searched, query, filter, count),
          counts,
          log,
          ...(prepared.length > 0 ? { prepared } : {})
        })
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

/** The Game Master's page before a session; acts change its content (BN6). */
export function preparationHandlers(context: HandlerContext): Handlers<'read-preparation'> {
  const { queue, state, dependencies } = context
  return {
    'read-preparation': async ({ session }) => {
      if (state.campaign) await readTurnTimes(context, state.campaign)
      return queue.run(() => {
        if (!state.campaign) return deny({ kind: 'no-campaign' })
        const { chronicle, times } = state.campaign
        times.readOn(Infinity)
        return ok(preparationPage(chronicle.campaign, times, session, dependencies.clock.now()))
      })
    }
  }
}

/** Prompts for the Game Master; they are not recorded (EY1). */
export function promptHandlers(context: HandlerContext): Handlers<'read-prompts'> {
  const { queue, state, dependencies } = context
  return {
    'read-prompts': async ({ board, shown, again }) => {
      if (state.campaign) await readTurnTimes(context, state.campaign)
      return queue.run(() => {
        if (!state.campaign) return deny({ kind: 'no-campaign' })
        const { chronicle, store, times } = state.campaign
        times.readOn(Infinity)
        const draws = { seed: store.id, shown, again }
        return ok(promptsFor(chronicle.campaign, times, board, dependencies.clock.now(), draws))
      })
    }
  }
}
