import type { GamePapers } from '../../game'
import CharacterPaper from '../world/CharacterPaper.vue'
import PartyPaper from '../outline/PartyPaper.vue'
import WithoutAppPaper from './WithoutAppPaper.vue'

/** What is printed of this game. Nothing in it is anybody's secret, so its Game Master needs no worksheet. */
export const papers: GamePapers = { character: CharacterPaper, party: PartyPaper, withoutApp: WithoutAppPaper }
