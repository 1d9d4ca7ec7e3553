/** Prints one part of the page alone: a copy of it, because the printer sees nothing else (theme/print.css). */
export function printPart(part: HTMLElement): void {
  const copy = document.createElement('div')
  copy.className = 'print-copy'
  copy.append(part.cloneNode(true))
  document.body.append(copy)
  document.documentElement.dataset['printing'] = ''
  window.addEventListener(
    'afterprint',
    () => {
      copy.remove()
      delete document.documentElement.dataset['printing']
    },
    { once: true }
  )
  window.print()
}
