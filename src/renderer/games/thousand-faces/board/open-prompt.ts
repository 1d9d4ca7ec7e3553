import type { MoveId } from '#rules/thousand-faces/moves/ids'
import type { XpUse } from '#rules/thousand-faces/characters/xp-uses'
import { useGm } from '@/dashboard/store'
import type { PromptOpener } from '@/games/game'
import { useGmChoices } from './gm-choices'

const storyPages: ReadonlySet<string> = new Set(['chapters', 'journey', 'days', 'campaign'])

/** Opens what a suggestion for a blank moment, or a GM move, leads to. */
export const openPrompt: PromptOpener = ({ panel, seat, what }) => {
  const gm = useGm()
  const gmChoices = useGmChoices()
  gm.page = 'board'
  if (seat) gmChoices.choose(seat)
  if (storyPages.has(panel)) {
    gm.sheetPage = panel
    gm.sheet = 'story'
  } else if (panel === 'gm-move' || panel === 'session' || panel === 'shadow') {
    gm.sheet = panel
  } else if (panel === 'foes' || panel === 'flip' || panel === 'damage') {
    gmChoices.open(panel)
    gm.sheet = null
  } else if (panel === 'move') {
    gmChoices.sought = what as MoveId | null
    gm.sheet = 'moves'
  } else if (panel === 'answer') {
    gmChoices.resume(Number(what))
    gmChoices.open('flip')
    gm.sheet = null
  } else if (panel === 'foe') {
    gmChoices.foe = Number(what)
    gmChoices.open('foes')
    gm.sheet = null
  } else {
    gmChoices.page = panel === 'xp' ? 'xp' : 'sheet'
    gmChoices.use = panel === 'xp' ? (what as XpUse['use'] | null) : null
    gm.sheet = 'character'
  }
}
