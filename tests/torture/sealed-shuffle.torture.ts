import { spawnSync } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SealedLuck } from '#main/host/shuffles/sealed-luck'
import { compared, faultOf, gapsIn, numbersCompared } from '../support/check-page'

// Sealed shuffles (docs/shuffle.md): run with `npm run torture -- sealed-shuffle`. Needs python3.

const luck = { below: (bound: number) => randomInt(bound) }

function randomShuffle() {
  const seed = randomBytes(32).toString('hex')
  const id = `${randomBytes(6).toString('hex')}/${randomInt(1, 1e6)}`
  const shakes = Array.from({ length: randomInt(13) }, () => ({
    by: 'words' as const,
    bytes: randomBytes(16).toString('hex')
  }))
  const sealed = new SealedLuck(luck, { id, seed }, shakes)
  for (let n = randomInt(1, 5); n > 0; n--) sealed.shuffle(Array.from({ length: randomInt(61) }, (_, at) => thing(at)))
  const { seal, orders } = sealed.record!
  const piles = orders.map(order => ({ from: order.toReversed(), dealt: order.slice(0, randomInt(order.length + 1)) }))
  return { seed, id, seal, shakes: shakes.map(({ bytes }) => bytes), orders, piles }
}

/**
 * Numbers, texts, playing cards and objects in objects. U+FF5E comes before an emoji by code points and after it by UTF-16 code units; of the two
 * spellings of é and the two orders of names, each makes another thing.
 */
function thing(at: number): unknown {
  const sign = ['', '\u00e9', 'e\u0301', '\u{1f0a1}', '\uff5e', '"\\/\n\u0001\u007f\u2028'][at % 6]!
  const card = { sign, rank: at, suit: `${sign}♠` }
  const deep = {
    name: `${sign}${at}`,
    of: { suit: '♠', more: [sign, { zero: 0, [sign]: null }] },
    marked: at % 2 === 0
  }
  return [at, `card ${at}`, `${sign}${at}`, card, { suit: card.suit, rank: at, sign }, deep, -at / 2][at % 7]
}

/** One thing of one order is another, at the same place of the sorted things: the order still comes out of the secret. */
function exchanged(made: ReturnType<typeof randomShuffle>) {
  const long = made.orders.findIndex(order => order.length > 0)
  if (long === -1) return made
  const order = made.orders[long]!
  const at = randomInt(order.length)
  const was = order[at]
  const other =
    typeof was === 'object' ? { ...was, rank: -1 } : typeof was === 'string' ? `${was}~` : Number(`${String(was)}.5`)
  return { ...made, orders: made.orders.with(long, order.with(at, other)) }
}

/** What the second implementation says of each. */
function secondOpinion(asked: readonly object[]): readonly unknown[] {
  const script = join(import.meta.dirname, 'sealed-shuffle.py')
  const input = `${asked.map(each => JSON.stringify(each)).join('\n')}\n`
  const ran = spawnSync('python3', [script], { input, maxBuffer: 2 ** 30, encoding: 'utf8' })
  expect(ran.stderr).toBe('')
  return ran.stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as unknown)
}

it('SF1 is worked out equally by a second implementation in another language, 20,000 times', () => {
  const made = Array.from({ length: 20_000 }, randomShuffle)
  const answers = secondOpinion(made)
  expect(answers).toEqual(made.map(({ seal, orders }) => ({ seal, orders, right: true, unused: 0 })))
}, 600_000)

it('SF10 an exchanged thing, and a number that was left out, are found by the page and by the second implementation alike, 10,000 times', () => {
  const made = Array.from({ length: 10_000 }, randomShuffle)
  const wrong = made.map(each => ({ ...exchanged(each), numbers: [...each.shakes.slice(1), 'ee'.repeat(16)] }))
  const answers = secondOpinion(wrong) as readonly { readonly right: boolean; readonly unused: number }[]
  let caught = 0
  wrong.forEach((each, at) => {
    const isChanged = each.orders !== made[at]!.orders
    expect(answers[at]!.right).toBe(faultOf(each) === null)
    expect(answers[at]!.right).toBe(!isChanged)
    const kept = each.numbers.map(number => `${each.id} ${number}`).join('\n')
    expect(numbersCompared(kept, [each]).unused).toHaveLength(answers[at]!.unused)
    expect(answers[at]!.unused).toBe(1)
    if (isChanged) caught += 1
  })
  console.log(`${caught} exchanged things, all found by both`)
  expect(caught).toBeGreaterThan(9_000)
}, 600_000)

