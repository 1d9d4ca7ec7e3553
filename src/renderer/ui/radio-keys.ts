const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/**
 * The keys of a group of radio buttons, handled by the group. An arrow chooses the neighbour, with wrap-around.
 * Home and End move to an end without a choice. Enter is left to other listeners.
 */
export function walkRadios(event: KeyboardEvent): void {
  const { key, currentTarget, target } = event
  if (event.defaultPrevented || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
  const radios = [...(currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[role=radio]:not(:disabled)')]
  const at = radios.indexOf(target as HTMLElement)
  if (at < 0) return
  if (key === 'Enter') return event.preventDefault()
  const step = steps[key]
  const to = step === undefined ? endOf(key, radios) : radios.at((at + step) % radios.length)
  if (!to) return
  event.preventDefault()
  to.focus()
  if (step !== undefined) to.click()
}

function endOf(key: string, radios: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'Home' || key === 'PageUp') return radios[0]
  return key === 'End' || key === 'PageDown' ? radios.at(-1) : undefined
}
