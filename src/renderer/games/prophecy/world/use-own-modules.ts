import { onMounted, ref, type Ref } from 'vue'
import { parseModule, type Module } from '#rules/prophecy/world/module'
import type { OwnModule } from '#shared/contract'
import { giveFile } from '../../../features/files/transfer'
import { useGm } from '../../../dashboard/store'
import { useAsk } from '../../../features/commands/use-ask'

export interface OwnModules {
  readonly list: Ref<readonly OwnModule[]>
  /** @returns whether it is kept now */
  keep(text: string, says: string): Promise<boolean>
  read(id: string): Promise<Module | null>
  saveAsFile(id: string): Promise<void>
  rename(id: string, title: string): Promise<void>
  forget(id: string): Promise<void>
}

/** The modules of this machine: Prophecies that this table wrote, for every campaign. */
export function useOwnModules(): OwnModules {
  const gm = useGm()
  const { ask } = useAsk()
  const list = ref<readonly OwnModule[]>([])

  async function look(): Promise<void> {
    const answer = await ask<'list-modules'>({ ask: 'list-modules' })
    if (answer.ok) list.value = answer.value
  }

  async function done(answer: { readonly ok: boolean }, says: string): Promise<boolean> {
    if (!answer.ok) return false
    await look()
    gm.announce(says)
    return true
  }

  onMounted(look)

  return {
    list,
    keep: async (text, says) => done(await ask<'keep-module'>({ ask: 'keep-module', text }), says),
    async read(id) {
      const answer = await ask<'read-module'>({ ask: 'read-module', module: id })
      const module = answer.ok ? parseModule(answer.value.text) : null
      return module?.ok ? module.value : null
    },
    async saveAsFile(id) {
      const answer = await ask<'read-module'>({ ask: 'read-module', module: id })
      if (answer.ok) giveFile(answer.value)
    },
    async rename(id, title) {
      await done(await ask<'rename-module'>({ ask: 'rename-module', module: id, title }), `Renamed to ${title}`)
    },
    async forget(id) {
      await done(await ask<'forget-module'>({ ask: 'forget-module', module: id }), 'Deleted')
    }
  }
}
