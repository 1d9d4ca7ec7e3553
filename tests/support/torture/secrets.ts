import type { KnownTo } from '#rules/book/vocabulary'
import type { SeatId } from '#rules/core/seat'

/**
 * Who may read what a user typed, for every text that any command has. An unlisted text fails the test. The developer who adds a text says here whether it is a secret.
 */
export type Readers =
  /** All, as long as the act is not undone. */
  | 'all'
  /** Always the Game Master only. */
  | 'gm'
  /** Only its writer; in The Face of Angels the Game Master is a player too (A36). */
  | 'writer'
  /** It names a foe or a thing. Until that is open to all: the owner and the GM (U10, Q14). */
  | 'home'
  /** The Game Master and the players of these seats. */
  | readonly SeatId[]

/** Texts with the same readers for the same reason: a rule of docs/rules, and its meaning here. */
export interface Reading {
  readonly who: Readers
  readonly rule: string
  readonly texts: readonly string[]
}

const of = (game: string, ...texts: readonly string[]): readonly string[] => texts.map(each => `${game}/${each}`)
const faces = (...texts: readonly string[]): readonly string[] => of('thousand-faces', ...texts)
const angels = (...texts: readonly string[]): readonly string[] => of('face-of-angels', ...texts)
const newItem = ['name', 'note', 'effect']

