import { preparedEncounter, preparedFile, preparedFoe } from '../thousand-faces/prepared'
import { type SheetName, useGm } from '@/dashboard/store'
import { useBookStore } from '@/features/book/book-store'
import { games } from '@/games/registry'
import { panels } from '@/games/thousand-faces/board/panels'
import { useGmChoices } from '@/games/thousand-faces/board/gm-choices'
import type { State } from '#rules/thousand-faces/state'
import { deliveredLayouts } from '#shared/overlay-layouts'
import { xpUseCards } from '#rules/thousand-faces/characters/xp-use-cards'
import { vi } from 'vitest'
import { Played } from '../chronicle'
import { settled } from '../mounted-dashboard'
import { press, unfold } from './dashboard'
import type { Place } from './visit'

/** An adventure in which something can be written on every page. */
export function adventure(): Played {
  const played = Played.table('The Salt Road', 'Kresk', 'Willow')
  const [kresk, willow] = played.seats
  played.act({
    type: 'correct-move',
    seat: kresk,
    move: 'obsessive-contemplation',
    level: 'g1',
    face: 'up',
    tokens: 0,
    reason: ''
  })
  played.act({ type: 'correct-move', seat: kresk, move: 'its-a-trap', level: 'g1', face: 'up', tokens: 2, reason: '' })
  const benefactor = { move: 'unknown-benefactor', level: '0', face: 'up', tokens: 0, reason: '' }
  played.act({ type: 'correct-move', seat: kresk, ...benefactor })
  played.act({ type: 'correct-journey', to: 1, reason: '' })
  played.act({ type: 'gain-shadow', amount: 3, seat: null, reason: '' })
  played.act({ type: 'begin-chapter', chapter: 1 })
  played.campaign({ type: 'begin-session', at: 1_700_000_000_000 })
  for (const seat of played.seats) {
    played.act({ type: 'gain-xp', seat, amount: 9, reason: 'a good answer' })
  }
  played.campaign({ type: 'end-session' })
  played.campaign({ type: 'begin-session', at: 1_700_000_100_000 })
  for (const seat of played.seats)
    played.act({ type: 'gain-item', seat, item: { sort: 'card', card: 'sword', name: '' } })
  played.campaign({ type: 'note-down', text: '@Yogran the rat', knownTo: 'gm' })
  played.campaign({ type: 'set-mark', kind: 'moment', text: 'Here', at: 1_700_000_101_000 })
  played.campaign({
    type: 'prepare-line',
    session: 2,
    kind: 'may-come',
    text: 'The inn',
    branches: [],
    seat: null,
    shelf: null
  })
  played.campaign({
    type: 'add-clocks',
    startAt: null,
    clocks: [{ name: 'The flood', note: '', face: 'shown', measure: { kind: 'segments', size: 6, sign: 'skull' } }]
  })
  const foe = { kind: 'guard', stamina: 40, power: 'd4', squares: 0, note: '' } as const
  played.act({ type: 'add-foes', name: 'Guard', ...foe, count: 1 })
  played.act({ type: 'ask-question', question: 'What would you never leave behind?' })
  played.act({ type: 'lose-stamina', seat: willow, points: 10, reason: 'a fall' })
  played.act({ type: 'set-phone-flips', seat: kresk, on: true })
  return played
}

const prepared = preparedFile([preparedFoe()], [preparedEncounter({ foes: [] })])
/** What this machine has beside the campaign. */
export const answers = {
  'list-prepared-foes': { ...prepared, aside: null },
  'keep-prepared-foes': { foes: ['f1'], encounters: [] }
} as const

