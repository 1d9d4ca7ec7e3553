import { onMounted, shallowRef, type Ref } from 'vue'
import { counted } from '#rules/core/text'
import type { PreparedList } from '#shared/contract'
import { games } from '@/games/registry'
import { useGm } from '@/dashboard/store'
import { useCampaign } from '@/dashboard/use-campaign'

/** A foe or an encounter prepared on this machine. */
export interface PreparedFoeLine {
  readonly id: string
  readonly name: string
  readonly says: string
}

/** The prepared things, newest first, encounters before single foes; empty until the host has answered. */
export function usePreparedFoeLines(): Readonly<Ref<readonly PreparedFoeLine[]>> {
  const gm = useGm()
  const lines = shallowRef<readonly PreparedFoeLine[]>([])
  onMounted(async () => {
    const answer = await gm.ask<'list-prepared-foes'>({ ask: 'list-prepared-foes' }, 'preparation')
    if (answer.ok && answer.value) lines.value = linesOf(answer.value)
  })
  return lines
}

function linesOf({ foes, encounters }: PreparedList): readonly PreparedFoeLine[] {
  const newest = <Each extends { readonly changedAt: number }>(list: readonly Each[]): readonly Each[] =>
    list.toSorted((one, other) => other.changedAt - one.changedAt)
  return [
    ...newest(encounters).map(({ id, thing }) => ({
      id,
      name: thing.name,
      says: [
        counted(
          thing.foes.reduce((sum, { count }) => sum + count, 0),
          'foe'
        ),
        thing.where
      ]
        .filter(Boolean)
        .join(', ')
    })),
    ...newest(foes).map(({ id, thing }) => ({
      id,
      name: thing.name,
      says: `${thing.stamina} Stamina, ${thing.power}`
    }))
  ]
}

/** Opens the dialog that puts a prepared thing on the board; null without an open game with such foes. */
export function useSetUp(): () => ((id: string) => void) | null {
  const gm = useGm()
  const { boards, board } = useCampaign()
  return () => {
    const wanted = [board.value, ...boards.value].find(each => each && games[each.system].sheets?.['prepared-foes'])
    if (!wanted) return null
    return id => {
      gm.board = wanted.id
      gm.page = 'board'
      gm.sheetPage = id
      gm.sheet = 'prepared-foes'
    }
  }
}
