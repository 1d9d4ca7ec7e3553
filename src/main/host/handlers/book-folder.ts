import type { FolderFile } from '#rules/book/folder/folder'
import { limits } from '#rules/book/folder/limits'
import { ok } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { Cancelled, SlicedWork } from '../../storage/disk/sliced-work'
import { type HandlerContext, type Handlers, deny } from '../handler-context'
import { fileNameFor } from '../file-name'

type FolderAsks = 'export-book' | 'plan-book' | 'bring-notes' | 'follow-reading' | 'cancel-reading'

/** The book as a folder of Markdown files, and the changes that such a folder would make to it. */
export function bookFolderHandlers({ queue, state, publisher }: HandlerContext): Handlers<FolderAsks> {
  /** The folder that is uploaded or read now: one at a time, the newest. */
  let now: FolderReading | null = null
  const readingOf = (id: string): FolderReading | null => (now?.id === id ? now : null)
  function begin(id: string): FolderReading {
    const known = readingOf(id)
    if (known) return known
    now?.cancel()
    now = new FolderReading(id)
    return now
  }

  return {
    'export-book': ({ holds }) =>
      queue.run(async () => {
        if (!state.campaign) return deny({ kind: 'no-campaign' })
        const { bookFolder } = await rules()
        const { chronicle, store } = state.campaign
        const name = `${fileNameFor(chronicle.campaign.title)}-book${holds === 'gm' ? '' : '-for-players'}`
        return ok({ name, files: bookFolder(chronicle, holds, store.id, publisher.frames.hidden) })
      }),
    'bring-notes': async ({ reading: id, files }) => {
      if (!state.campaign) return deny({ kind: 'no-campaign' })
      const reading = begin(id)
      if (reading.add(files)) return ok(null)
      reading.cancel()
      now = null
      return deny(tooMuch)
    },
    // Not in the queue: it reads the book as of its start, and play continues between two slices.
    'plan-book': async ({ files, reading: id = 'at once' }) => {
      const reading = begin(id)
      const isRoom = reading.add(files)
      try {
        if (!isRoom) return deny(tooMuch)
        const { planFolderInSteps } = await rules()
        if (!state.campaign) return deny({ kind: 'no-campaign' })
        const { chronicle, store } = state.campaign
        return ok(await reading.work.runSteps(planFolderInSteps(chronicle, reading.files, store.id)))
      } catch (error) {
        if (error instanceof Cancelled) return deny(calledOff)
        throw error
      } finally {
        if (now === reading) now = null
      }
    },
    'follow-reading': async ({ reading }) => ok({ share: readingOf(reading)?.share ?? 1 }),
    'cancel-reading': async ({ reading: id }) => {
      readingOf(id)?.cancel()
      if (readingOf(id)) now = null
      return ok(null)
    }
  }
}

/** The parser of front matter is large and seldom needed, so it is loaded with the first folder. */
function rules() {
  return import('#rules/campaign/book-folder')
}

/** A folder of notes that arrives in parts. */
class FolderReading {
  readonly files: FolderFile[] = []
  /** The share that is read, between 0 and 1. */
  share = 0
  readonly work: SlicedWork
  private readonly control = new AbortController()
  private length = 0

  constructor(readonly id: string) {
    this.work = new SlicedWork({ signal: this.control.signal, report: share => void (this.share = share) }).beginPart(1)
  }

  /** @returns whether the folder is still within its limit */
  add(files: readonly FolderFile[]): boolean {
    for (const file of files) {
      this.files.push(file)
      this.length += file.text.length
    }
    return this.files.length <= limits.files && this.length <= limits.length
  }

  cancel(): void {
    this.control.abort()
    this.files.length = 0
  }
}

const tooMuch: Problem = {
  kind: 'unsupported',
  message: `This is more than can be read at once: ${limits.files.toLocaleString('en-GB')} notes or ${limits.length / 1_000_000} million letters`,
  remedy: 'Take in some of the folders first, then the others'
}
const calledOff: Problem = {
  kind: 'unsupported',
  message: 'The reading was called off: nothing was changed',
  remedy: 'Choose the folder again when you want it'
}
