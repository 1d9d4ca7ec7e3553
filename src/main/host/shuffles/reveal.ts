import { ok } from '#rules/core/result'
import { gm } from '#rules/core/seat'
import type { Answer } from '#shared/contract'
import type { HandlerContext } from '../handler-context'
import { play } from '../play'
import { revealable } from './revealable'

/** Writes down the seeds that may be known. Only in a turn of the queue. */
export async function revealShuffles(context: HandlerContext): Promise<Answer<'reveal-shuffles'>> {
  const { dependencies, state } = context
  if (!state.campaign || dependencies.seals === null) return ok({ count: 0, kept: 0, elsewhere: 0 })
  const { ids, kept } = revealable(state.campaign.chronicle)
  const seeds = dependencies.seals.seedsOf(ids)
  const elsewhere = ids.length - seeds.length
  if (seeds.length === 0) return ok({ count: 0, kept, elsewhere })
  const command = { type: 'reveal-shuffles', seeds }
  const asked = { kind: 'act', board: null, command } as const
  const done = await play(context, asked, { revision: null, actor: gm, campaign: null })
  if (!done.ok) return done
  await dependencies.seals.markRevealed(seeds.map(({ id }) => id))
  return ok({ count: seeds.length, kept, elsewhere })
}
