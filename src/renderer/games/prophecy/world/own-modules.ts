import { type Module, parseModule } from '#rules/prophecy/world/module'
import mutiny from '../../../../../resources/modules/a-quiet-mutiny.json?raw'
import impact from '../../../../../resources/modules/deep-impact.json?raw'
import train from '../../../../../resources/modules/last-train-from-vellin.json?raw'
import dragon from '../../../../../resources/modules/return-of-the-dragon.json?raw'
import baby from '../../../../../resources/modules/shes-having-a-baby.json?raw'
import sun from '../../../../../resources/modules/the-borrowed-sun.json?raw'
import type { GmView } from '#rules/prophecy/view'

/** A Prophecy that comes with Hearthside. `after`: whose Prophecy it retells; absent for Hearthside’s own. */
export interface ReadyModule {
  readonly module: Module
  readonly after?: string
}

/** The Prophecies that come with Hearthside: its own, then those of the game’s document in new words (PR9). */
export const readyModules: readonly ReadyModule[] = [
  ...[sun, train, mutiny].flatMap(read),
  ...[dragon, impact, baby].flatMap(read).map(ready => ({ ...ready, after: 'Michael Purcell' }))
]

function read(text: string): readonly ReadyModule[] {
  const module = parseModule(text)
  return module.ok ? [{ module: module.value }] : []
}

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
