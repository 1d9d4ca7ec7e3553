import type { GamePapers } from '@/games/game'
import CharacterPaper from '../world/CharacterPaper.vue'
import PartyPaper from '../outline/PartyPaper.vue'
import WithoutAppPaper from './WithoutAppPaper.vue'

/** The papers of this game. It has no secrets, so its Game Master needs no worksheet. */
export const papers: GamePapers = { character: CharacterPaper, party: PartyPaper, withoutApp: WithoutAppPaper }
