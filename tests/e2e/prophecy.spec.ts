import { join } from 'node:path'
import { expect, type Browser, type Page } from '@playwright/test'
import { frameFor } from '#rules/campaign/frame'
import { hitsOf } from '#rules/prophecy/stage/dice'
import type { ProphecyViews } from '#rules/prophecy/view'
import type { SceneView } from '#rules/prophecy/stage/view'
import { chronicleOnDisk } from '../support/on-disk'
import { discard, startShell } from '../support/shell'
import { begin } from '../support/new-prophecy'
import { settled } from '../support/settled'
import { test } from './test'

// A whole story: a Prophecy read out, two Characters, scenes plotted by keyboard and mouse. Every scene is performed, on the
// table screen too, until the Finale has been told. Three scenes, and in the long version (@long) the most that a story has.

test.use({ actionTimeout: 10_000 })

/** Objective, and what it leads to; the Finale first. */
const outline = [
  ['Stop the last train', null],
  ['Win over the stationmaster', 'Stop the last train'],
  ['Find the torn page', 'Stop the last train'],
  ['Steal the station book', 'Win over the stationmaster'],
  ['Free Madame Ilves', 'Win over the stationmaster'],
  ['Learn the name of the meadow', 'Find the torn page'],
  ['Bribe the night porter', 'Steal the station book'],
  ['Go down into the baths', 'Learn the name of the meadow']
] as const

type Outline = readonly (readonly [objective: string, leadsTo: string | null])[]
type Paired = readonly [objective: string, odds: string]

/** The smallest of that in which something comes first, out of which one scene has two pairs of Aspects. */
const threeScenes = outline.slice(0, 3)

/** Any order in which everything comes after what leads to it. */
const telling = [
  'Bribe the night porter',
  'Go down into the baths',
  'Free Madame Ilves',
  'Steal the station book',
  'Learn the name of the meadow',
  'Find the torn page',
  'Win over the stationmaster',
  'Stop the last train'
] as const

test('a story of three scenes is plotted, performed and told to its Finale', { tag: '@long' }, async ({ browser }) => {
  await story(browser, threeScenes, ['Win over the stationmaster', '9.0 %'])
})

test('a story of eight scenes, and no ninth', { tag: '@long' }, async ({ browser }) => {
  test.setTimeout(300_000)
  await story(browser, outline, ['Bribe the night porter', '75.0 %'])
})

/** @param pairs the scene that two pairs of Aspects are made for, and its odds with them */
async function story(browser: Browser, scenes: Outline, pairs: Paired): Promise<void> {
  const shell = await startShell()
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const gm = await context.newPage()
  const table = await context.newPage()
  for (const page of [gm, table]) page.on('pageerror', error => expect.soft(String(error)).toBe(''))
  await gm.goto(shell.url)
  await table.goto(`${shell.origin}/table`)
  await begin(gm)
  const file = join(shell.folder, 'the-last-season.hearth')

  await gm.getByRole('button', { name: /Last Train from Vellin/ }).click()
  await expect(table.getByText(/the eleven-forty calls at a town/)).toBeVisible()
  await makeCharacters(gm)
  await plot(gm, table, scenes)
  await outOfOrder(gm)
  await prepare(gm, ...pairs)
  const told = telling.filter(each => scenes.some(([objective]) => objective === each))
  for (const [at, objective] of told.entries()) await tell(gm, table, file, objective, at + 1)

  await expect(table.getByText(/The Catastrophe (was averted|came to pass)/)).toBeVisible()
  const view = viewOnDisk(file)
  expect(view.scenes.every(scene => scene.standing === 'told')).toBe(true)
  expect(view.ending).toBe(sceneOf(view, 'Stop the last train').outcome)
  expect(await shell.stop()).toBe(0)
  discard(shell)
}

