import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'

/** In CSS pixels. */
export interface ScreenSize {
  readonly width: number
  readonly height: number
}

/** Until a page of the table has told its own. */
const usual: ScreenSize = { width: 1920, height: 1080 }
/** What a dashboard says that has just opened. */
const question = 'how large'

/** Tells the dashboards of this browser how large the table’s page is, now, whenever that changes, and whenever one asks. No server hears of it. */
export function tellTableSize(page: Window): void {
  const channel = openChannel()
  const tell = (): void =>
    channel.postMessage({ width: page.innerWidth, height: page.innerHeight } satisfies ScreenSize)
  channel.onmessage = ({ data }) => data === question && tell()
  page.addEventListener('resize', tell)
  onScopeDispose(() => page.removeEventListener('resize', tell))
  tell()
}

/** How large the page of the table is that told it last; of one on another device nothing is known. */
export function useTableSize(): Readonly<ShallowRef<ScreenSize>> {
  const size = shallowRef(usual)
  const channel = openChannel()
  channel.onmessage = ({ data }) => {
    if (isSize(data)) size.value = data
  }
  channel.postMessage(question)
  return size
}

function openChannel(): BroadcastChannel {
  const channel = new BroadcastChannel('hearthside-table-size')
  onScopeDispose(() => channel.close())
  return channel
}

/** @param data what some page of this program has sent: another dashboard’s question, or a window’s size, which is nothing while it is minimized */
function isSize(data: unknown): data is ScreenSize {
  const { width = 0, height = 0 } = (data ?? {}) as Partial<ScreenSize>
  return width > 0 && height > 0
}
