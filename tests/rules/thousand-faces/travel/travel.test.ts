import { describe, expect, it } from 'vitest'
import { sentences } from '#rules/core/refusal'
import { characterFile, readCharacterFile } from '#rules/campaign/characters/character-file'
import { findSheet } from '#rules/thousand-faces/sheets'
import type { State } from '#rules/thousand-faces/state'
import { travel } from '#rules/thousand-faces/travel/travel'
import { Played } from '../../../support/chronicle'
import { RandomCampaign } from '../../../support/torture/player'

const stateOf = ({ chronicle }: Played): State => chronicle.campaign.boards[0]!.state as State

/** A campaign with a character that has something of everything, and secrets of the Game Master’s beside it. */
function home(): Played {
  const played = Played.table('Home', 'Sister Wren')
  const [wren] = played.seats
  played.act({ type: 'set-ranks', seat: wren, ranks: { str: 'anvil', dex: 'blade', int: 'crown' } })
  played.act({ type: 'correct-move', seat: wren, move: 'discern', level: '0', face: 'up', tokens: 2, reason: 'Zq1z' })
  played.act({ type: 'gain-item', seat: wren, item: { sort: 'card', card: 'sword', name: 'Her mother’s sword' } })
  played.act({ type: 'gain-item', seat: wren, item: { sort: 'magic', card: 'mending', name: 'A needle', capacity: 3 } })
  played.act({ type: 'change-pack', seat: wren, pack: 2, precious: 1, reason: 'packed' })
  played.act({ type: 'gain-xp', seat: wren, amount: 4, reason: 'a long way' })
  played.act({ type: 'ask-question', question: 'What do you fear?' })
  played.act({ type: 'answer-question', seat: wren, question: 'What do you fear?', answer: 'The tide.' })
  played.act({ type: 'lose-stamina', seat: wren, points: 2, reason: 'a fall' })
  played.act({
    type: 'add-foes',
    name: 'Zq2z',
    kind: 'guard',
    stamina: 8,
    power: 'd6',
    squares: 1,
    note: 'Zq3z',
    count: 1
  })
  played.campaign({ type: 'write-note', text: 'Zq4z', audience: 'gm' })
  return played
}

const fileOf = (played: Played, nth = 0): string =>
  characterFile(played.chronicle.campaign, played.board, played.seats[nth]!)!

function takeIn(played: Played, text: string): void {
  const read = readCharacterFile(text)
  if (!read.ok) throw new Error(sentences(read.error))
  const { player, character, sheet } = read.value
  played.campaign({ type: 'take-in-character', board: played.board, player, character, sheet })
}

describe('OI8 OI9 a character that comes along', () => {
  it('brings ranks, moves, items, Pack, XP and answers to a new seat with a new deck, in one act', () => {
    const [from, to] = [home(), Played.table('Away', 'Kresk')]
    takeIn(to, fileOf(from))
    expect(JSON.parse(fileOf(to, 1))).toEqual(JSON.parse(fileOf(from)))
    const sheet = findSheet(stateOf(to), to.seats[1]!)
    expect(sheet).toMatchObject({
      tokens: { exhaustion: 0 },
      piles: { discard: [], faceUp: [] },
      character: { tokens: {} }
    })
    expect(travel.brings(travel.pack(stateOf(to), to.seats[1]!)!)).toEqual([
      'The ranks of Str, Dex and Int',
      expect.stringMatching(/^1 move: Discern/),
      '2 items: Her mother’s sword, A needle',
      '2 Pack, 1 of them precious',
      '4 unspent XP',
      '1 answer to the table’s questions'
    ])
    to.undo()
    expect(to.seats).toHaveLength(1)
  })

  it('takes nothing of the Game Master’s along', () => {
    expect(fileOf(home())).not.toMatch(/Zq\dz/)
  })

  it('comes along from any state of random play, and is the same there', () => {
    for (const seed of [21, 22, 23]) {
      const { played } = new RandomCampaign(seed, { typed: path => `some ${path}`, extremes: 3, chance: 15 }).until(150)
      const { campaign } = played.chronicle
      const boards = campaign.boards.filter(({ system }) => system === 'thousand-faces')
      for (const board of boards)
        for (const seat of campaign.seats) {
          const to = Played.table('Away', 'Kresk')
          const text = characterFile(campaign, board.id, seat.id)!
          takeIn(to, text)
          expect(JSON.parse(fileOf(to, 1))).toEqual({
            ...JSON.parse(text),
            character: seat.character.trim(),
            player: seat.player.trim()
          })
        }
    }
  })

  it.each([
    ['no JSON', 'x', 'is no character'],
    ['another file', '{"hearthside":"prepared-foes"}', 'is no character'],
    ['a newer one', '{"hearthside":"character","version":2}', 'newer Hearthside'],
    [
      'another game',
      '{"hearthside":"character","version":1,"game":"game-face","player":"","character":"A","sheet":{}}',
      'keeps no characters that could come along. Choose a character of another game'
    ],
    ['a wrong place', fileOf(home()).replace('"xp": 4', '"xp": -4'), 'sheet.xp'],
    ['a field too many', fileOf(home()).replace('"xp": 4', '"xp": 4, "wish": 1'), 'wrong at'],
    ['far too long', ' '.repeat(400_001), 'far too long']
  ])('is refused with the reason: %s', (_, text, says) => {
    const read = readCharacterFile(text)
    expect(read.ok ? '' : sentences(read.error)).toContain(says)
  })

  it('is refused as a whole where the rules say no, and at a full table', () => {
    const played = Played.table('Away', 'Kresk')
    const sheet = travel.pack(stateOf(home()), home().seats[0]!) as { ranks: object }
    const ask = (more: object) =>
      ({
        kind: 'act',
        board: null,
        command: { type: 'take-in-character', board: played.board, player: '', character: 'A', sheet, ...more }
      }) as const
    expect(played.denied(ask({ sheet: { ...sheet, ranks: { str: 'dragon', dex: 'dragon', int: 'dragon' } } }))).toBe(
      'unfit-character'
    )
    expect(played.denied(ask({ sheet: { ...sheet, xp: 'much' } }))).toBe('unfit-character')
    expect(played.denied(ask({ character: ' ' }))).toBe('nameless-seat')
    expect(played.denied(ask({ board: 'b99' }))).toBe('no-such-board')
    for (let seat = 0; seat < 11; seat++) played.campaign({ type: 'add-seat', player: `P${seat}`, character: '' })
    expect(played.denied(ask({}))).toBe('table-is-full')
  })
})
