import type { MovePrompts, Prompt } from '../../core/prompts'
/** The number of newest draws of a kind that are not repeated, including the shown one (EY3). */
const apart = 20

interface Idea {
  readonly id: string
}

/**
 * Draws one of several. The shown item stays as long as it fits; else the first by this seed that was not drawn
 * recently. Earlier pools come first. When all were drawn recently, the oldest draw is used.
 * @param shown ids of earlier draws, the newest last; that one is shown now, unless `again`
 * @param lately the number of newest draws that are not repeated
 */
export function drawn<Thing extends Idea>(
  pools: readonly (readonly Thing[])[],
  shown: readonly string[],
  seed: string,
  again: boolean,
  lately = apart - 1
): Thing | null {
  const newest = again ? undefined : shown.at(-1)
  for (const pool of newest === undefined ? [] : pools) {
    const now = pool.find(({ id }) => id === newest)
    if (now) return now
  }
  const recent = new Set(shown.slice(-lately))
  for (const pool of pools) {
    const fresh = first(pool, recent, seed)
    if (fresh) return fresh
  }
  return pools.flat().sort((one, other) => shown.lastIndexOf(one.id) - shown.lastIndexOf(other.id))[0] ?? null
}

function first<Thing extends Idea>(things: readonly Thing[], recent: ReadonlySet<string>, seed: string): Thing | null {
  const start = hashed(hashed(offset, seed), '\n')
  let [best, rank] = [null as Thing | null, Infinity]
  for (const thing of things) {
    const own = stirred(hashed(start, thing.id))
    if (own < rank && !recent.has(thing.id)) [best, rank] = [thing, own]
  }
  return best
}

/**
 * A number from 0 to 2³² − 1 (FNV-1a with a final mix of the bits). A seed and an id give the same number on every
 * machine.
 */
function rankOf(seed: string, id: string): number {
  return stirred(hashed(hashed(hashed(offset, seed), '\n'), id))
}

const offset = 0x81_1c_9d_c5

function hashed(before: number, text: string): number {
  let hash = before
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  return hash
}

function stirred(raw: number): number {
  let hash = Math.imul(raw ^ (raw >>> 16), 0x85_eb_ca_6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The number of GM moves that are shown at once. */
const together = 3

/**
 * Three moves of three kinds. Shown moves stay as long as all of them fit. Otherwise each kind gives a sentence that
 * was not in the newest twenty draws. A sentence that names an object of the moment is preferred. Kinds with the most
 * sentences left come first (EY3).
 * @param shown ids of earlier draws, three of each, the newest last
 */
export function drawnMoves(
  choices: readonly MovePrompts[],
  shown: readonly string[],
  seed: string,
  again: boolean
): readonly Prompt[] {
  const options = choices.flatMap(({ particular, general }) => [...particular, ...general])
  const now = shown.slice(-together).flatMap(id => options.find(each => each.id === id) ?? [])
  if (!again && now.length === together) return now
  return choices
    .flatMap(choice => drawOfKind(choice, shown, seed))
    .sort((one, other) => other.left - one.left || one.rank - other.rank)
    .slice(0, together)
    .map(({ prompt }) => prompt)
}

/**
 * The head start of a kind with a sentence about this moment, in sentences. A higher number would leave too few kinds
 * for the twentieth draw.
 */
const ahead = 4

interface KindDraw {
  readonly prompt: Prompt
  /**
   * The number of sentences of this kind that were not drawn recently. A kind with a sentence about this moment ranks first.
   */
  readonly left: number
  readonly rank: number
}

function drawOfKind({ particular, general }: MovePrompts, shown: readonly string[], seed: string): readonly KindDraw[] {
  const lately = together * (apart - 1)
  const prompt = drawn([particular, general], shown, seed, true, lately)
  if (!prompt) return []
  const recent = new Set(shown.slice(-lately))
  const fresh = (of: readonly Prompt[]): number => of.filter(({ id }) => !recent.has(id)).length
  const left = fresh(particular) + fresh(general) + (fresh(particular) > 0 ? ahead : 0)
  return [{ prompt, left: fresh([prompt]) > 0 ? left : 0, rank: rankOf(seed, prompt.id) }]
}
