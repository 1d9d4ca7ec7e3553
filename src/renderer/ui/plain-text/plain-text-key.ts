/** Shows this page as plain text, or puts it away (SK4). Fetched when it is asked for: a page pays nothing for it. */
export const openPlainText = (): Promise<void> => import('./show').then(view => view.showPlainText())

/** F4 on a page without keys of its own. */
export function listenForPlainText(): void {
  addEventListener('keydown', event => {
    if (event.key === 'F4' && !(event.altKey || event.ctrlKey || event.metaKey)) void openPlainText()
  })
}
