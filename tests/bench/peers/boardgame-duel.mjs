import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client')
const { INVALID_MOVE } = require('boardgame.io/core')
const sides = ['left', 'right']
function fresh(past) {
  return {
    strong: { left: 'spades', right: 'hearts' },
    weak: { left: 'hearts', right: 'clubs' },
    hidden: { left: null, right: null },
    reveals: [],
    verdict: null,
    past
  }
}
function facesOf({ strong, weak }, side, suit) {
  if (suit === strong[side]) return 12
  return suit === weak[side] ? 6 : 8
}
function totalOf({ reveals }, side) {
  return reveals.reduce((sum, { throws }) => sum + throws[side].roll + throws[side].bonus, 0)
}
function winsOf({ reveals }, side) {
  return reveals.filter(({ outcome }) => outcome === side).length
}
function verdictOf(G) {
  const won = { left: winsOf(G, 'left'), right: winsOf(G, 'right') }
  if (G.reveals.length < 4 && won.left < 2 && won.right < 2) return null
  if (won.left !== won.right) return won.left > won.right ? 'left' : 'right'
  const lead = totalOf(G, 'left') - totalOf(G, 'right')
  if (lead === 0) return 'draw'
  return lead > 0 ? 'left' : 'right'
}
export const duel = {
  name: 'duel',
  setup: () => fresh([]),
  moves: {
    pick: ({ G }, side, suit) => {
      if (G.verdict || (G.hidden[side] && G.hidden[side].roll !== null)) return INVALID_MOVE
      if (G.reveals.some(({ throws }) => throws[side].suit === suit)) return INVALID_MOVE
      G.hidden[side] = { suit, roll: null }
    },
    roll: ({ G, random }, side) => {
      const hidden = G.hidden[side]
      if (G.verdict || !hidden || hidden.roll !== null) return INVALID_MOVE
      hidden.roll = random.Die(facesOf(G, side, hidden.suit))
    },
    reveal: ({ G }) => {
      const { left, right } = G.hidden
      if (G.verdict || !left || !right || left.roll === null || right.roll === null) return INVALID_MOVE
      const bonus = G.reveals.at(-1)?.bonus ?? { left: 0, right: 0 }
      const throws = {
        left: { suit: left.suit, faces: facesOf(G, 'left', left.suit), roll: left.roll, bonus: bonus.left },
        right: { suit: right.suit, faces: facesOf(G, 'right', right.suit), roll: right.roll, bonus: bonus.right }
      }
      const lead = throws.left.roll + throws.left.bonus - throws.right.roll - throws.right.bonus
      const outcome = lead === 0 ? 'spent' : lead > 0 ? 'left' : 'right'
      G.reveals.push({ throws, outcome, bonus: { ...bonus } })
      for (const side of sides) {
        const leads = totalOf(G, side) > totalOf(G, side === 'left' ? 'right' : 'left')
        if (outcome === side && leads) G.reveals.at(-1).bonus[side] = 1
      }
      G.hidden = { left: null, right: null }
      G.verdict = verdictOf(G)
    },
    begin: ({ G }) => fresh(G.verdict ? [...G.past, G.verdict] : G.past)
  }
}
/** A client of one process: the fastest way boardgame.io can be used, with the log and undo that it always keeps. */
export function duelClient() {
  const client = Client({ game: duel, debug: false })
  client.start()
  return client
}
