import { afterEach, expect, it } from 'vitest'
import { thingsIn } from '#rules/book/things/lookup'
import { Played } from '../../../support/chronicle'
import { LiveDashboard } from '../../../support/live-dashboard'
import { settled } from '../../../support/mounted-dashboard'

let live: LiveDashboard
afterEach(() => live.page.end())

let keys = 0

/** Every key that is not a letter of the words is counted. */
async function press(key: string): Promise<void> {
  keys++
  await live.press(key)
}

async function type(words: string): Promise<void> {
  const field = document.activeElement as HTMLTextAreaElement
  field.value = words
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await settled()
}

it('BK5 a noted line is in the book by two keys beside the words, a new name among it, and two more lines by two keys each', async () => {
  const played = Played.table('The Drowned Bells', 'Kresk')
  live = await LiveDashboard.mount(played, '/home/gm/capture.hearth')
  const said = ['@Yogran the rat set up the guard', '@Maud Ferrier rows alone, says @Yogran', 'the tide turned at nine']
  for (const words of said) {
    const [before, pressed] = [played.chronicle.revision, keys]
    await press('n')
    await type(words)
    await press('Enter')
    expect(live.dialog).toBe('')
    expect(played.chronicle.revision).toBe(before + 1)
    expect(keys - pressed).toBeLessThanOrEqual(2)
  }
  const [first, second] = thingsIn(played.chronicle.campaign.book)
  expect([first, second]).toMatchObject([
    { kind: 'person', name: 'Yogran', sentence: 'the rat set up the guard', knownTo: 'gm' },
    { kind: 'person', name: 'Maud Ferrier' }
  ])
})