async function makeCharacters(gm: Page): Promise<void> {
  await gm.getByRole('button', { name: /Create Characters/ }).click()
  for (const player of ['Joon', 'Priya']) {
    await gm.getByRole('button', { name: `${player} plays…` }).click()
    const form = gm.getByRole('region', { name: 'A new Character' })
    await form.getByLabel('A name').press('Enter')
    await expect(form).toHaveCount(0)
  }
  const amsel = gm.getByRole('article', { name: 'Amsel' })
  const write = async (category: string, words: string, partner: string | null = null): Promise<void> => {
    await amsel.getByRole('button', { name: 'Add an Aspect…' }).click()
    const form = amsel.getByRole('region', { name: 'Add an Aspect' })
    await form.getByRole('radio', { name: category }).click()
    if (partner !== null) await form.getByRole('radio', { name: partner }).click()
    await form.getByLabel('The Aspect').fill(words)
    await form.getByLabel('The Aspect').press('Enter')
    await expect(amsel.getByLabel(`Amsel: ${category}`, { exact: true })).toHaveValue(words)
  }
  await write('Occupation', 'Spa physician')
  await write('Body or mind', 'Steady hands')
  await write('Psychology', 'Cannot bear thanks')
  await write('Relationship', 'Keeps her secret', 'Ottilie')
  await write('Affiliation', 'The Order of the Lamp')
  await expect(amsel.locator('.missing')).toHaveCount(0)
  // One saved text is one step to undo.
  await gm.keyboard.press('Control+z')
  await expect(amsel.locator('.missing')).toHaveCount(1)
  await gm.keyboard.press('Control+y')
  await expect(amsel.locator('.missing')).toHaveCount(0)
}

async function plot(gm: Page, table: Page, scenes: Outline): Promise<void> {
  await gm.getByRole('button', { name: /Write an outline/ }).click()
  await gm.getByLabel('Objective of the Finale').fill(outline[0][0])
  await gm.getByRole('button', { name: 'Add the Finale' }).click()
  for (const [at, [objective, parent]] of scenes.entries()) {
    if (parent === null) continue
    // By mouse and by keyboard, in turn.
    if (at % 2 === 0) await gm.getByRole('button', { name: `Add a scene that leads to “${parent}”` }).click()
    else await oval(gm, parent).press('Insert')
    const field = gm.getByLabel('Objective of the new scene')
    await expect(field).toBeFocused()
    // No screen shows a scene that has no objective yet.
    expect(await table.locator('.story-map .oval').allInnerTexts()).not.toContain('')
    await field.fill(objective)
    await field.press('Enter')
    await expect(oval(gm, objective)).toBeVisible()
  }
  await expect(table.locator('.story-map .oval')).toHaveCount(scenes.length)
  if (scenes.length === 8) await noNinth(gm)
  // Arrows walk along the threads.
  await oval(gm, 'Stop the last train').press('ArrowDown')
  await expect(oval(gm, 'Win over the stationmaster')).toBeFocused()
}

/** A scene more than a story can have is refused, with a sentence. */
async function noNinth(gm: Page): Promise<void> {
  await expect(oval(gm, 'Bribe the night porter')).toHaveAccessibleName(/Tertiary scene, difficulty 1/)
  await oval(gm, 'Stop the last train').press('Insert')
  await expect(gm.getByRole('alert')).toContainText('A story has at most 8 scenes')
}

async function outOfOrder(gm: Page): Promise<void> {
  await gm.getByRole('button', { name: /Tell the story/ }).click()
  await oval(gm, 'Stop the last train').click()
  const scene = gm.getByRole('complementary', { name: 'The scene' })
  await expect(scene.getByRole('button', { name: /Perform this scene/ })).toHaveCount(0)
  await expect(scene.getByRole('radio', { name: /^Stop the last train/ })).toContainText(
    '“Win over the stationmaster” and “Find the torn page” first'
  )
}

