import { expect } from '@playwright/test'
import type { Dashboard } from './dashboard'
import { beginChapter, expectNoPoint, takePoint } from './one-shot-play'

// The GM's acts in The story. They are alike with and without phones, so that the presses can be compared.

/** Chapter 1 with its Journey point, and a day in town begins. */
export async function comfortInStory(board: Dashboard): Promise<void> {
  const { page } = board
  await board.in('j', 'The story', async () => {
    await board.act('showing the chapter', () => page.getByRole('switch', { name: 'Players see the chapter' }).click())
    await board.turnTo('Chapters')
    await beginChapter(board, /Normalcy, comfort/)
    await expectNoPoint(
      board,
      /Every character starts in their place of comfort/,
      /Play until it has happened and tick it, or end the chapter without its Journey point/
    )
    await board.tick(/place of comfort/)
    await takePoint(board)
    await board.turnTo('Days')
    await page.getByRole('radio', { name: /^A day in town/ }).click()
    await board.push('A day in town')
  })
  expect(board.view.economy.journey).toBe(1)
}

/** The day ends, and the threshold is crossed. */
export async function thresholdInStory(board: Dashboard): Promise<void> {
  const { journey } = board.view.economy
  await board.story(async () => {
    await board.page.getByRole('radio', { name: 'End the day' }).click()
    await board.push('End the day')
  }, 'Days')
  await board.story(async () => {
    await beginChapter(board, /Cross a threshold/)
    await board.tick(/of their own choice/)
    await takePoint(board)
  })
  expect(board.view.economy).toMatchObject({ journey: journey + 1, hearth: { available: false } })
}
