import { shallowRef } from 'vue'
import type { PaletteSource } from '@/games/game'
import { games } from '@/games/registry'

/** The lines of the games; null until the palette was opened first. */
export const paletteSources = shallowRef<readonly PaletteSource[] | null>(null)

export async function loadPaletteSources(): Promise<void> {
  paletteSources.value = await Promise.all(Object.values(games).flatMap(game => game.palette?.() ?? []))
}
