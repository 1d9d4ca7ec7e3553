import type { Module } from '#rules/prophecy/module'
import { parseModule } from '#rules/prophecy/module'
import mutiny from '../../../../../resources/modules/a-quiet-mutiny.json?raw'
import sun from '../../../../../resources/modules/the-borrowed-sun.json?raw'
import train from '../../../../../resources/modules/last-train-from-vellin.json?raw'
import type { GmView } from '#rules/prophecy/views'

/** The Prophecies that come with Hearthside. */
export const ownModules: readonly Module[] = [sun, train, mutiny].flatMap(text => {
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

/** Hands a module to whoever sits at this machine, as a file. */
export function saveModule(module: Module): void {
  const text = JSON.stringify(module, null, 2)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = `${fileName(module.title)}.prophecy.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

function fileName(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'prophecy'
}
