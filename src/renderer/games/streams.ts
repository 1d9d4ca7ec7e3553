import type { Component } from 'vue'
import type { BoardFrame } from '#rules/campaign/types'
import type { StreamParts } from './game'

/**
 * What every game shows on the stream: the `stream.ts` of its folder. Separate from table and phones (screens.ts), so that
 * the overlay does not list their files. A test checks that none is missing.
 */
export const streams = Object.fromEntries(
  Object.entries(import.meta.glob<StreamParts>('./*/stream.ts', { eager: true, import: 'stream' })).map(
    ([path, stream]) => [path.split('/')[1], stream]
  )
) as Readonly<Record<BoardFrame<'overlay'>['system'], StreamParts>>

/** The drawings of the games of these boards for a stream, each once. */
export function streamSymbolsFor(boards: readonly BoardFrame<'overlay'>[]): readonly Component[] {
  return [...new Set(boards.flatMap(({ system }) => streams[system].symbols ?? []))]
}