// prettier-ignore
export const readings: readonly Reading[] = [
  { who: 'gm', rule: 'CA15 save points are a part of the undo line', texts: ['save-point name'] },
  { who: 'gm', rule: 'U10 what the GM notes on a foe', texts: faces('add-foes note', 'edit-foe foe.note', 'upgrade-foe note') },
  { who: 'gm', rule: 'PF2 what was prepared about a foe', texts: faces(
      ...['add-prepared-foes foes.secrets', 'edit-foe foe.secrets'].flatMap(where => ['attacks', 'immunities', 'weakness', 'standsFor', 'loot'].map(text => `${where}.${text}`)),
      'add-prepared-foes foes.note') },
  { who: 'gm', rule: 'PF5 the encounter', texts: faces('add-prepared-foes encounter.name', 'add-prepared-foes encounter.where', 'add-prepared-foes encounter.note') },
  { who: 'home', rule: 'PF3 hints', texts: faces('add-prepared-foes foes.secrets.hint', 'edit-foe foe.secrets.hint') },
  { who: 'gm', rule: 'J12 an ally, and whatever else a Journey point is spent on', texts: faces('spend-journey what', 'correct-journey reason') },
  { who: 'gm', rule: 'LOG3 beside Shadow', texts: faces('gain-shadow reason', 'spend-shadow reason', 'correct-shadow reason') },
  { who: 'gm', rule: 'LOG3 GM moves', texts: faces('make-gm-move move', 'play-gm-move what') },
  { who: 'gm', rule: 'LOG3 what is put right: a number, the tokens of a move, Pack, a blow', texts: faces(
      'correct reason', 'correct-move reason', 'change-pack reason', 'change-attack reason', 'call-off-attack reason') },
  { who: 'writer', rule: 'A36 a secret is its owner’s alone', texts: angels('note-suspicion words', 'write-secret words') },
  { who: 'home', rule: 'U10 hidden foes', texts: faces('add-foes name', 'add-prepared-foes foes.name', 'edit-foe foe.name', 'edit-foe foe.weakness', 'edit-foe foe.engaged', 'name-weakness weakness') },
  { who: 'home', rule: 'MK3 markers that the GM keeps, and those of hidden foes', texts: faces('add-marker word') },
  { who: 'home', rule: 'Q14 secret items', texts: faces(
      ...['choose-item item', 'gain-item item', 'good-thing-i-brought item', 'name-pack item', 'shop item', 'lay-out-wares cards'].flatMap(where => newItem.map(text => `${where}.${text}`)),
      'edit-item item.name', 'edit-item item.note', 'edit-item item.magic.effect', 'contemplate studies.effect', 'contemplate studies.look',
      'choose-received name', 'find-designed effect', 'find-designed weakness') },
  { who: 'all', rule: 'CA3 names of seats and of the campaign', texts: of('campaign', 'add-seat character', 'add-seat player', 'rename-seat character', 'rename-seat player', 'take-in-character character', 'take-in-character player', 'rename-campaign title') },
  { who: 'home', rule: 'BK13 the name and the sentence of what was shown', texts: of('campaign', 'add-thing name', 'add-thing sentence', 'rename-thing name', 'write-page sentence', 'import-things things.name', 'import-things things.sentence') },
  { who: 'home', rule: 'CL3 clocks and their notes', texts: of('campaign', 'add-clocks clocks.name', 'add-clocks clocks.note', 'edit-clock name', 'edit-clock note') },
  { who: 'gm', rule: 'MA4 marks', texts: of('campaign', 'set-mark text', 'word-mark text') },
  { who: 'gm', rule: 'SE4 what players ask for and note at the opener', texts: of('campaign', 'write-session-note text') },
  { who: 'gm', rule: 'BN6 what is prepared for a session', texts: of('campaign', 'prepare-line text', 'prepare-line branches', 'reword-line text', 'reword-line branches') },
  { who: 'gm', rule: 'AN4 questions and answers', texts: of('campaign', 'keep-answer question', 'keep-answer moment', 'keep-answer asked', 'keep-answer text', 'return-answer question', 'drop-answer question') },
  { who: 'gm', rule: 'BK13 the page', texts: of('campaign', 'write-page page', 'import-things things.page') },
  { who: 'gm', rule: 'SH4 what lies in the tray', texts: of('campaign', 'fill-tray exhibit.title', 'fill-tray exhibit.line') },
  { who: 'home', rule: 'SH4 what is shown, from then on', texts: of('campaign', 'prepare-exhibit exhibit.title', 'prepare-exhibit exhibit.line') },
  { who: 'all', rule: 'CA4 names of boards', texts: of('campaign', 'open-board title', 'rename-board title') },
  { who: 'gm', rule: 'PO6 the sentences of a recap', texts: of('campaign', 'word-moment text') },
  { who: 'all', rule: 'PO7 a recap that is shown', texts: of('campaign', 'show-recap sentences', 'subtitle-recap text') },
  { who: 'all', rule: 'CA26 the title over every screen', texts: of('campaign', 'set-scene subtitle', 'set-scene title') },
  { who: 'all', rule: 'LOG3 the reason of what happens at the table', texts: faces(
      'expend-stamina reason', 'lose-stamina reason', 'recover-stamina reason', 'regain-stamina reason', 'take-harm reason', 'take-wound reason', 'gain-xp reason',
      'spend-xp reason', 'good-thing-i-brought what') },
  { who: 'all', rule: 'LOG1 how a flip was called', texts: faces('flip move', 'choose of', 'use-move claims', 'call-flip ask.move', 'call-flip ask.claims', 'call-flip why') },
  { who: 'all', rule: 'N1 a blow, from Dice to Describe', texts: faces('open-attack from', 'take-attack describe', 'act-on-party deed.from') },
  { who: 'all', rule: 'N2 every roll is in the log, and what it was for', texts: faces('roll-dice what', 'attack-foe what') },
  { who: 'all', rule: 'LOG6 what is said aloud in play', texts: faces(
      'settle-outcome note', 'rest blames', 'seek-help forgives', 'mercy-flashback what', 'surrender-keepsake passage', 'study master', 'shop seller', 'lay-out-wares seller',
      'tell-tale weapon', 'find-designed weapon') },
  { who: 'all', rule: 'M8 a question that was paid for', texts: faces('spend-token question') },
  { who: 'all', rule: 'K9 an accusation', texts: faces('accuse authority') },
  { who: 'all', rule: 'LOG6 what the table agreed on', texts: faces('write-goal goal', 'write-hearth what') },
  { who: 'all', rule: 'R5 questions are asked of all', texts: faces('ask-question question', 'answer-question question', 'answer-question answer', 'answer-question was') },
  { who: 'all', rule: 'R11 all write Touchstones', texts: faces('write-touchstone title', 'circle-touchstone title', 'strike-touchstone title') },
  { who: 'gm', rule: 'A36b what is read out', texts: angels('edit-night place', 'edit-night why', 'edit-night event') },
  { who: 'home', rule: 'A36b the text of later acts', texts: angels('edit-act act.stakes', 'edit-act act.risk.words', 'edit-act act.endings.words', 'edit-act act.transformations.words') },
  { who: 'all', rule: 'A36b the game record', texts: angels(
      'add-character name', 'add-character note', 'edit-character name', 'edit-character note', 'add-relationship name', 'edit-relationship name', 'edit-protagonist name',
      'edit-protagonist area', 'edit-protagonist perception', 'gain-powers area', 'correct-powers trumps.area', 'edit-act act.name') },
  { who: 'all', rule: 'A36 what is said aloud', texts: angels(
      'play-as acting.name', 'call-contest acting.name', 'step-up acting.name', 'lay-card acting.name', 'lay-card secret.words', 'set-stakes ifWin', 'set-stakes ifLose',
      'change-condition words', 'propose-end words', 'pick-transformation words', 'pick-transformation realm.area',
      'call-player why', 'answer-call answer.acting.name', 'answer-call answer.secret.words', 'answer-call answer.ifWin', 'answer-call answer.ifLose',
      'answer-call answer.words', 'answer-call answer.realm.area', 'answer-call answer.area') },
  { who: 'all', rule: 'A37 the table’s word', texts: angels('deal-extra reason', 'end-contest reason') },
  { who: 'all', rule: 'GF1 whom the GM plays', texts: of('game-face', 'begin contestants.left.who.name', 'begin contestants.right.who.name') },
  { who: 'all', rule: 'GF8 how a side goes about it', texts: of('game-face', 'describe words', 'answer-call answer.words') },
  { who: 'all', rule: 'GF6 the words of the voice', texts: of('game-face', 'settle words') },
  { who: 'all', rule: 'GF36 why a player is called was said aloud', texts: of('game-face', 'call-player why') },
  { who: 'all', rule: 'GF24 the result in a line', texts: of('game-face', 'note-result words') },
  { who: 'all', rule: 'PR41 nothing in a story is a secret', texts: of('prophecy',
      'add-object name', 'ask words', 'attach text', 'edit-scene objective', 'edit-scene place', 'edit-scene time', 'rename-object name', 'rewrite text', 'sketch objective',
      'tell words', 'write-prophecy catastrophe', 'write-prophecy title', 'write-prophecy world', 'call-player why', 'answer-call answer.words') }
]

