import { describe, expect, it } from 'vitest'
import { kindOfFile, noCampaignWords, noPictureWords } from '@/features/files/what-file'
import { jpegOf, losslessOf, pngOf, webpOf } from '../../../support/tiny-pictures'

const latin = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'latin1'))
const bytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)
const file = (name: string, content: BlobPart): File => new File([content], name)
const statblock = { name: 'Goblin', size: 'Small', ac: 15, hp: 7, cr: '1/4', stats: [8, 14, 10, 10, 8, 8] }

describe('what a file is that people bring', () => {
  it.each([
    ['campaign', file('bells.hearth', '{ torn')],
    ['campaign', file('bells.json', '{\n  "format": "hearthside-campaign",\n')],
    ['campaign', file('bells.json', '{"versions": {}, "format": "hearthside-campaign"}')],
    ['character', file('wren.character.json', '{"hearthside": "character", "version": 1}')],
    ['prepared-foes', file('foes.json', '{ "hearthside": "prepared-foes" }')],
    ['statblock', file('goblin.json', JSON.stringify(statblock))],
    ['statblock', file('goblins.json', JSON.stringify([statblock, statblock]))],
    ['statblock', file('bestiary.json', JSON.stringify({ monster: [statblock] }))],
    [
      'statblock',
      file('fvtt-Actor-goblin.json', JSON.stringify({ name: 'Goblin', system: { abilities: {}, hp: {} } }))
    ],
    ['json', file('settings.json', '{"theme": "dark"}')],
    ['json', file('list.json', '[1, 2]')],
    ['json', file('null.json', '[null]')],
    ['json', file('torn.json', '{"a": ')],
    ['picture', file('map', bytes(pngOf(4, 4)))],
    ['picture', file('map.txt', bytes(jpegOf(4, 4)))],
    ['picture', file('x', bytes(webpOf(['VP8L', losslessOf(4, 4)])))],
    ['picture', file('x', latin('\0\0\0\x20ftypavif\0\0\0\0'))],
    ['heic', file('IMG_1', latin('\0\0\0\x24ftypheic\0\0\0\0mif1'))],
    ['heic', file('IMG_2', latin('\0\0\0\x24ftypmif1\0\0\0\0heic'))],
    ['other-picture', file('x', latin('GIF89a'))],
    ['other-picture', file('map.svg', '<svg/>')],
    ['other-picture', file('scan.tiff', latin('II*\0'))],
    ['pdf', file('handout', latin('%PDF-1.7'))],
    ['archive', file('vault.zip', latin('PK\x03\x04'))],
    ['note', file('Ana.md', '# Ana')],
    ['empty', file('x', '')],
    ['other', file('x.exe', latin('MZ\x90'))],
    ['other', file('film.mp4', latin('\0\0\0\x20ftypisom'))]
  ] as const)('is told by its bytes: %s', async (kind, given) => {
    expect([given.name, await kindOfFile(given)]).toEqual([given.name, kind])
  })

  it('is a folder where it cannot be read', async () => {
    const folder = Object.assign(file('Maps', 'x'), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('x')) })
    })
    expect(await kindOfFile(folder as unknown as File)).toBe('folder')
    expect(await kindOfFile({ ...folder, name: 'Maps.hearth', slice: folder.slice } as unknown as File)).toBe('folder')
  })

  it('is answered with what it is and what to do, wherever it is brought', () => {
    expect(noCampaignWords('goblin.json', 'statblock')).toEqual({
      message: 'goblin.json is not a campaign, but a statblock of another game',
      remedy: expect.stringContaining('Prepared foes') as string
    })
    expect(noPictureWords('IMG_1', 'heic')).toEqual({
      message: 'IMG_1 is a HEIC, as iPhones keep pictures: it cannot be shown here',
      remedy: expect.stringContaining('JPEG') as string
    })
    expect(noPictureWords('map.png', 'picture')).toBeNull()
  })
})
