import { EventEmitter } from 'node:events'
import { strict } from './strict'
import { needReady } from './world'

// The person and their machine: dialogs that a test answers, screens that a test plugs in.

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const unanswered = (what: string) => (): Promise<never> =>
  Promise.reject(new Error(`electron double: nobody is here to answer ${what}; a test says what the person does`))

export const dialog = strict('dialog', {
  showOpenDialog: unanswered('showOpenDialog'),
  showSaveDialog: unanswered('showSaveDialog'),
  showMessageBox: unanswered('showMessageBox')
})

class Screen extends EventEmitter {
  getAllDisplays(): readonly object[] {
    needReady('screen')
    return [laptop]
  }

  getPrimaryDisplay(): object {
    needReady('screen')
    return this.getAllDisplays()[0] as object
  }

  getDisplayMatching(rectangle: Rectangle): object {
    needReady('screen')
    const displays = this.getAllDisplays() as readonly { readonly bounds: Rectangle }[]
    const byShare = displays.map(display => ({ display, share: shared(display.bounds, rectangle) }))
    return byShare.sort((one, other) => other.share - one.share)[0]?.display as object
  }
}

const laptop = {
  id: 1,
  label: 'Laptop',
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 0, width: 1920, height: 1040 },
  size: { width: 1920, height: 1080 },
  scaleFactor: 1
}

const theScreen = new Screen()
export const screen = new Proxy(strict('screen', theScreen), {
  get(target, key) {
    needReady('screen')
    return Reflect.get(target, key, target) as unknown
  }
})

const running = new Set<number>()
let lastBlocker = -1
export const powerSaveBlocker = strict('powerSaveBlocker', {
  start(type: string): number {
    if (type !== 'prevent-display-sleep' && type !== 'prevent-app-suspension') throw new TypeError(`no blocker ${type}`)
    running.add(++lastBlocker)
    return lastBlocker
  },
  stop: (id: number): boolean => running.delete(id),
  isStarted: (id: number): boolean => running.has(id)
})

let themeSource = 'system'
export const nativeTheme = strict('nativeTheme', {
  get themeSource(): string {
    return themeSource
  },
  set themeSource(value: string) {
    if (!['system', 'light', 'dark'].includes(value)) throw new TypeError(`no theme ${value}`)
    themeSource = value
  },
  get shouldUseDarkColors(): boolean {
    return themeSource === 'dark'
  }
})

/** What the person’s own browser and file manager were asked to show. */
export const shown: { readonly outside: string[]; readonly folders: string[] } = { outside: [], folders: [] }
export const shell = strict('shell', {
  openExternal: (url: string): Promise<void> => {
    shown.outside.push(url)
    return Promise.resolve()
  },
  showItemInFolder: (path: string): void => void shown.folders.push(path)
})

function shared(one: Rectangle, other: Rectangle): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, width) * Math.max(0, height)
}
