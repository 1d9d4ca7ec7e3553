import { afterEach, describe, expect, it, vi } from 'vitest'
import { campaignRefusalRules } from '#rules/campaign/codec'
import { systemIds, systemOf } from '#rules/registry'
import { findLines } from '@/features/palette/palette-search'
import { guide, placeOfRule, ruleBooks } from '@/features/rules-at-hand/rule-book'
import { ruleLines } from '@/features/rules-at-hand/rule-lines'
import { mountDashboard, settled, type MountedDashboard } from '../../../support/mounted-dashboard'
import { gmFrame, gmSnapshot, gmView } from '../../../support/snapshots'
import { writtenRules } from '../../../support/written-rules'

const written = writtenRules.map(({ id }) => id)
const words = ruleBooks.flatMap(book => book.parts.flatMap(part => part.rules.filter(rule => rule.at !== null)))

let page: MountedDashboard | null = null
afterEach(() => {
  page?.end()
  vi.unstubAllGlobals()
})

const shown = (): readonly string[] =>
  [...document.querySelectorAll('.rules-page .rule-text')].map(each => each.getAttribute('aria-label') ?? '')

async function openRules(): Promise<MountedDashboard> {
  page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null }))))
  await page.press('F1')
  await vi.waitFor(() => expect(document.querySelector('.rules-page')).not.toBeNull(), 20_000)
  await settled()
  return page
}

