import { ok, refuse } from '../../core/result'
import type { Actor, SeatId } from '../../core/seat'
import { happen, type SliceWords } from '../../core/slice'
import type { AuthorityRules } from '../authority'
import type { Act, CommandNamed, Decision, State, Event, Game } from '../state'
import type { CharacterId, Participant } from '../vocabulary'
import { allHadContest, cannotAct, protagonistOf, withProtagonist } from './protagonists'
import {
  addRelationship,
  correctRelationship,
  editRelationship,
  recordFull,
  removeRelationship,
  withRelationship
} from './relationships'
import type { Audience } from '../../core/audience'
import { line } from '../../core/log-line'
import { say } from '../../core/refusal'
import { suitSign } from '../cards'
import { nameOf, personalityNames, sayFixedInContest } from '../names'
import type { Relationship, Trump } from './model'

/** In a contest a player cannot change personality and field; the Game Master may correct them (ruling, A8c). */
function editProtagonist(
  act: Act,
  { seat, name, personality, area, perception }: CommandNamed<'edit-protagonist'>,
  actor: Actor
): Decision {
  const before = protagonistOf(act.state, seat)
  if (!before) return refuse({ because: 'no-protagonist', who: seat })
  const text = { name, personality, area, perception }
  const fields = ['name', 'personality', 'area', 'perception'] as const
  const changed = fields.filter(field => text[field] !== before[field])
  if (changed.length === 0) return refuse({ because: 'nothing-changed' })
  const fixed = changed.includes('personality') || changed.includes('area')
  if (act.state.contest && fixed && actor.kind === 'seat') return refuse({ because: 'fixed-in-contest', seat })
  return ok(happen(act, { type: 'protagonist-edited', seat, text, changed }))
}

/** A protagonist gains powers once, after every protagonist has had a first contest. Rules A10, A35. */
function gainPowers(act: Act, { seat, suit, area }: CommandNamed<'gain-powers'>): Decision {
  const { state } = act
  if (state.contest) return refuse({ because: 'fixed-in-contest', seat })
  if (protagonistOf(state, seat)?.trumps) return refuse({ because: 'powers-already', seat })
  if (!allHadContest(state)) return refuse({ because: 'powers-too-early' })
  if (area === '') return refuse({ because: 'words-missing' })
  return ok(happen(act, { type: 'powers-gained', seat, trump: { suit, area, declared: 'by-choice' } }))
}

function addCharacter(act: Act, { seat, name, note }: CommandNamed<'add-character'>): Decision {
  const { slices, numbers } = act.state
  if (name === '') return refuse({ because: 'words-missing' })
  const full = recordFull(slices, numbers.character)
  if (full) return refuse(full)
  const id = `c${numbers.character + 1}` as const
  return ok(happen(act, { type: 'character-added', character: { id, seat, name, note } }))
}

function holdsCharacter({ slices }: State, seat: SeatId, character: CharacterId): boolean {
  return slices.some(one => one.id === character && one.seat === seat)
}

