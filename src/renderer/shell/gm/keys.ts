/** Everything that a key can do on the dashboard. The one list: the listener, the help sheet, the palette and the foot all read it. */
export type ActionId =
  | 'pick-seat'
  | 'attribute-str'
  | 'attribute-dex'
  | 'attribute-int'
  | 'less-advantage'
  | 'more-advantage'
  | 'toggle-fast'
  | 'flip'
  | 'choose-card'
  | 'who-decides'
  | 'moves'
  | 'damage'
  | 'recover'
  | 'recovery'
  | 'character'
  | 'creation'
  | 'shuffle'
  | 'shuffle-all'
  | 'flashback'
  | 'shadow'
  | 'gm-move'
  | 'story'
  | 'foes'
  | 'mini-games'
  | 'spotlight'
  | 'spotlight-next'
  | 'save-point'
  | 'note'
  | 'scene'
  | 'undo'
  | 'redo'
  | 'save-file'
  | 'save-file-as'
  | 'open-file'
  | 'palette'
  | 'freeze'
  | 'blank'
  | 'pause'
  | 'keys'

export interface Stroke {
  /** As `KeyboardEvent.key`, letters in lower case. */
  readonly key: string
  readonly ctrl?: true
  readonly shift?: true
}

export interface KeyBinding {
  readonly action: ActionId
  readonly strokes: readonly Stroke[]
  /** What is painted on the key caps. */
  readonly caps: readonly string[]
  readonly says: string
  /** One or two words, for the foot of the dashboard. */
  readonly short?: string
  readonly group: 'The flip' | 'The table' | 'The story' | 'The file' | 'Finding'
}

const plain = (...keys: readonly string[]): readonly Stroke[] => keys.map(key => ({ key }))
const ctrl = (key: string): Stroke => ({ key, ctrl: true })

export const keyMap: readonly KeyBinding[] = [
  {
    action: 'pick-seat',
    strokes: plain('1', '2', '3', '4', '5', '6', '7', '8', '9'),
    caps: ['1', '–', '8'],
    says: 'Pick a player',
    short: 'player',
    group: 'The flip'
  },
  { action: 'attribute-str', strokes: plain('s'), caps: ['S'], says: 'Strength', group: 'The flip' },
  { action: 'attribute-dex', strokes: plain('d'), caps: ['D'], says: 'Dexterity', group: 'The flip' },
  { action: 'attribute-int', strokes: plain('i'), caps: ['I'], says: 'Intellect', group: 'The flip' },
  { action: 'less-advantage', strokes: plain('arrowleft'), caps: ['←'], says: 'One advantage less', group: 'The flip' },
  {
    action: 'more-advantage',
    strokes: plain('arrowright'),
    caps: ['→'],
    says: 'One advantage more',
    group: 'The flip'
  },
  { action: 'toggle-fast', strokes: plain('f'), caps: ['F'], says: 'FAST move on or off', group: 'The flip' },
  { action: 'flip', strokes: plain('enter'), caps: ['Enter'], says: 'Flip', short: 'flip', group: 'The flip' },
  {
    action: 'choose-card',
    strokes: plain('a', 'b', 'c', 'e', 'g', 'h', 'j', 'k'),
    caps: ['A', 'B'],
    says: 'Choose among tied cards',
    group: 'The flip'
  },
  { action: 'who-decides', strokes: plain('w'), caps: ['W'], says: 'Go to whoever has to decide', group: 'The flip' },
  { action: 'flashback', strokes: plain('l'), caps: ['L'], says: 'Do a flashback', group: 'The flip' },
  { action: 'shuffle', strokes: plain('r'), caps: ['R'], says: 'Shuffle the discard into the deck', group: 'The flip' },
  {
    action: 'shuffle-all',
    strokes: [{ key: 'r', shift: true }],
    caps: ['Shift', 'R'],
    says: 'Shuffle every deck that must be',
    group: 'The flip'
  },
  {
    action: 'damage',
    strokes: plain('x'),
    caps: ['X'],
    says: 'Damage: the Four Ds',
    short: 'damage',
    group: 'The flip'
  },
  { action: 'moves', strokes: plain('u'), caps: ['U'], says: 'Use a move', short: 'move', group: 'The flip' },
  { action: 'recover', strokes: plain('v'), caps: ['V'], says: 'Recover Stamina', group: 'The flip' },
  {
    action: 'recovery',
    strokes: [{ key: 'v', shift: true }],
    caps: ['Shift', 'V'],
    says: 'Rest or Seek Help',
    group: 'The flip'
  },
  {
    action: 'character',
    strokes: plain('q'),
    caps: ['Q'],
    says: 'Character sheet',
    short: 'sheet',
    group: 'The story'
  },
  {
    action: 'creation',
    strokes: [{ key: 'q', shift: true }],
    caps: ['Shift', 'Q'],
    says: 'Create the characters',
    group: 'The story'
  },
  { action: 'shadow', strokes: plain('g'), caps: ['G'], says: 'Shadow points', group: 'The story' },
  {
    action: 'gm-move',
    strokes: plain('m'),
    caps: ['M'],
    says: 'Make a GM move',
    group: 'The story'
  },
  { action: 'story', strokes: plain('j'), caps: ['J'], says: 'Chapters, Journey points, days', group: 'The story' },
  { action: 'foes', strokes: plain('o'), caps: ['O'], says: 'Foes', group: 'The story' },
  {
    action: 'mini-games',
    strokes: plain('z'),
    caps: ['Z'],
    says: 'Pursuit, locks and corner magic',
    group: 'The story'
  },
  {
    action: 'spotlight',
    strokes: plain('t'),
    caps: ['T'],
    says: 'Give the spotlight to this player',
    group: 'The story'
  },
  {
    action: 'spotlight-next',
    strokes: [{ key: 't', shift: true }],
    caps: ['Shift', 'T'],
    says: 'Give the spotlight to whoever had it least',
    group: 'The story'
  },
  { action: 'scene', strokes: plain('c'), caps: ['C'], says: 'Change the scene', group: 'The story' },
  { action: 'note', strokes: plain('n'), caps: ['N'], says: 'Write a note into the log', group: 'The story' },
  { action: 'save-point', strokes: plain('p'), caps: ['P'], says: 'Name a save point', group: 'The story' },
  { action: 'undo', strokes: [ctrl('z')], caps: ['Ctrl', 'Z'], says: 'Undo', group: 'The story' },
  {
    action: 'redo',
    strokes: [ctrl('y'), { key: 'z', ctrl: true, shift: true }],
    caps: ['Ctrl', 'Y'],
    says: 'Redo',
    group: 'The story'
  },
  {
    action: 'freeze',
    strokes: plain('f9'),
    caps: ['F9'],
    says: 'Freeze table, stream and phones, or go live',
    short: 'freeze table',
    group: 'The table'
  },
  {
    action: 'blank',
    strokes: plain('f8'),
    caps: ['F8'],
    says: 'Darken table, stream and phones, or go live',
    group: 'The table'
  },
  {
    action: 'pause',
    strokes: [{ key: 'f9', shift: true }],
    caps: ['Shift', 'F9'],
    says: 'Pause the game for everybody',
    group: 'The table'
  },
  { action: 'save-file', strokes: [ctrl('s')], caps: ['Ctrl', 'S'], says: 'Save the campaign', group: 'The file' },
  {
    action: 'save-file-as',
    strokes: [{ key: 's', ctrl: true, shift: true }],
    caps: ['Ctrl', 'Shift', 'S'],
    says: 'Save it under another name',
    group: 'The file'
  },
  { action: 'open-file', strokes: [ctrl('o')], caps: ['Ctrl', 'O'], says: 'Open a campaign', group: 'The file' },
  { action: 'palette', strokes: [ctrl('k')], caps: ['Ctrl', 'K'], says: 'Find anything', group: 'Finding' },
  {
    action: 'keys',
    strokes: [{ key: '?' }, { key: '?', shift: true }],
    caps: ['?'],
    says: 'All keys',
    short: 'all keys',
    group: 'Finding'
  }
]

