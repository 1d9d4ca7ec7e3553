import { describe, expect, it } from 'vitest'
import { Chronicle } from '#rules/campaign/chronicle'
import { frameFor } from '#rules/campaign/frame'
import type { BoardId } from '#rules/campaign/types'
import { gm } from '#rules/core/seat'
import { Played } from '../../support/chronicle'
import { artefactsFor, outsidersOf } from '../../support/gm-only/artefacts'
import { toCallFor } from '../../support/torture/call-play'
import { leaksIn, watchAnswers, watchCalls } from '../../support/torture/leaks'
import { commandKinds } from '../../support/torture/games'
import { typedTexts } from '../../support/torture/from-schema'
import { readersOf, readings } from '../../support/torture/secrets'
import { runs } from '../../support/thorough'
import { writtenRules } from '../../support/written-rules'

const why = 'Zq99z because'
const flip = {
  type: 'flip',
  attribute: 'str',
  net: 0,
  move: null,
  fast: false,
  hasText: { check: true, cross: false },
  versus: null,
  supporters: []
}
const games = ['campaign', 'thousand-faces', 'face-of-angels', 'game-face', 'prophecy'] as const

describe('U10 Q14 J12 A36 CA16 what is typed is read by no person who may not read it', { timeout: 240_000 }, () => {
  it.each([5, 6])(
    'U10 Q14 J12 A36 CA16 a canary in every text, every audience, after every act of a random campaign (%i)',
    seed => {
      expect(leaksIn(seed, runs(300, 600), seed % 2 ? 45 : 80)).toEqual([])
    }
  )

  it('HA6 PR52 GF36 A44 a canary in every text of calls and their answers, in all games', () => {
    const called = [
      'thousand-faces/call-flip why',
      ...['prophecy', 'game-face', 'face-of-angels'].map(game => `${game}/call-player why`)
    ]
    const watch = watchCalls(7, runs(120, 400), called)
    expect(watch.leaks()).toEqual([])
    for (const where of called) expect(watch.kept()).toContain(where)
  })

  it('QU1 U10 Q14 A36 PR41 a canary in every text of answers to questions, in all games', () => {
    const answered = [
      ...['study master', 'request-mercy what', 'choose-item item.name', 'settle-outcome note', 'rest blames'].map(
        text => `thousand-faces/${text}`
      ),
      'prophecy/add-object name',
      'game-face/describe words',
      'face-of-angels/set-stakes ifWin'
    ]
    // With this seed all of them are recorded within 450 acts.
    const watch = watchAnswers(61, runs(150, 600), answered)
    expect(watch.leaks()).toEqual([])
    expect([...watch.kept()].length).toBeGreaterThan(50)
  })

  it.each([
    ['thousand-faces', null],
    ['thousand-faces', 'round'],
    ['prophecy', 'choose-scene'],
    ['game-face', 'describe'],
    ['face-of-angels', 'contest']
  ] as const)(
    'HA6 HA12 HA22 PR52 GF36 A44 why a player is called: in every log, on the phones that it is for, on no other page, and nowhere once it is taken back (%s)',
    (system, what) => {
      const played = Played.table('Calls', 'Ada', 'Bo', 'Cy')
      if (system !== 'thousand-faces') played.campaign({ type: 'open-board', system, title: '', settings: null })
      const { id } = played.chronicle.campaign.boards.at(-1)!
      const [ada] = played.seats
      for (const command of toCallFor(system, played.seats)) played.act(command, undefined, id)
      const ask =
        what === 'round' ? { type: 'run-round', seat: ada, attribute: null, advantages: 0 } : { ...flip, seat: ada }
      if (what === 'round') played.act({ type: 'begin-pursuit', joined: [ada], pay: 'nothing' }, undefined, id)
      played.act(
        system !== 'thousand-faces'
          ? { type: 'call-player', seats: [ada], what, why }
          : { type: 'call-flip', ask, why },
        undefined,
        id
      )
      const shown = { table: id, hidden: [] }
      for (const audience of outsidersOf(played.chronicle)) {
        const { log: lines, ...page } = frameFor(played.chronicle, audience as never, shown)
        const isFor = audience.kind === 'seat' && (audience.seat === ada || what === null)
        expect(JSON.stringify(lines)).toContain(why)
        expect(JSON.stringify(page).includes(why)).toBe(isFor)
      }
      played.undo()
      for (const audience of outsidersOf(played.chronicle))
        for (const [name, text] of artefactsFor(played.chronicle, audience, shown, 'mark'))
          expect(`${name}: ${text}`).not.toContain(why)
      expect(JSON.stringify(frameFor(played.chronicle, { kind: 'gm' }))).toContain(why)
    }
  )

  it('U10 a hidden foe strikes, and is nameless in every frame but the GM’s, from its first blow on', () => {
    const played = Played.table('Hidden', 'Ada', 'Bo')
    const [ada] = played.seats
    played.act({
      type: 'add-foes',
      name: 'Zq0z',
      kind: 'guard',
      stamina: 4,
      power: 'd4',
      squares: 0,
      note: 'Zq1z',
      count: 2
    })
    played.act({ type: 'foes-attack', foes: [1, 2], seat: ada, die: 'roll' })
    expect(JSON.stringify(frameFor(played.chronicle, { kind: 'gm' }))).toContain('Zq0z')
    for (const audience of [{ kind: 'table' }, { kind: 'overlay' }, { kind: 'seat', seat: ada! }] as const)
      expect(JSON.stringify(frameFor(played.chronicle, audience as never))).not.toMatch(/Zq\dz/)
    expect(Chronicle.open(played.chronicle.entries).ok).toBe(true)
  })

  it('GF25 GF26 what a player enters of a real die: on no other page, in no log, recap or export, called or not, also once it is undone', () => {
    const [one, other] = [enteredDie('hearts', 3), enteredDie('spades', 12)]
    const pages = ({ chronicle, seats }: Played): string => {
      const shown = { table: chronicle.campaign.boards.at(-1)!.id, hidden: [] }
      const outsiders = outsidersOf(chronicle).filter(
        audience => audience.kind !== 'seat' || audience.seat !== seats[0]
      )
      const made = outsiders.map(audience => [...artefactsFor(chronicle, audience, shown, 'mark')])
      return JSON.stringify([frameFor(chronicle, { kind: 'gm' }), made])
    }
    expect(pages(one)).toBe(pages(other))
    const own = { kind: 'seat', seat: one.seats[0]! } as const
    expect(JSON.stringify(frameFor(one.chronicle, own))).toContain('"suit":"hearts","roll":3')
    for (const each of [one, other]) each.undo()
    expect(pages(one)).toBe(pages(other))
    for (const each of [one, other]) {
      each.redo()
      each.act({ type: 'reveal', typed: { left: null, right: { suit: 'clubs', roll: 2 } } }, gm, boardOf(each))
    }
    expect(pages(one)).not.toBe(pages(other))
  })

  it('CA16 for every text that a user may type it is written down who may read it', () => {
    const unsaid = games.flatMap(game =>
      commandKinds(game).flatMap(({ type, schema }) =>
        typedTexts(schema)
          .map(path => `${game}/${type} ${path}`)
          .filter(
            where => !where.startsWith('prophecy/receive-module') && readersOf(where, { audience: 'gm' }) === null
          )
      )
    )
    expect(unsaid, 'write its readers into tests/support/torture/secrets.ts').toEqual([])
  })

  it('CA16 the reason why a person may read a text is a rule that is written down, and each text is there once', () => {
    const declared = new Set(writtenRules.map(({ id }) => id))
    expect(readings.filter(({ rule }) => !declared.has(rule.split(' ')[0]!))).toEqual([])
    const texts = readings.flatMap(reading => reading.texts)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    const typed = games.flatMap(game =>
      commandKinds(game).flatMap(({ type, schema }) => typedTexts(schema).map(path => `${game}/${type} ${path}`))
    )
    expect(texts.filter(text => text !== 'save-point name' && !typed.includes(text))).toEqual([])
  })

  it('LOG6 what is said aloud, and what the table agreed on, is in the log of all', () => {
    const played = Played.table('Aloud', 'Ada', 'Bo')
    const [seat] = played.seats
    played.act({ type: 'write-goal', goal: 'find the bell' })
    played.act({ type: 'write-hearth', what: 'the old mill' })
    played.act({ type: 'rest', seat, keep: [], harmFrom: 'pile', blames: 'the weather' })
    played.act({ type: 'begin-day', place: 'town' })
    played.act({ type: 'lay-out-wares', seat, seller: 'Old Marn', cards: null })
    for (const said of ['find the bell', 'the old mill', 'the weather', 'Old Marn']) expect(log(played)).toContain(said)
  })

  it('CA26 the titles and the names are on all screens', () => {
    const played = Played.table('Open titles', 'Ada')
    played.campaign({ type: 'set-scene', title: 'The mill', subtitle: 'at night' })
    played.campaign({ type: 'rename-board', board: played.board, title: 'Our game' })
    for (const audience of everybody(played))
      for (const said of ['Open titles', 'The mill', 'at night', 'Our game', 'Ada'])
        expect(JSON.stringify(frameFor(played.chronicle, audience))).toContain(said)
  })

  it('A36b the game record is public on the table, and what is read out is on the GM’s screen alone', () => {
    const played = Played.table('Record', 'Ada', 'Bo')
    const [seat] = played.seats
    played.campaign({ type: 'open-board', system: 'face-of-angels', title: '', settings: null })
    const board = played.chronicle.campaign.boards.at(-1)!.id
    const write = (command: unknown): unknown => played.act(command, undefined, board)
    write({ type: 'edit-night', place: 'the gym', why: 'we graduate', event: 'lightning' })
    write({ type: 'add-character', seat, name: 'Mina', note: 'keeps bees' })
    write({
      type: 'edit-protagonist',
      seat,
      name: 'Adele',
      personality: 'jack',
      area: 'maps',
      perception: 'a long night'
    })
    const table = JSON.stringify(frameFor(played.chronicle, { kind: 'table' }))
    for (const said of ['Mina', 'keeps bees', 'Adele', 'maps', 'a long night']) expect(table).toContain(said)
    for (const read of ['the gym', 'we graduate', 'lightning']) {
      expect(table).not.toContain(read)
      expect(JSON.stringify(frameFor(played.chronicle, { kind: 'gm' }))).toContain(read)
    }
  })
})

