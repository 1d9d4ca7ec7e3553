import { encode } from 'uqr'

export interface QrDrawing {
  /** Modules along one side, with the quiet border of four. */
  readonly side: number
  /** One path for all dark modules; the unit is one module. */
  readonly path: string
}

/** A link as a QR code that a phone can read across a table. One path, so that no inline style is needed. */
export function qrDrawing(link: string): QrDrawing {
  const { data, size } = encode(link, { ecc: 'M', border: 4 })
  return { side: size, path: data.map((row, y) => runsOf(row, y)).join('') }
}

/** Adjacent dark modules become one bar. */
function runsOf(row: readonly boolean[], y: number): string {
  let path = ''
  let start = -1
  for (let x = 0; x <= row.length; x++) {
    const dark = row[x] ?? false
    if (dark && start < 0) start = x
    if (dark || start < 0) continue
    path += `M${start} ${y}h${x - start}v1h${start - x}z`
    start = -1
  }
  return path
}
