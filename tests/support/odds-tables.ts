import type { FlipOdds, OddsTable } from '#rules/thousand-faces/odds'
import type { Ranks, Suit } from '#rules/thousand-faces/vocabulary'

type Five<Row> = readonly [Row, Row, Row, Row, Row]
type Four = readonly [number, number, number, number]

/** Chances of the four results on a whole deck of twenty, in percent, for net −2 … +2. Source: reference 1.6. */
const wholeDeck: Readonly<Record<Suit, Five<Four>>> = {
  anvil: [
    [80.7, 14.39, 4.91, 0],
    [65.26, 20, 14.21, 0.53],
    [40, 20, 30, 10],
    [14.74, 20, 45.79, 19.47],
    [4.91, 14.39, 52.28, 28.42]
  ],
  blade: [
    [60.09, 32.54, 7.02, 0.35],
    [44.74, 36.32, 15.79, 3.15],
    [25, 30, 25, 20],
    [5.26, 23.68, 34.21, 36.85],
    [0.88, 13.6, 34.65, 50.87]
  ],
  crown: [
    [50.88, 34.65, 13.6, 0.87],
    [36.84, 34.21, 23.68, 5.27],
    [20, 25, 30, 25],
    [3.16, 15.79, 36.32, 44.73],
    [0.35, 7.02, 32.54, 60.09]
  ],
  dragon: [
    [28.42, 52.28, 14.39, 4.91],
    [19.47, 45.79, 20, 14.74],
    [10, 30, 20, 40],
    [0.53, 14.21, 20, 65.26],
    [0, 4.91, 14.39, 80.7]
  ]
}

function oddsOf([cross, check, two, three]: Four, net: number, wound: number): FlipOdds {
  const cards = Math.abs(net) + 1
  return {
    results: [cross / 100, check / 100, two / 100, three / 100],
    xp: 0.16 + cards * 0.03,
    wound: wound * cards,
    critical: net < 0 ? 0.01 : 0.05 * cards
  }
}

/** A believable odds table: the whole deck's, with `wound` chance per card turned. */
export function oddsFor(ranks: Ranks, wound = 0): OddsTable {
  const row = (suit: Suit): Five<FlipOdds> => {
    const [a, b, c, d, e] = wholeDeck[suit]
    return [oddsOf(a, -2, wound), oddsOf(b, -1, wound), oddsOf(c, 0, wound), oddsOf(d, 1, wound), oddsOf(e, 2, wound)]
  }
  return { str: row(ranks.str), dex: row(ranks.dex), int: row(ranks.int) }
}
