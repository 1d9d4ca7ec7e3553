import type { Page } from '@playwright/test'
import type { BoardId } from '#rules/campaign/types'
import { firstSnapshot } from '../support/ask-host'
import type { Visit } from './sheets'

/** Goes one step of the way to what is to be seen. */
export async function follow(on: Page, step: Visit['open'][number]): Promise<void> {
  if ('key' in step) await on.keyboard.press(step.key)
  else if ('button' in step) {
    const by = (role: 'button' | 'radio' | 'menuitem') => on.getByRole(role, { name: step.button })
    await by('button').or(by('radio')).or(by('menuitem')).first().click()
  } else {
    await on.keyboard.press('Control+k')
    await on.getByRole('dialog').getByRole('combobox').waitFor() // what is typed before would be keys of the dashboard
    await on.keyboard.type(step.find)
    await on.keyboard.press('Enter')
  }
  await settled(on)
}

/** Goes to the game of this campaign that was opened last. @returns it */
export async function goToLastGame(gm: Page): Promise<{ readonly id: BoardId; readonly title: string } | undefined> {
  const { frame } = await firstSnapshot<'gm'>(gm)
  const games = gm.getByRole('navigation', { name: 'Games' }).getByRole('listitem')
  const boards = frame?.boards ?? []
  if (boards.length > 0)
    await games
      .nth(boards.length - 1)
      .getByRole('button')
      .click()
  return boards.at(-1)
}

/** The choices at the head of a dialog. */
export async function tabsOf(on: Page) {
  const group = on.getByRole('dialog').last().getByRole('radiogroup').first()
  const all = (await group.count()) === 0 ? [] : await group.getByRole('radio').all()
  return all.slice(1)
}

export async function closeAll(on: Page): Promise<void> {
  for (let tries = 0; tries < 6 && (await on.getByRole('dialog').count()) > 0; tries++) {
    await on.keyboard.press('Escape')
    await settled(on)
  }
}

/** Fonts are there, nothing is loading, and what followed the last change has been painted. */
export async function settled(page: Page, frames = 4): Promise<void> {
  await page.evaluate(async frames => {
    await document.fonts.ready
    const painted = (): Promise<unknown> => new Promise(resolve => requestAnimationFrame(resolve))
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
    for (let frame = 0; frame < frames; frame++) await painted()
    // A colour on its way from one state to the next is neither.
    const transitions = document.getAnimations().filter(each => each instanceof CSSTransition)
    await Promise.all(transitions.map(each => each.finished.catch(() => undefined)))
  }, frames)
  // A control that has just come fades in, and does not act yet (NP1).
  await page.waitForFunction(() => document.querySelector('[data-settling]') === null)
}
