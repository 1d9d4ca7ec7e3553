import { describe, expect, it } from 'vitest'
import { luckBars, signed, stepPath } from '@/features/recap/charts'
import { readerOf, sentenceOf, asMarkdown } from '#rules/campaign/recap-words'
import { timeSinceBegin } from '@/features/recap/recap-words'
import type { SeatId } from '#rules/core/seat'
import type { RecapAudience } from '#shared/contract'

const seat = 's1' as SeatId

describe('a recap as text', () => {
  it('is Markdown in which nothing that was typed is a sign of Markdown', () => {
    const text = {
      campaign: 'The *Bells*',
      session: 'Session 2',
      subtitle: '',
      sentences: ['Kresk_ fell.', 'A\nline <b>.']
    }
    expect(asMarkdown(text)).toBe(
      '# Previously on The \\*Bells\\*\n\n*Session 2*\n\n1. Kresk\\_ fell.\n2. A line \\<b\\>.\n'
    )
  })

  it('PO10: says in Markdown whom it is for, where that is not the whole table', () => {
    const text = { campaign: 'Bells', session: 'Session 2', subtitle: '', sentences: ['Kresk fell.'] }
    const head = (audience: RecapAudience): string | undefined =>
      asMarkdown({ ...text, reader: readerOf(audience, () => 'Kresk_') }).split('\n')[2]
    expect(head('gm')).toBe('*Session 2 · For the Game Master’s eyes*')
    expect(head(seat)).toBe('*Session 2 · For Kresk\\_*')
    expect(head('table')).toBe('*Session 2*')
  })

  it('takes the Game Master’s sentence, else ours, with one full stop', () => {
    const parts = [{ seat }, ' fell']
    expect(sentenceOf({ text: '', parts }, () => 'Kresk')).toBe('Kresk fell.')
    expect(sentenceOf({ text: 'Is it over?', parts }, () => 'Kresk')).toBe('Is it over?')
  })

  it('tells hours and minutes since the session began', () => {
    expect([0, 59_999, 60_000, 3_900_000].map(timeSinceBegin)).toEqual(['0:00', '0:00', '0:01', '1:05'])
  })
})

describe('the charts of a recap', () => {
  it('draw luck on one scale, to the right of the middle or to the left, with its band', () => {
    const [lucky, unlucky] = luckBars([
      { seat, flips: 4, luck: 2, band: 1 },
      { seat, flips: 4, luck: -1, band: 0.5 }
    ])
    expect(lucky).toMatchObject({ from: 100, width: 100, side: 'more', band: 50, words: '+2.0' })
    expect(unlucky).toMatchObject({ from: 50, width: 50, side: 'fewer', band: 25, words: '−1.0' })
    expect([0.04, -0.04].map(signed)).toEqual(['0.0', '0.0'])
  })

  it('draw points as steps from the first moment to the last', () => {
    expect(
      stepPath(
        [
          [0, 0],
          [50, 2],
          [100, 1]
        ],
        2
      )
    ).toBe('M 0 40 H 50 V 0 H 100 V 20')
    expect(stepPath([], 1)).toBe('')
  })
})
