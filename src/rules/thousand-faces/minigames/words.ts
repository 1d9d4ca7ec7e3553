import { line } from '../../core/log-line'
import type { Describers, Explainers, SliceWords } from '../../core/slice'
import { counted } from '../phrases'
import type { Game } from '../state'
import { attributeShortNames } from '../vocabulary'
import type { GameEvent, GameRefusal } from './model'

const describe: Describers<GameEvent> = {
  'pursuit-began': ({ rabbit, joined }) =>
    line(
      'grave',
      'A Pursuit begins: ',
      { seat: rabbit },
      joined.length > 1 ? ` is the rabbit, with ${counted(joined.length - 1, 'helper')}` : ' is the rabbit, alone'
    ),
  'round-began': ({ by, attribute }) =>
    line(
      'plain',
      { seat: by },
      attribute === null ? ' runs the round' : ` helps with ${attributeShortNames[attribute]}`
    ),
  'round-called': ({ won }) => line('plain', won === 'rabbit' ? 'Runners win this round' : 'Pursuers win this round'),
  'chase-changed': ({ seat, to }) => line('plain', { seat }, ` takes the chase another way: ${to}`),
  'pursuit-ended': () => line('plain', 'The pursuit is over'),
  'corners-laid': ({ seat, shape, cards }) => line('plain', { seat }, ` lays ${cards.length} cards in a ${shape}`),
  'corners-arranged': () => null,
  'corner-replaced': ({ seat }) =>
    line('grave', { seat }, ' exhausts a laid card, which is 1 Stamina, and draws another'),
  'corners-finished': ({ seat, as }) =>
    line(
      as === 'solved' ? 'good' : 'grave',
      { seat },
      as === 'solved' ? ' solves the card puzzle' : ' gives up the card puzzle'
    )
}

const explain: Explainers<GameRefusal> = {
  'game-runs': () => ({ message: ['A mini-game is on the table'], remedy: ['Finish it first'], opens: 'mini-games' }),
  'no-pursuit': () => ({ message: ['Nobody is being chased'], remedy: ['Begin a Pursuit first'], opens: 'mini-games' }),
  'no-corners': () => ({ message: ['No cards are laid'], remedy: ['Lay them first'], opens: 'mini-games' }),
  'nobody-runs': () => ({ message: ['Nobody has joined'], remedy: ['Pick at least one runner'] }),
  'chase-over': () => ({
    message: ['The chase is decided'],
    remedy: ['End the Pursuit and tell how it ends'],
    opens: 'mini-games'
  }),
  'round-runs': () => ({
    message: ['A round is being flipped'],
    remedy: ['Finish that flip, or call the round by hand']
  }),
  'rabbit-alone': ({ round }) => ({
    message: [`Round ${round} is the rabbit’s alone`],
    remedy: ['Run it without a helper']
  }),
  'needs-helper': ({ round }) => ({
    message: [`Round ${round} is run by a helper`],
    remedy: ['Pick one, and an attribute not used yet']
  }),
  'no-helper': ({ seat }) => ({
    message: [{ seat }, ' cannot help in this chase'],
    remedy: ['Pick somebody who joined and is not the rabbit']
  }),
  'attribute-used': ({ attribute }) => ({
    message: [`${attributeShortNames[attribute]} has helped already`],
    remedy: ['Pick another attribute']
  }),
  'cards-laid': ({ seat }) => ({
    message: ['Cards of ', { seat }, ' are laid in a mini-game'],
    remedy: ['Finish or give up the mini-game first'],
    opens: 'mini-games'
  }),
  'by-hand': ({ seat }) => ({
    message: [{ seat }, ' plays with real cards, which Hearthside cannot lay'],
    remedy: ['Lay them on the table and correct the piles afterwards; or flip the move']
  }),
  'too-few-cards': ({ seat }) => ({
    message: [{ seat }, ' has too few cards left'],
    remedy: ['Shuffle or recover first, or flip instead'],
    opens: 'shuffle'
  }),
  'not-laid': ({ card }) => ({ message: [`Card ${card} is not laid`], remedy: ['Pick one of those on the table'] }),
  'not-solved': () => ({
    message: ['The corners do not go together yet'],
    remedy: ['Turn and change places until every contact fits; replace a card; or give up']
  })
}

export const minigamesWords = { describe, explain } satisfies SliceWords<Game>
