import template from '../../../../../resources/check-shuffles.html?raw'
import type { CheckedShuffle } from '#shared/contract'

/** Where the data go, however the page is formatted. */
const place = /(<script type="application\/json" id="data">)\s*\[\]\s*(<\/script>)/

/** The page that checks these shuffles, as one HTML file that needs no network (SF5). */
export function checkPage(shuffles: readonly CheckedShuffle[]): string {
  // No text in it can end the element that holds it.
  const data = JSON.stringify(shuffles).replaceAll('<', String.raw`\u003c`)
  return template.replace(place, (_, start: string, end: string) => start + data + end)
}
