import { beforeEach, expect, test, vi } from 'vitest'

type Listener = (details: { readonly url: string }, answer: (verdict: { cancel: boolean }) => void) => void

const made = vi.hoisted(() => ({
  partitions: [] as string[],
  asked: [] as unknown[],
  lets: null as ((url: string) => boolean) | null
}))
vi.mock('electron', () => ({
  session: {
    fromPartition(partition: string) {
      made.partitions.push(partition)
      return {
        webRequest: {
          onBeforeRequest(listener: Listener) {
            made.lets = url => {
              let cancelled = false
              listener({ url }, ({ cancel }) => (cancelled = cancel))
              return !cancelled
            }
          }
        },
        fetch: async (...asked: unknown[]) => (made.asked.push(asked), new Response('{}'))
      }
    }
  }
}))

beforeEach(() => {
  made.partitions.length = 0
  made.asked.length = 0
})

const newest = 'https://api.github.com/repos/house/hearthside/releases/latest'

test('goes through Chromium, and so through the system’s proxy, in a session that keeps nothing', async () => {
  const { fetchRelease } = await import('#main/electron/updates')
  const nodes = vi.spyOn(globalThis, 'fetch')
  expect((await fetchRelease(newest, { headers: { accept: 'x' } })).ok).toBe(true)
  expect(made.asked).toEqual([[newest, { headers: { accept: 'x' }, credentials: 'omit' }]])
  expect(nodes).not.toHaveBeenCalled()
  // Only `persist:…` is written to disk (Electron's docs/api/session.md).
  expect(made.partitions).toEqual([expect.not.stringMatching(/^persist:|^$/)])
  nodes.mockRestore()
})

test.each([
  [newest, true],
  ['https://api.github.com/repositories/7/releases/latest', true],
  ['https://github.com/house/hearthside', false],
  ['https://api.github.com.evil.example/', false],
  ['http://api.github.com/repos/house/hearthside/releases/latest', false],
  ['file:///etc/passwd', false]
])('%s may be asked for: %s', async (url, may) => {
  const { fetchRelease } = await import('#main/electron/updates')
  await fetchRelease(newest, { headers: {} })
  expect(made.lets?.(url)).toBe(may)
})
