import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import { firstActs } from '#rules/face-of-angels/acts/first-acts'
import { faceOfAngels } from '#rules/face-of-angels/index'
import { actingOf } from '#rules/face-of-angels/record/protagonists'
import type { State } from '#rules/face-of-angels/state'
import type { GmView, SeatView, TableView } from '#rules/face-of-angels/view'
import {
  after,
  contested,
  dealt,
  inAct,
  joon,
  lay,
  margit,
  played,
  refusalOf,
  seatActor,
  trick,
  withHands,
  withRelationship
} from '../../../support/face-of-angels/table'

const gmView = (state: State): GmView => faceOfAngels.view(state, { kind: 'gm' }) as GmView
const tableView = (state: State): TableView => faceOfAngels.view(state, { kind: 'table' }) as TableView
const seatView = (state: State, seat: typeof margit): SeatView =>
  faceOfAngels.view(state, { kind: 'seat', seat }) as SeatView

describe('protagonists', () => {
  it('A8 have a personality, a Jack a field', () => {
    const edited = after(dealt(), seatActor(margit), {
      type: 'edit-protagonist',
      seat: margit,
      name: 'Ada Quill',
      personality: 'jack',
      area: 'locks',
      perception: 'a taste of iron'
    })
    expect(tableView(edited).protagonists[0]).toMatchObject({ name: 'Ada Quill', personality: 'jack', area: 'locks' })
  })

  it('A7 a secret is its player’s alone to read, the World’s not either', () => {
    const written = after(dealt(), seatActor(margit), {
      type: 'write-secret',
      who: margit,
      words: 'She opened the gate'
    })
    expect(seatView(written, margit).yours.secret).toBe('She opened the gate')
    for (const view of [gmView(written), tableView(written), seatView(written, joon)])
      expect(JSON.stringify(view)).not.toContain('opened')
    expect(tableView(written).protagonists[0]?.hasSecret).toBe(true)
    const events = [{ type: 'secret-written', seat: margit, words: 'She opened the gate' }] as const
    expect(events.map(event => faceOfAngels.describe(event, { kind: 'gm' }))).toEqual([null])
    expect(faceOfAngels.describe(events[0], { kind: 'seat', seat: margit })).not.toBeNull()
  })

  it('A7 what one believes about another is one’s own, and can be struck', () => {
    const noted = after(dealt(), gm, { type: 'note-suspicion', who: 'world', about: margit, words: 'She is the heir' })
    expect(gmView(noted).world.suspicions).toEqual([{ who: 'world', about: margit, words: 'She is the heir' }])
    expect(JSON.stringify([tableView(noted), seatView(noted, margit)])).not.toContain('heir')
    expect(after(noted, gm, { type: 'note-suspicion', who: 'world', about: margit, words: '' }).suspicions).toEqual([])
    expect(
      refusalOf(dealt(), seatActor(margit), { type: 'note-suspicion', who: margit, about: margit, words: 'x' }).because
    ).toBe('no-protagonist')
  })
})

describe('slices and relationships', () => {
  it('A9 a slice grows, changes and shrinks by its own player', () => {
    const added = after(dealt(), seatActor(margit), { type: 'add-character', seat: margit, name: 'The cook', note: '' })
    const edited = after(added, seatActor(margit), {
      type: 'edit-character',
      seat: margit,
      character: 'c1',
      name: 'The old cook',
      note: 'deaf'
    })
    expect(edited.slices).toEqual([{ id: 'c1', seat: margit, name: 'The old cook', note: 'deaf' }])
    expect(refusalOf(edited, seatActor(joon), { type: 'remove-character', seat: joon, character: 'c1' })).toEqual({
      because: 'unknown-character'
    })
    const removed = after(edited, seatActor(margit), { type: 'remove-character', seat: margit, character: 'c1' })
    expect(
      after(removed, seatActor(margit), { type: 'add-character', seat: margit, name: 'The maid', note: '' }).slices[0]
        ?.id
    ).toBe('c2')
    expect(refusalOf(dealt(), gm, { type: 'add-character', seat: margit, name: '', note: '' })).toEqual({
      because: 'words-missing'
    })
  })

  it('A9 one plays one character at a time', () => {
    const cook = after(dealt(), seatActor(margit), {
      type: 'play-as',
      who: margit,
      acting: { as: 'other', name: 'The cook' }
    })
    expect(actingOf(cook, margit)).toEqual({ as: 'other', name: 'The cook' })
    expect(actingOf(cook, joon)).toEqual({ as: 'protagonist' })
    expect(refusalOf(cook, gm, { type: 'play-as', who: 'world', acting: { as: 'protagonist' } })).toEqual({
      because: 'no-protagonist',
      who: 'world'
    })
  })

  it('A30 friends and foes are written down, changed and struck, but not while they are in a contest', () => {
    const added = after(dealt(), seatActor(margit), {
      type: 'add-relationship',
      seat: margit,
      kind: 'friend',
      name: 'Osric'
    })
    expect(added.relationships[0]).toMatchObject({ id: 'r1', kind: 'friend', fate: 'well', spentIn: null })
    const edit = {
      type: 'edit-relationship',
      seat: margit,
      relationship: 'r1',
      kind: 'foe',
      name: 'Osric Vane'
    } as const
    expect(after(added, gm, edit).relationships[0]).toMatchObject({ kind: 'foe', name: 'Osric Vane' })
    expect(refusalOf(added, seatActor(joon), { ...edit, seat: joon })).toEqual({ because: 'unknown-relationship' })
    const inPlay = played(contested(added), { type: 'bring-relationship', who: margit, relationship: 'r1' })
    expect(refusalOf(inPlay, gm, { type: 'remove-relationship', seat: margit, relationship: 'r1' })).toEqual({
      because: 'relationship-in-play',
      name: 'Osric'
    })
    expect(after(added, gm, { type: 'remove-relationship', seat: margit, relationship: 'r1' }).relationships).toEqual(
      []
    )
  })
})

