/** The drawing for a card of this side (px): below 56 px the details of the full drawing are unreadable. */
export function opticalFor(size: number | undefined, asked: 'full' | 'small' | undefined): 'full' | 'small' {
  if (asked) return asked
  return size !== undefined && size < 56 ? 'small' : 'full'
}
