import { describe, expect, it } from 'vitest'
import { campaignRefusalRules } from '#rules/campaign/codec'
import { explainCampaign } from '#rules/campaign/refusals'
import type { Explanation } from '#rules/core/refusal'
import { systemIds, systemOf } from '#rules/registry'
import { isSentence, leadsToRemedy, needlessExceptions } from '../support/remedy-law'

/** A value of every shape. Each property and each result is the same value; the text is “X”, a list is empty. */
const anyValue: unknown = new Proxy(() => undefined, {
  get: (_, key) => {
    if (key === Symbol.toPrimitive) return () => 'X'
    if (key === Symbol.iterator) return [][Symbol.iterator]
    return key === 'map' || key === 'flatMap' || key === 'filter' ? () => [] : anyValue
  },
  apply: () => anyValue
})

type Explain = (why: never) => Explanation

/** The explanations of a refusal for facts of several shapes; facts that the words do not accept are left out. */
function explanationsOf(explain: Explain, because: string, facts = [anyValue, 'X', 0, null]): readonly Explanation[] {
  return facts.flatMap(fact => {
    const why = new Proxy({}, { get: (_, key) => (key === 'because' ? because : fact) })
    try {
      return [explain(why as never)].filter(each => each?.message.length > 0 && each.remedy.length > 0)
    } catch {
      return []
    }
  })
}

const parts: readonly (readonly [name: string, Explain, Readonly<Record<string, string>>])[] = [
  ['campaign', explainCampaign as Explain, campaignRefusalRules],
  ...systemIds.map(id => [id, systemOf(id).explain as Explain, systemOf(id).refusalRules] as const)
]
const explained = parts.map(
  ([name, explain, rules]) =>
    [name, Object.keys(rules).map(because => [because, explanationsOf(explain, because)] as const)] as const
)

describe('remedies', () => {
  it.each(['', 'Do that.', 'do that'])('“%s” is not a sentence without its full stop', part =>
    expect(isSentence([part])).toBe(false)
  )

  it.each(explained)('%s: a remedy that says “first” opens a part of the dashboard, or is in sight', (_, refusals) => {
    for (const [because, explanations] of refusals)
      for (const explanation of explanations) leadsToRemedy(because, explanation)
  })

  it.each(parts)('%s: messages and remedies are sentences without their full stops', (_, explain, rules) => {
    const said = Object.keys(rules).flatMap(because => explanationsOf(explain, because, [anyValue, 'X']))
    const wrong = said.flatMap(({ message, remedy }) => [message, remedy]).filter(part => !isSentence(part))
    // A name that is looked up by “X” is unknown.
    expect(wrong.filter(([first]) => !String(first).startsWith('undefined'))).toEqual([])
  })

  it.each(explained)('%s: most refusals are examined; random plays examine the others', (_, refusals) => {
    const missed = refusals.filter(([, explanations]) => explanations.length === 0)
    expect(missed.length, missed.join()).toBeLessThan(refusals.length / 8)
  })

  it('each exception belongs to a refusal without a part of the dashboard', () => {
    const all = explained.flatMap(([, refusals]) =>
      refusals.flatMap(([because, explanations]) => explanations.map(each => [because, each] as const))
    )
    expect(needlessExceptions(all)).toEqual([])
  })
})