/** The key that was pressed, and where. */
export interface Press {
  readonly key: string
  readonly ctrl: boolean
  readonly shift: boolean
  readonly alt: boolean
  /** What has the focus: words being typed keep their letters, a control that was walked to keeps its Enter. */
  readonly at: 'nowhere' | 'text' | 'control'
  /** How many tied cards wait; then letters mean cards first. */
  readonly tied: number
}

export interface Pressed {
  readonly action: ActionId
  /** The digit or letter, where one action has several keys: 0 for `1` or `a`. */
  readonly nth: number
}

/** What this key press means, or null when it means nothing here. */
export function actionOf(press: Press): Pressed | null {
  if (press.alt) return null
  const key = press.key.toLowerCase()
  if (press.at === 'text' && !(press.ctrl && key === 'k') && !/^f\d/.test(key)) return null
  if (press.at === 'control' && (key === 'enter' || key === ' ')) return null
  const letter = press.ctrl ? -1 : (cardLetters as readonly string[]).indexOf(key)
  if (letter >= 0 && letter < press.tied) return { action: 'choose-card', nth: letter }
  return boundTo(key, press)
}

/** A, B, C … as the tied cards are lettered. */
export const cardLetters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

/** The caps of a action's first key, to be shown on a button. */
export function capsOf(action: ActionId): string {
  return keyMap.find(binding => binding.action === action)?.caps.join(' ') ?? ''
}

function boundTo(key: string, press: Press): Pressed | null {
  for (const binding of keyMap) {
    if (binding.action === 'choose-card') continue
    const nth = binding.strokes.findIndex(stroke => matches(stroke, key, press))
    if (nth >= 0) return { action: binding.action, nth }
  }
  return null
}

function matches(stroke: Stroke, key: string, press: Press): boolean {
  return stroke.key === key && (stroke.ctrl ?? false) === press.ctrl && (stroke.shift ?? false) === press.shift
}