const readers = new Map(readings.flatMap(({ who, texts }) => texts.map(text => [text, who] as const)))

/** Shadow that is spent on these is heard at the table: what counts against all characters, and a blow (Z3). */
const heard = ['disadvantage', 'trap', 'strike-first']

/** @param where `game/command path` */
export function readersOf(where: string, command: unknown): Readers | null {
  if (where === 'campaign/write-note text')
    return (command as { readonly audience: string }).audience === 'gm' ? 'gm' : 'all' // CA16
  if (where === 'campaign/note-down text') return toldBy((command as { readonly knownTo?: KnownTo }).knownTo ?? 'gm') // BK14
  if (where === 'thousand-faces/buy-with-shadow what')
    return heard.includes((command as { readonly use: string }).use) ? 'all' : 'gm' // Z3, LOG3
  if (where === 'thousand-faces/request-mercy what') return [(command as { readonly seat: SeatId }).seat] // HA20
  if (where === 'thousand-faces/act-on-party deed.reason')
    return (command as { readonly deed?: { readonly what: string } }).deed?.what === 'pack' ? 'gm' : 'all' // LOG3
  return readers.get(where) ?? null
}

function toldBy(knownTo: KnownTo): Readers {
  return knownTo === 'table' ? 'all' : knownTo
}
