import { settled } from '../mounted-dashboard'
import type { Place, Screen } from './visit'

/** What has been opened before, by its words. */
const opened = new Set<string>()

/** Controls that open more when pressed: while a dialog is open, only those in it. */
function openers(): readonly HTMLElement[] {
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]')
  const around = dialogs.length > 0 ? [...dialogs] : [document.body]
  return around
    .flatMap(each => [...each.querySelectorAll<HTMLElement>('button, summary, [role=tab][aria-selected=false]')])
    .filter(each => each.matches('summary, [role=tab], [aria-expanded=false]') || /…$/.test(nameOf(each)))
}

/** Without figures and the caps of keys. */
function nameOf(each: HTMLElement): string {
  const words = (each.getAttribute('aria-label') ?? each.textContent ?? '').replaceAll(/\s+/g, ' ')
  return words
    .replaceAll(/\d+/g, '')
    .replace(/(?: ⏎| (?:Ctrl|Shift|Alt|Enter|Esc|[A-Z]))+$/, '')
    .trim()
}

/** An opened layer may cover the page: the next place must not begin below it. */
async function closeDialogs(screen: Screen): Promise<void> {
  for (let tries = 0; tries < 4; tries++) {
    const dialog = document.querySelector('[role=dialog], [role=alertdialog]')
    if (!dialog) return
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    await screen.settle()
  }
}

/** Places that open from a place: three dots, folds, tabs and closed lists, each once in a run. */
export async function openedFrom(place: Place, screen: Screen): Promise<readonly Place[]> {
  await place.open()
  await screen.settle()
  const fresh = openers()
    .map(nameOf)
    .filter(name => !opened.has(name) && opened.add(name))
  await place.leave()
  await screen.settle()
  return fresh.map(name => ({
    name: `${place.name} ▸ ${name}`,
    writes: [],
    async open() {
      await place.open()
      await screen.settle()
      openers()
        .find(each => nameOf(each) === name)
        ?.click()
      await settled()
    },
    async leave() {
      await place.leave()
      await closeDialogs(screen)
    }
  }))
}
