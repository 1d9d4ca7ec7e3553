import type { FlipOdds } from './odds'

/** OD8: the best card counts, the flip's own or a helper's. Each helper turns one card of their own deck. */
export function withHelp(own: FlipOdds['results'], helpers: readonly FlipOdds['results'][]): FlipOdds['results'] {
  const upTo = (odds: FlipOdds['results'], value: number): number =>
    odds.slice(0, value + 1).reduce((sum, each) => sum + each, 0)
  const turning = helpers.filter(each => upTo(each, 3) > 0)
  const all = ([0, 1, 2, 3] as const).map(value =>
    [own, ...turning].reduce((chance, each) => chance * upTo(each, value), 1)
  )
  const [none = 0, single = 0, two = 0, three = 0] = all
  return [none, single - none, two - single, three - two]
}
