import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

/** Pages of paper, and the size that they have. */
export interface Printed {
  readonly pages: readonly string[]
  /** Of the first page, in points: A4 is 595 × 842, Letter 612 × 792. */
  readonly size: readonly [number, number]
  /** The file itself, to be looked at. */
  readonly pdf: Buffer
}

/** What Chromium's printer gets of this page now: the size is the style sheet's, as in its own dialog. */
export async function printPage(page: Page): Promise<Printed> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: false })
  return { pdf, ...(await readPdf(pdf)) }
}

/** The words of each page of a PDF, and the size of the first. */
export async function readPdf(pdf: Uint8Array): Promise<Pick<Printed, 'pages' | 'size'>> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(document, { mergePages: false })
  const [left = 0, top = 0, right = 0, bottom = 0] = (await document.getPage(1)).view
  return { pages: text, size: [Math.round(right - left), Math.round(bottom - top)] }
}

/** The words alone, without what a line break or a hyphen does to the spaces between them. */
export function lettersOf(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '')
}

/** The letters of the pages, without their margins. */
export function bodyOf({ pages }: Pick<Printed, 'pages'>): string {
  return lettersOf(pages.join(' ')).replaceAll(lettersOf('For the Game Master’s eyes'), '')
}

/** The words of what would be printed, as the page lays it out for a printer. */
export async function wordsToPrint(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' })
  const words = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'))
    const said = document.querySelector<HTMLElement>('.print-copy')?.innerText ?? ''
    window.dispatchEvent(new Event('afterprint'))
    return said
  })
  await page.emulateMedia({ media: null })
  return words
}
