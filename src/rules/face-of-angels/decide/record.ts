import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import type { Actor } from '../../core/seat'
import type { Command, PrivateCommand, RecordCommand } from '../commands'
import type { Event } from '../events'
import { protagonistOf, relationshipOf } from '../questions'
import { mostContests, type Relationship } from '../record'
import type { Refusal } from '../refusals'
import type { State } from '../state'
import { decideActs, type ActCommand } from './acts'
import { cannotAct } from './negotiation'

type Judged = Result<readonly Event[], Refusal>
type Corrections = Extract<
  Command,
  { readonly type: 'play-as' | 'correct-powers' | 'correct-progress' | 'correct-relationship' }
>

/** The game record is written on: protagonists, slices, relationships, acts. Rules A8–A11, A35. */
export function decideRecord(
  state: State,
  command: RecordCommand | PrivateCommand | Corrections | ActCommand,
  actor: Actor
): Judged {
  switch (command.type) {
    case 'edit-protagonist':
      return editProtagonist(state, command, actor)
    case 'gain-powers':
      return gainPowers(state, command)
    case 'write-secret': {
      const protagonist = protagonistOf(state, command.who)
      if (!protagonist) return refuse({ because: 'no-protagonist', who: command.who })
      return ok([{ type: 'secret-written', seat: protagonist.seat, words: command.words }])
    }
    case 'note-suspicion':
      if (command.who === command.about || !protagonistOf(state, command.about))
        return refuse({ because: 'no-protagonist', who: command.about })
      return ok([{ type: 'suspicion-noted', who: command.who, about: command.about, words: command.words }])
    case 'play-as': {
      const refusal = cannotAct(state, command.who, command.acting)
      return refusal ? refuse(refusal) : ok([{ type: 'character-taken-up', who: command.who, acting: command.acting }])
    }
    case 'correct-powers': {
      const suits = command.trumps?.map(trump => trump.suit) ?? []
      const twice = suits.find((suit, place) => suits.indexOf(suit) !== place)
      if (twice) return refuse({ because: 'realm-held', suit: twice })
      return ok([{ type: 'powers-corrected', seat: command.seat, trumps: command.trumps }])
    }
    case 'correct-progress':
      return ok([
        {
          type: 'progress-corrected',
          seat: command.seat,
          contests: command.contests,
          relationships: command.relationships
        }
      ])
    case 'add-character':
    case 'edit-character':
    case 'remove-character':
      return slice(state, command)
    case 'add-relationship':
    case 'edit-relationship':
    case 'remove-relationship':
    case 'correct-relationship':
      return relationship(state, command)
    default:
      return decideActs(state, command)
  }
}

/** While a contest runs a player's personality and field stand still; the Game Master may correct them (ruling, A8c). */
function editProtagonist(
  state: State,
  { seat, name, personality, area, perception }: Extract<Command, { type: 'edit-protagonist' }>,
  actor: Actor
): Judged {
  const before = protagonistOf(state, seat)
  if (!before) return refuse({ because: 'no-protagonist', who: seat })
  const text = { name, personality, area, perception }
  const fields = ['name', 'personality', 'area', 'perception'] as const
  const changed = fields.filter(field => text[field] !== before[field])
  if (changed.length === 0) return refuse({ because: 'nothing-changed' })
  const fixed = changed.includes('personality') || changed.includes('area')
  if (state.contest && fixed && actor.kind === 'seat') return refuse({ because: 'fixed-in-contest', seat })
  return ok([{ type: 'protagonist-edited', seat, text, changed }])
}

/** Powers come when every protagonist has had a first contest, and once. Rules A10, A35. */
function gainPowers(state: State, { seat, suit, area }: Extract<Command, { type: 'gain-powers' }>): Judged {
  if (state.contest) return refuse({ because: 'fixed-in-contest', seat })
  if (protagonistOf(state, seat)?.trumps) return refuse({ because: 'powers-already', seat })
  if (!allHadContest(state)) return refuse({ because: 'powers-too-early' })
  return area === ''
    ? refuse({ because: 'words-missing' })
    : ok([{ type: 'powers-gained', seat, trump: { suit, area, declared: 'by-choice' } }])
}

/** Has every protagonist in the game had a contest? */
export function allHadContest(state: State): boolean {
  return state.protagonists.filter(one => state.seats.includes(one.seat)).every(one => one.progress.contests > 0)
}

/** More characters or relationships than this nobody can read. */
const mostOnRecord = 500

/** Numbers are never given out twice, so they end too. */
function isFull(list: readonly unknown[], numbers: number): boolean {
  return list.length >= mostOnRecord || numbers >= mostContests
}

function slice(
  state: State,
  command: Extract<Command, { type: 'add-character' | 'edit-character' | 'remove-character' }>
): Judged {
  const { seat } = command
  if (command.type === 'add-character') {
    if (command.name === '') return refuse({ because: 'words-missing' })
    if (isFull(state.slices, state.numbers.character)) return refuse({ because: 'record-full', most: mostOnRecord })
    const id = `c${state.numbers.character + 1}` as const
    return ok([{ type: 'character-added', character: { id, seat, name: command.name, note: command.note } }])
  }
  if (!state.slices.some(one => one.id === command.character && one.seat === seat))
    return refuse({ because: 'unknown-character' })
  if (command.type === 'remove-character') return ok([{ type: 'character-removed', character: command.character }])
  if (command.name === '') return refuse({ because: 'words-missing' })
  return ok([
    { type: 'character-edited', character: { id: command.character, seat, name: command.name, note: command.note } }
  ])
}

type RelationshipCommand = Extract<
  Command,
  { type: 'add-relationship' | 'edit-relationship' | 'remove-relationship' | 'correct-relationship' }
>

function relationship(state: State, command: RelationshipCommand): Judged {
  if (command.type === 'add-relationship') {
    if (command.name === '') return refuse({ because: 'words-missing' })
    if (isFull(state.relationships, state.numbers.relationship))
      return refuse({ because: 'record-full', most: mostOnRecord })
    const id = `r${state.numbers.relationship + 1}` as const
    const added: Relationship = {
      id,
      seat: command.seat,
      kind: command.kind,
      name: command.name,
      fate: 'well',
      spentIn: null
    }
    return ok([{ type: 'relationship-added', relationship: added }])
  }
  const known = relationshipOf(state, command.relationship)
  if (!known || ('seat' in command && known.seat !== command.seat)) return refuse({ because: 'unknown-relationship' })
  if (state.contest?.brought.includes(known.id)) return refuse({ because: 'relationship-in-play', name: known.name })
  if (command.type === 'remove-relationship') return ok([{ type: 'relationship-removed', relationship: known.id }])
  if (command.type === 'correct-relationship') {
    return ok([
      { type: 'relationship-edited', relationship: { ...known, fate: command.fate, spentIn: command.spentIn } }
    ])
  }
  if (command.name === '') return refuse({ because: 'words-missing' })
  return ok([{ type: 'relationship-edited', relationship: { ...known, kind: command.kind, name: command.name } }])
}
