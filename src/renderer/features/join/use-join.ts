import { onScopeDispose, shallowRef } from 'vue'
import { joinHeaders, type JoinAsk, type JoinNames, type JoinState, deviceForm } from '#shared/join'

/** Milliseconds between two requests of a waiting phone. */
const lookEveryMs = 1_000

/** This device while it asks to join: it polls once a second, and opens its seat after the confirmation (JN3, JN5). */
export function useJoin(page: Window) {
  /** Null until the host has answered. */
  const state = shallowRef<JoinState | null>(null)
  /** The last request got no answer. */
  const lost = shallowRef(false)
  const device = thisDevice(page)
  let newest = 0

  /** @param seat only for `ask` @param names of a new seat */
  async function send(ask: JoinAsk, seat = '', names: JoinNames = { player: '', character: '' }): Promise<void> {
    const mine = ++newest
    const headers = {
      [joinHeaders.code]: page.location.hash.slice(1).replace(/[^\w-]/g, ''),
      [joinHeaders.device]: device,
      [joinHeaders.seat]: seat,
      [joinHeaders.player]: encodeURIComponent(names.player),
      [joinHeaders.character]: encodeURIComponent(names.character)
    }
    const reply = await page
      .fetch(`/join/${ask}`, { method: 'POST', headers })
      .then(response => (response.ok ? (response.json() as Promise<JoinState>) : null))
      .catch(() => null)
    if (mine !== newest) return
    lost.value = reply === null
    if (!reply) return
    state.value = reply
    if (reply.state === 'in') page.location.replace(reply.link)
  }

  const look = (): void => void (state.value?.state === 'in' || send('look'))
  const seen = (): void => (page.document.visibilityState === 'visible' ? look() : undefined)
  const timer = page.setInterval(seen, lookEveryMs)
  page.document.addEventListener('visibilitychange', seen)
  page.addEventListener('hashchange', look)
  look()
  onScopeDispose(() => {
    page.clearInterval(timer)
    page.document.removeEventListener('visibilitychange', seen)
    page.removeEventListener('hashchange', look)
  })
  return { state, lost, send }
}

const deviceKey = 'hearthside-device'

/** The id of this device among joining devices; the same after a reload, if the browser can store it. */
function thisDevice(page: Window): string {
  const known = readDevice(page)
  if (known && deviceForm.test(known)) return known
  const bytes = page.crypto.getRandomValues(new Uint8Array(16))
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22)
  keepDevice(page, made)
  return made
}

function readDevice(page: Window): string | null {
  try {
    return page.localStorage.getItem(deviceKey)
  } catch {
    return null // the browser has no storage here
  }
}

function keepDevice(page: Window, device: string): void {
  try {
    page.localStorage.setItem(deviceKey, device)
  } catch {
    return // then a reload makes a new request
  }
}
