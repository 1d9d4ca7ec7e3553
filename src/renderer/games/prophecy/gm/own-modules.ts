import { type Module, parseModule } from '#rules/prophecy/world/module'
import mutiny from '../../../../../resources/modules/a-quiet-mutiny.json?raw'
import sun from '../../../../../resources/modules/the-borrowed-sun.json?raw'
import train from '../../../../../resources/modules/last-train-from-vellin.json?raw'
import type { GmView } from '#rules/prophecy/view'

/** The Prophecies that come with Hearthside. */
export const readyModules: readonly Module[] = [sun, train, mutiny].flatMap(text => {
  const read = parseModule(text)
  return read.ok ? [read.value] : []
})

/** The table's own Prophecy as a module: its words, and the world without its Characters. */
export function moduleOf({ doom, objects }: GmView, title: string): Module {
  const world = objects.filter(object => object.player === null)
  return {
    hearthside: 'prophecy-module',
    version: 1,
    title: doom.title || title,
    world: doom.world || 'A world like any other, until now.',
    catastrophe: doom.catastrophe,
    objects: world.map(({ name, kind, aspects }) => ({ name, kind, aspects: aspects.map(aspect => aspect.text) })),
    questions: doom.questions
  }
}
