import { describe, expect, it } from 'vitest'
import type { LineKind } from '#rules/book/preparation/vocabulary'
import type { ThingId, ThingKind } from '#rules/book/vocabulary'
import { type PreparationPage, preparationPage } from '#rules/campaign/preparation'
import { TurnTimes } from '#rules/campaign/prompts/turn-times'
import type { BoardId } from '#rules/campaign/types'
import { plainText } from '#rules/core/log-line'
import { systemIds } from '#rules/registry'
import { Played } from '../../support/chronicle'

const at = 1_700_000_000_000

function pageOf(played: Played, session = 1): PreparationPage {
  const times = new TurnTimes(played.chronicle, [])
  times.readOn(Infinity)
  return preparationPage(played.chronicle.campaign, times, session, at)
}

const table = (): Played => Played.table('The Drowned Bells', 'Kresk', 'Wren')

function thing(played: Played, name: string, kind: ThingKind, sentence = ''): ThingId {
  return `t${played.campaign({ type: 'add-thing', kind, name, sentence }).id}` as ThingId
}

function write(played: Played, text: string, kind: LineKind = 'other', seat: string | null = null): void {
  const line = { session: 1, kind, text, branches: [], seat, shelf: null }
  played.campaign({ type: 'prepare-line', ...line } as never)
}

const names = ({ things }: PreparationPage['mayCome']): readonly string[] => things.map(({ name }) => name)
const words = (says: Parameters<typeof plainText>[0]): string => plainText(says, seat => seat)

