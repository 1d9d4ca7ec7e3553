import style from '../../theme/recap-paper.css?raw'

/** A self-contained web page: the paper as on screen, with its own style. */
export function asPage(title: string, paper: HTMLElement): string {
  const copy = paper.cloneNode(true) as HTMLElement
  copy.removeAttribute('id')
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${plain(title)}</title>`
  return `<!doctype html>\n<html lang="en">\n<head>${head}\n<style>\nbody{margin:0}\n${style}</style>\n</head>\n<body>\n${copy.outerHTML}\n</body>\n</html>\n`
}

function plain(text: string): string {
  return text.replace(/[&<>]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '')
}
