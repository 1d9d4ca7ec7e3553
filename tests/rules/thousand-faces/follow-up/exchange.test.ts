import { describe, expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import { Fight } from '../../../support/fight/a-fight'

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
    fight.act({
      type: 'take-attack',
      attack: fight.state.attacks[0]!.id,
      split: { exhaustion: 4, harm: 0, wound: 0 },
      ...none
    })
    expect(fight.undo.together?.acts).toBe(fight.line - before)
  })

  it('FU9 is not offered before there was one, nor once something else is begun', () => {
    const fight = new Fight()
    expect(fight.undo.together).toBeUndefined()
    fight.tradeBlows()
    fight.strike()
    fight.take()
    fight.act({ type: 'gain-xp', seat: fight.ada, amount: 1, reason: '' })
    expect(fight.undo.together).toBeUndefined()
  })

  it('FU9 the next move ends the offer, even while its flip waits for a player', () => {
    const fight = new Fight()
    fight.tradeBlows()
    fight.strike()
    fight.take()
    const call = {
      type: 'flip',
      seat: fight.bo,
      attribute: 'dex',
      net: 0,
      move: null,
      fast: false,
      versus: null,
      supporters: []
    }
    fight.act({ ...call, hasText: { check: true, cross: true } })
    expect(fight.undo.together).toBeUndefined()
  })

  it('CA27 acts elsewhere in between go with it, and count', () => {
    const fight = new Fight()
    const before = fight.tradeBlows()
    fight.played.campaign({ type: 'rename-campaign', title: 'Another name' })
    fight.strike()
    expect(fight.undo.together?.acts).toBe(fight.line - before)
    expect(frameFor(fight.played.chronicle, { kind: 'table' }).undo).toBeNull()
  })
})
