import { boardOf } from '#rules/campaign/campaign'
import type { Chronicle } from '#rules/campaign/chronicle'
import type { SealedShuffle } from '#rules/campaign/shuffles/model'
import { shuffledIn } from '#rules/campaign/shuffles/shuffled-in'
import type { ActEntry, BoardId, CampaignEvent } from '#rules/campaign/types'
import type { Luck } from '#rules/core/luck'
import { systemOf } from '#rules/registry'
import type { CheckedShuffle } from '#shared/contract'

/** Which seeds may be revealed now, and how many must stay sealed because hidden cards still lie by them (SF6). */
export interface RevealableSeeds {
  readonly ids: readonly string[]
  readonly kept: number
}

/** An act that was undone is not among them: its number comes again, with the same seed. */
export function revealable(chronicle: Chronicle): RevealableSeeds {
  const known = revealedSeeds(chronicle)
  const sealed = shufflingActs(chronicle).filter(({ shuffle }) => !known.has(shuffle.id))
  const open = sealed.filter(act => boardsOf(act).every(board => mayBeKnown(chronicle, board)))
  return { ids: open.map(({ shuffle }) => shuffle.id), kept: sealed.length - open.length }
}

/** What anybody may check of the shuffles that stand: the orders of those whose seed is known, the seals of all (SF5). */
export function shufflesToCheck(chronicle: Chronicle): readonly CheckedShuffle[] {
  const known = revealedSeeds(chronicle)
  return shufflingActs(chronicle).map(act => {
    const { id, seal, shakes, orders } = act.shuffle
    const seed = known.get(id)
    if (seed === undefined) return { at: act.at, id, seal }
    const piles = shuffledIn(chronicle.campaignAt((chronicle.line.placeOf(act.id) ?? 1) - 1), act)
    return { at: act.at, id, seal, seed, shakes: shakes.map(each => each.bytes), orders, piles }
  })
}

type ShufflingAct = ActEntry & { readonly shuffle: SealedShuffle }

function shufflingActs({ entries, line }: Chronicle): readonly ShufflingAct[] {
  return entries.filter(
    (entry): entry is ShufflingAct =>
      entry.kind === 'act' && entry.shuffle !== undefined && line.statusOf(entry.id) === 'stands'
  )
}

/** The seeds that everybody knows, by the ids of their shuffles: also those of an act that was undone. */
function revealedSeeds({ entries }: Chronicle): ReadonlyMap<string, string> {
  const seeds = new Map<string, string>()
  for (const entry of entries) {
    if (entry.kind !== 'act' || entry.board !== null) continue
    for (const event of entry.events as readonly CampaignEvent[])
      if (event.type === 'shuffles-revealed') for (const { id, seed } of event.seeds) seeds.set(id, seed)
  }
  return seeds
}

/** The boards whose cards an act shuffled. */
export function boardsOf({ board, events }: Pick<ActEntry, 'board' | 'events'>): readonly BoardId[] {
  if (board !== null) return [board]
  return (events as readonly CampaignEvent[]).flatMap(event => (event.type === 'board-followed' ? [event.board] : []))
}

/** A game that is over hides nothing; one that goes on must be able to deal anew what nobody has seen. */
function mayBeKnown({ campaign }: Chronicle, id: BoardId): boolean {
  const board = boardOf(campaign, id)
  if (!board || board.closed) return true
  return (systemOf(board.system).dealAnew?.(board.state, noLuck) ?? null) !== null
}

/** For the question alone: what is dealt is thrown away. */
const noLuck: Luck = { below: () => 0 }