/** Which components are written in where; a place that is not named here is walked by the thorough run alone. */
const writes: Readonly<Record<string, readonly string[]>> = {
  'prepared-foes': ['AddToEncounter', 'EditorHead', 'EncounterEditor'],
  'page preparation': ['ForkList', 'LineField', 'LineList', 'LineRow', 'MentionField', 'NewFork', 'PlayersTable'],
  'a foe ▸ Edit': ['FoeEdit', 'TraitList'],
  'panel flip': ['CallButtons', 'FlipTerms', 'FreeCombobox'],
  character: ['AnswerList', 'NameFields', 'SharedField'],
  'use of XP good-thing-i-brought': ['QuestionFields'],
  marks: ['MarksSheet'],
  'panel recover': ['QuestionFields'],
  'panel purse': ['QuestionFields'],
  'panel correct': ['CorrectPanel'],
  seats: ['SeatEditor', 'SeatsSheet'],
  'panel seat': ['SeatPanel'],
  'panel draw ▸ Roll dice': ['QuestionFields'],
  'creation hearth': ['AnswerField', 'StoryField'],
  marker: ['QuestionFields'],
  'gm-move': ['QuestionFields'],
  'creation attributes': ['QuestionFields'],
  recovery: ['QuestionFields'],
  clocks: ['NewClock'],
  'panel damage': ['QuestionFields'],
  'save-point': ['SavePointSheet'],
  encounter: ['QuestionFields'],
  'character, sheet ▸ /^Get an item/ ▸ /An item of your own/': ['QuestionFields'],
  note: ['NoteSheet'],
  'shuffles, sealed': [],
  'story journey ▸ /A Heroic Spark/': ['QuestionFields'],
  'shadow ▸ Gain, circle, correct': ['QuestionFields'],
  'session, step 1': ['RecapStep'],
  'story campaign': ['StoryField'],
  'page recap ▸ /^Reword/': ['MomentRow', 'SubtitleField'],
  scene: ['SceneSheet'],
  'session, step 5': ['StoryField'],
  'character, learn': ['QuestionFields'],
  'new-board': ['NewBoardSheet'],
  'session, step 2': ['NotesStep'],
  'use of XP shop': ['QuestionFields'],
  'use of XP tell-tale': ['QuestionFields'],
  answers: ['AskFurther'],
  'page of the book ▸ /^Add a picture…/': ['ThingEditor'],
  'own layout of the stream': ['LayoutSettings'],
  'dialog save-as, electron': ['TitleDialog'],
  'creation questions': ['QuestionsStep'],
  'prepared-foes f1': ['FoeEditor'],
  'page stage ▸ /^Title…/': ['WordsForm'],
  'clocks ▸ /^More about The flood/': ['ClockEditor'],
  'shadow ▸ Spend ▸ /Standing disadvantage/': ['QuestionFields'],
  'an item': ['ItemEditor'],
  'party ▸ /XP$/': ['QuestionFields'],
  'dialog new, browser': ['NewCampaignDialog'],
  'dialog save-as, browser': ['FilesDialog'],
  'character, sheet ▸ /^More .*Trap/ ▸ /^Ask a question/ ▸ /Something else, aloud$/': ['QuestionFields'],
  'character, sheet ▸ /^More .*Benefactor/ ▸ /^Accuse/': ['QuestionFields']
}

function place(name: string, open: () => unknown, leave: () => unknown): Place {
  return { name, writes: writes[name] ?? [], open, leave }
}

/** An earlier place may have led to another game, player, or page of the character. */
async function atTheBoard(board: Played['board']): Promise<void> {
  const gm = useGm()
  gm.board = board
  gm.page = 'board'
  useGmChoices().page = 'sheet'
  useGmChoices().chosen = null // a page begins with the first player, also after a crash
  await settled()
}

