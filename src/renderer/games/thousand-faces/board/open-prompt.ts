import type { MoveId } from '#rules/thousand-faces/moves/ids'
import type { XpUse } from '#rules/thousand-faces/characters/xp-uses'
import { useGm } from '@/dashboard/store'
import type { PromptOpener } from '@/games/game'
import { useGmChoices } from './gm-choices'

const storyPages: ReadonlySet<string> = new Set(['chapters', 'journey', 'days', 'campaign'])

/** Opens what a suggestion for a blank moment, or a GM move, leads to. */
export const openPrompt: PromptOpener = ({ place, seat, what }) => {
  const gm = useGm()
  const gmChoices = useGmChoices()
  gm.page = 'board'
  if (seat) gmChoices.choose(seat)
  if (storyPages.has(place)) {
    gm.sheetPage = place
    gm.sheet = 'story'
  } else if (place === 'gm-move' || place === 'session' || place === 'shadow') {
    gm.sheet = place
  } else if (place === 'foes' || place === 'flip' || place === 'damage') {
    gmChoices.open(place)
    gm.sheet = null
  } else if (place === 'move') {
    gmChoices.sought = what as MoveId | null
    gm.sheet = 'moves'
  } else if (place === 'answer') {
    gmChoices.resume(Number(what))
    gmChoices.open('flip')
    gm.sheet = null
  } else if (place === 'foe') {
    gmChoices.foe = Number(what)
    gmChoices.open('foes')
    gm.sheet = null
  } else {
    gmChoices.page = place === 'xp' ? 'xp' : 'sheet'
    gmChoices.use = place === 'xp' ? (what as XpUse['use'] | null) : null
    gm.sheet = 'character'
  }
}
