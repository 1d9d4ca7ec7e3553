import { type Luck, shuffled } from '#rules/core/luck'
import type { SeatId } from '#rules/core/seat'
import type { Correction } from '#rules/thousand-faces/corrections/model'
import { isBlessing, isWound } from '#rules/thousand-faces/cards'
import type { Piles } from '#rules/thousand-faces/deck/model'
import { ownedCards, unseenCards } from '#rules/thousand-faces/deck/piles'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { Command, State } from '#rules/thousand-faces/state'
import { attributes, type CardId } from '#rules/thousand-faces/vocabulary'
import { seededLuck } from '../luck'

/** Picks from what there is; made anew for every command, so that fast-check can leave commands out. */
export interface Whim {
  one<Thing>(things: readonly Thing[]): Thing | undefined
  count(below: number): number
}

/** The same whim every time for the same seed. */
export function whimOf(seed: number): Whim {
  const luck = seededLuck(seed)
  return {
    one: things => (things.length === 0 ? undefined : things[luck.below(things.length)]),
    count: below => luck.below(below)
  }
}

type Maker = (state: State, seat: SeatId, whim: Whim) => Command | null

const reason = 'because'
const sure = (card: CardId | undefined): CardId => card ?? '1'

const flip: Maker = (state, seat, whim) => {
  const others = state.sheets.map(sheet => sheet.seat).filter(other => other !== seat)
  const versus = whim.count(8) === 0 ? (whim.one(others) ?? null) : null
  const helpers = others.filter(other => other !== versus)
  return {
    type: 'flip',
    seat,
    attribute: whim.one(attributes) ?? 'str',
    net: whim.count(7) - 3,
    move: null,
    fast: whim.count(3) === 0,
    hasText: { check: whim.count(2) === 0, cross: false },
    versus,
    supporters: whim.count(4) === 0 ? helpers.slice(0, 1 + whim.count(2)) : []
  }
}

const ofTable: readonly Maker[] = [
  flip,
  flip,
  flip,
  flip,
  (_state, seat) => ({ type: 'flashback', seat }),
  (_state, seat) => ({ type: 'shuffle', seat }),
  (_state, seat, whim) => ({ type: 'lose-stamina', seat, points: 1 + whim.count(8), reason }),
  (_state, seat) => ({ type: 'take-wound', seat, reason }),
  (_state, seat, whim) => ({ type: 'recover-stamina', seat, points: 1 + whim.count(6), reason }),
  (_state, seat) => ({ type: 'clear-incapacitated', seat }),
  (_state, seat) => ({ type: 'take-blessing', seat }),
  (_state, seat) => ({ type: 'take-blessing', seat }),
  (_state, seat) => ({ type: 'take-blessing', seat }),
  (state, seat, whim) => ({
    type: 'return-blessing',
    seat,
    card: sure(whim.one(owned(state, seat).filter(isBlessing)))
  }),
  (_state, seat, whim) => ({ type: 'spend-xp', seat, amount: 1 + whim.count(3), reason }),
  (_state, seat, whim) => ({ type: 'gain-xp', seat, amount: 1 + whim.count(3), reason }),
  (_state, seat, whim) => ({
    type: 'gain-shadow',
    amount: 1 + whim.count(4),
    seat: whim.count(2) ? seat : null,
    reason
  }),
  (_state, _seat, whim) => ({
    type: 'spend-shadow',
    amount: 1 + whim.count(4),
    from: whim.count(2) ? 'free' : 'circled',
    reason
  }),
  (_state, _seat, whim) => ({ type: 'circle-shadow', circled: whim.count(9) }),
  () => ({ type: 'make-gm-move', move: null }),
  (_state, seat, whim) => ({
    type: 'set-ranks',
    seat,
    ranks: { str: 'crown', dex: 'blade', int: whim.count(2) ? 'anvil' : 'blade' }
  }),
  (_state, seat, whim) => ({ type: 'use-cards', seat, cards: whim.count(2) ? 'physical' : 'digital' }),
  (_state, seat, whim) => ({ type: 'draw-number', seat, die: whim.one(['d4', 'd6', 'd10'] as const) ?? 'd4' }),
  (_state, _seat, whim) => ({ type: 'correct-shadow', free: whim.count(9), circled: whim.count(5), reason }),
  (_state, _seat, whim) => ({ type: 'set-shadow-factor', factor: whim.count(2) ? 2 : 1 }),
  (state, seat, whim) => ({ type: 'correct', seat, correction: correction(state, seat, whim), reason })
]

/** The next act: three times out of four what the table waits for, else anything, sensible or not. */
export function commandFrom(state: State, whim: Whim): Command {
  const seat = whim.one(state.sheets)?.seat ?? ('s1' as SeatId)
  const answer = whim.count(4) > 0 ? answerTo(state, whim) : null
  return answer ?? whim.one(ofTable)?.(state, seat, whim) ?? { type: 'shuffle', seat }
}

function answerTo(state: State, whim: Whim): Command | null {
  const { pending } = state
  switch (pending?.kind) {
    case undefined:
      return null
    case 'tie': {
      const { card, seat } = whim.one(pending.among) ?? { card: '1', seat: pending.seat }
      return whim.count(2) ? { type: 'choose', card } : { type: 'choose', card, of: seat }
    }
    case 'name-cards':
      return { type: 'name-card', card: sure(whim.one(unseenCards(sheetOf(state, pending.seat).piles))) }
    case 'critical':
      return { type: 'answer-critical', take: whim.count(2) ? 'blessing' : 'nothing' }
    case 'flashback':
      return { type: whim.count(2) ? 'raise-result' : 'settle-flashback' }
  }
}

function correction(state: State, seat: SeatId, whim: Whim): Correction {
  const cards = owned(state, seat)
  const corrections: readonly Correction[] = [
    { what: 'xp', to: whim.count(5) },
    { what: 'shadow-caused', to: whim.count(5) },
    { what: 'tokens', exhaustion: whim.count(6), harm: whim.count(3), wound: whim.count(3) },
    { what: 'incapacitated', to: whim.count(2) === 0 },
    {
      what: 'card',
      card: sure(whim.one(cards)),
      from: whim.one(['discard', 'exhaustion', 'deck'] as const) ?? 'deck',
      to: whim.one(['discard', 'exhaustion', 'deck-top', 'deck-bottom'] as const) ?? 'discard'
    },
    { what: 'exhaustion-count', to: whim.count(11) },
    {
      what: 'wound-cards',
      add: whim.one(['W1', 'W2', null] as const) ?? null,
      remove: whim.one([...cards.filter(isWound), null]) ?? null
    },
    { what: 'last-result', to: whim.one([0, 1, 2, 3] as const) ?? 0 }
  ]
  return whim.one(corrections) ?? { what: 'xp', to: 0 }
}

function owned(state: State, seat: SeatId): readonly CardId[] {
  return ownedCards(sheetOf(state, seat).piles)
}

/** The same board for all who look: the unseen cards of each digital deck have another order and other places. */
export function otherwiseHidden(state: State, luck: Luck): State {
  return { ...state, sheets: state.sheets.map(sheet => ({ ...sheet, piles: rearranged(sheet.piles, luck) })) }
}

function rearranged(piles: Piles, luck: Luck): Piles {
  if (piles.cards === 'physical') return piles
  const unseen = shuffled(luck, [...piles.deck, ...piles.exhausted])
  return { ...piles, deck: unseen.slice(0, piles.deck.length), exhausted: unseen.slice(piles.deck.length) }
}
