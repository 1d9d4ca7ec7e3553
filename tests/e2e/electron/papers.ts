import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bodyOf, lettersOf, readPdf, wordsToPrint } from '../../support/pdf'
import { answerDialogs, askedInDialogs, expect, sampleOn, test } from './fixtures'

/** What leaves the program as a PDF or as notes, by dialog. */
export function paperTests(): void {
  test('PG7 papers are saved as a PDF where the person says, with the words of the preview', async ({ desktop }) => {
    const gm = await sampleOn(desktop)
    await gm.keyboard.press('Control+p')
    const papers = gm.locator('.papers')
    await papers.locator('.paper').first().waitFor()
    await answerDialogs(desktop, null)
    await gm.getByRole('button', { name: 'Save as PDF…' }).click()
    const path = join(desktop.home, 'sheets')
    await answerDialogs(desktop, path)
    await gm.getByRole('button', { name: 'Save as PDF…' }).click()
    await expect.poll(() => existsSync(`${path}.pdf`)).toBe(true)
    expect((await askedInDialogs(desktop)).at(-1)).toMatchObject({ kind: 'save', filters: [{ extensions: ['pdf'] }] })
    const { pages, size } = await readPdf(readFileSync(`${path}.pdf`))
    expect(size).toEqual([595, 842])
    expect(lettersOf(pages.join(' '))).toBe(lettersOf(await papers.innerText()))

    await answerDialogs(desktop, join(desktop.home, 'no such folder', 'sheets.pdf'))
    await gm.getByRole('button', { name: 'Save as PDF…' }).click()
    await expect(gm.getByRole('dialog', { name: 'Print' }).getByText('The PDF was not saved')).toBeVisible()
  })

  test(
    'OI1 OI3 the book is saved as a new folder inside the one that is chosen, and nothing there is touched',
    { tag: '@long' },
    async ({ desktop }) => {
      const gm = await sampleOn(desktop)
      const inside = join(desktop.home, 'notes')
      mkdirSync(inside)
      await gm.keyboard.press('Control+k')
      await gm.keyboard.type('Export')
      await gm.keyboard.press('Enter')
      const intoFolder = gm.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: 'Into a folder…' })
      await answerDialogs(desktop, null)
      await intoFolder.click()
      await expect.poll(async () => (await askedInDialogs(desktop)).length).toBe(1)
      expect(readdirSync(inside)).toEqual([])
      await answerDialogs(desktop, inside)
      await intoFolder.click()
      await expect(gm.getByRole('status').getByText(/Saved in/)).toBeVisible()
      expect((await askedInDialogs(desktop)).at(-1)).toMatchObject({
        kind: 'open',
        properties: ['openDirectory', 'createDirectory']
      })
      const [first] = readdirSync(inside)
      expect(readFileSync(join(inside, first!, 'index.md'), 'utf8')).toContain('campaign:')
      const before = readdirSync(join(inside, first!), { recursive: true }).toSorted()
      await gm.getByRole('radio', { name: 'What the table knows' }).click()
      for (const _ of [1, 2]) await intoFolder.click()
      await expect.poll(() => readdirSync(inside).length).toBe(3)
      expect(readdirSync(join(inside, first!), { recursive: true }).toSorted()).toEqual(before)

      await answerDialogs(desktop, join(desktop.home, 'no such folder'))
      await intoFolder.click()
      await expect(gm.getByRole('dialog', { name: 'Export' }).getByText('The notes were not all saved')).toBeVisible()
    }
  )

  test(
    'PG7 recap, preparation and rules are saved as a PDF on their own pages',
    { tag: '@long' },
    async ({ desktop }) => {
      const gm = await sampleOn(desktop)
      for (const [key, paper] of [
        ['Shift+B', '.recap-paper'],
        ['Shift+W', '.preparation-paper']
      ] as const) {
        await gm.locator('.board').first().focus()
        await gm.keyboard.press(key)
        await gm.locator(paper).waitFor({ state: 'attached' })
        const path = join(desktop.home, `${key}.pdf`)
        await answerDialogs(desktop, path)
        await gm.getByRole('button', { name: 'Save as PDF…' }).click()
        await expect.poll(() => existsSync(path)).toBe(true)
        const { pages } = await readPdf(readFileSync(path))
        expect(pages).toHaveLength(1)
        expect(bodyOf({ pages })).toBe(lettersOf(await wordsToPrint(gm)))
      }
      await gm.keyboard.press('F1')
      const rules = gm.getByRole('dialog', { name: 'Rules' })
      const path = join(desktop.home, 'rules.pdf')
      await answerDialogs(desktop, path)
      await rules.getByRole('button', { name: 'Save as PDF…' }).click()
      await expect.poll(() => existsSync(path)).toBe(true)
      const { pages } = await readPdf(readFileSync(path))
      expect(lettersOf(pages.join(' '))).toBe(lettersOf(await wordsToPrint(gm)))
    }
  )
}