/** Rules for the game record: protagonists, slices, relationships. Rules A8–A11. */
export const recordRules = {
  decide: {
    'edit-protagonist': (act, command, _luck, actor) => editProtagonist(act, command, actor),
    'gain-powers': gainPowers,
    'add-character': addCharacter,
    'edit-character': (act, { seat, character: id, name, note }) => {
      if (!holdsCharacter(act.state, seat, id)) return refuse({ because: 'unknown-character' })
      if (name === '') return refuse({ because: 'words-missing' })
      return ok(happen(act, { type: 'character-edited', character: { id, seat, name, note } }))
    },
    'remove-character': (act, { seat, character }) =>
      holdsCharacter(act.state, seat, character)
        ? ok(happen(act, { type: 'character-removed', character }))
        : refuse({ because: 'unknown-character' }),
    'add-relationship': addRelationship,
    'edit-relationship': editRelationship,
    'remove-relationship': removeRelationship,
    'correct-relationship': correctRelationship,
    'write-secret': (act, { who, words }) => {
      const protagonist = protagonistOf(act.state, who)
      if (!protagonist) return refuse({ because: 'no-protagonist', who })
      return ok(happen(act, { type: 'secret-written', seat: protagonist.seat, words }))
    },
    'note-suspicion': (act, { who, about, words }) =>
      who === about || !protagonistOf(act.state, about)
        ? refuse({ because: 'no-protagonist', who: about })
        : ok(happen(act, { type: 'suspicion-noted', who, about, words })),
    'play-as': (act, { who, acting }) => {
      const refusal = cannotAct(act.state, who, acting)
      return refusal ? refuse(refusal) : ok(happen(act, { type: 'character-taken-up', who, acting }))
    },
    'correct-powers': (act, { seat, trumps }) => {
      const suits = trumps?.map(trump => trump.suit) ?? []
      const twice = suits.find((suit, index) => suits.indexOf(suit) !== index)
      if (twice) return refuse({ because: 'realm-held', suit: twice })
      return ok(happen(act, { type: 'powers-corrected', seat, trumps }))
    },
    'correct-progress': (act, { seat, contests, relationships }) =>
      ok(happen(act, { type: 'progress-corrected', seat, contests, relationships }))
  },
  apply: {
    'protagonist-edited': (state, { seat, text }) => withProtagonist(state, seat, one => ({ ...one, ...text })),
    'secret-written': (state, { seat, words }) => withProtagonist(state, seat, one => ({ ...one, secret: words })),
    'suspicion-noted': (state, { who, about, words }) => {
      const others = state.suspicions.filter(one => one.who !== who || one.about !== about)
      return { ...state, suspicions: words === '' ? others : [...others, { who, about, words }] }
    },
    'powers-gained': (state, { seat, trump }) =>
      withProtagonist(state, seat, one => ({ ...one, trumps: [...(one.trumps ?? []), trump] })),
    'powers-corrected': (state, { seat, trumps }) => withProtagonist(state, seat, one => ({ ...one, trumps })),
    'progress-corrected': (state, { seat, contests, relationships }) =>
      withProtagonist(state, seat, one => ({ ...one, progress: { contests, relationships } })),
    'character-added': (state, { character }) => ({
      ...state,
      slices: [...state.slices, character],
      numbers: { ...state.numbers, character: state.numbers.character + 1 }
    }),
    'character-edited': (state, { character }) => ({
      ...state,
      slices: state.slices.map(one => (one.id === character.id ? character : one))
    }),
    'character-removed': (state, { character }) => ({
      ...state,
      slices: state.slices.filter(one => one.id !== character)
    }),
    'relationship-added': (state, { relationship }) => ({
      ...state,
      relationships: [...state.relationships, relationship],
      numbers: { ...state.numbers, relationship: state.numbers.relationship + 1 }
    }),
    'relationship-edited': (state, { relationship }) => withRelationship(state, relationship),
    'relationship-removed': (state, { relationship }) => ({
      ...state,
      relationships: state.relationships.filter(one => one.id !== relationship)
    }),
    'character-taken-up': (state, { who, acting }) => ({
      ...state,
      playing: [...state.playing.filter(one => one.who !== who), { who, acting }]
    })
  },
  authorities: {
    'edit-protagonist': 'record',
    'gain-powers': 'record',
    'add-character': 'record',
    'edit-character': 'record',
    'remove-character': 'record',
    'add-relationship': 'record',
    'edit-relationship': 'record',
    'remove-relationship': 'record',
    'write-secret': 'private',
    'note-suspicion': 'private',
    'play-as': 'spoken',
    'correct-powers': 'keeping',
    'correct-progress': 'keeping',
    'correct-relationship': 'keeping'
  }
} satisfies AuthorityRules

type EventOfType<Type extends Event['type']> = Extract<Event, { type: Type }>

/** The changed fields of a protagonist. An older entry does not name them: then all fields are listed. */
function whatChanged({ text, changed }: EventOfType<'protagonist-edited'>): string {
  const says = {
    name: text.name === '' ? 'the protagonist has no name' : `the protagonist is ${text.name}`,
    personality: text.personality === null ? 'no personality' : `personality ${personalityNames[text.personality]}`,
    area: text.area === '' ? 'no field' : `field “${text.area}”`,
    perception: 'how the night was'
  }
  return (changed ?? (['name', 'personality'] as const)).map(field => says[field]).join(', ')
}

