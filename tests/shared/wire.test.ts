import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultPreferences, lookOf } from '#shared/preferences'
import { type HostMessage, parseHostMessage, parsePageMessage, socketPath } from '#shared/wire'

describe('what a page says', () => {
  test('is read as it was sent', () => {
    const said = { type: 'ask', n: 1, ask: { ask: 'pause' } }
    expect(parsePageMessage(JSON.stringify(said))).toEqual({ ok: true, value: said })
  })

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '{"type":"ask"}',
    '{"type":"ask","n":0}',
    '{"type":"ask","n":1.5}',
    '{"type":"ask","n":"1"}',
    '{"type":"tell","n":1}'
  ])('%j is nothing', text => {
    expect(parsePageMessage(text).ok).toBe(false)
  })

  test('never throws, however it is broken', () => {
    fc.assert(
      fc.property(fc.string(), text => !parsePageMessage(text).ok && !parseHostMessage(text).ok),
      { numRuns: 2_000 }
    )
    fc.assert(fc.property(fc.json(), text => typeof parsePageMessage(text).ok === typeof parseHostMessage(text).ok))
  })
})

describe('what the host says', () => {
  const look = lookOf({ ...defaultPreferences, overlayBackground: 'black' })
  const snapshot = { kind: 'table', serial: 1, mode: 'waiting', frame: null, paused: false, look, seat: null } as const

  test.each<HostMessage>([
    { type: 'snapshot', snapshot },
    { type: 'change', from: 1, change: { props: { serial: { value: 2 } } } },
    { type: 'answer', n: 3, answer: { ok: true, value: null } },
    { type: 'answer', n: 3, answer: { ok: false, error: { kind: 'problem', problem: { kind: 'stale' } } } },
    { type: 'ended', why: 'replaced' },
    { type: 'ended', why: 'revoked' },
    { type: 'ended', why: 'closing' },
    { type: 'time', at: 1_700_000_000_000 }
  ])('is read as it was sent: $say', said => {
    expect(parseHostMessage(JSON.stringify(said))).toEqual({ ok: true, value: said })
  })

  test.each([
    { type: 'snapshot' },
    { type: 'change', from: 1 },
    { type: 'change', change: { value: 1 } },
    { type: 'snapshot', snapshot: { kind: 'moon', serial: 1 } },
    { type: 'snapshot', snapshot: { kind: 'gm' } },
    { type: 'answer', n: 1 },
    { type: 'answer', n: 1, answer: { ok: true } },
    { type: 'answer', answer: { ok: true, value: null } },
    { type: 'ended', why: 'because' },
    { type: 'time', at: 'noon' }
  ])('%j is nothing', said => {
    expect(parseHostMessage(JSON.stringify(said)).ok).toBe(false)
  })

  test('each page has a socket of its own', () => {
    expect(socketPath('seat')).toBe('/socket/seat')
  })
})
