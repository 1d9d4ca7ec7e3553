import { gm, type SeatId } from '#rules/core/seat'
import type { State } from '#rules/face-of-angels/state'
import { at, board, type Board, calling } from './company'

function stateOf(angels: Board): State {
  return angels.played.chronicle.campaign.boards.at(-1)?.state as State
}

function dealt(count = 6): Board {
  return board('face-of-angels', 'The Water Gate', count).act(gm, { type: 'start-game' })
}

/** Who calls the contest: the second, or the only one. */
function callerOf({ seats }: Board): SeatId | undefined {
  return seats[1] ?? seats[0]
}

function staked(count?: number, act: 0 | 1 = 0): Board {
  const angels = dealt(count)
  if (act === 1) angels.act(gm, { type: 'begin-act', act })
  const margit = callerOf(angels)
  const acting = { as: 'protagonist' }
  return angels
    .act(at(margit), { type: 'call-contest', who: margit, acting, respondent: 'world', kind: 'ordinary' })
    .act(gm, { type: 'step-up', who: 'world', acting: { as: 'other', name: 'Warden Brask of the Upper Lock' } })
    .act(at(margit), {
      type: 'set-stakes',
      who: margit,
      ifWin: 'The gate opens, and whoever waited behind it for nine years walks out into the rain.',
      ifLose: 'Something follows her home, and it knows the way to every house on the quay.'
    })
}

/** A card is in a trick, with so many players. */
export function inTrick(count?: number, act: 0 | 1 = 0): Board {
  const angels = staked(count, act)
  const margit = callerOf(angels)
  if (stateOf(angels).act === 0)
    angels.act(gm, { type: 'confirm-limits', who: 'world' }).act(at(margit), { type: 'confirm-limits', who: margit })
  angels.act(gm, { type: 'accept-stakes', who: 'world', pace: 2 })
  return lead(angels)
}

function lead(angels: Board): Board {
  const margit = callerOf(angels)
  const card = stateOf(angels).piles.hands[margit ?? '']?.[0]
  return angels.act(at(margit), {
    type: 'lay-card',
    who: margit,
    card,
    acting: { as: 'protagonist' },
    played: { as: 'plain' },
    secret: null
  })
}

/** The World answers, and may say something about the one who leads. */
function answered(secret: { readonly words: string } | null = null): Board {
  // In the prologue no secret is said (A27d).
  const angels = inTrick(undefined, secret ? 1 : 0)
  const [, margit] = angels.seats
  const card = stateOf(angels).piles.hands['world']?.[0]
  return angels.act(gm, {
    type: 'lay-card',
    who: 'world',
    card,
    acting: { as: 'other', name: 'Warden Brask of the Upper Lock' },
    played: { as: 'plain' },
    secret: secret && { about: margit, words: secret.words }
  })
}

/** Two help the one who leads, who has three cards to choose from. */
function helped(): Board {
  const angels = answered()
  for (const seat of [angels.seats[2], angels.seats[3]]) {
    const card = stateOf(angels).piles.hands[seat ?? '']?.[0]
    angels.act(at(seat), {
      type: 'lay-card',
      who: seat,
      card,
      acting: { as: 'protagonist' },
      played: { as: 'plain' },
      secret: null
    })
  }
  return angels.act(gm, { type: 'close-help', steps: 'both' })
}

/** The World said a secret that is not true: its cards are in the other hand. */
function givingBack(): Board {
  const angels = answered({ words: 'She opened the gate herself.' })
  const [, margit] = angels.seats
  return angels.act(at(margit), { type: 'answer-secret', who: margit, verdict: 'false' })
}

function withSomebodyAway(): Board {
  const angels = dealt()
  return angels.act(gm, { type: 'leave-game', seat: angels.seats[1] })
}

/** The Face of Angels at the moments that its screens look different. */
export const faceOfAngelsMoments = {
  'face-of-angels: before the deal': () => board('face-of-angels', 'The Water Gate', 6),
  'face-of-angels: dealt': () => dealt(),
  'face-of-angels: the stakes': () => staked(),
  'face-of-angels: a card lies': () => inTrick(),
  'face-of-angels: a player is called': () => calling(staked(), 1, 'turn', 'He has not asked for your name yet'),
  'face-of-angels: helpers may join': () => answered(),
  'face-of-angels: a point card is picked': helped,
  'face-of-angels: cards are given back': givingBack,
  'face-of-angels: a player is away': withSomebodyAway,
  'face-of-angels: it is won': () =>
    answered().act(gm, { type: 'end-contest', winner: 'initiator', reason: 'The Warden gives way' })
}
