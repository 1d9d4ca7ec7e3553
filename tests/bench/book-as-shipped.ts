import { loadavg } from 'node:os'
import { countThings, findThings, prepareThings } from '#rules/book/search'
import { LogSearch } from '#rules/campaign/log-search'
import { ms, report, spread } from './measure'
import { thickBook } from './thick-book'

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

/** The median and the slowest of twenty keys, each typed behind the letters before it. */
function timesOf(key: string, find: (typed: string) => void): { readonly median: number; readonly slowest: number } {
  const runs = Array.from({ length: 20 }, () => {
    find('nothing at all')
    for (let end = 1; end < key.length; end++) find(key.slice(0, end))
    const began = performance.now()
    find(key)
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
    timesOf(key, typed => {
      findThings(chronicle.campaign, typed, any, 100)
      countThings(chronicle.campaign, any)
      search.find(typed, 20)
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
