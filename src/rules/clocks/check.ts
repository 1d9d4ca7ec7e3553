import type { Clocks } from './state'

/** The faults of the clocks; empty when there are none. */
export function checkClocks({ clocks }: Clocks): readonly string[] {
  const ids = new Set(clocks.map(({ id }) => id))
  return [
    ...(ids.size < clocks.length ? ['an id stands for two clocks'] : []),
    ...clocks.flatMap(({ name, measure }) => {
      if (measure.kind === 'segments' && measure.filled > measure.size) return [`${name} is fuller than full`]
      return measure.kind === 'countdown' && measure.ran > measure.length ? [`${name} has counted too long`] : []
    })
  ]
}