/** A duel with real dice on both sides, in which the left has been called and has entered this. */
function enteredDie(suit: string, roll: number): Played {
  const played = Played.table('Real dice', 'Ada', 'Bo')
  const [ada, bo] = played.seats
  played.campaign({ type: 'open-board', system: 'game-face', title: '', settings: null })
  const side = (seat: unknown) => ({ who: { kind: 'seat', seat }, strong: 'spades', weak: 'hearts', dice: 'table' })
  const variants = { bonus: 'lasting', ties: 'spent' }
  const board = boardOf(played)
  played.act({ type: 'begin', contestants: { left: side(ada), right: side(bo) }, voice: null, variants }, gm, board)
  played.act({ type: 'call-player', seats: [ada], what: 'pick-and-roll', why: '' }, gm, board)
  const answer = { type: 'enter-die', side: 'left', suit, roll }
  played.act({ type: 'answer-call', seat: ada, call: 1, answer }, { kind: 'seat', seat: ada! }, board)
  return played
}

function boardOf({ chronicle }: Played): BoardId {
  return chronicle.campaign.boards.at(-1)!.id
}

function log({ chronicle }: Played): string {
  return JSON.stringify(frameFor(chronicle, { kind: 'table' }).log)
}

function everybody({ chronicle }: Played): readonly { kind: 'table' }[] {
  return outsidersOf(chronicle) as unknown as readonly { kind: 'table' }[]
}
