import type { EntryDraft } from '#rules/campaign/asks'
import type { Shake } from '#rules/campaign/shuffles/model'
import { mostShakes } from '#rules/campaign/shuffles/model'
import type { Luck } from '#rules/core/luck'
import type { SeatId } from '#rules/core/seat'
import { systemOf } from '#rules/registry'
import type { HandlerContext } from '../handler-context'
import type { OpenCampaign } from '../host-state'
import type { OpenSeal } from './open-seal'
import { SealedLuck, sealOf } from './sealed-luck'

/** Seals the next shuffle, before anybody is shown the campaign; in a turn of the host's. */
export async function sealNext({ dependencies: { seals }, state }: HandlerContext): Promise<void> {
  const { campaign, seal: before } = state
  if (seals === null || campaign === null) {
    state.seal = null
    return
  }
  const { number, undone } = campaign.chronicle.nextShuffle
  const sealed = await seals.seedFor(campaign.store.id, number)
  // What was undone had its shakes; the same number keeps them, so that nobody tries again for a better order (SF4).
  const again = undone?.id === sealed.id
  const isOnScreen = hasDecks(campaign)
  const isSame = before?.sealed.id === sealed.id && before.again === again
  if (isSame && (before.shown !== null) === isOnScreen) return
  state.seal = openSeal(
    { sealed, again, shakes: again ? undone.shakes : isSame ? before.shakes : [] },
    number,
    isOnScreen
  )
}

/** Adds what somebody shook; nothing where that shuffle is no longer next, keeps its old shakes, or has enough of them. */
export function addShake(seal: OpenSeal | null, id: string, by: Shake['by'], bytes: string): OpenSeal | null {
  if (!seal?.shown || seal.sealed.id !== id || seal.again || seal.shakes.length >= mostShakes) return seal
  if (seal.shakes.filter(each => each.by === by).length >= mostOfOne) return seal
  return openSeal({ ...seal, shakes: [...seal.shakes, { by, bytes }] }, seal.shown.number, true)
}

/** How often one phone may add to one shuffle. */
const mostOfOne = 4

/** The luck of one act. @param luck for everything that is no shuffle */
export function luckOf(luck: Luck, seal: OpenSeal | null): Luck & { readonly record?: SealedLuck['record'] } {
  return seal === null ? luck : new SealedLuck(luck, seal.sealed, seal.shakes)
}

/** The draft with what can be checked of its shuffles. */
export function withShuffle(draft: EntryDraft, luck: { readonly record?: SealedLuck['record'] }): EntryDraft {
  return draft.kind === 'act' && luck.record ? { ...draft, shuffle: luck.record } : draft
}

/** Whether the app's own cards are shuffled on an open board: elsewhere no seal is shown. */
function hasDecks({ chronicle }: OpenCampaign): boolean {
  return chronicle.campaign.boards.some(
    ({ system, state, closed }) => !closed && systemOf(system).shufflesCards?.(state) === true
  )
}

function openSeal(made: Omit<OpenSeal, 'shown'>, number: number, isOnScreen: boolean): OpenSeal {
  const { sealed, shakes, again } = made
  if (!isOnScreen) return { sealed, shakes, again, shown: null }
  const by = [...new Set(shakes.map(each => each.by))]
  const shaken = by.filter((each): each is SeatId => each !== 'words')
  const shown = { id: sealed.id, number, seal: sealOf(sealed.seed), shaken, words: by.includes('words'), again }
  return { sealed, shakes, again, shown }
}
