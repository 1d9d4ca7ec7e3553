import type { SeatView } from '#rules/thousand-faces/view'
import type { Played } from './chronicle'
import { characters, Asked, foes, flip, use, card, thing, blow, withSlots, tired, faceUp, things } from './phone-asked'

interface Question {
  /** Whose phone is asked, where it is not the first one's. */
  readonly nth?: number
  /** Where the player presses, in this order, until it is in sight: CSS selectors. */
  readonly unfold?: readonly string[]
  readonly act: (asked: Asked) => unknown
  /** Whether luck has made it. */
  readonly stands: (view: SeatView) => boolean
  /** Words that must be read beside what is asked. */
  readonly says?: readonly string[]
}

function asks(view: SeatView, kind: string): boolean {
  return view.questions?.some(({ id }) => id.startsWith(kind)) ?? false
}

/** Everything that a phone of A Thousand Faces asks, each on the phone of the first player. */
export const phoneQuestions: Readonly<Record<string, Question>> = {
  'a flip that is called': {
    act: asked => asked.call(),
    stands: view => !!view.call
  },
  'help for somebody who is called': {
    nth: 1,
    unfold: ['.others summary'],
    act: asked => asked.call(),
    stands: view => (view.help?.length ?? 0) > 0
  },
  'the cards that lie there': {
    act: asked => asked.act({ type: 'use-cards', seat: 'own', cards: 'physical' }, flip),
    stands: view => view.pending?.kind === 'name-cards'
  },
  'whether it is flipped again': {
    unfold: ['.own-offers summary'],
    act: asked => asked.act(...things, flip),
    stands: view => view.mayFlashback === true && view.pending === null
  },
  'what a flashback becomes': {
    act: asked => {
      asked.act(...things, flip)
      if (asked.view.mayFlashback) asked.act({ type: 'flashback', seat: 'own' })
    },
    stands: view => view.pending?.kind === 'flashback'
  },
  'FAST moves to throw in': {
    unfold: ['.own-offers summary'],
    act: asked => asked.act(...things, card('fury'), card('go-berserk')),
    stands: view => (view.fast?.length ?? 0) > 1
  },
  'which magic item a move uses': {
    unfold: [
      '.own-moves-fold summary',
      '.own-move:has-text("Use a Magic Item") summary',
      '.own-move [data-choice]:has-text("Ring")'
    ],
    act: asked => {
      const magic = { sort: 'magic', card: 'of-invisibility', capacity: 3 }
      asked.act(
        card('use-a-magic-item'),
        thing({ ...magic, name: 'The cloak of the drowned bell-ringers' }),
        thing({ ...magic, name: 'Ring' })
      )
    },
    stands: view => view.character?.moves.choices.some(each => (each.items?.length ?? 0) > 1) ?? false
  },
  'what XP can buy': {
    unfold: ['.own-xp summary', '.own-xp li h3 >> nth=0'],
    act: asked => asked.act({ type: 'gain-xp', seat: 'own', amount: 20, reason: '' }, ...things),
    stands: view => view.onPhone === true
  },
  'which card resolves': {
    act: asked => asked.act({ ...flip, net: 2 }),
    stands: view => view.pending?.kind === 'tie'
  },
  'a Critical Success that may raise a move': {
    act: asked => asked.act(...things, card('fury', '0'), use('fury', 'str')),
    stands: view => view.pending?.kind === 'critical' && (view.critical?.steps.length ?? 0) > 0
  },
  'what a move brings': {
    act: asked => asked.act(use('discern', 'int')),
    stands: view => view.outcomes.some(each => !each.plain && each.options.length > 1) && view.pending === null,
    says: ['what is useful or valuable here', 'what happened here lately', 'what is not as it seems']
  },
  'which slots take Stamina': {
    act: asked => asked.act(withSlots, tired, card('bum-rush', '0'), use('bum-rush', 'str')),
    stands: view => view.outcomes.some(({ fatal, expend }) => fatal && expend!.points === 3) && view.pending === null,
    says: ['Mystic Breathwork, slot 2', 'This ends the character’s fight']
  },
  'what comes back first': {
    act: asked => {
      asked.act(withSlots, faceUp, tired, { ...blow, power: { by: 'number', number: 1 } })
      asked.act(
        {
          type: 'take-attack',
          attack: asked.view.attacks[0]!.id,
          split: { exhaustion: 1, harm: 0, wound: 0 },
          relief: 'none',
          describe: '',
          exhaustionOnto: [{ on: 'move', move: 'mystic-breathwork', slot: 0 }],
          harmOnto: [],
          woundOnto: null
        },
        { type: 'correct', seat: 'own', correction: { what: 'tokens', exhaustion: 4, harm: 0, wound: 0 }, reason: '' },
        use('take-a-breather', 'int')
      )
    },
    stands: view => view.outcomes.some(({ regain }) => regain?.amount === 'd4') && view.pending === null,
    says: ['Mystic Breathwork, slot 1', 'These come back first']
  },
  'what Pack mends': {
    act: asked => {
      asked.act(
        ...things,
        ...['Her father’s coat', 'The lid of the great kettle'].map(name =>
          thing({ sort: 'card', card: 'shield', name })
        )
      )
      const [coat, lid] = asked.view.character!.equipment.items
      for (const { id } of [coat!, lid!, lid!]) asked.act({ type: 'damage-item', seat: 'own', item: id })
      asked.act({ type: 'rest', seat: 'own', keep: [], harmFrom: 'pile', blames: '' }, use('sharpen-stitch', 'int'))
    },
    stands: view =>
      view.outcomes.some(({ repair }) => repair?.removes === 1 && repair.perPack === 1) && view.pending === null,
    says: [
      'Damage taken off Her father’s coat',
      'Damage taken off The lid of the great kettle',
      '1 Pack for 1 damage; 2 Pack left'
    ]
  },
  'what a token asks': {
    unfold: ['.own-offers summary'],
    act: asked =>
      asked.act({
        type: 'correct-move',
        seat: 'own',
        move: 'its-a-trap',
        level: '0',
        face: 'up',
        tokens: 2,
        reason: ''
      }),
    stands: view => (view.character?.moves.tokens.length ?? 0) > 0,
    says: ["It's a Trap!: 2 tokens", 'is there a hidden danger and what sets it off', 'Something else, aloud']
  },
  'how hard the blow is': {
    act: asked => asked.act(foes, { type: 'reveal-foes' }, use('mix-it-up', 'str')),
    stands: view => asks(view, 'foe')
  },
  'how a blow is taken': {
    act: asked => asked.act(blow),
    stands: view => asks(view, 'blow')
  },
  'a blow onto open slots, or onto a shield': {
    act: asked => asked.act(thing({ sort: 'card', card: 'shield', name: '' }), card('good-cardio'), blow),
    stands: view => {
      const fields = view.questions?.find(({ id }) => id.startsWith('blow'))?.fields ?? []
      const hasShield = fields.some(
        field => field.kind === 'one' && field.choices.some(({ key }) => key.startsWith('shield-'))
      )
      return hasShield && fields.some(field => field.kind === 'several' && field.chosen.length > 0)
    }
  },
  'how a lock lies': {
    act: asked => asked.act(card('pick-locks'), { type: 'lay-corners', seat: 'own', move: 'pick-locks' }),
    stands: view => view.game?.kind === 'corners'
  },
  'a day in town, with a master': {
    unfold: ['.own-town summary'],
    act: asked => asked.act(...things, { type: 'begin-day', place: 'town' }),
    stands: view => !!view.inTown
  },
  'what a seller lays out': {
    unfold: ['.own-town summary'],
    act: asked =>
      asked.act(
        ...things,
        { type: 'begin-day', place: 'town' },
        { type: 'lay-out-wares', seat: 'own', seller: 'Mother Ansel', cards: null }
      ),
    stands: view => view.character?.equipment.wares !== null
  },
  'a character in the making': {
    act: asked =>
      asked.act({ type: 'lay-out-moves' }, { type: 'ask-question', question: 'What would you never leave behind?' }),
    stands: view => !!view.workshop
  }
}

/** Whose phone is asked that: at which seat, 0…2, and which character's. */
export function seatAsked(name: string): readonly [nth: number, character: string] {
  const nth = phoneQuestions[name]?.nth ?? 0
  return [nth, characters[nth]!]
}

/** A campaign at that question. */
export function askedOnPhone(name: string): Played {
  const { act, stands } = phoneQuestions[name]!
  const [nth] = seatAsked(name)
  for (let seed = 1; seed < 500; seed++) {
    const asked = new Asked(seed, nth)
    act(asked)
    if (stands(asked.view)) return asked.played
  }
  throw new Error(`luck never makes “${name}”`)
}
