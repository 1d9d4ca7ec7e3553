import { createHash } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { sentences, type PlainExplanation } from '#rules/core/refusal'
import type { Ask } from '#shared/contract'
import { bundleBytes } from '#main/storage/bundle/bundle'
import type { PictureId } from '#rules/core/picture'
import { bundleOf, isBundle, takeInBundle } from '@/features/files/transfer'
import type { Asker } from '@/features/commands/use-host-reply'
import { jpegOf, pngOf } from '../../../support/tiny-pictures'

const pictures = [jpegOf(64, 48), pngOf(20, 30)].map(bytes => {
  const ending = bytes[0] === 0xff ? 'jpg' : 'png'
  return { id: `${createHash('sha256').update(bytes).digest('hex')}.${ending}` as PictureId, bytes }
})
const text = `{"entries": [${pictures.map(({ id }) => `{"title":"The tower","line":"","picture":"${id}"}`).join()}]}`

afterEach(() => vi.unstubAllGlobals())

/** What the page finds at the addresses of pictures. */
function served(has: readonly { readonly id: PictureId; readonly bytes: Buffer }[]): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const found = has.find(({ id }) => address.endsWith(id))
    return found ? { ok: true, blob: async () => new Blob([new Uint8Array(found.bytes)]) } : { ok: false }
  })
}

/** A host that refuses the pictures named. */
function asker(refuses: readonly string[] = []) {
  const asks: Ask[] = []
  const refused: string[] = []
  const ask = async (wish: Ask) => {
    asks.push(wish)
    const isBad = wish.ask === 'bring-picture' && refuses.includes(wish.picture)
    return isBad
      ? { ok: false, error: { kind: 'problem', problem: { kind: 'unsupported', message: 'damaged' } } }
      : { ok: true, value: null }
  }
  return {
    asks,
    refused,
    asker: { ask, refuse: (why: PlainExplanation) => refused.push(sentences(why)) } as unknown as Asker
  }
}

const fileOf = (bytes: BlobPart): File => new File([bytes], 'bells.hearth')

async function bundle(): Promise<Blob> {
  served(pictures)
  const made = await bundleOf(text, picture => `/picture/key/${picture}`)
  return made?.bytes ?? new Blob()
}

it('SH11 a download is the same file that the host writes', async () => {
  const host: Uint8Array[] = []
  const read = async (id: PictureId) => pictures.find(each => each.id === id)?.bytes ?? null
  const named = pictures.map(({ id }) => id).sort()
  for await (const piece of bundleBytes([Buffer.from(text)], named, { read }, { missing: 0 })) host.push(piece)
  expect(Buffer.from(await (await bundle()).arrayBuffer())).toEqual(Buffer.concat(host))
})

it('SH11 a campaign without pictures is no bundle, and a picture that is missing is counted', async () => {
  served([])
  expect(await bundleOf('{"entries": []}', String)).toBeNull()
  expect((await bundleOf(text, String))?.missing).toBe(2)
})

it('SH11 an upload brings every picture before the campaign', async () => {
  const { asks, refused, asker: host } = asker()
  const file = fileOf(await bundle())
  expect(await isBundle(file)).toBe(true)
  await takeInBundle(file, host, 1e6)
  expect(asks.map(each => each.ask)).toEqual(['bring-picture', 'bring-picture', 'import'])
  expect(asks[0]).toMatchObject({
    bytes: pictures.toSorted((a, b) => (a.id < b.id ? -1 : 1))[0]?.bytes.toString('base64')
  })
  expect(asks[2]).toEqual({ ask: 'import', name: 'bells.hearth', text })
  expect(refused).toEqual([])
})

it('SH11 an upload that is damaged or cut off brings what is whole, and says so', async () => {
  const whole = await bundle()
  const one = asker([pictures[0]!.id])
  await takeInBundle(fileOf(whole), one.asker, 1e6)
  expect(one.asks.at(-1)?.ask).toBe('import')
  expect(one.refused.join()).toContain('1 picture in it cannot be read (“The tower”: damaged)')
  const cut = asker()
  await takeInBundle(fileOf(whole.slice(0, whole.size - 30)), cut.asker, 1e6)
  expect(cut.refused.join()).toContain('something of it may be missing')
})

it('SH11 a ZIP of another program is refused with what to do', async () => {
  const { asks, refused, asker: host } = asker()
  await takeInBundle(fileOf(new Uint8Array([0x50, 0x4b, 3, 4, ...Array<number>(60).fill(0)])), host, 1e6)
  expect(asks).toEqual([])
  expect(refused.join()).toContain('Unpack it')
})
