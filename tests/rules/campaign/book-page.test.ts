import { describe, expect, it } from 'vitest'
import type { ThingId, ThingKind } from '#rules/book/vocabulary'
import { bookPage } from '#rules/campaign/book-page'
import { plainText } from '#rules/core/log-line'
import type { PictureId } from '#rules/core/picture'
import { longestOf } from '#rules/showing/vocabulary'
import { Played } from '../../support/chronicle'

describe('a page of the book', () => {
  it('BK12 shows where it is mentioned and what it was before, without what was undone', () => {
    const played = Played.table('The Drowned Bells', 'Kresk')
    const { chronicle } = played
    const maud =
      `t${played.campaign({ type: 'note-down', text: '@Maud Ferrier rows alone', knownTo: 'gm' }).id}` as ThingId
    const dean =
      `t${played.campaign({ type: 'add-thing', kind: 'person', name: 'The Dean', sentence: 'fears @Maud Ferrier' }).id}` as ThingId
    played.campaign({ type: 'write-page', thing: maud, sentence: 'Rows at night', page: 'Owes @Kresk and @The Dean.' })
    played.campaign({ type: 'note-down', text: '@Kresk asks @Maud Ferrier', knownTo: 'gm' })
    played.campaign({ type: 'write-page', thing: maud, sentence: 'Gone', page: '' })
    played.undo()
    const page = bookPage(chronicle, maud)!
    expect(page.typed).toEqual({ sentence: 'Rows at night', page: 'Owes @Kresk and @The Dean.' })
    expect(page.parts).toEqual([
      'Owes ',
      { mentioned: played.seats[0], name: 'Kresk' },
      ' and ',
      { mentioned: dean, name: 'The Dean' },
      '.'
    ])
    expect(page.mentionedBy).toEqual([{ id: dean, name: 'The Dean' }])
    expect(page.lines.map(({ line }) => plainText(line.parts, () => 'Kresk'))).toEqual([
      'Kresk asks Maud Ferrier',
      'Maud Ferrier rows alone'
    ])
    expect(page.history.map(({ sentence }) => sentence)).toEqual(['rows alone'])
    expect(bookPage(chronicle, 't999' as ThingId)).toBeNull()
  })

  it('BK12 shows the newest 30 lines and 20 older texts, and counts those that are older still', () => {
    const played = Played.table('The Drowned Bells', 'Kresk')
    const maud = `t${played.campaign({ type: 'note-down', text: '@Maud rows 1', knownTo: 'gm' }).id}` as ThingId
    const counts = () => {
      const { lines, olderLines, history, olderTexts } = bookPage(played.chronicle, maud)!
      return [lines.length, olderLines, history.length, olderTexts]
    }
    const writeOn = (from: number, to: number) => {
      for (let text = from; text <= to; text++)
        played.campaign({ type: 'write-page', thing: maud, sentence: `rows ${text}`, page: '' })
    }
    for (let line = 2; line <= 30; line++)
      played.campaign({ type: 'note-down', text: `@Maud rows ${line}`, knownTo: 'gm' })
    writeOn(2, 21)
    expect(counts()).toEqual([30, 0, 20, 0])
    played.campaign({ type: 'note-down', text: '@Maud sleeps', knownTo: 'gm' })
    writeOn(22, 24)
    expect(counts()).toEqual([30, 1, 20, 3])
    expect(
      bookPage(played.chronicle, maud)!
        .history.map(({ sentence }) => sentence)
        .slice(0, 2)
    ).toEqual(['rows 23', 'rows 22'])
  })

  it('SH10 a sentence that a new name makes too long is cut between two letters', () => {
    const played = Played.table('The Drowned Bells', 'Kresk')
    const add = (name: string, sentence: string) =>
      `t${played.campaign({ type: 'add-thing', kind: 'person', name, sentence }).id}` as ThingId
    const bo = add('Bo', '')
    const kept = 'x'.repeat(longestOf.line - 10)
    const maud = add('Maud', `${kept} @Bo`)
    for (const thing of [bo, maud]) played.campaign({ type: 'share-thing', thing, knownTo: 'table' })
    played.campaign({ type: 'rename-thing', thing: bo, name: 'Bo-Jonas🗝️' })
    expect(bookPage(played.chronicle, maud)!.exhibit.line).toBe(`${kept} Bo-Jonas`)
  })

  it('SH10 says what the players would see of it: the sentence only where the whole table may know it', () => {
    const played = Played.table('The Drowned Bells', 'Kresk')
    const add = (kind: ThingKind, name: string, sentence: string) =>
      `t${played.campaign({ type: 'add-thing', kind, name, sentence }).id}` as ThingId
    const secret = add('secret', 'The Heir', '')
    const maud = add('person', 'Maud', 'hides @The Heir from @Kresk')
    const shows = (thing: ThingId) => bookPage(played.chronicle, thing)!.exhibit
    const name = { kind: 'person', title: 'Maud', line: '', picture: null }
    expect(shows(maud)).toEqual(name)
    played.campaign({ type: 'share-thing', thing: maud, knownTo: [played.seats[0]!] })
    expect(shows(maud), 'one player is not the table').toEqual(name)
    played.campaign({ type: 'share-thing', thing: maud, knownTo: 'table' })
    expect(shows(maud)).toEqual({ ...name, line: 'hides … from Kresk' })
    const picture = `${'a'.repeat(64)}.jpg` as PictureId
    expect(shows(secret)).toMatchObject({ kind: 'title', title: 'The Heir', picture: null })
    played.campaign({ type: 'picture-thing', thing: secret, picture })
    expect(shows(secret)).toMatchObject({ kind: 'picture', picture })
    expect(shows(add('thing', 'Lantern', ''))).toMatchObject({ kind: 'item' })
  })
})
