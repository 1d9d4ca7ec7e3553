import { expect, test } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import { Played } from '../../support/chronicle'
import { namesOnStream } from '../../support/torture/stream'

// The fast part of `npm run torture -- stream`.

test('DI6 no name of a person is in the stream’s frame unless it is allowed, in random campaigns of all games', () => {
  const { read, allowed } = namesOnStream(299, 150)
  expect(read).toEqual([])
  expect(allowed).toBeGreaterThan(0)
})

test('DI6 the log of the stream names no player who was renamed or removed by their own name', () => {
  const played = Played.table('The Drowned Bells', 'Kresk', 'Wren')
  const [kresk, wren] = played.seats
  played.campaign({ type: 'rename-seat', seat: kresk!, player: 'Zq1z', character: 'Kresk' })
  played.campaign({ type: 'rename-seat', seat: wren!, player: 'Zq2z', character: '' })
  const logOf = (kind: 'overlay' | 'table'): string => JSON.stringify(frameFor(played.chronicle, { kind }).log)
  expect(logOf('table')).toMatch(/Kresk \(Zq1z\).*Zq2z/)
  expect(logOf('overlay')).toMatch(/Seat renamed: Kresk".*Seat renamed: a player"/)
})
