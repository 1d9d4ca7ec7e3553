import { fold } from '../../book/mentions'
import { nameIndex } from '../../book/names'
import { type LogPart, plainText } from '../../core/log-line'
import type { BoardPrompts, Prompt, PromptAct, PromptRules, RecentPlay, WaitTime } from '../../core/prompts'
import type { SeatId } from '../../core/seat'
import { systemOf } from '../../registry'
import { nameOf } from '../campaign'
import type { Board, BoardId, Campaign } from '../types'
import { drawn, drawnMoves } from './draw'
import type { DrawKind, ShownIds } from './kinds'
import { promptsOfAnswers } from './from-answers'
import { type Candidate, hooksOfBook, questionsOfBook } from './from-book'
import { ownHooks, ownQuestions } from './own-prompts'
import type { TurnTimes } from './turn-times'

/** A waiting player, and the act of one key for that player. */
interface WaitingPlayer extends WaitTime {
  readonly act: PromptAct | null
}

/** All prompts for a moment in which the players wait for the Game Master. */
export interface Prompts {
  readonly next: Prompt | null
  readonly moves: { readonly says: readonly LogPart[]; readonly options: readonly Prompt[] } | null
  readonly question: Prompt | null
  readonly hook: Prompt | null
  readonly name: Prompt | null
  /** The longest wait first. */
  readonly waiting: readonly WaitingPlayer[]
  /** Each kind in its own slot; null where there is no unused option. */
  readonly players: readonly (Prompt | null)[]
}

export interface Draws {
  /** The same seed gives the same order. */
  readonly seed: string
  readonly shown: ShownIds
  /** The kind to draw again. */
  readonly again: DrawKind | null
}

/**
 * EY1–EY8: computed from the campaign on request; not stored, and shown to the Game Master alone.
 * @param now milliseconds since 1970
 */
export function promptsFor(
  campaign: Campaign,
  times: TurnTimes,
  board: BoardId | null,
  now: number,
  draws: Draws
): Prompts {
  const open = campaign.boards.find(({ id, closed }) => id === board && !closed)
  const rules = open && systemOf(open.system).prompts
  const recently = recentlyOn(times, open, rules, now)
  const made: BoardPrompts = (open && rules?.make?.(open.state, recently)) ?? nothing
  const draw = (kind: DrawKind, pools: readonly (readonly Candidate[])[]): Prompt | null =>
    drawn(pools, draws.shown[kind], `${draws.seed} ${kind}`, draws.again === kind)?.prompt() ?? null
  const asked = open ? promptsOfAnswers(campaign, open.id) : { questions: [], hooks: [] }
  const { moves } = made
  const again = draws.again === 'moves'
  return {
    next: made.next,
    moves: moves && {
      says: moves.says,
      options: drawnMoves(moves.choices, draws.shown.moves, draws.seed, again).map(each => worded(each, campaign))
    },
    question: draw('question', [
      [...made.questions.map(drawable), ...questionsOfBook(campaign), ...asked.questions],
      generalQuestions(recently, rules)
    ]),
    hook: draw('hook', [[...made.hooks.map(drawable), ...hooksOfBook(campaign), ...asked.hooks], generalHooks]),
    name: draw('name', [freeNames(campaign)]),
    waiting: recently.waited.map(each => ({ ...each, act: giveTo(each.seat, rules) })),
    players: made.players
  }
}

function drawable(prompt: Prompt): Candidate {
  return { id: prompt.id, prompt: () => prompt }
}

const nothing: BoardPrompts = { next: null, moves: null, questions: [], hooks: [], players: [] }

type AnyRules = PromptRules<unknown, unknown>

function recentlyOn(times: TurnTimes, board: Board | undefined, rules: AnyRules | undefined, now: number): RecentPlay {
  return times.recently(board?.id ?? ('' as BoardId), rules?.turnsLast ?? false, now)
}

function giveTo(seat: SeatId, rules: AnyRules | undefined): PromptAct | null {
  const command = rules?.give?.(seat)
  return command === undefined ? null : { on: 'board', command, label: 'Give the turn' }
}

/**
 * Questions for the player who has waited longest. Where the game cannot give that player the turn, the answer becomes
 * a note.
 */
function generalQuestions({ waited }: RecentPlay, rules: AnyRules | undefined): readonly Candidate[] {
  const seat = waited[0]?.seat
  const who: LogPart = seat ? { seat } : 'Somebody'
  const give = seat ? giveTo(seat, rules) : null
  return ownQuestions.map((text, nth) => {
    const [before = '', after = ''] = text.split('{who}')
    const says = [before, who, after].filter(part => part !== '')
    const note = { on: 'note', text: after.replace(/^, /, ''), label: 'Note the answer' } as const
    return drawable({ id: `own:${nth}`, title: 'A question', says, act: give ?? note })
  })
}

const generalHooks: readonly Candidate[] = ownHooks.map((text, nth) =>
  drawable({
    id: `own:${nth}`,
    title: 'A hook',
    says: [text],
    act: { on: 'note', text, label: 'Note it down' }
  })
)

/** Puts the sentence into the command's field, unless it is longer than the field permits. */
function worded(prompt: Prompt, { seats }: Campaign): Prompt {
  const { act } = prompt
  if (act?.on !== 'board' || act.tells === undefined) return prompt
  const text = plainText(prompt.says, seat => nameOf({ seats }, seat))
  return text.length > longestPrompt
    ? prompt
    : { ...prompt, act: { ...act, command: { ...act.command, [act.tells]: text } } }
}

