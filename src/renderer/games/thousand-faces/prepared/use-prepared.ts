import { computed, ref, shallowRef, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import { counted } from '#rules/core/text'
import type { KeptIds, RemovedFoes } from '#rules/thousand-faces/prepared-foes/changes'
import { type Duplicates, freeName } from '#rules/thousand-faces/prepared-foes/import'
import type { PreparedThing, PreparedEncounter, PreparedFoe } from '#rules/thousand-faces/prepared-foes/library'
import { giveFile } from '@/features/files/transfer'
import { useGm } from '@/dashboard/store'
import { useAsk } from '@/features/commands/use-host-reply'
import { context } from '@/ui/context'
import type { Tab } from './prepared-list'
import { isFoe, type PreparedFile, type PreparedFoeOrEncounter, usePreparedFile } from './use-prepared-file'

/** The foe or encounter that the GM has open. */
interface Selection {
  readonly tab: Ref<Tab>
  readonly chosen: Ref<string | null>
  readonly foe: ComputedRef<PreparedThing<PreparedFoe> | null>
  readonly encounter: ComputedRef<PreparedThing<PreparedEncounter> | null>
}

interface AddActions {
  /** @returns its id, or null where it was not stored */
  add(thing: PreparedFoeOrEncounter): Promise<string | null>
  copy(): Promise<void>
}

interface DeleteActions {
  /** The last deleted thing. */
  readonly deleted: ShallowRef<{ readonly says: string; readonly taken: RemovedFoes } | null>
  remove(): Promise<void>
  undo(): Promise<void>
}

interface Transfer {
  /** A file with names that exist already: the GM must decide about them. */
  readonly doubted: ShallowRef<{ readonly text: string; readonly names: readonly string[] } | null>
  saveAsFile(ids: KeptIds | null): Promise<void>
  takeIn(text: string, duplicates: Duplicates): Promise<void>
}

export interface PreparedOnScreen extends PreparedFile, Selection, AddActions, DeleteActions, Transfer {}

const [provide, preparedAround] = context<PreparedOnScreen>('no prepared foes are shown here')
export const usePrepared = preparedAround

/** One thing, in the form of the requests. */
export function idsOf(id: string): KeptIds {
  return id.startsWith('f') ? { foes: [id], encounters: [] } : { foes: [], encounters: [id] }
}

/** The prepared foes and encounters of this machine, for everything below this component. */
export function providePrepared(): PreparedOnScreen {
  const file = usePreparedFile()
  const chosen = ref<string | null>(null)
  const looking: Selection = {
    tab: ref('encounters'),
    chosen,
    foe: computed(() => file.list.value.foes.find(({ id }) => id === chosen.value) ?? null),
    encounter: computed(() => file.list.value.encounters.find(({ id }) => id === chosen.value) ?? null)
  }
  return provide({
    ...file,
    ...looking,
    ...addingTo(file, looking),
    ...useDeleting(file, looking),
    ...useTransfer(file)
  })
}

function shownIn({ foe, encounter }: Selection): PreparedFoeOrEncounter | null {
  return foe.value?.thing ?? encounter.value?.thing ?? null
}

function addingTo({ list, keep, read, flush }: PreparedFile, looking: Selection): AddActions {
  async function add(thing: PreparedFoeOrEncounter): Promise<string | null> {
    await flush()
    const kept = await keep([[null, thing]])
    if (!kept) return null
    await read()
    return kept.foes[0] ?? kept.encounters[0] ?? null
  }

  return {
    add,
    async copy() {
      const thing = shownIn(looking)
      if (!thing) return
      const there = isFoe(thing) ? list.value.foes : list.value.encounters
      looking.chosen.value = (await add({ ...thing, name: freeName(thing.name, there) })) ?? looking.chosen.value
    }
  }
}

function useDeleting({ keep, read, flush }: PreparedFile, looking: Selection): DeleteActions {
  const gm = useGm()
  const { ask } = useAsk()
  const deleted: DeleteActions['deleted'] = shallowRef(null)
  return {
    deleted,
    async remove() {
      const [id, thing] = [looking.chosen.value, shownIn(looking)]
      if (id === null || !thing) return
      await flush()
      const answer = await ask<'remove-prepared-foes'>({ ask: 'remove-prepared-foes', ...idsOf(id) })
      if (!answer.ok) return
      deleted.value = { says: `${thing.name} is deleted`, taken: answer.value }
      gm.announce(deleted.value.says)
      looking.chosen.value = null
      await read()
    },
    async undo() {
      const taken = deleted.value?.taken
      const all = taken ? [...taken.foes, ...taken.encounters].map(({ id, thing }) => [id, thing] as const) : []
      if (all.length === 0 || !(await keep(all))) return
      deleted.value = null
      await read()
      looking.chosen.value = all[0]?.[0] ?? null
    }
  }
}

function useTransfer({ read, flush }: PreparedFile): Transfer {
  const gm = useGm()
  const { ask } = useAsk()
  const doubted: Transfer['doubted'] = shallowRef(null)
  return {
    doubted,
    async saveAsFile(ids) {
      await flush()
      const { foes, encounters } = ids ?? { foes: null, encounters: null }
      const answer = await ask<'export-prepared-foes'>({ ask: 'export-prepared-foes', foes, encounters })
      if (answer.ok) giveFile(answer.value)
    },
    async takeIn(text, duplicates) {
      await flush()
      const answer = await ask<'import-prepared-foes'>({ ask: 'import-prepared-foes', text, duplicates })
      doubted.value = null
      if (!answer.ok) return
      if (answer.value.kind === 'duplicates') {
        doubted.value = { text, names: [...answer.value.foes, ...answer.value.encounters] }
        return
      }
      const { added, replaced, skipped } = answer.value
      gm.announce(
        `Imported: ${counted(added, 'new entry', 'new entries')}, ${replaced} replaced, ${skipped} left as they were`
      )
      await read()
    }
  }
}
