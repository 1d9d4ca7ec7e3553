/** The outline of one part of a ring in a square of 100. @param from, @param to shares of a whole turn, clockwise from the top */
export function ringPart(from: number, to: number, inner = 20, outer = 46): string {
  // A whole turn has equal ends, so it is drawn slightly shorter.
  const end = Math.min(to, from + 0.9999)
  const large = end - from > 0.5 ? 1 : 0
  return [
    `M${point(from, outer)}A${outer} ${outer} 0 ${large} 1 ${point(end, outer)}`,
    `L${point(end, inner)}A${inner} ${inner} 0 ${large} 0 ${point(from, inner)}Z`
  ].join('')
}

function point(share: number, radius: number): string {
  const angle = 2 * Math.PI * share - Math.PI / 2
  return `${(50 + radius * Math.cos(angle)).toFixed(2)} ${(50 + radius * Math.sin(angle)).toFixed(2)}`
}
