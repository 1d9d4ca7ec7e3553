import { onBeforeUnmount, onMounted } from 'vue'
import '../../theme/print-copy.css'

/** What is printed instead of the screen. */
interface Paper {
  /** The papers; null while they are not there. */
  readonly papers: () => HTMLElement | null
  /** What a file of it is called, without its ending. */
  readonly name: () => string
  /** Settles when nothing of the papers is being worked out any more; left out where nothing ever is. */
  readonly whole?: (() => Promise<void>) | undefined
}

/** Whoever came last is printed. */
const waiting: Paper[] = []
let putBack: (() => void) | null = null

/** As long as the component is on screen, its papers are what is printed, by whatever means (PG1): a button, Ctrl+P, or Electron's PDF. */
export function usePrinted(papers: Paper['papers'], name: Paper['name'], whole?: Paper['whole']): void {
  const mine = { papers, name, whole }
  onMounted(() => {
    if (waiting.length === 0) {
      window.addEventListener('beforeprint', copyPapers)
      window.addEventListener('afterprint', removeCopy)
    }
    waiting.push(mine)
  })
  onBeforeUnmount(() => {
    waiting.splice(waiting.indexOf(mine), 1)
    if (waiting.length > 0) return
    window.removeEventListener('beforeprint', copyPapers)
    window.removeEventListener('afterprint', removeCopy)
    removeCopy()
  })
}

/** Whether papers are open that would be printed instead of the screen. */
export function isPaperOpen(): boolean {
  return waiting.length > 0
}

/** Settles when the papers that would be printed are whole. @returns whether they are still open */
export async function arePapersWhole(): Promise<boolean> {
  const printed = waiting.at(-1)
  if (printed?.whole) await printed.whole()
  return waiting.at(-1) === printed
}

/** Prints the papers that are open, as soon as they are whole; nothing where they were closed meanwhile. */
export async function printPapers(): Promise<void> {
  if (await arePapersWhole()) window.print()
}

/** A copy at the end of the page is all that the printer sees (theme/paper.css): no dialog or scroller cuts it off. */
function copyPapers(): void {
  removeCopy()
  const printed = waiting.at(-1)
  const papers = printed?.papers()
  if (!printed || !papers) return
  const { title } = document
  const copy = document.createElement('div')
  copy.className = 'print-copy'
  copy.append(papers.cloneNode(true))
  document.body.append(copy)
  document.title = fileNameOf(printed.name())
  putBack = () => {
    copy.remove()
    document.title = title
  }
}

function removeCopy(): void {
  putBack?.()
  putBack = null
}

/** Without what the names of files may not have on some system. */
export function fileNameOf(name: string): string {
  return name
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
