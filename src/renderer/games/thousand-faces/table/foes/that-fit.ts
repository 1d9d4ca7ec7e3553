import type { PublicFoe } from '#rules/thousand-faces/foes/view'

/** What stands beside a foe's name, and "and 9 more", in letters of names. */
const [besideAName, more] = [11, 12]
/** In hundredths of the table's height: how wide a letter is, and what the edges and the Shadow leave free of a line. */
const [letterWidth, edges] = [1.53, 36]

/**
 * How many foes are named; of the others it is said how many there are.
 * @param crowded there is room for two lines of foes, else for four foes
 * @param ratio how many times as wide as high the table is
 */
export function foesThatFit(foes: readonly PublicFoe[], crowded: boolean, ratio = 16 / 9): number {
  if (!crowded) return 4
  const line = (ratio * 100 - edges) / letterWidth
  const left = [line, line - more]
  const tooMany = foes.slice(0, 4).findIndex(({ name, engaged }) => {
    const taken = name.length + besideAName * (engaged ? 2 : 1)
    const at = left.findIndex(room => room >= taken)
    if (at >= 0) left[at] = (left[at] ?? 0) - taken
    return at < 0
  })
  return tooMany < 0 ? 4 : Math.max(1, tooMany)
}
