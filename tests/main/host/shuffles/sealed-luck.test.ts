import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Shake } from '#rules/campaign/shuffles/model'
import { NumberStream } from '#main/host/shuffles/number-stream'
import { SealedLuck, sealOf, shakeOfWords } from '#main/host/shuffles/sealed-luck'

const seed = Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('hex')
const shakes: readonly Shake[] = [
  { by: 's1' as never, bytes: '00'.repeat(16) },
  { by: 'words', bytes: 'ff'.repeat(16) }
]
const luck = (how: Partial<{ seed: string; id: string; shakes: readonly Shake[] }> = {}): SealedLuck =>
  new SealedLuck({ below: () => 0 }, { id: how.id ?? 'example/1', seed: how.seed ?? seed }, how.shakes ?? shakes)
const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

describe('a sealed shuffle', () => {
  it('SF1 SF2 gives the orders of the worked example in docs/shuffle.md, which the second implementation gives too', () => {
    const sealed = luck()
    expect(sealed.shuffle(ten)).toEqual([1, 5, 7, 9, 2, 10, 4, 3, 8, 6])
    expect(sealed.shuffle(['ash', 'birch', 'cedar'])).toEqual(['birch', 'cedar', 'ash'])
    expect(sealed.record).toEqual({
      id: 'example/1',
      seal: createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'),
      shakes,
      orders: [
        [1, 5, 7, 9, 2, 10, 4, 3, 8, 6],
        ['birch', 'cedar', 'ash']
      ]
    })
    const [one, other] = ['{"suit":"♠","of":{"rank":1}}', '{"of":{"rank":1},"suit":"♠"}'] as const
    const third = sealed.shuffle<unknown>(['～', '🂡', 'é', JSON.parse(one), JSON.parse(other)])
    expect(JSON.stringify(third)).toBe(`["🂡","é","～",${other},${one}]`)
  })

  it('SF1 makes nothing of the order that the things had before', () => {
    expect(luck().shuffle(ten.toReversed())).toEqual(luck().shuffle(ten))
  })

  it('SF2 comes out otherwise for another seed, id, shake or order of shakes', () => {
    const orders = [
      luck(),
      luck({ seed: seed.replace('00', '01') }),
      luck({ id: 'example/2' }),
      luck({ shakes: shakes.slice(1) }),
      luck({ shakes: shakes.toReversed() })
    ].map(each => each.shuffle(ten).join())
    expect(new Set(orders).size).toBe(5)
  })

  it('writes nothing down where nothing was shuffled, and keeps every other chance as it was', () => {
    const sealed = luck()
    expect(sealed.below(6)).toBe(0)
    expect(sealed.record).toBeNull()
  })

  it('SF2 takes the same words for the same number, however they are typed', () => {
    expect(shakeOfWords(' drei Würfel\u0301 ')).toBe(shakeOfWords('drei Würfeĺ'.replace('ĺ', 'l\u0301')))
    expect(shakeOfWords('one')).not.toBe(shakeOfWords('two'))
    expect(shakeOfWords('one')).toMatch(/^[\da-f]{32}$/)
    expect(sealOf(seed)).toMatch(/^[\da-f]{64}$/)
  })
})

describe('the numbers of a shuffle', () => {
  it('SF1 are below their bound, each as likely as the next, by chi-square over 20,000 numbers', () => {
    const stream = new NumberStream({ seed: Buffer.from(seed, 'hex'), id: 'c/1', shakes: [] })
    const counts = new Array<number>(20).fill(0)
    for (let n = 0; n < 20_000; n++) counts[stream.below(20)]! += 1
    const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(chi).toBeLessThan(43.8) // 19 degrees of freedom, p = 0.001
  })

  it('SF1 are thrown away where they would make one outcome likelier than another', () => {
    const stream = new NumberStream({ seed: Buffer.from(seed, 'hex'), id: 'c/1', shakes: [] })
    const bound = 2 ** 31 + 1 // half of all numbers are beyond its only multiple
    for (let n = 0; n < 200; n++) expect(stream.below(bound)).toBeLessThan(bound)
  })
})
