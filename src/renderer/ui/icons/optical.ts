/** Which drawing a card of this side (px) takes: under 56 px the details of the full one would only be noise. */
export function opticalFor(size: number | undefined, asked: 'full' | 'small' | undefined): 'full' | 'small' {
  if (asked) return asked
  return size !== undefined && size < 56 ? 'small' : 'full'
}
