import { expect, it } from 'vitest'
import { PendingAsks } from '@/bridge/socket-bridge'
import { denialWords } from '@/phone/denial-words'

it('a press that was under way when the connection broke says how to find out whether it was done, and what then', async () => {
  const socket = { readyState: WebSocket.OPEN, send: () => undefined } as unknown as WebSocket
  const asks = new PendingAsks()
  const answer = asks.ask({ ask: 'undo' } as never, 'seat', socket)
  asks.giveUp()
  const denied = await answer
  expect(!denied.ok && denialWords(denied.error)).toEqual({
    message: ['The connection was lost before the answer came'],
    remedy: ['Once it is back, look into the log: what is not there can be pressed again']
  })
})
