import { beforeEach, expect, test, vi } from 'vitest'
import { fetchRelease, newerRelease, repositoryOf, type Fetch } from '#main/electron/updates'

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

const released =
  (tag: unknown): Fetch =>
  async () => ({ ok: true, json: async () => ({ tag_name: tag }) })

test.each([
  ['v0.2.0', '0.2.0'],
  ['1.0.0', '1.0.0'],
  ['v0.1.10', '0.1.10'],
  ['v0.1.9', null],
  ['v0.0.99', null],
  ['v0.2.0-beta', null],
  ['nightly', null],
  [undefined, null]
])('the release %s, seen from 0.1.9, is %s', async (tag, expected) => {
  expect(await newerRelease('house/hearthside', '0.1.9', released(tag))).toBe(expected)
})

test('asks GitHub, and only for the newest release', async () => {
  const ask = vi.fn<Fetch>(released('v9.0.0'))
  await newerRelease('house/hearthside', '0.1.0', ask)
  expect(ask.mock.calls).toEqual([
    [
      'https://api.github.com/repos/house/hearthside/releases/latest',
      { headers: { accept: 'application/vnd.github+json' } }
    ]
  ])
})

test('a build that does not know where it came from asks no server', async () => {
  const ask = vi.fn<Fetch>(released('v9.0.0'))
  expect(await newerRelease(null, '0.1.0', ask)).toBeNull()
  expect(ask).not.toHaveBeenCalled()
})

test('no network, and no answer, is no news', async () => {
  expect(await newerRelease('a/b', '0.1.0', () => Promise.reject(new Error('offline')))).toBeNull()
  expect(await newerRelease('a/b', '0.1.0', async () => ({ ok: false, json: async () => ({}) }))).toBeNull()
})

test.each([
  [{ repository: 'github:house/hearthside' }, 'house/hearthside'],
  [{ repository: 'house/hearthside' }, 'house/hearthside'],
  [{ repository: { url: 'git+https://github.com/house/hearthside.git' } }, 'house/hearthside'],
  [{ repository: 'https://evil.example/house/hearthside' }, null],
  [{ repository: 7 }, null],
  [{}, null]
])('%j comes from %s', (about, expected) => {
  expect(repositoryOf(about)).toBe(expected)
})

const newest = 'https://api.github.com/repos/house/hearthside/releases/latest'

test('goes through Chromium, and so through the system’s proxy, in a session that keeps nothing', async () => {
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
  await fetchRelease(newest, { headers: {} })
  expect(made.lets?.(url)).toBe(may)
})
