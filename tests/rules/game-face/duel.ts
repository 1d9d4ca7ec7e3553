import { type Actor, type Seat, type SeatId, gm } from '#rules/core/seat'
import type { Luck } from '#rules/core/luck'
import type { Command, Event, State } from '#rules/game-face/state'
import type { TypedDie } from '#rules/game-face/ritual/model'
import { gameFace } from '#rules/game-face/index'
import type { BySide, DuelSuit, Side } from '#rules/game-face/vocabulary'
import type { Contestant, Variants } from '#rules/game-face/contestants/model'
import type { ContestView } from '#rules/game-face/duel/view'
import type { GmView, SeatView, TableView } from '#rules/game-face/view'
import { noLuck, scriptedLuck } from '../../support/luck'

export const kresk = 's1' as SeatId
export const brindle = 's2' as SeatId
export const wren = 's3' as SeatId

export const byRule: Variants = { bonus: 'lasting', ties: 'spent' }

/** Kresk: clubs d8, hearts d6, spades d12, diamonds d8. */
export function contestant(more: Partial<Contestant> = {}): Contestant {
  return { who: { kind: 'seat', seat: kresk }, strong: 'spades', weak: 'hearts', dice: 'screen', ...more }
}

export const rival = contestant({ who: { kind: 'seat', seat: brindle } })
export const warden = contestant({ who: { kind: 'npc', name: 'The Warden' } })

export function seatActor(seat: SeatId): Actor {
  return { kind: 'seat', seat }
}

function chair(id: SeatId): Seat {
  return { id, player: '', character: `Character of ${id}`, retired: false }
}

/** A duel in the making: every command that is refused is a broken test. */
export class Duel {
  state: State
  readonly events: Event[] = []

  constructor(settings: unknown = {}) {
    const parsed = gameFace.parse.settings.parse(settings)
    if (!parsed.ok) throw new Error(parsed.error.message)
    this.state = gameFace.open([kresk, brindle, wren].map(chair), parsed.value)
  }

  /** A player leaves the table, or comes back. */
  setRetired(seat: SeatId, retired: boolean): this {
    this.state = gameFace.join(this.state, { ...chair(seat), retired })
    return this
  }

  /** Kresk against Brindle, unless options say otherwise. */
  static begun(variants: Partial<Variants> = {}, more: Partial<BySide<Contestant>> = {}): Duel {
    const duel = new Duel()
    const contestants = { left: contestant(), right: rival, ...more }
    return duel.do({ type: 'begin', contestants, voice: null, variants: { ...byRule, ...variants } })
  }

  /** The same with real dice on both sides, for tests that choose every number. */
  static withRealDice(variants: Partial<Variants> = {}): Duel {
    const dice = 'table'
    return Duel.begun(variants, { left: contestant({ dice }), right: { ...rival, dice } })
  }

  do(command: Command, actor: Actor = gm, luck: Luck = noLuck): this {
    const decided = gameFace.decide(this.state, command, actor, luck)
    if (!decided.ok) throw new Error(JSON.stringify(decided.error))
    for (const event of decided.value.events) {
      this.state = gameFace.apply(this.state, event)
      this.events.push(event)
    }
    return this
  }

  refusal(command: Command, actor: Actor = gm): string {
    const decided = gameFace.decide(this.state, command, actor, noLuck)
    if (decided.ok) throw new Error('it was not refused')
    const { message, remedy } = gameFace.explain(decided.error)
    if (message.length === 0 || remedy.length === 0) throw new Error(`${decided.error.because} is not explained`)
    return decided.error.because
  }

  actorOf(side: Side): Actor {
    const who = this.state.contestants?.[side].who
    return who?.kind === 'seat' ? seatActor(who.seat) : gm
  }

  pick(side: Side, suit: DuelSuit): this {
    return this.do({ type: 'pick', side, suit }, this.actorOf(side))
  }

  roll(side: Side, shows: number): this {
    return this.do({ type: 'roll', side }, this.actorOf(side), scriptedLuck(shows - 1))
  }

  /** What that side's real die shows, on its own phone. */
  enter(side: Side, suit: DuelSuit, roll: number): this {
    return this.do({ type: 'enter-die', side, suit, roll }, this.actorOf(side))
  }

  /** A whole round in the app. */
  round(left: readonly [DuelSuit, number], right: readonly [DuelSuit, number]): this {
    this.pick('left', left[0]).pick('right', right[0])
    return this.roll('left', left[1]).roll('right', right[1]).reveal()
  }

  /** A whole round with real dice. */
  enterRound(left: readonly [DuelSuit, number], right: readonly [DuelSuit, number]): this {
    return this.reveal({ suit: left[0], roll: left[1] }, { suit: right[0], roll: right[1] })
  }

  reveal(left: TypedDie | null = null, right: TypedDie | null = null): this {
    return this.do({ type: 'reveal', typed: { left, right } })
  }

  get contest(): ContestView {
    const { contest } = gameFace.view(this.state, { kind: 'table' }) as TableView
    if (!contest) throw new Error('nobody fights')
    return contest
  }

  get gm(): GmView {
    return gameFace.view(this.state, { kind: 'gm' }) as GmView
  }

  seat(seat: SeatId): SeatView {
    return gameFace.view(this.state, { kind: 'seat', seat }) as SeatView
  }
}
