import { loadavg } from 'node:os'
import { countThings, findThings, prepareThings } from '#rules/book/search'
import { LogSearch } from '#rules/campaign/log-search'
import { Played } from '../support/chronicle'
import { ms, report, spread } from './measure'

const words = ['bell', 'tide', 'mill', 'rat', 'stair', 'boat', 'hull', 'lamp', 'quay', 'Dean', 'rope', 'salt', 'gate']
const keys = [
  'b',
  'be',
  'bel',
  'bell',
  'bell t',
  'bell ti',
  'bell tid',
  'bell tide',
  'bell tide goose',
  'person 77',
  'yorgan',
  'e'
]
const any = { kind: null, knownTo: null, standing: null }

/** 10,000 things, each with a page, and 100,000 entries. */
function thickBook(): Played {
  const played = Played.table('A thick book', 'Kresk', 'Wren')
  const word = (nth: number): string => words[(nth * 7919) % words.length] ?? ''
  for (let line = 0; line < 500; line++) {
    const names = Array.from({ length: 20 }, (_, nth) => `@"Person ${line * 20 + nth} ${word(line + nth)}"`)
    played.campaign({ type: 'note-down', text: `${word(line)} ${names.join(', ')}`, knownTo: 'gm' })
  }
  const { chronicle } = played
  for (const [at, { id }] of chronicle.campaign.book.things.flat().entries()) {
    if (at % 20 > 0) continue
    const page = Array.from({ length: 300 }, (_, nth) => word(at + nth * nth)).join(' ')
    played.campaign({ type: 'write-page', thing: id, sentence: `${word(at)} and @"Person ${at} ${word(at)}"`, page })
  }
  for (let nth = chronicle.revision; nth < 100_000; nth++) {
    const event = {
      type: 'note-written',
      text: `${word(nth)} ${word(nth + 3)} is heard, for the ${nth}th time`,
      audience: 'gm'
    }
    chronicle.append(
      chronicle.complete(
        { kind: 'act', board: null, actor: { kind: 'gm' }, command: { ...event, type: 'write-note' }, events: [event] },
        nth
      )
    )
  }
  return played
}

/** The median and the slowest of twenty, the first among them. */
function timesOf(work: () => void): { readonly median: number; readonly slowest: number } {
  const runs = Array.from({ length: 20 }, () => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
  return { median: spread(runs).median, slowest: Math.max(...runs) }
}

function searching(): void {
  const { chronicle } = thickBook()
  const search = new LogSearch(chronicle)
  const began = performance.now()
  while (!search.readOn(2000));
  for (let block = 0; !prepareThings(chronicle.campaign, block, 8); block += 8);
  const ready = performance.now() - began
  const times = keys.map(key =>
    timesOf(() => {
      findThings(chronicle.campaign, key, any, 100)
      countThings(chronicle.campaign, any)
      search.find(key, 20)
    })
  )
  const slowest = Math.max(...times.map(({ median }) => median))
  for (const [nth, { median, slowest: worst }] of times.entries())
    report(`  “${keys[nth]}”`, `median ${ms(median)}, slowest ${ms(worst)}`, '< 50 ms')
  const figure = `median ${ms(spread(times.map(({ median }) => median)).median)}, slowest ${ms(slowest)}`
  report('a key, 10,000 things and 100,000 entries, load ' + loadavg()[0]?.toFixed(1), figure, '< 50 ms')
  report('the log made ready for it, once and in slices', ms(ready), 'none')
  if (slowest >= 50) throw new Error('a key takes longer than 50 ms')
}

searching()
