/** The least width that the table is laid out for, in CSS px. */
const least = 1280

/** Whether this is a phone: the longer side of its screen is below 1,000 CSS px. */
export function isSmallScreen({ screen }: Pick<Window, 'screen'>): boolean {
  return Math.max(screen.width, screen.height) < 1000
}

/** A phone draws the table as a laptop would, smaller as a whole; whoever watches there may zoom (JN10). */
export function fitSmallScreen({ screen, document }: Pick<Window, 'screen' | 'document'>): void {
  if (isSmallScreen({ screen }))
    document.querySelector('meta[name=viewport]')?.setAttribute('content', `width=${least}`)
}