export function adventurePlaces(played: Played): readonly Place[] {
  const { board } = played
  const sheet = (name: SheetName, page: string | null = null, then: () => unknown = () => undefined): Place =>
    place(
      [name, page].filter(Boolean).join(' '),
      async () => {
        await atTheBoard(board)
        const gm = useGm()
        gm.sheetPage = page
        gm.sheet = name
        await vi.dynamicImportSettled()
        await settled()
        await then()
      },
      () => void (useGm().sheet = null)
    )
  const inside = (name: string, { open, leave }: Place, then: () => unknown): Place =>
    place(name, async () => (await open(), await then()), leave)
  const pressing = (of: Place, ...names: readonly (string | RegExp)[]): Place =>
    inside([of.name, ...names].join(' ▸ '), of, async () => {
      await press(...names)
      unfold()
      await settled()
    })
  const panel = (id: string, then: () => unknown = () => undefined): Place =>
    place(
      `panel ${id}`,
      async () => {
        await atTheBoard(board)
        useGmChoices().open(id)
        await settled()
        await then()
      },
      () => useGmChoices().open('cards')
    )
  const page = (id: 'book' | 'recap' | 'preparation' | 'stage' | 'stream'): Place =>
    place(
      `page ${id}`,
      async () => {
        useGm().page = id
        await vi.dynamicImportSettled()
        await settled()
      },
      () => void (useGm().page = 'board')
    )
  const dialog = (request: 'new' | 'save-as', shell: 'electron' | 'browser'): Place =>
    place(
      `dialog ${request}, ${shell}`,
      async () => {
        await atTheBoard(board)
        const gm = useGm()
        if (gm.snapshot) gm.snapshot = { ...gm.snapshot, shell }
        gm.fileRequest = request
        await vi.waitFor(() => {
          if (!document.querySelector('[role=dialog]')) throw new Error('no dialog yet')
        })
        await settled()
      },
      () => press(/^Cancel/, 'Close')
    )
  const tab = (name: string): Place =>
    inside(`character, ${name}`, sheet('character'), () => void (useGmChoices().page = name as never))
  const use = (name: string): Place =>
    inside(`use of XP ${name}`, sheet('character'), async () => {
      useGmChoices().page = 'sheet'
      await settled()
      useGmChoices().use = name as never
      useGmChoices().page = 'xp'
      await settled()
    })
  const foe = inside('a foe', panel('foes'), async () => {
    const { foes } = played.chronicle.campaign.boards[0]?.state as State
    useGmChoices().foe = foes[0]?.id ?? null
    await settled()
  })
  const book = inside('page of the book', page('book'), async () => {
    useBookStore().thing = played.chronicle.campaign.book.things.flat()[0]?.id ?? null
    await settled()
    await press('Change the page')
  })
  const shell = [
    ...['palette', 'keys', 'scene', 'save-point', 'note', 'new-board', 'export', 'import', 'seats', 'session'],
    ...['prompts', 'codes', 'clocks', 'marks', 'answers', 'print']
  ] as readonly SheetName[]
  return [
    // First: a recap in one's own words, written below, takes the place of the moments.
    pressing(page('recap'), /^Reword/),
    ...shell.map(each => sheet(each)),
    ...(Object.keys(games['thousand-faces'].sheets ?? {}) as SheetName[]).map(each => sheet(each)),
    ...[0, 1, 2, 3, 4, 5].map(nth =>
      inside(`session, step ${nth}`, sheet('session', 'steps'), async () => {
        document.querySelectorAll<HTMLElement>('[role=dialog] ol button, [role=dialog] nav button')[nth]?.click()
        await settled()
      })
    ),
    ...['touchstones', 'names', 'attributes', 'cards', 'points', 'questions', 'items', 'hearth', 'goals', 'gear'].map(
      step => sheet('creation', step)
    ),
    ...['chapters', 'campaign', 'journey', 'goal', 'days', 'shadow', 'spend', 'hand'].map(each => sheet('story', each)),
    ...['sheet', 'xp', 'learn'].map(tab),
    ...Object.keys(xpUseCards).map(use),
    inside('use of XP shop: a ware', use('shop'), () => undefined),
    ...panels.map(({ id }) => panel(id)),
    foe,
    pressing(foe, 'Edit'),
    page('preparation'),
    page('recap'),
    pressing(page('stage'), /Words/),
    pressing(page('stage'), /^Title…/),
    page('stream'),
    inside('own layout of the stream', page('stream'), async () => {
      const { snapshot } = useGm()
      if (!snapshot) return
      const layouts = [{ ...deliveredLayouts[0]!, id: 'copy-1' as never, name: 'Mine' }]
      useGm().snapshot = { ...snapshot, preferences: { ...snapshot.preferences, layouts } }
      await settled()
    }),
    book,
    pressing(book, /^Add a picture…/),
    dialog('new', 'browser'),
    dialog('save-as', 'browser'),
    dialog('save-as', 'electron'),
    sheet('prepared-foes', 'f1'),
    sheet('prepared-foes', 'e1'),
    pressing(sheet('clocks'), /^More about The flood/),
    pressing(tab('sheet'), /^Ask further…/),
    pressing(tab('sheet'), /^Get an item/, /An item of your own/),
    inside('an item', pressing(tab('sheet'), /^More for .*Sword/, 'Edit…'), async () => {
      // It is pressed already where the draft says so.
      if (![...document.querySelectorAll('label')].some(each => each.textContent === 'Effect')) await press('Magical')
    }),
    pressing(tab('sheet'), /^More .*Trap/, /^Ask a question/, /Something else, aloud$/),
    pressing(tab('sheet'), /^More .*Benefactor/, /^Accuse/),
    pressing(sheet('story', 'campaign'), /^Ask…/),
    pressing(panel('seat'), /^All seats…/),
    pressing(panel('draw'), 'Roll dice'),
    pressing(sheet('recovery'), /^Expend/),
    pressing(sheet('shadow'), 'Spend', /Standing disadvantage/),
    pressing(sheet('shadow'), 'Gain, circle, correct'),
    pressing(sheet('story', 'journey'), /A Heroic Spark/),
    pressing(sheet('party'), /XP$/)
  ]
}
