import type { MoveId } from '#rules/thousand-faces/moves/ids'
import type { XpUse } from '#rules/thousand-faces/characters/xp-uses'
import { useGm } from '@/dashboard/store'
import type { PromptOpener } from '@/games/game'
import { useTable } from './table'

const storyPages: ReadonlySet<string> = new Set(['chapters', 'journey', 'days', 'campaign'])

/** Opens what a suggestion for a blank moment, or a GM move, leads to. */
export const openPrompt: PromptOpener = ({ place, seat, what }) => {
  const gm = useGm()
  const table = useTable()
  gm.page = 'board'
  if (seat) table.choose(seat)
  if (storyPages.has(place)) {
    gm.sheetPage = place
    gm.sheet = 'story'
  } else if (place === 'gm-move' || place === 'session' || place === 'shadow') {
    gm.sheet = place
  } else if (place === 'foes' || place === 'flip' || place === 'damage') {
    table.open(place)
    gm.sheet = null
  } else if (place === 'move') {
    table.sought = what as MoveId | null
    gm.sheet = 'moves'
  } else if (place === 'answer') {
    table.resume(Number(what))
    table.open('flip')
    gm.sheet = null
  } else if (place === 'foe') {
    table.foe = Number(what)
    table.open('foes')
    gm.sheet = null
  } else {
    table.page = place === 'xp' ? 'xp' : 'sheet'
    table.use = place === 'xp' ? (what as XpUse['use'] | null) : null
    gm.sheet = 'character'
  }
}
