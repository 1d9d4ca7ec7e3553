import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardPresses, holdsKey, pressSends, settleMs } from '@/ui/press-guard'

// happy-dom lays nothing out: every control says here itself where it is.

let stop = (): void => undefined
let pressed: string[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout', 'requestAnimationFrame'] })
  vi.advanceTimersByTime(10_000)
  stop = guardPresses()
  pressed = []
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
  vi.useRealTimers()
})

/** A button of 100 by 40 with its middle there. */
function button(says: string, x = 100, y = 100, act: () => void = () => undefined): HTMLButtonElement {
  const made = document.createElement('button')
  made.textContent = says
  made.getBoundingClientRect = () => new DOMRect(x - 50, y - 20, 100, 40)
  made.addEventListener('click', () => {
    pressed.push(made.textContent ?? '')
    act()
  })
  document.body.append(made)
  return made
}

function tap(on: Element, x = 100, y = 100): void {
  const at = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1, button: 0 }
  on.dispatchEvent(new PointerEvent('pointerdown', { ...at, isPrimary: true }))
  on.dispatchEvent(new MouseEvent('click', at))
}

const wait = (ms: number): void => void vi.advanceTimersByTime(ms)
/** What changed in the page is seen with the next frame. */
async function frame(): Promise<void> {
  await Promise.resolve()
  wait(20)
}

describe('a press guarded', () => {
  it('NP1: a button that has come where another was pressed acts after 600 ms, and not before', async () => {
    const flip = button('Flip')
    tap(flip)
    flip.remove()
    const pay = button('Pay 1 XP')
    await frame()
    for (const ms of [50, 350]) {
      wait(ms)
      tap(pay)
    }
    expect(pressed).toEqual(['Flip'])
    expect(pay.hasAttribute('data-settling')).toBe(true)
    wait(settleMs)
    expect(pay.hasAttribute('data-settling')).toBe(false)
    tap(pay)
    expect(pressed).toEqual(['Flip', 'Pay 1 XP'])
  })

  it('NP1: nor does one that came before the page was drawn, or is a finger’s breadth away', () => {
    const flip = button('Flip')
    tap(flip)
    flip.remove()
    tap(button('Pay 1 XP', 120, 110), 120, 110)
    expect(pressed).toEqual(['Flip'])
  })

  it('NP1: a button whose words have changed under the pointer is held, however the old ones were meant', async () => {
    const main = button('Perform this scene')
    tap(main)
    main.textContent = 'No dice: accept the failure'
    await frame()
    tap(main)
    expect(pressed).toEqual(['Perform this scene'])
  })

  it('NP1: the cap of a key that comes during a press is no change of words', () => {
    const main = button('Perform this scene')
    main.addEventListener('pointerdown', () => main.append(document.createElement('kbd')))
    main.addEventListener('pointerdown', () => (main.lastElementChild!.textContent = 'Enter'))
    tap(main)
    expect(pressed).toEqual(['Perform this sceneEnter'])
  })

  it('NP1: presses of different controls are never held, nor the same one again that only counts up', async () => {
    const first = button('First')
    const other = button('Other', 400, 300)
    tap(first)
    tap(other, 400, 300)
    tap(first)
    const more = button('More', 100, 400)
    more.setAttribute('data-repeats', '')
    for (let times = 0; times < 3; times++) {
      tap(more, 100, 400)
      pressSends(Promise.resolve())
      await frame()
    }
    expect(pressed).toEqual(['First', 'Other', 'First', 'More', 'More', 'More'])
  })

  it('NP1: what has been sent is not sent again by the same press, before and for 600 ms after its answer', async () => {
    let answer = (): void => undefined
    const ask = button('Ask', 100, 100, () => pressSends(new Promise<void>(resolve => (answer = resolve))))
    tap(ask)
    wait(100)
    tap(ask)
    answer()
    await frame()
    wait(500)
    tap(ask)
    expect(pressed).toEqual(['Ask'])
    wait(200)
    tap(ask)
    expect(pressed).toEqual(['Ask', 'Ask'])
  })

  it('NP1: the X-card counts at once, wherever it came from', () => {
    const flip = button('Flip')
    tap(flip)
    flip.remove()
    const pause = button('Pause')
    pause.setAttribute('data-never-held', '')
    tap(pause)
    expect(pressed).toEqual(['Flip', 'Pause'])
  })

  it('NP1: a key that means something else now is held; another key, and one that repeats, are not', async () => {
    let means = 'roll'
    const key = (name: string, repeats = false): boolean =>
      holdsKey(new KeyboardEvent('keydown', { key: name }), () => means, repeats)
    expect(key('Enter')).toBe(false)
    means = 'fail the scene'
    document.body.append('changed')
    await frame()
    expect(key('Enter')).toBe(true)
    wait(settleMs)
    expect(key('Enter')).toBe(false)
    means = 'end the scene'
    expect(key('2')).toBe(false)
    expect(key('Enter')).toBe(false)
    means = 'undo again'
    expect(key('Enter', true)).toBe(false)
  })

  it('NP1: a page that ended before its next frame does not stop the next page from seeing a change', async () => {
    let means = 'open'
    const key = (): boolean => holdsKey(new KeyboardEvent('keydown', { key: 'Enter' }), () => means)
    key()
    document.body.append('changed')
    await Promise.resolve()
    vi.clearAllTimers() // the frame never comes
    stop()
    stop = guardPresses()
    key()
    means = 'show'
    document.body.append('changed again')
    await frame()
    wait(settleMs)
    expect(key()).toBe(false)
  })

  it('NP1: a key that has sent something sends it once', async () => {
    const key = (): boolean => holdsKey(new KeyboardEvent('keydown', { key: 'Enter' }), () => 'strike')
    expect(key()).toBe(false)
    pressSends(Promise.resolve())
    await frame()
    expect(key()).toBe(true)
    wait(settleMs)
    expect(key()).toBe(false)
  })
})
