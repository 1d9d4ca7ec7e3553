import { describe, expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import type { UndoView } from '#rules/campaign/types'
import type { State } from '#rules/thousand-faces/state'
import { Played } from '../../../support/chronicle'

/** Ada with a sword and Bo, before a guard who fights Ada. */
class Fight {
  readonly played = Played.table('An exchange', 'Ada', 'Bo')
  readonly ada = this.played.seats[0]!
  readonly bo = this.played.seats[1]!

  constructor() {
    this.act({
      type: 'add-foes',
      name: 'Guard',
      kind: 'guard',
      stamina: 40,
      power: 'd4',
      squares: 0,
      note: '',
      count: 1
    })
    this.act({ type: 'gain-item', seat: this.ada, item: { sort: 'card', card: 'sword', name: 'A sword' } })
    this.act({ type: 'gain-item', seat: this.ada, item: { sort: 'card', card: 'shield', name: 'A shield' } })
  }

  get state(): State {
    return this.played.chronicle.campaign.boards[0]!.state as State
  }

  get undo(): UndoView {
    return frameFor(this.played.chronicle, { kind: 'gm' }).undo
  }

  get line(): number {
    return this.played.chronicle.line.standing
  }

  act(command: object): void {
    this.played.act(command)
  }

  /** Mix It Up until a blow follows. @returns how many acts stood before that flip */
  tradeBlows(): number {
    for (let tries = 0; tries < 60; tries++) {
      const before = this.line
      const plain = { versus: null, supporters: [], item: null, load: 'counts', slots: [] }
      this.act({ type: 'use-move', seat: this.ada, move: 'mix-it-up', attribute: 'str', advantages: 1, ...plain })
      const { pending } = this.state
      if (pending?.kind === 'tie') this.act({ type: 'choose', card: pending.suggested })
      if (this.state.pending?.kind === 'critical') this.act({ type: 'answer-critical', take: 'nothing' })
      const [open] = this.state.followUps
      if (open && !open.waits && open.answers && open.hits.length > 0) return before
      for (const { id } of this.state.outcomes) this.act({ type: 'drop-outcome', outcome: id })
      for (const { id } of this.state.followUps) this.act({ type: 'close-follow-up', followUp: id })
    }
    throw new Error('sixty flips, and none of them a blow')
  }

  strike(): void {
    const followUp = this.state.followUps[0]!.id
    const foe = this.state.foes[0]!.id
    this.act({ type: 'roll-power', followUp, foe, weapon: null, power: 3, weakness: 'missed' })
    this.act({ type: 'apply-power', followUp, square: 'keep' })
    this.act({ type: 'answer-attack', followUp, foes: [foe], seat: this.ada, die: 4 })
  }

  take(): void {
    const attack = this.state.attacks[0]!.id
    const none = { exhaustionOnto: [], harmOnto: [], woundOnto: null, relief: 'none', describe: '' }
    this.act({ type: 'take-attack', attack, split: { exhaustion: 4, harm: 0, wound: 0 }, ...none })
  }

  blow(): void {
    const power = { by: 'number', number: 4 }
    this.act({ type: 'open-attack', seat: this.bo, power, exertion: 'physical', from: 'A falling beam' })
  }
}

describe('taking an exchange back whole', () => {
  it('FU9 CA27 reaches back to the act that called the move, from every step of the exchange, and brings all of it back', () => {
    const fight = new Fight()
    const before = fight.tradeBlows()
    const start = fight.state
    expect(fight.undo.together?.acts).toBe(fight.line - before)
    fight.strike()
    expect(fight.undo.together?.acts).toBe(fight.line - before)
    fight.take()
    const { together } = fight.undo
    const steps = together?.acts ?? 0
    expect(steps).toBe(fight.line - before)
    const whole = fight.state
    fight.played.undo(steps)
    expect([fight.line, fight.state.foes[0]?.stamina, fight.state.followUps]).toEqual([before, 40, []])
    expect(fight.undo.justUndone).toEqual({ ...together, acts: steps })
    fight.played.redo(steps)
    expect(fight.state).toEqual(whole)
    expect(fight.undo.justUndone).toBeUndefined()
    expect(start.followUps).toHaveLength(1)
  })

  it('FU9 a shield that is raised against the answer, and the spotlight that goes on, belong to it', () => {
    const fight = new Fight()
    const before = fight.tradeBlows()
    fight.strike()
    const [shield] = fight.state.sheets[0]!.character.items.filter(({ kind }) => kind === 'shield')
    const attack = fight.state.attacks[0]!.id
    fight.act({ type: 'raise-shield', seat: fight.ada, item: shield!.id, advantages: 0, attack })
    expect(fight.undo.together?.acts).toBe(fight.line - before)
    fight.act({ type: 'give-spotlight', seat: fight.bo })
    expect(fight.undo.together?.acts).toBe(fight.line - before)
  })

  it('FU9 a blow that no move called for is taken back from where it came', () => {
    const fight = new Fight()
    const before = fight.line
    fight.blow()
    expect(fight.undo.together?.acts).toBe(1)
    const none = { exhaustionOnto: [], harmOnto: [], woundOnto: null, relief: 'none', describe: '' }
    fight.act({ type: 'take-attack', attack: fight.state.attacks[0]!.id, split: { exhaustion: 4, harm: 0, wound: 0 }, ...none })
    expect(fight.undo.together?.acts).toBe(fight.line - before)
  }) // prettier-ignore

  it('FU9 is not offered before there was one, nor once something else is begun', () => {
    const fight = new Fight()
    expect(fight.undo.together).toBeUndefined()
    fight.tradeBlows()
    fight.strike()
    fight.take()
    fight.act({ type: 'gain-xp', seat: fight.ada, amount: 1, reason: '' })
    expect(fight.undo.together).toBeUndefined()
  })

  it('FU9 the next move ends the offer, even while its flip waits for somebody', () => {
    const fight = new Fight()
    fight.tradeBlows()
    fight.strike()
    fight.take()
    const call = { type: 'flip', seat: fight.bo, attribute: 'dex', net: 0, move: null, fast: false, versus: null, supporters: [] }
    fight.act({ ...call, hasText: { check: true, cross: true } })
    expect(fight.undo.together).toBeUndefined()
  }) // prettier-ignore

  it('CA27 acts elsewhere in between go with it, and count', () => {
    const fight = new Fight()
    const before = fight.tradeBlows()
    fight.played.campaign({ type: 'rename-campaign', title: 'Another name' })
    fight.strike()
    expect(fight.undo.together?.acts).toBe(fight.line - before)
    expect(frameFor(fight.played.chronicle, { kind: 'table' }).undo).toBeNull()
  })
})
