import { ok, refuse } from '../../core/result'
import { happen, type SliceRules, type SliceWords } from '../../core/slice'
import { fightOf, isAway, ownsSide, whoOf } from '../contestants/view'
import { rounds } from '../ritual/scoring'
import type { CommandNamed, Game, Refusal, State } from '../state'
import { sides } from '../vocabulary'
import { line } from '../../core/log-line'
import { say } from '../../core/refusal'
import { nameOf, suitNames } from '../names'

/** Moves the finished ritual to `past`, and clears its data. */
function fresh(state: State): State {
  const { ritual, past } = state
  const over = ritual?.verdict ? [{ kind: ritual.kind, verdict: ritual.verdict }] : []
  return { ...state, past: [...past, ...over], rulings: [], story: '' }
}

type Beginning = CommandNamed<'begin'>

/** Why these two cannot be called to a duel, or null (GF1, GF2, GF6). */
function objection(state: State, { contestants, voice }: Beginning): Refusal | null {
  const { left, right } = contestants
  if (left.who.kind === 'npc' && right.who.kind === 'npc') return { because: 'no-player' }
  if (left.who.kind === 'seat' && right.who.kind === 'seat' && left.who.seat === right.who.seat)
    return { because: 'same-seat', who: left.who }
  for (const side of sides) {
    const { who, strong, weak } = contestants[side]
    if (who.kind === 'npc' && who.name.trim() === '') return { because: 'nameless-npc' }
    if (strong === weak) return { because: 'same-suit', who, suit: strong }
    if (who.kind === 'seat' && who.seat === voice) return { because: 'voice-fights', who }
    if (who.kind === 'seat' && isAway(state, who.seat)) return { because: 'not-at-the-table', seat: who.seat }
  }
  return voice !== null && isAway(state, voice) ? { because: 'not-at-the-table', seat: voice } : null
}

export const duelRules = {
  decide: {
    begin: (act, command) => {
      const { ritual } = act.state
      if (ritual && !ritual.verdict && ritual.reveals.length > 0) return refuse({ because: 'not-over' })
      const wrong = objection(act.state, command)
      if (wrong) return refuse(wrong)
      const { contestants, voice, variants } = command
      return ok(happen(act, { type: 'duel-began', contestants, voice, variants }))
    },
    'sudden-death': act => {
      const fight = fightOf(act.state)
      if (!fight.ritual.verdict) return refuse({ because: 'not-over' })
      if (fight.ritual.verdict.victor) return refuse({ because: 'not-drawn' })
      return ok(happen(act, { type: 'sudden-death-began', who: whoOf(fight) }))
    },
    settle: (act, { words }, _luck, actor) => {
      if (actor.kind === 'seat' && actor.seat !== act.state.voice) return refuse({ because: 'not-the-voice' })
      if (words.trim() === '') return refuse({ because: 'no-words' })
      const { reveals, verdict } = fightOf(act.state).ritual
      // A concession before the first reveal counts as the first round.
      const round = Math.max(1, rounds(reveals).length + Number(!verdict))
      return ok(happen(act, { type: 'dispute-settled', round, words: words.trim() }))
    },
    /** The Game Master or the victor writes the line of story (GF24). */
    'note-result': (act, { words }, _luck, actor) => {
      const { contestants, ritual } = fightOf(act.state)
      if (!ritual.verdict) return refuse({ because: 'not-over' })
      const { victor } = ritual.verdict
      const who = victor ? contestants[victor].who : null
      if (actor.kind === 'seat' && !(who && ownsSide(actor, who)))
        return who ? refuse({ because: 'not-your-side', who }) : refuse({ because: 'gm-only' })
      if (words.trim() === '') return refuse({ because: 'no-words' })
      return ok(happen(act, { type: 'result-noted', words: words.trim() }))
    }
  },
  seatMay: { settle: () => true, 'note-result': () => true },
  apply: {
    'duel-began': fresh,
    'sudden-death-began': fresh,
    'dispute-settled': (state, { round, words }) => ({ ...state, rulings: [...state.rulings, { round, words }] }),
    'result-noted': (state, { words }) => ({ ...state, story: words })
  }
} satisfies SliceRules<Game>

export const duelWords = {
  describe: {
    'duel-began': ({ contestants: { left, right } }) =>
      line('plain', nameOf(left.who), ' and ', nameOf(right.who), ' begin a duel'),
    'dispute-settled': ({ round, words }) => line('plain', `Dispute in round ${round}: “${words}”`),
    'sudden-death-began': ({ who }) =>
      line('plain', 'Sudden death between ', nameOf(who.left), ' and ', nameOf(who.right)),
    'result-noted': ({ words }) => line('good', words)
  },
  explain: {
    'not-over': () => say('This duel is not over yet', 'Play it to its end, or let one side concede'),
    'not-drawn': () => say('A sudden death is only for a duel that ended in a draw', 'Begin a new duel instead'),
    'same-seat': ({ who }) =>
      say([nameOf(who), ' cannot fight against themselves'], 'Choose somebody else for one side'),
    'no-player': () => say('At least one side must be a player’s', 'Choose a seat for one of the two'),
    'nameless-npc': () => say('The Game Master’s contestant has no name', 'Give them one'),
    'same-suit': ({ who, suit }) =>
      say([nameOf(who), ' has ', suitNames[suit], ' as both strong and weak'], 'Choose two different Suits'),
    'not-the-voice': () =>
      say('Somebody else settles disputes in this duel', 'Leave it to them, or to the Game Master'),
    'no-words': () => say('The line is empty', 'Write a line first')
  }
} satisfies SliceWords<Game>
