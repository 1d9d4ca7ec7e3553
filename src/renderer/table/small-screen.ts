/** The least width that the table is laid out for, in CSS px. */
const least = 1280

/** Whether this is a phone: a touch screen whose longer side is below 1,000 CSS px. A projector may be as small. */
export function isSmallScreen(window: Pick<Window, 'screen' | 'matchMedia'>): boolean {
  const { width, height } = window.screen
  return Math.max(width, height) < 1000 && window.matchMedia('(pointer: coarse)').matches
}

/** A phone draws the table as a laptop would, but smaller. The person who watches there may zoom (JN10). */
export function fitSmallScreen(window: Pick<Window, 'screen' | 'matchMedia' | 'document'>): void {
  if (isSmallScreen(window))
    window.document.querySelector('meta[name=viewport]')?.setAttribute('content', `width=${least}`)
}
