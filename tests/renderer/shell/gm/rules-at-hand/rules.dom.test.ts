import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { games } from '../../../../../src/renderer/games/registry'
import { findLines } from '../../../../../src/renderer/shell/gm/palette-search'
import { placeOfRule, ruleBooks } from '../../../../../src/renderer/shell/gm/rules-at-hand/rule-book'
import { ruleLines } from '../../../../../src/renderer/shell/gm/rules-at-hand/rule-lines'
import { mountDashboard, settled, type MountedDashboard } from '../../../../support/mounted-dashboard'
import { gmFrame, gmShowing, gmView } from '../../../../support/showings'

const folder = join(import.meta.dirname, '../../../../../docs/rules')
const documents = readdirSync(folder).map(file => readFileSync(join(folder, file), 'utf8'))
/** Every rule that is written down, by the pattern that the numbered tests read. */
const written = documents.flatMap(text =>
  [...text.matchAll(/^- \*\*([A-Z]{1,3}\d+[a-z]?)\*\* /gm)].map(([, id]) => id!)
)
const words = ruleBooks.flatMap(book => book.parts.flatMap(part => part.rules.filter(rule => rule.at !== null)))

let page: MountedDashboard | null = null
afterEach(() => page?.end())

const shown = (): readonly string[] =>
  [...document.querySelectorAll('.rules-page .rule-text')].map(each => each.getAttribute('aria-label') ?? '')

async function openRules(): Promise<MountedDashboard> {
  page = await mountDashboard(gmShowing(gmFrame(gmView({ pending: null }))))
  await page.press('F1')
  await vi.waitFor(() => expect(document.querySelector('.rules-page')).not.toBeNull(), 20_000)
  await settled()
  return page
}

describe('the rules at hand', () => {
  it('show every rule of every game after at most three keys: F1, the figure of a book, the letter of a part', async () => {
    const dashboard = await openRules()
    const reached = new Set<string>()
    for (const book of ruleBooks)
      for (const part of book.parts) {
        await dashboard.press(book.key)
        await dashboard.press(part.key)
        expect(document.querySelector('.rules-page [aria-current=page]')?.textContent).toContain(part.title)
        for (const id of shown()) reached.add(id)
      }
    expect(written.length).toBeGreaterThan(400)
    expect(written.filter(id => !reached.has(id))).toEqual([])
    expect(Math.max(...ruleBooks.map(({ parts }) => parts.length))).toBeLessThanOrEqual(26)
    expect(ruleBooks.length).toBeLessThanOrEqual(9)
  })

  it('have a card for every word of the glossary, with a rule where it is at home', () => {
    expect(words.length).toBeGreaterThan(50)
    const poor = words.filter(({ text, at }) => text.length < 20 || !written.includes(at ?? ''))
    expect(poor).toEqual([])
    const lost = words.filter(
      ({ id }) =>
        findLines(
          ruleLines(() => {}),
          id,
          1
        )[0]?.label !== id
    )
    expect(lost.map(({ id }) => id)).toEqual([])
  })

  it('are found with a letter wrong, and titles before texts', () => {
    const lines = ruleLines(() => {})
    expect(findLines(lines, 'exhausstion')[0]?.label).toBe('Exhaustion')
    expect(findLines(lines, 'U3')[0]?.id).toBe('rule:U3')
  })

  it('lead from every refusal of every game to a rule that is written down', async () => {
    const ofGames = await Promise.all(Object.values(games).map(game => game.refusalRules?.() ?? {}))
    const all = ofGames.flatMap(Object.entries<string>)
    expect(all.length).toBeGreaterThan(300)
    expect(all.filter(([, rule]) => placeOfRule(rule) === null)).toEqual([])
  })

  it('open at the rule of what has the focus', async () => {
    page = await mountDashboard(gmShowing(gmFrame(gmView({ pending: null }))))
    const here = document.querySelector<HTMLElement>('[data-rule=F2] button')
    here?.focus()
    await page.press('F1')
    await vi.waitFor(
      () => expect(document.querySelector('.rule-text.marked')?.getAttribute('aria-label')).toBe('F2'),
      20_000
    )
  })

  it('open at the rule of what was refused', async () => {
    const explanation = { says: ['No.'], instead: ['Shuffle first'] }
    page = await mountDashboard(
      gmShowing(gmFrame(gmView({ pending: null }))),
      {},
      { act: { kind: 'refused', because: 'must-shuffle', explanation } }
    )
    await page.press('Enter')
    await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toContain('Why?'), 20_000)
    await page.press('F1')
    await vi.waitFor(
      () => expect(document.querySelector('.rule-text.marked')?.getAttribute('aria-label')).toBe('D2'),
      20_000
    )
  })
})