describe('acts', () => {
  it('A33 there are five, and the table rewrites them', () => {
    expect(firstActs.map(act => act.name)).toEqual(['Prologue', 'Discovery', 'Ascension', 'Passion', 'Fall'])
    const [, , ascension] = firstActs
    if (!ascension) throw new Error('act 2')
    const own = {
      ...ascension,
      transformations: [{ words: 'Speaks with one voice too many', effect: 'story' as const }]
    }
    expect(after(inAct(dealt(), 2), gm, { type: 'edit-act', act: own }).acts[2]).toEqual(own)
    const marked = after(dealt(), gm, { type: 'mark-ending', act: 2, ending: 1, met: true })
    expect(marked.acts[2]?.endings.map(one => one.met)).toEqual([false, true, false])
    expect(refusalOf(dealt(), gm, { type: 'mark-ending', act: 1, ending: 0, met: true })).toEqual({
      because: 'unknown-ending'
    })
  })

  it.each([
    [0, 'none', [], 0],
    [1, 'none', ['leave', 'spend', 'turn', 'hurt', 'kill'], 0],
    [2, 'spent', ['leave', 'turn'], 5],
    [3, 'spent', ['leave', 'hurt', 'kill'], 7],
    [4, 'spent', ['leave', 'befriend', 'hurt', 'kill'], 5]
  ] as const)('A31, A33: act %i spends: %s, offers %j, %i transformations', (act, itself, choices, transformations) => {
    const known = firstActs[act]
    expect([known?.risk.itself, known?.risk.choices, known?.transformations.length]).toEqual([
      itself,
      choices,
      transformations
    ])
  })

  it('A35 the night is written down', () => {
    const night = { place: 'The roof', why: 'Graduation', event: 'A light' }
    expect(after(dealt(), gm, { type: 'edit-night', ...night }).night).toEqual(night)
  })

  it('A35 powers come after all have had their first contest, once; then the prologue is over', () => {
    const powers = (seat: typeof margit) => ({ type: 'gain-powers', seat, suit: 'hearts', area: 'grief' }) as const
    expect(refusalOf(dealt(), seatActor(margit), powers(margit))).toEqual({ because: 'powers-too-early' })
    let now = dealt(2)
    for (const seat of [margit, joon])
      now = after(now, gm, { type: 'correct-progress', seat, contests: 1, relationships: 2 })
    expect(gmView(now).prologueOver).toBe(false)
    expect(refusalOf(now, seatActor(margit), { ...powers(margit), area: '' })).toEqual({ because: 'words-missing' })
    now = after(after(now, seatActor(margit), powers(margit)), gm, powers(joon))
    expect(refusalOf(now, gm, powers(joon))).toEqual({ because: 'powers-already', seat: joon })
    expect(gmView(now).prologueOver).toBe(true)
    expect(gmView(now).prologue).toEqual([
      { seat: margit, contest: true, relationships: 2, powers: true },
      { seat: joon, contest: true, relationships: 2, powers: true }
    ])
    expect(after(now, gm, { type: 'correct-powers', seat: joon, trumps: null }).protagonists[1]?.trumps).toBeNull()
  })

  it('A35 a contest counts for the protagonists in it, with the relationships it involved', () => {
    const friends = withRelationship(withRelationship(dealt(), 'r1', margit, 'friend'), 'r2', margit, 'foe')
    const hands = withHands(friends, { s1: ['5C'], s2: ['3C'], s3: ['6C'], world: ['9H'] })
    const brought = played(
      contested(hands, { pace: 1 }),
      { type: 'bring-relationship', who: margit, relationship: 'r1' },
      { type: 'bring-relationship', who: 'world', relationship: 'r2' }
    )
    const told = played(trick(brought, lay(margit, '5C'), lay('world', '9H')), { type: 'close-contest', who: 'world' })
    expect(told.protagonists.map(one => one.progress)).toEqual([
      { contests: 1, relationships: 2 },
      { contests: 0, relationships: 0 },
      { contests: 0, relationships: 0 }
    ])
  })
})
