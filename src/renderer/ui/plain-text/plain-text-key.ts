/** Shows this page as plain text, or closes the view (SK4). The code is fetched on demand, so that a page does not load it. */
export const openPlainText = (): Promise<void> => import('./show').then(view => view.showPlainText())

/** F4, on a page without its own keys. */
export function listenForPlainText(): void {
  addEventListener('keydown', event => {
    if (event.key === 'F4' && !(event.altKey || event.ctrlKey || event.metaKey)) void openPlainText()
  })
}