it('SF12 what was left out, is there twice or was told to a phone otherwise is found by the page and by the second implementation alike, 5,000 times', () => {
  const asked = Array.from({ length: 5_000 }, toldAndRecorded)
  const numbersOf = (said: string): readonly number[] => {
    const [from = 0, to = from] = said.split(' to ').map(Number)
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  }
  const ofPage = asked.map(({ recorded, kept }) => {
    const shuffles = recorded.map(([id, seal]) => ({ id, seal }))
    const { missing, twice } = gapsIn(shuffles)
    const lines = kept.map(each => each.join(' ')).join('\n')
    return { missing: missing.flatMap(numbersOf), twice: twice.map(Number), ...compared(lines, shuffles) }
  })
  expect(secondOpinion(asked)).toEqual(ofPage)
  for (const what of ['missing', 'twice', 'other', 'gone'] as const)
    expect(ofPage.filter(said => said[what].length > 0).length, what).toBeGreaterThan(1_000)
}, 600_000)

/** Shuffles as a page holds them, some left out or there twice, and the seals that a phone was told. */
function toldAndRecorded() {
  const told = Array.from({ length: randomInt(1, 40) }, (_, at) => {
    const id = `${at < 2 ? 'first' : 'c'}/${at + 1}${randomInt(5) ? '' : '.2'}`
    return [id, randomBytes(32).toString('hex')] as const
  })
  const recorded = told.flatMap(
    each => [[each], [each], [each], [], [each, [again(each[0]), each[1]] as const]][randomInt(5)]!
  )
  const kept = told.map(([id, seal]) =>
    randomInt(9)
      ? [id, seal]
      : [
          [id, flipped(seal)],
          [again(id), seal]
        ][randomInt(2)]!
  )
  return { recorded, kept }
}

const again = (id: string): string => `${id.split('.')[0]}.3`

it('SF5 the page that checks finds a changed bit of seed, seal, id and shakes, and two things of an order that changed places, 10,000 times', () => {
  let found = 0
  let tried = 0
  for (let n = 0; n < 3_000; n++) {
    const made = randomShuffle()
    expect(faultOf(made)).toBeNull()
    for (const part of ['seed', 'seal'] as const) {
      tried += 1
      if (faultOf({ ...made, [part]: flipped(made[part]) }) !== null) found += 1
    }
    const long = made.orders.findIndex(order => order.length > 7)
    if (long === -1) continue
    const [first, second, ...rest] = made.orders[long]!
    tried += 1
    if (faultOf({ ...made, orders: made.orders.with(long, [second, first, ...rest]) }) !== null) found += 1
    tried += 1
    if (faultOf({ ...made, id: `${made.id}1` }) !== null) found += 1
    if (made.shakes.length === 0) continue
    tried += 1
    if (faultOf({ ...made, shakes: made.shakes.with(0, flipped(made.shakes[0]!)) }) !== null) found += 1
  }
  console.log(`${found} of ${tried} changes found`)
  expect(found).toBe(tried)
  expect(tried).toBeGreaterThan(10_000)
}, 600_000)

it('SF1 every card is as likely in every place, by chi-square over 120,000 shuffles of 20', () => {
  const counts = Array.from({ length: 20 }, () => new Array<number>(20).fill(0))
  const runs = 120_000
  for (let n = 0; n < runs; n++) {
    const order = new SealedLuck(luck, { id: `c/${n + 1}`, seed: randomBytes(32).toString('hex') }, []).shuffle(cards)
    order.forEach((card, place) => (counts[place]![card]! += 1))
  }
  const each = runs / 20
  const chi = counts.flat().reduce((sum, count) => sum + (count - each) ** 2 / each, 0)
  console.log(`chi-square ${chi.toFixed(1)} at 361 degrees of freedom (p = 0.001: 449)`)
  expect(chi).toBeLessThan(449)
}, 600_000)

const cards = Array.from({ length: 20 }, (_, at) => at)

/** One hexadecimal digit with its lowest bit changed. */
function flipped(hex: string): string {
  const at = randomInt(hex.length)
  return hex.slice(0, at) + (parseInt(hex[at]!, 16) ^ (1 << randomInt(4))).toString(16) + hex.slice(at + 1)
}
