import { describe, expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import { logBefore } from '#rules/campaign/log'
import { sessionDue, noSession, openerSteps } from '#rules/campaign/session/vocabulary'
import { Played } from '../../../support/chronicle'

const at = 1_700_000_000_000
const hour = 3_600_000
const current = (played: Played) => played.chronicle.campaign.current
const ask = (command: object) => ({ kind: 'act', board: null, command }) as const

describe('a session', () => {
  it('SE1 begins with the time that the page says, goes on without a new one, and ends while it is under way', () => {
    const played = Played.table('Sessions', 'Kresk')
    expect(played.denied(ask({ type: 'end-session' }))).toBe('no-session-runs')
    played.campaign({ type: 'begin-session', at })
    expect(played.chronicle.campaign.session).toBe(1)
    expect(current(played)).toMatchObject({ since: at, ended: false })
    played.campaign({ type: 'end-session' })
    expect(current(played).ended).toBe(true)
    expect(played.denied(ask({ type: 'end-session' }))).toBe('no-session-runs')
    played.campaign({ type: 'continue-session', at: at + hour })
    expect(played.chronicle.campaign.session).toBe(1)
    expect(current(played)).toMatchObject({ since: at + hour, ended: false })
  })

  it('SE1 is the Game Master’s to begin and to end', () => {
    const played = Played.table('Whose', 'Kresk')
    const seat = { kind: 'seat', seat: played.seats[0]! } as const
    for (const command of [{ type: 'begin-session', at }, { type: 'end-session' }])
      expect(played.denied(ask(command), seat)).toBe('gm-only')
  })

  it('SE1 refuses a moment that no calendar can name', () => {
    expect(Played.table('When').denied(ask({ type: 'begin-session', at: -1 }))).toMatch(/^invalid/)
  })

  it('SE3 has seven steps, each open, done or skipped, and all are open in the next session', () => {
    const played = Played.table('Steps', 'Kresk')
    expect(openerSteps).toEqual(['attendance', 'recap', 'notes', 'xp', 'touchstones', 'chapter', 'spotlight'])
    played.campaign({ type: 'begin-session', at })
    for (const step of openerSteps) played.campaign({ type: 'mark-opener-step', step, as: 'done' })
    played.campaign({ type: 'mark-opener-step', step: 'notes', as: 'skipped' })
    played.campaign({ type: 'mark-opener-step', step: 'xp', as: 'open' })
    expect(current(played).steps).toMatchObject({ attendance: 'done', notes: 'skipped', spotlight: 'done' })
    expect(current(played).steps).not.toHaveProperty('xp')
    played.campaign({ type: 'begin-session', at: at + 24 * hour })
    expect(current(played).steps).toEqual({})
  })

  it('SE1, CA10 every act of it is undone and done again exactly', () => {
    const played = Played.table('Back', 'Kresk')
    const [seat] = played.seats
    const commands = [
      { type: 'begin-session', at },
      { type: 'write-session-note', seat: seat!, kind: 'asked', text: 'More music' },
      { type: 'mark-opener-step', step: 'notes', as: 'done' },
      { type: 'end-session' },
      { type: 'continue-session', at: at + 1 }
    ] as const
    const before = commands.map(command => {
      const campaign = played.chronicle.campaign
      played.campaign(command)
      return campaign
    })
    const last = played.chronicle.campaign
    for (const campaign of [...before].reverse()) {
      played.undo()
      expect(played.chronicle.campaign).toEqual(campaign)
    }
    played.redo(commands.length)
    expect(played.chronicle.campaign).toEqual(last)
  })
})

describe('what the opener keeps', () => {
  it('SE4 is in no frame and no log but the GM’s: 300 random states with a canary in every text', () => {
    const played = Played.table('Canaries', 'Kresk', 'Wren')
    played.campaign({ type: 'begin-session', at })
    for (let turn = 0; turn < 300; turn++) {
      const seat = played.seats[turn % 2]!
      const kind = turn % 3 === 0 ? 'asked' : 'given'
      const step = openerSteps[turn % openerSteps.length]!
      if (turn % 5 === 3) played.campaign({ type: 'mark-opener-step', step, as: 'skipped' })
      else if (turn % 17 === 0) played.undo()
      else played.campaign({ type: 'write-session-note', seat, kind, text: `CANARY ${kind} ${turn}` })
      for (const audience of [{ kind: 'table' }, { kind: 'overlay' }, { kind: 'seat', seat }] as const) {
        const frame = frameFor(played.chronicle, audience)
        const log = logBefore(played.chronicle, audience, Number.MAX_SAFE_INTEGER, 12)
        expect(JSON.stringify([frame, log])).not.toMatch(/CANARY|skipped|Notes/)
      }
    }
    expect(JSON.stringify(frameFor(played.chronicle, { kind: 'gm' }))).toContain('CANARY')
  })

  it('SE4 passes over a player who is away for the evening', () => {
    const played = Played.table('Away', 'Kresk', 'Wren')
    played.campaign({ type: 'retire-seat', seat: played.seats[1]! })
    played.campaign({ type: 'begin-session', at })
    played.campaign({ type: 'begin-session', at })
    played.act({ type: 'open-session', session: 2 })
    const [kresk, wren] = (played.chronicle.campaign.boards[0]!.state as { sheets: { xp: { free: number } }[] }).sheets
    expect(kresk?.xp).not.toEqual(wren?.xp)
  })

  it('SE4 refuses a note of a seat that is not there', () => {
    const command = { type: 'write-session-note', seat: 's99', kind: 'asked', text: 'x' }
    expect(Played.table('Nobody').denied(ask(command))).toBe('no-such-seat')
  })

  it('SE5 is nothing in the frames of a campaign that says nothing of it, an older session among them', () => {
    const played = Played.table('Older', 'Kresk')
    played.campaign({ type: 'begin-session' })
    expect(current(played)).toBe(noSession)
    for (const kind of ['gm', 'table', 'overlay'] as const) {
      const frame = frameFor(played.chronicle, { kind })
      expect(frame).not.toHaveProperty('current')
    }
  })
})

describe('a session that is due', () => {
  const running = { ...noSession, since: at }

  it.each([
    ['before the first', { session: 0 }, 0, null, 'begin'],
    ['not after going on without one', { session: 0, current: running }, hour, null, null],
    ['after one has ended', { session: 4, current: { ...running, ended: true } }, hour, null, 'begin'],
    ['not in the same evening', { session: 4, current: running }, 3 * hour, null, null],
    ['twelve hours after it began', { session: 4, current: running }, 12 * hour, null, 'begin'],
    ['in an older file by its log', { session: 4 }, 13 * hour, at, 'begin'],
    ['not in an older file that is being played', { session: 4 }, 13 * hour, at + 12.9 * hour, null]
  ] as const)('SE6 %s', (_, known, later, lastLine, due) => {
    expect(sessionDue(known, at + later, lastLine)).toBe(due)
  })

  it.each([
    ['not at three hours', 1, 3, null],
    ['at four hours', 1, 4, 'end'],
    ['never where none was begun', 0, 4, null]
  ] as const)('SE7 its end is asked about: %s', (_, session, hours, due) => {
    expect(sessionDue({ session, current: running }, at + hours * hour, null)).toBe(due)
  })
})