/** The length of the field for a GM move. */
const longestPrompt = 200

/** Invented names for a new character (EY4), grouped by sound; each occurs once. */
const styles = {
  'short and plain':
    'Ansel Bettim Corra Dunnick Edda Farl Gesna Hob Ilsam Jorrit Kettle Lodda Marrin Nessick Odo Pellan Quill Rosk Sanna Tobbin Uldo Vetch Wenna Yarrick Zill Bramwen Cobbet Dell Emmic Fennock Gild Harnet Ivet Jessop Kornel Lune Merrow Nobb Orrin Pask',
  'of the cold coast':
    'Asvild Brenjar Dagrun Eskil Fjorna Gunnveig Halvard Ingra Jorunnir Ketilvi Leiknar Moldar Njarva Oddkel Ragnvid Sigrana Torkald Ulfrun Vebrand Yngvor Arnskil Bjartha Drengild Eldvar Frostan Grimola Hjalva Isgerd Kolbrun Ljotvald Mjollka Nornulf Raudvi Skadrik Solmundra Tyrvald Varghild Stennar Ormdis Hrafnel',
  'of the river towns':
    'Amadel Belisco Carmenza Dorante Elvira-Luz Fiorando Galvento Honorel Isabetta Jacinto Lorenza Marcolo Novella Ottavin Perlita Raimondo Serafel Tiberia Umbreto Valenza Zaffira Aurelino Bastiano Corvetta Domenia Esterel Fabrizel Graziano Idalba Lucardo Mirabeta Niccolin Orsetta Pompilio Rosaleno Silvestra Tancredo Veronel Zenobia Brunello',
  'of the old court':
    'Aldemar Beatherine Cassivel Desmorel Evangrine Floriant Guenivar Hesperand Isolbeth Jocasterel Lancelyn Melisor Nimuriel Osgrave Perivane Quenelda Rosamord Saintclair Tristenne Ursulind Vivaldra Wystane Yvaine-Mor Ambrosine Blanchemar Corisande Dorigant Eglantor Ferromond Galatine Heloriel Ivorant Josselind Lysandor Margolaine Orlandine Parsival Ravenelle Sidonor Theodrine',
  'of the dry lands':
    'Azhar Bashira Caldun Dalilah-Sef Emiran Farouz Ghazan Hadissa Ishtara Jamirel Khalune Lamisra Mazdak Nasrine Omarel Parisad Qadira Rashun Samirel Tahmina Ubaran Varda Wahida Yasmeth Zahirun Adnara Bahram Cyrana Daroush Esfandi Ferehan Gulbahar Hormizd Irajan Jalaneh Kavira Mithrane Nurefsan Rostamel Soraven',
  'of the high forest':
    'Aelinor Briathe Caelwen Dathiel Eirlas Faelorn Gwynnara Hathien Ithilas Laurelith Maethor Nimloth-Ear Olwennic Phaedriel Rhiannel Saelith Taurion Uvaneth Vanyel Wenlith Ysolde-Ren Arthiel Belanor Ceridwas Dolennan Elowick Finnavar Galadan Haleth-Im Idrilas Luthienne Mirwen Nellas-Or Orophen Rumilor Silmarine Thalion Urwen Voronel Yavien',
  'of the deep halls':
    'Agrund Borrik Dhurga Ebbrin Fargrim Gromda Hulgar Irmok Khazra Lodrun Morgrund Nardil Olgrim Pondra Rurik-Stane Skaldur Thorga Ugrim Vondra Wulgar Yorrund Zgarda Balgrim Duraz Fundra Gimrund Helgor Jorgrum Kragda Mundrik Nogrum Orgada Ragda Stonn Tarrgun Umdra Varrik Brondil Hargund Skorra',
  'of the islands':
    'Akela-Noa Bahiru Datu-Sen Elikai Fetuao Hinemar Ikarui Kailani-Te Leilua Manaia Nalu-Oro Onekai Pualani Rangiru Sefina Tavake Ululani Vaimoana Waikare Aolani Fanua-Le Halekua Iolana-Mo Kekoan Lokelan Makanai Niulani Olinamu Pikorua Ruamoko-Li Sialei Talofai Tuimana Uiloa Vaitea Wairaka Keahilu Moeroa Nohealan Tekahu'
} as const

/** All names with their sound: at least three hundred. */
export const ownNames: readonly { readonly name: string; readonly style: string }[] = Object.entries(styles).flatMap(
  ([style, names]) => names.split(' ').map(name => ({ name, style }))
)

const allNames = ownNames.map(({ name, style }) => ({
  id: name,
  folded: fold(name),
  prompt: () => namePrompt(name, style)
}))

/** Names that are neither in the book nor at the table (BK3). */
function freeNames({ book, seats }: Campaign): readonly Candidate[] {
  const taken = nameIndex(book, seats)
  return allNames.filter(({ folded }) => !taken.has(folded))
}

function namePrompt(name: string, style: string): Prompt {
  const command = { type: 'add-thing', kind: 'person', name, sentence: '' }
  return { id: name, title: `A name, ${style}`, says: [name], act: { on: 'campaign', command, label: 'Into the book' } }
}