describe('the rules at hand', () => {
  it('show every rule of every game after at most three keys: F1, the figure of a book, the letter of a part', async () => {
    const parts = ruleBooks.flatMap(book => book.parts.map(part => ({ book, part })))
    const reached = new Set(parts.flatMap(({ part }) => part.rules.map(({ id }) => id)))
    expect(written.length).toBeGreaterThan(400)
    expect(written.filter(id => !reached.has(id))).toEqual([])
    expect(new Set(parts.map(({ book, part }) => book.key + part.key)).size, 'keys').toBe(parts.length)
    expect(parts.filter(({ book, part }) => !/^[1-9][a-z]$/i.test(book.key + part.key))).toEqual([])
    const dashboard = await openRules()
    for (const { book, part } of [parts[1]!, parts.at(-1)!]) {
      await dashboard.press(book.key)
      await dashboard.press(part.key)
      expect(document.querySelector('.rules-page [aria-current=page]')?.textContent).toContain(part.title)
      expect(shown()).toEqual(part.rules.map(({ id }) => id))
    }
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

  it('lead from every refusal of every game, of the campaign and of the book to a rule that is written down', () => {
    const ofGames = systemIds.map(id => systemOf(id).refusalRules)
    expect(ofGames.filter(rules => Object.keys(rules).length === 0)).toEqual([])
    const all = [...ofGames, campaignRefusalRules].flatMap(Object.entries<string>)
    expect(all.length).toBeGreaterThan(330)
    expect(all.filter(([, rule]) => placeOfRule(rule) === null)).toEqual([])
  })

  it.each([
    ['nothing-to-undo', 'CA9'],
    ['must-shuffle', 'D2']
  ])('open at the rule of %s', async (because, rule) => {
    expect({ ...campaignRefusalRules, ...systemOf('thousand-faces').refusalRules }[because]).toBe(rule)
    const explanation = { message: ['No.'], remedy: ['Do something else'] }
    const act = { kind: 'refused', because, explanation, rule } as const
    page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null }))), {}, { act })
    await page.press('Enter')
    await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toContain('Why?'), 20_000)
    await page.press('F1')
    await vi.waitFor(
      () => expect(document.querySelector('.rule-text.marked')?.getAttribute('aria-label')).toBe(rule),
      20_000
    )
  })

  it('open at the rule of what has the focus', async () => {
    page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null }))))
    const here = document.querySelector<HTMLElement>('[data-rule=F2] button')
    here?.focus()
    await page.press('F1')
    await vi.waitFor(
      () => expect(document.querySelector('.rule-text.marked')?.getAttribute('aria-label')).toBe('F2'),
      20_000
    )
  })

  it('are a press away from a word of the game in what was refused', async () => {
    const explanation = { message: ['There is no Blessing left'], remedy: ['Play on'] }
    const act = { kind: 'refused', because: 'must-shuffle', explanation, rule: 'D2' } as const
    page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null }))), {}, { act })
    await page.press('Enter')
    const term = (): HTMLElement | null => document.querySelector('[role=alert] .term')
    await vi.waitFor(() => expect(term()?.textContent).toBe('Blessing'), 20_000)
    expect(document.querySelector('[role=alert] b')?.textContent).toBe('There is no Blessing left.')
    await page.click(term()!)
    await vi.waitFor(
      () => expect(document.querySelector('.rule-text.marked')?.getAttribute('aria-label')).toBe('Blessing'),
      20_000
    )
  })

  it('open over a dialog, at the rule of what has the focus there, and leave the dialog as it was', async () => {
    page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null }))))
    await page.press('n')
    const dialog = page.dialog()
    await page.press('F1')
    await vi.waitFor(() => expect(document.querySelector('.rules-page')).not.toBeNull(), 20_000)
    await settled()
    await page.press('F1')
    expect(document.querySelectorAll('.rules-page')).toHaveLength(1)
    await page.press('Escape')
    await vi.waitFor(() => expect(document.querySelector('.rules-page')).toBeNull())
    expect(page.dialog()).toBe(dialog)
    expect(dialog).not.toBeNull()
  })

  it('begin with a short guide that is read through section by section, and names only rules that there are', async () => {
    expect(guide.parts).toHaveLength(13)
    const named = guide.parts.flatMap(({ prose }) => [...prose.join(' ').matchAll(/\b[A-Z]{1,3}\d+\b/g)].map(String))
    expect(named.length).toBeGreaterThan(25)
    expect(named.filter(id => !written.includes(id))).toEqual([])
    const dashboard = await openRules()
    expect(document.querySelector('.rules-page h3')?.textContent).toBe(guide.parts[0]?.title)
    dashboard.named(guide.parts[1]?.title ?? '', '.onward button').click()
    await settled()
    expect(document.querySelector('.rules-page h3')?.textContent).toBe(guide.parts[1]?.title)
    await dashboard.press('1')
    await dashboard.press('0')
    await dashboard.press('l')
    expect(document.querySelector('.rules-page h3')?.textContent).toBe(guide.parts[11]?.title)
  })

  it('underline the words of the glossary, whose cards open by keyboard', async () => {
    const dashboard = await openRules()
    const term = [...document.querySelectorAll<HTMLElement>('.prose .term')].find(
      each => each.textContent === 'Deckahedron'
    )
    term?.focus()
    expect(document.activeElement).toBe(term)
    await dashboard.press('Enter')
    expect(document.querySelector('.rule-text.marked')?.getAttribute('aria-label')).toBe('Deckahedron')
    expect(document.querySelector('.rule-text.marked')?.textContent).not.toMatch(/Rule CD1.*Rule CD1/)
  })

  it('show an example with the cards of figures and piles', () => {
    const figures = [
      'Attribute',
      'Advantage',
      'Deck',
      'Discard',
      'Exhaustion',
      'Stamina',
      'XP',
      'Blessing',
      'Wound',
      'Shadow'
    ]
    const poor = figures.filter(id => !words.find(word => word.id === id)?.example)
    expect(poor).toEqual([])
  })

  it('print the part that is open', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const dashboard = await openRules()
    dashboard.named('Print this part').click()
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect(document.querySelector('.only-printed .paper h1')?.textContent).toBe(guide.parts[0]?.title)
    expect(document.querySelectorAll('.only-printed .paper p').length).toBeGreaterThan(2)
  })
})
