import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'

/** In CSS pixels. */
export interface ScreenSize {
  readonly width: number
  readonly height: number
}

/** Until a page of the table has sent its size. */
const usual: ScreenSize = { width: 1920, height: 1080 }
/** The message of a dashboard that has just opened. */
const question = 'how large'

/** Sends the size of the table’s page to the dashboards of this browser: now, after changes, and on request. No server receives it. */
export function tellTableSize(page: Window): void {
  const channel = openChannel()
  const tell = (): void =>
    channel.postMessage({ width: page.innerWidth, height: page.innerHeight } satisfies ScreenSize)
  channel.onmessage = ({ data }) => data === question && tell()
  page.addEventListener('resize', tell)
  onScopeDispose(() => page.removeEventListener('resize', tell))
  tell()
}

/** The size of the last table page that sent one. The size on another device is unknown. */
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

/** @param data a message of a page of this program: a dashboard's request, or a window's size; 0: minimized */
function isSize(data: unknown): data is ScreenSize {
  const { width = 0, height = 0 } = (data ?? {}) as Partial<ScreenSize>
  return width > 0 && height > 0
}
