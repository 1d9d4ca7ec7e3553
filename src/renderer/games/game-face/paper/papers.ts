import type { GamePapers } from '../../game'
import CharacterPaper from '../contestants/CharacterPaper.vue'
import PartyPaper from '../duel/PartyPaper.vue'
import WithoutAppPaper from './WithoutAppPaper.vue'

/** What is printed of this game. Its Game Master knows no more than the table but for a die of their own, so there is no worksheet. */
export const papers: GamePapers = { character: CharacterPaper, party: PartyPaper, withoutApp: WithoutAppPaper }
