import type { BrowserContext } from '@playwright/test'

/** What a user did with one page, by mouse and keyboard. */
export interface Presses {
  /** Buttons, lines and fields that were clicked. */
  clicks: number
  /** Keys, those that write a letter into a field apart. */
  keys: number
  /** Fields that were written into, or a value chosen in. */
  fields: number
}

/** The sum of all of them: one number for an evening. */
export function pressesOf({ clicks, keys, fields }: Presses): number {
  return clicks + keys + fields
}

/** Counts what is pressed on every page of a context, over reloads. Letters written into a field count as one field, a key held down as one key. */
export async function countPresses(context: BrowserContext): Promise<Presses> {
  const counted: Presses = { clicks: 0, keys: 0, fields: 0 }
  await context.exposeFunction('hearthsidePressed', (what: keyof Presses) => {
    counted[what] += 1
  })
  await context.addInitScript(() => {
    const tell = (what: string): void =>
      (window as unknown as { hearthsidePressed(what: string): void }).hearthsidePressed(what)
    const isField = (target: EventTarget | null): boolean =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !/^(checkbox|radio|button)$/.test(target.type))
    let written: EventTarget | null = null
    addEventListener('focusin', () => (written = null), true)
    addEventListener('pointerdown', event => event.isTrusted && tell('clicks'), true)
    addEventListener(
      'keydown',
      event => {
        const writes = isField(event.target) && event.key.length === 1 && !event.ctrlKey && !event.altKey
        if (event.isTrusted && !event.repeat && !writes && !/^(Control|Shift|Alt|Meta)$/.test(event.key)) tell('keys')
      },
      true
    )
    addEventListener(
      'input',
      ({ target }) => {
        const isWritten = isField(target) || target instanceof HTMLSelectElement
        if (isWritten && target !== written) tell('fields')
        if (isWritten) written = target
      },
      true
    )
  })
  return counted
}
