import type {} from '../bridge/early-socket'
import type {} from './early-keys'

// A file of its own, fetched and run before the page's large script: the host's first picture comes, and keys are heard, while that is still on its way.
// It imports nothing, so that it waits for nothing. Under Electron the preload has made the bridge, and there is no socket.

if (!window.hearthside) {
  const heard: unknown[] = []
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket/gm`)
  socket.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data)
  window.earlySocket = { socket, heard }
}

const pressed: KeyboardEvent[] = []
const hear = (event: KeyboardEvent): void => void pressed.push(event)
window.addEventListener('keydown', hear, { capture: true })
window.earlyKeys = { pressed, stop: () => window.removeEventListener('keydown', hear, { capture: true }) }

// The first look into a storage waits for another process; here nobody waits for it.
for (const storage of [sessionStorage, localStorage]) void storage.length
