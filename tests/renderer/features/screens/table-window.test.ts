import { expect, it } from 'vitest'
import { openTableWindow, type PlacingWindow } from '@/features/screens/open-screen'

const laptop = { availLeft: 0, availTop: 0, availWidth: 1366, availHeight: 728 }
const projector = { availLeft: 1366, availTop: 0, availWidth: 1920, availHeight: 1080 }

/** A browser, and the windows that it was asked to open. */
function browser(more: Omit<Partial<PlacingWindow>, 'open'>) {
  const opened: (string | undefined)[] = []
  const page: PlacingWindow = { open: (_url, _name, features) => (opened.push(features), null), ...more }
  return { page, opened }
}

it.each([
  ['knows nothing of displays', {}],
  [
    'has one display',
    { screen: { isExtended: false }, getScreenDetails: () => Promise.reject(new Error('not asked')) }
  ],
  ['is not allowed to look', { screen: { isExtended: true }, getScreenDetails: () => Promise.reject(new Error('no')) }],
  [
    'sees one display',
    { screen: { isExtended: true }, getScreenDetails: async () => ({ screens: [laptop], currentScreen: laptop }) }
  ]
])('ST12 a browser that %s opens the table where it likes', async (_what, more) => {
  const { page, opened } = browser(more)
  await openTableWindow('/table', page)
  expect(opened).toEqual(['noopener'])
})

it('ST12 the table’s window goes to the display that the dashboard is not on', async () => {
  const getScreenDetails = async () => ({ screens: [laptop, projector], currentScreen: laptop })
  const { page, opened } = browser({ screen: { isExtended: true }, getScreenDetails })
  await openTableWindow('/table', page)
  expect(opened).toEqual(['popup,noopener,left=1366,top=0,width=1920,height=1080'])
})