function powersInWords(trumps: readonly Trump[] | null): string {
  if (trumps === null) return 'no powers yet'
  if (trumps.length === 0) return 'no powers any more'
  return trumps.map(trump => `“${trump.area}” (${suitSign(trump.suit)})`).join(' and ')
}

function fateInWords({ fate, spentIn }: Relationship): string {
  if (fate !== 'well') return fate === 'dead' ? ', dead' : ', gravely hurt'
  return spentIn === null ? '' : ', without cards for the rest of the act'
}

/** Whether this audience is the participant. The World belongs to the Game Master. */
function isFor(audience: Audience, who: Participant): boolean {
  return who === 'world' ? audience.kind === 'gm' : audience.kind === 'seat' && audience.seat === who
}

export const recordWords = {
  describe: {
    'secret-written': ({ seat }, audience) =>
      isFor(audience, seat) ? line('quiet', 'You write your secret down') : null,
    'suspicion-noted': ({ who, about }, audience) =>
      isFor(audience, who) ? line('quiet', 'You note what you believe about ', nameOf(about)) : null,
    'protagonist-edited': event => line('quiet', nameOf(event.seat), `: ${whatChanged(event)}`),
    'powers-gained': ({ seat, trump }) =>
      line('good', nameOf(seat), ` gains the power “${trump.area}”: ${suitSign(trump.suit)} is trump`),
    'powers-corrected': ({ seat, trumps }) =>
      line('quiet', 'Corrected: ', nameOf(seat), ` has ${powersInWords(trumps)}`),
    'progress-corrected': ({ seat, contests }) =>
      line('quiet', 'Corrected: ', nameOf(seat), ` has had ${contests === 1 ? 'one contest' : `${contests} contests`}`),
    'character-added': ({ character }) => line('quiet', nameOf(character.seat), ` now speaks for ${character.name}`),
    'character-edited': ({ character }) => line('quiet', `The character ${character.name} is changed`),
    'character-removed': () => line('quiet', 'A character is taken off the record'),
    'relationship-added': ({ relationship: { seat, kind, name } }) =>
      line('quiet', nameOf(seat), ` has a ${kind}: ${name}`),
    'relationship-edited': ({ relationship }) =>
      line(
        'quiet',
        `${relationship.name} is now a ${relationship.kind} of `,
        nameOf(relationship.seat),
        fateInWords(relationship)
      ),
    'relationship-removed': () => line('quiet', 'A friend or foe is taken off the record'),
    'character-taken-up': ({ who, acting }) =>
      line('quiet', nameOf(who), acting.as === 'other' ? ` plays ${acting.name}` : ' plays their protagonist')
  },
  explain: {
    'no-protagonist': ({ who }) =>
      say([nameOf(who), ' has no protagonist to play'], 'Write the name of the character who acts'),
    'words-missing': () => say('The text is empty', 'Write a few words'),
    'fixed-in-contest': ({ seat }) => sayFixedInContest(seat),
    'powers-already': ({ seat }) =>
      say([nameOf(seat), ' has powers already'], 'The Game Master may correct them on the record'),
    'powers-too-early': () =>
      say(
        'Powers come when every protagonist has had a first contest',
        'Play those first; the Game Master may set powers by hand',
        'angels-table'
      ),
    'realm-held': ({ suit }) => say(`${suitSign(suit)} is a realm of this character already`, 'Choose another realm'),
    'record-full': ({ most }) =>
      say(`The record holds ${most} at most`, 'Take a character off the record first', 'angels-record'),
    'unknown-character': () =>
      say('There is no such character in that slice', 'Add the character first', 'angels-record'),
    'unknown-relationship': () => say('There is no such friend or foe', 'Add it to the record first', 'angels-record'),
    'relationship-in-play': ({ name }) =>
      say(`${name} is in the contest that is running`, 'Change it when the contest is over')
  }
} satisfies SliceWords<Game>
