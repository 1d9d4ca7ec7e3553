import type { GamePapers } from '@/games/game'
import CharacterPaper from '../record/CharacterPaper.vue'
import PartyPaper from '../record/PartyPaper.vue'
import WithoutAppPaper from './WithoutAppPaper.vue'
import WorksheetPaper from './WorksheetPaper.vue'

/** What is printed of this game. */
export const papers: GamePapers = {
  character: CharacterPaper,
  party: PartyPaper,
  worksheet: WorksheetPaper,
  withoutApp: WithoutAppPaper
}
