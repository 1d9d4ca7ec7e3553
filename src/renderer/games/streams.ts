import type { Component } from 'vue'
import type { BoardFrame } from '#rules/campaign/types'
import { stream as faceOfAngels } from './face-of-angels/stream'
import type { StreamParts } from './game'
import { stream as gameFace } from './game-face/stream'
import { stream as prophecy } from './prophecy/stream'
import { stream as thousandFaces } from './thousand-faces/stream'

/**
 * What every game shows on the stream. Separate from table and phones (screens.ts), so that the overlay does not list their
 * files. A missing game does not compile.
 */
export const streams: Readonly<Record<BoardFrame<'overlay'>['system'], StreamParts>> = {
  'face-of-angels': faceOfAngels,
  'game-face': gameFace,
  prophecy,
  'thousand-faces': thousandFaces
}

/** The drawings of the games of these boards for a stream, each once. */
export function streamSymbolsFor(boards: readonly BoardFrame<'overlay'>[]): readonly Component[] {
  return [...new Set(boards.flatMap(({ system }) => streams[system].symbols ?? []))]
}