/** Two pairs in one scene: one Character Aspect is in both. */
async function prepare(gm: Page, objective: string, odds: string): Promise<void> {
  await oval(gm, objective).click()
  const scene = gm.getByRole('complementary', { name: 'The scene' })
  await scene.getByRole('button', { name: /^Who is in this scene/ }).click()
  await settled(gm)
  await scene.getByRole('button', { name: /The stationmaster/ }).click()
  await scene.getByRole('button', { name: /^These are in the scene/ }).click()
  await expect(scene.getByLabel('In this scene', { exact: true })).toContainText('The stationmaster')
  for (const aspect of ['Obeys the timetable', 'Ashamed of his fear']) {
    await scene.getByRole('button', { name: 'Steady hands', exact: true }).click()
    await scene.getByRole('button', { name: aspect, exact: true }).click()
    await scene.getByRole('button', { name: /^Match these two/ }).click()
    await expect(scene.getByRole('list', { name: 'Matched' })).toContainText(aspect)
  }
  await expect(scene.getByText(odds)).toBeVisible()
  // On a laptop the closed question of who is here leaves its height to the Aspects.
  for (const aspect of ['Spa physician', 'Steady hands', 'Obeys the timetable', 'Ashamed of his fear'])
    await expect(scene.getByRole('button', { name: aspect, exact: true })).toBeInViewport({ ratio: 1 })
}

async function tell(gm: Page, table: Page, file: string, objective: string, nth: number): Promise<void> {
  await oval(gm, objective).click()
  await gm.getByRole('button', { name: /Perform this scene/ }).click()
  await expect(table.getByRole('heading', { name: objective })).toBeVisible()
  await expect(table.getByRole('timer')).toBeVisible()
  const ends = gm.getByRole('button', { name: /End the scene/ })
  const roll = gm.getByRole('button', { name: /^Roll / })
  const failure = gm.getByRole('radio', { name: /^Accept the failure/ })
  const pool = sceneOf(viewOnDisk(file), objective).pool
  for (let wave = 1; wave < 30 && sceneOf(viewOnDisk(file), objective).outcome === null; wave++) {
    await expect(roll.or(failure).first()).toBeVisible()
    // A scene that fails without a throw is accepted on purpose (NP2).
    const isLost = await failure.isVisible()
    if (isLost) await failure.click()
    await (isLost ? gm.getByRole('button', { name: /^Accept the failure/ }) : roll).click()
    await expect(gm.locator('.scene-page .dice-waves li')).toHaveCount(wave)
  }
  await expect(ends).toBeVisible()
  const { check, outcome } = sceneOf(viewOnDisk(file), objective)
  expect(check?.waves[0]).toHaveLength(pool)
  expect(outcome).toBe(hitsOf(check ?? { waves: [] }) >= (check?.difficulty ?? 9) ? 'success' : 'failure')
  await expect(table.locator('.scene-stage .fallen')).toHaveCount(check?.waves.flat().length ?? 0)
  await gm.getByRole('textbox', { name: 'How it went' }).fill(`It is told: ${objective}`)
  await gm.getByRole('button', { name: /^Write it down/ }).click()
  await expect.poll(() => sceneOf(viewOnDisk(file), objective).story).toBe(`It is told: ${objective}`)
  await ends.click()
  await expect(table.locator('.story-map .strike')).toHaveCount(nth)
  await expect.poll(() => sceneOf(viewOnDisk(file), objective).standing).toBe('told')
  expect(sceneOf(viewOnDisk(file), objective).story).toBe(`It is told: ${objective}`)
}

function oval(gm: Page, objective: string): ReturnType<Page['locator']> {
  return gm.locator('.story-canvas').getByRole('button', { name: new RegExp(`^${objective}\\.`) })
}

function viewOnDisk(file: string): ProphecyViews['gm'] {
  const board = frameFor(chronicleOnDisk(file), { kind: 'gm' }).boards.find(each => each.system === 'prophecy')
  return board?.view as ProphecyViews['gm']
}

function sceneOf(view: ProphecyViews['gm'], objective: string): SceneView {
  const scene = view.scenes.find(each => each.objective === objective)
  if (!scene) throw new Error(`${objective} is not on disk`)
  return scene
}
