import type { ActionSpec, Game } from '@/games/game'
import { lazy } from '@/games/lazy'

const flip = { group: 'The flip' } as const
/** Only while a step of an exchange shows them. Then they come before the actions of the same keys on the board. */
const exchange = {
  group: 'In an exchange',
  during: 'while an exchange is open',
  unlisted: true,
  once: true
} as const
const story = { group: 'The story' } as const

/** In the order in which the help lists them. */
export const actions = [
  {
    ...flip,
    id: 'pick-seat',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '='],
    caps: ['1', '–', '9'],
    says: 'Pick a player',
    foot: 'player',
    unlisted: true
  },
  { ...flip, id: 'attribute-str', keys: ['S'], says: 'Strength', foot: 'attribute' },
  { ...flip, id: 'attribute-dex', keys: ['D'], says: 'Dexterity', foot: 'attribute' },
  { ...flip, id: 'attribute-int', keys: ['I'], says: 'Intellect', foot: 'attribute' },
  { ...flip, id: 'less-advantage', keys: ['←'], says: 'One advantage less', foot: 'advantage' },
  { ...flip, id: 'more-advantage', keys: ['→'], says: 'One advantage more', foot: 'advantage' },
  { ...flip, id: 'toggle-fast', keys: ['F'], says: 'FAST move on or off' },
  { ...flip, id: 'flip', keys: ['Enter'], says: 'Flip', foot: 'flip', icon: 'cards', once: true },
  {
    ...flip,
    id: 'call',
    keys: ['Shift+Enter'],
    says: 'Call a player on the phone, or take it back',
    icon: 'phone',
    once: true
  },
  {
    ...flip,
    id: 'flip-here',
    keys: ['Alt+Enter'],
    says: 'Flip here for a player who flips on the phone',
    icon: 'cards',
    once: true
  },
  {
    ...flip,
    id: 'call-as-asked',
    keys: [],
    says: 'Call whoever asks on a phone, as they ask',
    icon: 'phone',
    once: true
  },
  { ...flip, id: 'phone-flips', keys: ['Shift+U'], says: 'This player flips on the phone, or not', icon: 'phone' },
  { ...flip, id: 'all-phone-flips', keys: ['Alt+U'], says: 'All players flip on their phones, or none', icon: 'phone' },
  {
    ...flip,
    id: 'choose-card',
    keys: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
    caps: ['A', 'B'],
    says: 'Choose among tied cards',
    lettered: true,
    unlisted: true
  },
  { ...flip, id: 'who-decides', keys: ['W'], says: 'Go to whoever has to decide', icon: 'eye' },
  {
    ...flip,
    id: 'still-open',
    keys: ['`'],
    says: 'Go on with what is still open',
    also: 'follow up redirect outcome result request critical reward discard',
    icon: 'swords'
  },
  { ...flip, id: 'undo-exchange', keys: ['Shift+Z'], says: 'Undo the whole exchange of blows', icon: 'undo' },
  { ...flip, id: 'redo-exchange', keys: ['Shift+Y'], says: 'Redo the whole exchange of blows', icon: 'redo' },
  { ...flip, id: 'flashback', keys: ['L'], says: 'Do a flashback', also: 'reroll redo again retry repeat look back' },
  { ...flip, id: 'shuffle', keys: ['R'], says: 'Shuffle the discard into the deck', icon: 'shuffle' },
  { ...flip, id: 'shuffle-all', keys: ['Shift+R'], says: 'Shuffle every deck that must be', icon: 'shuffle' },
  {
    ...flip,
    id: 'moves',
    keys: ['U'],
    says: 'Use a move',
    also: 'assist help ally cast spell magic rage berserk sneak persuade trap attack',
    foot: 'move',
    icon: 'bolt',
    opens: 'moves'
  },
  {
    ...flip,
    id: 'damage',
    keys: ['X'],
    says: 'A blow: the Four Ds',
    also: 'wound harm hurt damage exhaustion hit attack strike kill armour armor shield redirect cancel',
    foot: 'blow',
    icon: 'swords'
  },
  { ...flip, id: 'recover', keys: ['V'], says: 'Recover Stamina', also: 'heal tired exhausted breathe', icon: 'heal' },
  {
    ...flip,
    id: 'recovery',
    keys: ['Shift+V'],
    says: 'Rest or Seek Help',
    also: 'sleep night camp tired exhausted doctor healer heal cure hearth medicine mend wound incapacitated',
    icon: 'camp',
    opens: 'recovery'
  },
  {
    ...story,
    id: 'character',
    keys: ['Q'],
    says: 'Character sheet',
    also: 'learn move card level xp upgrade items item gear pack inventory loot potion drop surrender armour armor shield weapon fateful goal envelope treasure found',
    foot: 'sheet',
    icon: 'book',
    opens: 'character'
  },
  {
    ...story,
    id: 'creation',
    keys: ['Shift+Q'],
    says: 'Create the characters',
    also: 'new character make begin draft touchstone goal fateful attribute points length tutorial',
    icon: 'people',
    opens: 'creation'
  },
  {
    ...story,
    id: 'shadow',
    keys: ['G'],
    says: 'Shadow points',
    also: 'villain danger upgrade disadvantage curse',
    icon: 'clock',
    opens: 'shadow'
  },
  { ...story, id: 'gm-move', keys: ['M'], says: 'Make a GM move', icon: 'warn', opens: 'gm-move' },
  {
    ...story,
    id: 'story',
    keys: ['J'],
    says: 'Chapters, Journey points, days',
    also: 'chapter book journey goal mission hearth length hours condition tutorial sacrifice',
    icon: 'tree',
    opens: 'story'
  },
  {
    ...story,
    id: 'days',
    keys: [],
    says: 'Days: begin or end a day in town',
    also: 'shop buy sell trade wares market money gold coin learn study train teacher upgrade craft mend repair downtime',
    icon: 'camp'
  },
  {
    ...story,
    id: 'foes',
    keys: ['O'],
    says: 'Foes',
    also: 'enemy enemies monster villain npc combat battle fight kill attack surrender ally allies hidden reveal power engage weak spot strike',
    icon: 'swords'
  },
  {
    ...story,
    id: 'prepared-foes',
    keys: ['Shift+O'],
    says: 'Prepared foes and encounters',
    also: 'enemy monster villain npc combat battle fight',
    icon: 'folder',
    opens: 'prepared-foes'
  },
  {
    ...story,
    id: 'forecast',
    keys: ['Shift+F'],
    says: 'How would this fight go?',
    also: 'combat battle odds chances',
    icon: 'dice',
    opens: 'forecast'
  },
  {
    ...story,
    id: 'next-turn',
    keys: ['E'],
    says: 'Next turn of the fight',
    also: 'initiative order combat battle',
    foot: 'next turn',
    icon: 'lamp'
  },
  {
    ...story,
    id: 'begin-fight-round',
    keys: ['Shift+E'],
    says: 'Begin the next round of the fight',
    also: 'initiative combat battle',
    icon: 'renew'
  },
  { ...story, id: 'mark-turn', keys: ['Y'], says: 'This player has acted in the round, or not', icon: 'pin' },
  { ...story, id: 'end-fight-rounds', keys: [], says: 'Stop counting rounds', icon: 'x' },
  {
    ...story,
    id: 'end-fight',
    keys: [],
    says: 'End the fight: all foes leave…',
    also: 'over combat battle clear remove foes',
    icon: 'x'
  },
  {
    ...story,
    id: 'marker',
    keys: ['K'],
    says: 'Put a marker on somebody, or take one away',
    also: 'stun stunned condition poison',
    icon: 'pin',
    opens: 'marker'
  },
  {
    ...story,
    id: 'party',
    keys: ['A'],
    says: 'The whole party: rest, damage, Pack, XP, Stamina',
    also: 'everybody wound harm experience',
    icon: 'people',
    opens: 'party'
  },
  {
    ...story,
    id: 'mini-games',
    keys: ['Z'],
    says: 'Pursuit, locks and corner magic',
    also: 'chase flee escape run follow trap lock pick door corner magic zodiac give up'
  },
  {
    ...story,
    id: 'spotlight',
    keys: ['T'],
    says: 'Give the spotlight to this player',
    also: 'who starts first turn',
    icon: 'lamp'
  },
  {
    ...story,
    id: 'spotlight-next',
    keys: ['Shift+T'],
    says: 'Give the spotlight to whoever had it least',
    icon: 'lamp'
  },
  { ...exchange, id: 'exchange-ally', keys: ['H'], says: 'An ally helps, with the next larger die' },
  { ...exchange, id: 'exchange-weak-spot', keys: ['W'], says: 'Strike the weak spot, or not' },
  { ...exchange, id: 'exchange-roll-again', keys: ['R'], says: 'Roll the attack power again' },
  { ...exchange, id: 'exchange-square', keys: ['C'], says: 'Cross out a square instead, or not' },
  { ...exchange, id: 'exchange-die', keys: ['D'], says: 'Dice of the fight: rolled, real, or none' }
] as const satisfies readonly ActionSpec[]

