import { onBeforeUnmount, onMounted } from 'vue'
import '../../theme/print-copy.css'

/** The content that is printed instead of the screen. */
interface Paper {
  /** The papers; null while they do not exist. */
  readonly papers: () => HTMLElement | null
  /** The name of their file, without its extension. */
  readonly name: () => string
  /** Resolves when the papers are complete; absent when they always are. */
  readonly whole?: (() => Promise<void>) | undefined
}

/** The last entry is printed. */
const waiting: Paper[] = []
let putBack: (() => void) | null = null

/** While the component is mounted, its papers are printed, in every way (PG1): a button, Ctrl+P, or Electron's PDF. */
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

/** Waits until the papers to print are complete. @returns whether they are still open */
export async function arePapersWhole(): Promise<boolean> {
  const printed = waiting.at(-1)
  if (printed?.whole) await printed.whole()
  return waiting.at(-1) === printed
}

/** Prints the open papers when they are complete; does nothing if they were closed meanwhile. */
export async function printPapers(): Promise<void> {
  if (await arePapersWhole()) window.print()
}

/** The printer gets only a copy at the end of the page (theme/print-copy.css). A dialog or scroll area would cut it off. */
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

/** Removes characters that some systems forbid in file names. */
export function fileNameOf(name: string): string {
  return name
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
