import { fail, ok, type Result } from '#rules/core/result'
import { isSame } from '#rules/core/values'
import { cutBetweenLetters } from '#rules/core/text'
import { longest } from '#rules/prophecy/vocabulary'
import { parseModule, type Module } from '#rules/prophecy/world/module'
import type { OwnModule } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { StoredItem } from '../../storage/machine/json-collection'
import { type HandlerContext, type Handlers, deny } from '../handler-context'
import { fileNameFor } from '../file-name'

type ModuleAsks = 'list-modules' | 'keep-module' | 'read-module' | 'rename-module' | 'forget-module'

/** Far above what a table writes, and few enough to read at once. */
const maxModules = 100

/** The Prophecies that this table wrote itself: stored on this machine, for every campaign. */
export function moduleHandlers({ dependencies }: HandlerContext): Handlers<ModuleAsks> {
  const { modules } = dependencies.library

  const found = async (id: string): Promise<Result<StoredItem<Module>, Problem>> => {
    const kept = (await modules.list()).find(each => each.id === id)
    return kept ? ok(kept) : fail(notThere)
  }

  return {
    'list-modules': async () => ok((await modules.list()).map(lineFor)),
    'keep-module': async ({ text }) => {
      const module = parseModule(text)
      if (!module.ok) return deny({ kind: 'unsupported', ...module.error })
      const there = await modules.list()
      // The same text is stored once: a duplicate would only lengthen the list.
      if (there.some(each => isSame(each.thing, module.value))) return ok(null)
      if (there.length >= maxModules) return deny(full)
      const kept = await modules.add(module.value)
      return kept.ok ? ok(null) : deny(kept.error)
    },
    'read-module': async ({ module }) => {
      const kept = await found(module)
      if (!kept.ok) return deny(kept.error)
      const { thing } = kept.value
      return ok({ name: `${fileNameFor(thing.title)}.prophecy.json`, text: JSON.stringify(thing, null, 2) })
    },
    'rename-module': async ({ module, title }) => {
      const kept = await found(module)
      if (!kept.ok) return deny(kept.error)
      const name = cutBetweenLetters(title.trim(), longest.name)
      if (name === '') return deny({ kind: 'unsupported', message: 'A module needs a name', remedy: 'Type one first' })
      const renamed = await modules.update(module, thing => ({ ...thing, title: name }))
      return renamed.ok ? ok(null) : deny(renamed.error)
    },
    'forget-module': async ({ module }) => {
      const gone = await modules.remove(module)
      return gone.ok ? ok(null) : deny(gone.error)
    }
  }
}

const notThere: Problem = {
  kind: 'unsupported',
  message: 'This module is not among your own any more',
  remedy: 'Look at the list again'
}

const full: Problem = {
  kind: 'unsupported',
  message: `You have ${maxModules} modules of your own already`,
  remedy: 'Save one as a file, remove it here, and try again'
}

function lineFor({ id, keptAt, thing: { title, world } }: StoredItem<Module>): OwnModule {
  return { id, title, teaser: world.split(/(?<=[.!?])\s/)[0] ?? '', keptAt }
}