/** The sheets over the board. Those of one player's character receive the chosen `member`. */
export const sheets = {
  creation: lazy(() => import('./board/later-view').then(all => all.CreationSheet)),
  moves: lazy(() => import('./board/later-view').then(all => all.MovesSheet)),
  character: lazy(() => import('./board/later-view').then(all => all.CharacterSheet)),
  recovery: lazy(() => import('./board/later-view').then(all => all.RecoverySheet)),
  shadow: lazy(() => import('./board/later-view').then(all => all.ShadowSheet)),
  'gm-move': lazy(() => import('./board/later-view').then(all => all.GmMoveSheet)),
  story: lazy(() => import('./board/later-view').then(all => all.StorySheet)),
  marker: lazy(() => import('./board/later-view').then(all => all.MarkerSheet)),
  party: lazy(() => import('./board/later-view').then(all => all.PartySheet)),
  encounter: lazy(() => import('./board/later-view').then(all => all.EncounterSheet)),
  'prepared-foes': lazy(() => import('./board/later-view').then(all => all.PreparedSheet)),
  forecast: lazy(() => import('./board/later-view').then(all => all.ForecastSheet))
}

/** Sheets of one player's character. A sheet with unfinished choices begins anew with the next player. */
export const ofCharacters: Readonly<Record<string, 'stays' | 'anew'>> = {
  moves: 'stays',
  character: 'stays',
  recovery: 'anew'
}

