import { describe, expect, it } from 'vitest'
import { explainCampaign } from '#rules/campaign/refusals'
import { namingSays } from '@/games/thousand-faces/flip/naming-words'
import { stateWords } from '@/games/thousand-faces/foes/foe-words'
import { loadEffectWords } from '@/games/thousand-faces/moves/load-words'
import { pileWords } from '@/games/thousand-faces/deck/parts/words'
import { cornersWords } from '@/games/thousand-faces/board/public-words'

const nouns = 'card|token|Wound|symbol|square|act|foe|corner|point|question|charge'
/** "1 cards", "one cards", "1 card leave", "2 card", "two acts is" and their like. */
const wrong = [
  new RegExp(`\\b(1|[Oo]ne) (\\w+ )?(${nouns})s\\b`),
  new RegExp(`\\b([02-9]|\\d\\d+|[Tt]wo|[Tt]hree) (\\w+ )?(${nouns})\\b(?! of)`),
  new RegExp(`\\b(1|[Oo]ne) (\\w+ )?(${nouns}) (are|have|leave|go|stay|come)\\b`),
  new RegExp(`\\b(${nouns})s (is|has|leaves|goes|stays|comes)\\b`)
]
const cards = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1))

/** Every sentence of these pages that contains a number, built with this number. */
function said(count: number): readonly string[] {
  const foe = { stamina: count, most: 9, openSquares: count, red: count, subdued: false }
  const possible = cards(count) as never
  return [
    ...(['flip', 'number', 'recovery', 'stamina'] as const).map(what =>
      namingSays({ kind: 'name-cards', for: what, left: count, possible } as never)
    ),
    stateWords(foe as never),
    loadEffectWords(count, 0),
    pileWords('Deck', count),
    cornersWords({ solved: false, contacts: cards(4).map((_, at) => at < count) }),
    ...(['nothing-to-undo', 'nothing-to-redo'] as const).flatMap(because =>
      explainCampaign({ because, steps: count + 1, possible: count }).message.map(String)
    )
  ]
}

describe('plural and number agree', () => {
  it('the check itself finds what is wrong', () => {
    for (const text of ['1 cards', 'One card leave the deck', '2 card left', 'cards leaves', '2 Harm, 3 Wound'])
      expect(
        wrong.some(pattern => pattern.test(text)),
        text
      ).toBe(true)
  })

  it.each([0, 1, 2, 3, 4])('in every sentence that counts, with %i', count => {
    const texts = said(count)
    expect(texts.length).toBeGreaterThan(9)
    expect(texts.filter(text => wrong.some(pattern => pattern.test(text)))).toEqual([])
  })
})
