import type { ChronicleAsk, ChronicleDenial, EntryDraft } from '#rules/campaign/asks'
import type { BoardId } from '#rules/campaign/types'
import { type SealedShuffle, type Shake, mostShakes } from '#rules/campaign/shuffles/model'
import { ok, type Result } from '#rules/core/result'
import type { Asker, SeatId } from '#rules/core/seat'
import { systemOf } from '#rules/registry'
import type { HandlerContext } from '../handler-context'
import type { OpenCampaign } from '../host-state'
import type { OpenSeal } from './open-seal'
import { boardsOf } from './revealable'
import { SealedLuck, sealOf } from './sealed-luck'

/** Seals the next shuffle, before anybody is shown the campaign; in a turn of the host's. */
export async function sealNext({ dependencies: { seals }, state, publisher }: HandlerContext): Promise<void> {
  const { campaign, seal: before } = state
  if (seals === null || campaign === null) {
    state.seal = null
    return
  }
  const { number, undone } = campaign.chronicle.nextShuffle
  const sealed = await seals.seedFor(campaign.store.id, number)
  // What was undone had its shakes; the same number keeps them, so that nobody tries again for a better order (SF4).
  const again = undone?.id === sealed.id
  const isOnScreen = hasDecks(campaign, publisher.frames.hidden)
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

/**
 * Decides what is asked for, with what can be checked of its shuffles. Games that no player knows of are shuffled without a seal: the number and
 * the seal after it would tell that something happens there (SF7). Only in a turn.
 */
export function considerSealed(
  { dependencies: { luck }, state: { seal }, publisher }: HandlerContext,
  { chronicle }: OpenCampaign,
  ask: ChronicleAsk,
  actor: Asker
): Result<EntryDraft, ChronicleDenial> {
  const sealed = seal && new SealedLuck(luck, seal.sealed, seal.shakes)
  const draft = chronicle.consider(ask, actor, sealed ?? luck)
  if (!draft.ok || draft.value.kind !== 'act' || !sealed?.record) return draft
  const isKnown = boardsOf(draft.value).some(board => !publisher.frames.isHidden(board))
  return isKnown ? ok(withShuffle(draft.value, sealed.record)) : chronicle.consider(ask, actor, luck)
}

/** The draft with what can be checked of its shuffles. @param record null where it shuffled nothing */
export function withShuffle(draft: EntryDraft, record: SealedShuffle | null): EntryDraft {
  return draft.kind === 'act' && record ? { ...draft, shuffle: record } : draft
}

/** Whether the app's own cards are shuffled on an open board that players know of: elsewhere no seal is shown. */
function hasDecks({ chronicle }: OpenCampaign, hidden: readonly BoardId[]): boolean {
  return chronicle.campaign.boards.some(
    ({ id, system, state, closed }) =>
      !closed && !hidden.includes(id) && systemOf(system).shufflesCards?.(state) === true
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
