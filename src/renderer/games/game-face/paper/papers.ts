import type { GamePapers } from '@/games/game'
import CharacterPaper from '../contestants/CharacterPaper.vue'
import PartyPaper from '../duel/PartyPaper.vue'
import WithoutAppPaper from './WithoutAppPaper.vue'

/** What is printed of this game. Its Game Master knows no more than the table, except a die of their own. A worksheet would be empty. */
export const papers: GamePapers = { character: CharacterPaper, party: PartyPaper, withoutApp: WithoutAppPaper }
