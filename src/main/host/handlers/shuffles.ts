import { ok } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import type { HandlerContext, Handlers } from '../handler-context'
import { deny } from '../denial'
import { addShake } from '../shuffles/next-seal'
import { revealShuffles } from '../shuffles/reveal'
import { shufflesToCheck } from '../shuffles/revealable'
import { shakeOfWords } from '../shuffles/sealed-luck'

type ShuffleAsks = 'shake' | 'shake-by-words' | 'reveal-shuffles' | 'read-shuffle-check'

/** What everybody adds to a shuffle, and how it is checked afterwards (SF1–SF6). */
export function shuffleHandlers(context: HandlerContext): Handlers<ShuffleAsks> {
  const { queue, state, publisher } = context
  const shake = (id: string, by: Parameters<typeof addShake>[2], bytes: string) =>
    queue.run(() => {
      const seal = addShake(state.seal, id, by, bytes)
      const taken = seal !== state.seal
      if (taken) {
        state.seal = seal
        publisher.refresh()
      }
      return ok({ taken })
    })

  return {
    shake: ({ id, bytes }, { actor }) =>
      actor.kind === 'seat' ? shake(id, actor.seat, bytes) : Promise.resolve(deny(onlyPhones)),
    'shake-by-words': async ({ id, words }) => {
      await shake(id, 'words', shakeOfWords(words))
      return ok(null)
    },
    'reveal-shuffles': () => queue.run(() => revealShuffles(context)),
    'read-shuffle-check': () =>
      queue.run(() => {
        if (!state.campaign) return deny({ kind: 'no-campaign' })
        return ok(shufflesToCheck(state.campaign.chronicle))
      })
  }
}

const onlyPhones: Problem = {
  kind: 'not-allowed',
  message: 'Only a player’s phone adds a number of its own',
  remedy: 'Type some words instead'
}
