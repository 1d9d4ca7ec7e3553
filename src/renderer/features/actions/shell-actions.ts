import type { ActionSpec } from '@/games/game'

const story = { group: 'The story' } as const
const table = { group: 'The table' } as const
const stage = { ...table, during: 'while the stage is open' } as const
const replay = { ...table, during: 'while the table sees a replay' } as const
const file = { group: 'The file' } as const
const spoken = { group: 'Said aloud' } as const
const finding = { group: 'Finding' } as const

/** The dashboard's own actions, in every game; in the order of the help. */
export const shellActions = [
  { ...story, id: 'next-step', keys: ['Shift+N'], says: 'Do what the line “Next” offers', icon: 'turn' },
  {
    ...story,
    id: 'guide-step',
    keys: ['Enter'],
    says: 'Do the step of the guide',
    during: 'while the guide leads',
    unlisted: true,
    once: true
  },
  { ...story, id: 'pass-step', keys: ['Shift+P'], says: 'Pass over what the line “Next” offers' },
  { ...story, id: 'session', keys: ['Shift+J'], says: 'Start or end the session', icon: 'clock' },
  { ...story, id: 'scene', keys: ['C'], says: 'Change the scene', icon: 'book' },
  {
    ...story,
    id: 'note',
    keys: ['N'],
    says: 'Note something down',
    also: 'off-limits topics lines veils write',
    icon: 'pin'
  },
  {
    ...story,
    id: 'book',
    keys: ['B'],
    says: 'Open or close the book',
    also: 'npc people person place thread notes',
    icon: 'book'
  },
  { ...story, id: 'find-in-book', keys: ['/'], says: 'Find in the book' },
  { ...story, id: 'recap', keys: ['Shift+B'], says: 'Open or close “Previously on…”', icon: 'undo' },
  { ...story, id: 'preparation', keys: ['Shift+W'], says: 'Before the next session: prepare it', icon: 'pin' },
  { ...story, id: 'tonight', keys: ['Shift+L'], says: 'Show the log, or what was prepared for tonight', icon: 'turn' },
  { ...story, id: 'prompts', keys: ['H'], says: 'Ideas for when everyone looks at you', icon: 'eye' },
  { ...story, id: 'answers', keys: ['Shift+H'], says: 'Questions that the rules ask, and the answers', icon: 'people' },
  { ...story, id: 'mark', keys: ['Shift+M'], says: 'Mark this moment for the recording', icon: 'pin', once: true },
  { ...story, id: 'save-point', keys: ['P'], says: 'Name a save point', icon: 'pin' },
  { ...story, id: 'undo', keys: ['Ctrl+Z'], says: 'Undo', icon: 'undo' },
  { ...story, id: 'redo', keys: ['Ctrl+Y', 'Ctrl+Shift+Z'], says: 'Redo', icon: 'redo' },
  { ...table, id: 'all-live', keys: ['F7'], says: 'Let table, stream and phones show everything live', icon: 'screen' },
  { ...table, id: 'stage', keys: ['Shift+S'], says: 'Open or close the stage: what the players see', icon: 'screen' },
  { ...table, id: 'stream', keys: ['Shift+D'], says: 'Open or close the stream: layouts, links, OBS', icon: 'stream' },
  { ...table, id: 'show-next', keys: ['F6'], says: 'Show what is next on the stage', icon: 'screen', once: true },
  {
    ...table,
    id: 'take-away',
    keys: ['Shift+F6'],
    says: 'Take away what is shown',
    also: 'picture image map title card remove hide exhibit',
    icon: 'x',
    once: true
  },
  { ...stage, id: 'show-next-here', keys: ['Enter'], says: 'Show what is next', unlisted: true, once: true },
  { ...stage, id: 'take-away-here', keys: ['Esc'], says: 'Take away what is shown', unlisted: true, once: true },
  { ...stage, id: 'point', keys: ['Shift+Z'], says: 'Point and zoom on a shown picture', icon: 'eye' },
  {
    ...table,
    id: 'prepare-from-tray',
    keys: ['Alt+1', 'Alt+2', 'Alt+3', 'Alt+4', 'Alt+5', 'Alt+6', 'Alt+7', 'Alt+8', 'Alt+9'],
    caps: ['Alt 1', '–', '9'],
    says: 'Put something of the tray into Next',
    unlisted: true
  },
  { ...table, id: 'clocks', keys: ['Shift+K'], says: 'Clocks and countdowns', icon: 'clock' },
  {
    ...table,
    id: 'freeze',
    keys: ['F9'],
    says: 'Freeze table, stream and phones, or go live',
    foot: 'freeze screens',
    icon: 'snow'
  },
  { ...table, id: 'blank', keys: ['F8'], says: 'Darken table, stream and phones, or go live', icon: 'blank' },
  { ...table, id: 'show-board', keys: ['Shift+G'], says: 'Show this game on the table and the stream', icon: 'screen' },
  { ...table, id: 'replay-newest', keys: ['Shift+A'], says: 'Show the newest act again on the table', icon: 'undo' },
  { ...replay, id: 'replay-play', keys: ['Shift+K'], says: 'Stop the replay, or let it go on' },
  { ...replay, id: 'replay-back', keys: [','], says: 'One act back in the replay' },
  { ...replay, id: 'replay-on', keys: ['.'], says: 'One act on in the replay' },
  { ...replay, id: 'replay-speed', keys: ['Shift+L'], says: 'Another speed of the replay' },
  { ...replay, id: 'replay-end', keys: ['Shift+X'], says: 'End the replay' },
  { ...table, id: 'codes', keys: ['Shift+C'], says: 'Codes for phones and screens', icon: 'phone' },
  {
    ...table,
    id: 'seats',
    keys: [],
    says: 'Seats at the table…',
    also: 'player players names add rename retire away',
    icon: 'people'
  },
  {
    ...table,
    id: 'new-board',
    keys: [],
    says: 'Open a game…',
    also: 'board duel prophecy angels new again',
    icon: 'plus'
  },
  {
    ...table,
    id: 'marks',
    keys: [],
    says: 'Marks for the recording…',
    also: 'video chapters youtube markers',
    icon: 'pin'
  },
  { ...table, id: 'join-yes', keys: ['Alt+Y'], says: 'Let the phone in that asks to join', icon: 'phone', once: true },
  { ...table, id: 'join-all', keys: ['Alt+A'], says: 'Let all in who ask to join', icon: 'phone', once: true },
  { ...table, id: 'join-no', keys: ['Alt+N'], says: 'Turn away the phone that asks to join', once: true },
  {
    ...table,
    id: 'pause',
    keys: ['Shift+F9'],
    says: 'Pause the game for everybody',
    also: 'x-card xcard safety stop off-limits break',
    icon: 'pause'
  },
  { ...spoken, id: 'say-last', keys: [';'], says: 'Say the last flip, round, trick or check', icon: 'sound' },
  { ...spoken, id: 'say-turn', keys: ['['], says: 'Say who has the spotlight or the turn', icon: 'sound' },
  { ...spoken, id: 'say-story', keys: ['\\'], says: 'Say Shadow and Journey, or where the story is', icon: 'sound' },
  { ...spoken, id: 'say-waiting', keys: [']'], says: 'Say what waits', icon: 'sound' },
  { ...spoken, id: 'say-seat', keys: ["'"], says: 'Say this player’s piles', icon: 'sound' },
  { ...spoken, id: 'say-odds', keys: ['%'], says: 'Say the odds', icon: 'sound' },
  { ...spoken, id: 'plain-text', keys: ['F4'], says: 'Show this page as plain text', icon: 'book' },
  { ...file, id: 'save-file', keys: ['Ctrl+S'], says: 'Save the campaign', typing: true },
  { ...file, id: 'save-file-as', keys: ['Ctrl+Shift+S'], says: 'Save it under another name' },
  {
    ...file,
    id: 'print',
    keys: ['Ctrl+P'],
    says: 'Print character sheets and other papers',
    icon: 'print',
    typing: true
  },
  { ...file, id: 'open-file', keys: ['Ctrl+O'], says: 'Open a campaign', typing: true },
  { ...finding, id: 'palette', keys: ['Ctrl+K'], says: 'Find anything', unlisted: true, typing: true },
  {
    ...finding,
    id: 'settings',
    keys: [],
    says: 'Settings',
    also: 'preferences options sounds updates about',
    icon: 'gear'
  },
  { ...finding, id: 'rules', keys: ['F1'], says: 'The rule for this, or all rules', foot: 'rule', icon: 'help' },
  { ...finding, id: 'keys', keys: ['?'], says: 'All keys', foot: 'all keys', icon: 'keys' }
] as const satisfies readonly ActionSpec[]
