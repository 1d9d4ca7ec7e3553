import type { GamePapers } from '../../game'
import CharacterPaper from './CharacterPaper.vue'
import WithoutAppPaper from './WithoutAppPaper.vue'

/** What is printed of this game. */
export const papers: GamePapers = { character: CharacterPaper, withoutApp: WithoutAppPaper }
