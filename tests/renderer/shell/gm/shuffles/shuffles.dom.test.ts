import { afterEach, expect, it, vi } from 'vitest'
import type { NextShuffle } from '#shared/contract'
import { checkPage } from '../../../../../src/renderer/shell/gm/shuffles/check-page'
import { mountDashboard, settled, type MountedDashboard } from '../../../../support/mounted-dashboard'
import { gmFrame, gmSnapshot, gmView } from '../../../../support/snapshots'

const next: NextShuffle = { id: 'c/12', number: 12, seal: '9f3a61c0'.repeat(8), shaken: [], words: false, again: false }
let page: MountedDashboard
afterEach(() => page?.end())

async function openShuffles(shuffle?: NextShuffle): Promise<void> {
  const answers = { 'reveal-shuffles': { count: 3, kept: 1, elsewhere: 0 } }
  const snapshot = { ...gmSnapshot(gmFrame(gmView({ pending: null }))), ...(shuffle && { nextShuffle: shuffle }) }
  page = await mountDashboard(snapshot, answers)
  await page.press('k', { ctrlKey: true })
  await vi.waitFor(() => expect(page.dialog()?.querySelector('input')).toBeTruthy(), 20_000)
  const input = page.dialog()!.querySelector('input')!
  input.value = 'seal'
  input.dispatchEvent(new Event('input'))
  await settled()
  await page.press('Enter')
  await vi.waitFor(() => expect(page.dialog()?.textContent).toContain('Nobody at this table'), 20_000)
}

it('SF1 SF2 the palette leads to the seal, and words are added to it by Enter', async () => {
  await openShuffles(next)
  expect(page.dialog()!.textContent).toContain('Shuffle 12 is sealed')
  expect(page.dialog()!.textContent).toContain('9f3a 61c0 9f3a')
  const field = page.dialog()!.querySelector('input')!
  field.value = ' amber otter '
  field.dispatchEvent(new Event('input'))
  field.focus()
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await settled()
  expect(page.asks).toContainEqual({ ask: 'shake-by-words', id: 'c/12', words: 'amber otter' })
})

it('SF4 says when it comes again as it was, and then takes no words', async () => {
  await openShuffles({ ...next, again: true })
  expect(page.dialog()!.textContent).toContain('It was made before and undone')
  expect(page.dialog()!.querySelector('input')).toBeNull()
})

it('SF5 SF6 reveals when asked, and says what stays sealed', async () => {
  await openShuffles(next)
  await page.click(page.named('Reveal the secrets now'))
  expect(page.dialog()!.textContent).toMatch(/3 secrets revealed.*1 shuffle stays/)
})

it('SF5 the page that checks holds its data whole, whatever the texts in it', () => {
  const shuffles = [{ at: 1, id: 'c/1', seal: 'ab', seed: 'cd', shakes: [], orders: [['</script><b>']] }]
  const html = checkPage(shuffles)
  const data = /<script type="application\/json" id="data">(.*?)<\/script>/.exec(html)?.[1]
  expect(JSON.parse(data!)).toEqual(shuffles)
  expect(html).not.toContain('</script><b>')
})
