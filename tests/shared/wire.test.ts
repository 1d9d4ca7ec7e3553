import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultPreferences, lookOf } from '#shared/preferences'
import { type HostMessage, parseHostMessage, parsePageMessage, socketPath } from '#shared/wire'

describe('what a page says', () => {
  test('is read as it was sent', () => {
    const said = { say: 'ask', n: 1, ask: { ask: 'pause' } }
    expect(parsePageMessage(JSON.stringify(said))).toEqual({ ok: true, value: said })
  })

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '{"say":"ask"}',
    '{"say":"ask","n":0}',
    '{"say":"ask","n":1.5}',
    '{"say":"ask","n":"1"}',
    '{"say":"tell","n":1}'
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
    { say: 'snapshot', snapshot },
    { say: 'change', from: 1, change: { props: { serial: { value: 2 } } } },
    { say: 'answer', n: 3, answer: { ok: true, value: null } },
    { say: 'answer', n: 3, answer: { ok: false, error: { kind: 'problem', problem: { kind: 'stale' } } } },
    { say: 'ended', why: 'replaced' },
    { say: 'ended', why: 'revoked' },
    { say: 'ended', why: 'closing' },
    { say: 'time', at: 1_700_000_000_000 }
  ])('is read as it was sent: $say', said => {
    expect(parseHostMessage(JSON.stringify(said))).toEqual({ ok: true, value: said })
  })

  test.each([
    { say: 'snapshot' },
    { say: 'change', from: 1 },
    { say: 'change', change: { value: 1 } },
    { say: 'snapshot', snapshot: { kind: 'moon', serial: 1 } },
    { say: 'snapshot', snapshot: { kind: 'gm' } },
    { say: 'answer', n: 1 },
    { say: 'answer', n: 1, answer: { ok: true } },
    { say: 'answer', answer: { ok: true, value: null } },
    { say: 'ended', why: 'because' },
    { say: 'time', at: 'noon' }
  ])('%j is nothing', said => {
    expect(parseHostMessage(JSON.stringify(said)).ok).toBe(false)
  })

  test('each page has a socket of its own', () => {
    expect(socketPath('seat')).toBe('/socket/seat')
  })
})