export const game: Game = {
  label: 'Campaign',
  rail: 'Table',
  icon: 'cards',
  offer: 'Start a second A Thousand Faces',
  about: 'A Thousand Faces of Adventure with decks of its own, beside the first.',
  pages: {
    gm: lazy(() => import('./board/first-view').then(all => all.GmBoard)),
    gmHead: lazy(() => import('./board/first-view').then(all => all.GmHead)),
    gmStrip: lazy(() => import('./board/first-view').then(all => all.GmStrip)),
    gmSide: lazy(() => import('./board/first-view').then(all => all.GmSide)),
    gmSpine: lazy(() => import('./board/first-view').then(all => all.GmSpine))
  },
  actions,
  sheets,
  palette: async () => (await import('./board/palette')).paletteLines,
  openPrompt: async () => (await import('./board/open-prompt')).openPrompt,
  remedies: {
    character: 'Character sheet…',
    creation: 'Create the characters…',
    damage: 'A blow…',
    days: 'Days…',
    foes: 'Foes…',
    marker: 'Markers…',
    'mini-games': 'Mini-games…',
    moves: 'Moves…',
    'prepared-foes': 'Prepared foes…',
    recover: 'Recover…',
    recovery: 'Rest…',
    shuffle: 'Shuffle',
    spotlight: 'Give the spotlight',
    'still-open': 'Go there',
    story: 'The story…',
    'who-decides': 'Go there'
  } satisfies Readonly<Partial<Record<(typeof actions)[number]['id'], string>>>,
  speech: async () => (await import('./board/speech')).speech,
  papers: async () => (await import('./paper/papers')).papers,
  session: async () => (await import('./session/game-session')).gameSession,
  charactersTravel: true,
  welcome: lazy(() => import('./board/WelcomeSpread.vue')),
  dealRealCards: async () => (await import('./deck/deal-to-all')).dealRealCards()
}
