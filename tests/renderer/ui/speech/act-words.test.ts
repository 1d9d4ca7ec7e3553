import { expect, it } from 'vitest'
import { Chronicle } from '#rules/campaign/chronicle'
import { entryParser } from '#rules/campaign/entry-parser'
import { frameFor } from '#rules/campaign/frame'
import type { Frame } from '#rules/campaign/types'
import type { AudienceKind } from '#rules/core/audience'
import { nameIn } from '@/ui/seat-names'
import { actSentences } from '@/ui/speech/act-words'
import { fewWords, spokenSentence } from '@/ui/speech/few-words'
import { frozenSaves } from '../../../support/frozen'

const count = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** What a save shows to the Game Master and the table, act by act. */
function spokenAlong(entries: readonly unknown[]) {
  const parse = entryParser()
  const chronicle = Chronicle.begin()
  const before = new Map<AudienceKind, Frame<AudienceKind>>()
  return entries.flatMap(raw => {
    const entry = parse(raw)
    if (!entry.ok) throw new Error(entry.error.message)
    chronicle.append(entry.value)
    return (['gm', 'table'] as const).map(kind => {
      const now: Frame<AudienceKind> = frameFor(chronicle, { kind })
      const named = (seat: Parameters<typeof nameIn>[1]) => nameIn(now.seats, seat)
      const first = !before.has(kind)
      const sentences = actSentences(before.get(kind) ?? null, now, named)
      before.set(kind, now)
      const onPage = [...now.log.map(({ line }) => spokenSentence(line.parts, named)), 'Undone', 'Done again']
      return { kind, first, entry: entry.value, sentences, said: fewWords(sentences, 'short'), onPage }
    })
  })
}

const short = frozenSaves().filter(({ entries }) => entries.length < 700)

it.each(short)('SK2 says every act to the Game Master in twelve words at most: $name', ({ entries }) => {
  const told = spokenAlong(entries).filter(each => each.kind === 'gm' && !each.first)
  const silent = told.filter(({ said }) => said === '').map(({ entry }) => JSON.stringify(entry).slice(0, 160))
  expect(silent).toEqual([])
  expect(told.filter(({ said }) => count(said) > 12)).toEqual([])
})

it.each(short)('SK2 says nothing on the table that its own log does not: $name', ({ entries }) => {
  const told = spokenAlong(entries).filter(each => each.kind === 'table')
  for (const { sentences, onPage, entry } of told)
    if (entry.kind !== 'undo') expect(sentences.filter(each => !onPage.includes(each))).toEqual([])
})

it('SK3 short, usual and full are twelve words, twenty-five, and everything', () => {
  const sentences = ['Sister Wren flips Strength: two checks', 'Shadow grows by one', `Then ${'very '.repeat(30)}much`]
  expect(fewWords(sentences, 'short')).toBe('Sister Wren flips Strength: two checks. Shadow grows by one')
  expect(count(fewWords(sentences, 'usual'))).toBeLessThanOrEqual(25)
  expect(fewWords(sentences, 'full')).toContain('much')
})

it('SK3 a sentence that is too long is cut at the end of a sentence or at a comma, or after so many words', () => {
  const long = 'Kresk Half-Tide opens the sluice with both hands, while the water rises on and on behind'
  expect(fewWords([long], 'short')).toBe('Kresk Half-Tide opens the sluice with both hands…')
  const why = 'The GM calls on Sister Wren to roll. The rope is in your hand'
  expect(fewWords([why], 'short')).toBe('The GM calls on Sister Wren to roll…')
  expect(fewWords([`one ${'word '.repeat(20)}`], 'short')).toBe(`one ${'word '.repeat(11)}`.trim() + '…')
})