describe('the page before a session', () => {
  it('BN7: has the lines of all players with what the game says of them, also of a player who is away', () => {
    const played = table()
    const [kresk, wren] = played.seats
    write(played, 'Let go of the rope?', 'player', kresk)
    write(played, 'Her lantern', 'player', wren)
    played.campaign({ type: 'retire-seat', seat: wren! })
    const page = pageOf(played)
    expect(page.players.map(({ seat, lines }) => [seat, lines.map(({ text }) => text.typed)])).toEqual([
      [kresk, ['Let go of the rope?']],
      [wren, ['Her lantern']]
    ])
    expect(page.lines).toEqual([])
    expect(pageOf(table()).players.map(({ lines }) => lines.length)).toEqual([0, 0])
  })

  it('BN3: keeps the line of a seat that was removed', () => {
    const played = table()
    const seat = `s${played.campaign({ type: 'add-seat', player: 'Ilse', character: '' }).id}` as never
    write(played, 'What did she see?', 'player', seat)
    played.campaign({ type: 'remove-seat', seat })
    expect(pageOf(played).lines.map(({ text }) => text.typed)).toEqual(['What did she see?'])
  })

  it('BK8: a line is read in words and names, and typed as it is kept', () => {
    const played = table()
    write(played, '@Yogran asks @Kresk')
    const [line] = pageOf(played).lines
    expect(line!.text.typed).toBe('@Yogran asks @Kresk')
    expect(line!.text.parts).toMatchObject([
      { name: 'Yogran' },
      ' asks ',
      { name: 'Kresk', mentioned: played.seats[0] }
    ])
  })

  it('BN8: brings what may come, those that were met first, the newest first, and not what is closed or on the page', () => {
    const played = table()
    const [yogran, , dean] = ['Yogran', 'The quay', 'The Dean'].map((name, nth) =>
      thing(played, name, nth === 1 ? 'place' : 'person')
    )
    played.campaign({ type: 'mark-thing', thing: yogran!, standing: 'met' })
    expect(names(pageOf(played).mayCome)).toEqual(['Yogran', 'The Dean', 'The quay'])
    played.campaign({ type: 'mark-thing', thing: dean!, standing: 'closed' })
    write(played, '@Yogran comes at low tide', 'may-come')
    expect(names(pageOf(played).mayCome)).toEqual(['The quay'])
  })

  it('BN8: brings six things and says how many more there are', () => {
    const played = table()
    for (let nth = 0; nth < 9; nth++) thing(played, `Person ${nth}`, 'person')
    const { things, more } = pageOf(played).mayCome
    expect([things.length, things[0]!.name, more]).toEqual([6, 'Person 8', 3])
  })

  it('BN8: brings secrets that only the Game Master knows, until they are revealed, shown, or ticked in any session', () => {
    const played = table()
    const [map, bell, hull, lie] = ['The map', 'The bell', 'The hull', 'The lie'].map(name =>
      thing(played, name, 'secret')
    )
    expect(names(pageOf(played).secrets)).toEqual(['The lie', 'The hull', 'The bell', 'The map'])
    played.campaign({ type: 'mark-thing', thing: map!, standing: 'revealed' })
    played.campaign({ type: 'share-thing', thing: bell!, knownTo: 'table' })
    played.campaign({ type: 'begin-session', at })
    played.campaign({ type: 'tick-thing', thing: hull!, kind: 'secret', session: 1, at })
    expect(names(pageOf(played).secrets)).toEqual(['The lie'])
    expect(pageOf(played).lines).toMatchObject([
      { kind: 'secret', used: { session: 1, at }, text: { typed: '@The hull' } }
    ])
    expect(names(pageOf(played, 2).secrets)).toEqual(['The lie'])
    expect(pageOf(played, 2).lines).toEqual([])
    played.undo()
    expect(names(pageOf(played).secrets)).toContain('The hull')
    expect(lie).toBeDefined()
  })

  it('BN7: says of A Thousand Faces the state of the story, what each player enjoys and has unused, and what is owed', () => {
    const played = table()
    const [kresk] = played.seats
    played.act({ type: 'begin-chapter', chapter: 1 })
    played.act({ type: 'write-touchstone', by: kresk, title: 'The Third Man' })
    played.act({ type: 'circle-touchstone', by: kresk, title: 'The Third Man' })
    played.act({ type: 'gain-xp', seat: kresk, amount: 3, reason: '' })
    played.act({ type: 'write-goal', goal: 'Ring the ninth bell' })
    played.campaign({ type: 'begin-session', at })
    const page = pageOf(played, 2)
    const [board] = page.boards
    expect(board!.facts).toEqual([
      { label: 'Chapter', value: '1, Normalcy, comfort' },
      { label: 'Journey', value: '0' },
      { label: 'Shadow', value: '0' }
    ])
    expect(board!.standing.map(words)).toEqual([
      'The shared goal: Ring the ninth bell',
      expect.stringContaining('Journey point of chapter 1')
    ])
    expect(page.players[0]).toMatchObject({ seat: kresk, enjoys: ['The Third Man'], unused: ['3 XP unspent'] })
    const owed = ({ boards }: PreparationPage): readonly string[] => boards[0]!.owed.map(({ says }) => words(says))
    expect(owed(page)).toEqual(['1 XP for everybody at the start of the session'])
    expect(owed(pageOf(played, 1))).toEqual([])
    played.act({ type: 'tick-condition', condition: 'start-in-comfort', as: 'ticked' })
    expect(owed(pageOf(played, 1))).toEqual(['Chapter 1, Normalcy, comfort: its Journey point can be taken'])
    expect(board!.owed.every(({ act }) => act?.on === 'screen')).toBe(true)
  })

  it('BN7: says in every game what it knows for certain, and nothing of a board that is closed', () => {
    const played = table()
    const boards = systemIds.map(system => {
      const { id } = played.campaign({ type: 'open-board', system, title: system, settings: null })
      return `b${id}` as BoardId
    })
    const page = pageOf(played)
    expect(page.boards.slice(1).map(({ board, title }) => [board, title])).toEqual(
      systemIds.map((system, nth) => [boards[nth], system])
    )
    const prophecy = page.boards.find(({ title }) => title === 'prophecy')!
    expect(prophecy.facts).toEqual([{ label: 'Scenes told', value: '0 of 0' }])
    expect(words(prophecy.owed[0]!.says)).toBe('The Catastrophe is not written yet')
    played.campaign({ type: 'close-board', board: boards[1]! })
    expect(pageOf(played).boards).toHaveLength(systemIds.length)
  })
})
