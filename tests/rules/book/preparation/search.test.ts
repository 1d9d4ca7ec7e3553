import { describe, expect, it } from 'vitest'
import { findPrepared } from '#rules/book/preparation/search'
import type { LineId } from '#rules/book/preparation/vocabulary'
import type { ThingId } from '#rules/book/vocabulary'
import { bookPage } from '#rules/campaign/book-page'
import { Played } from '../../../support/chronicle'

function prepared() {
  const played = Played.table('The Drowned Bells', 'Kresk')
  const line = (text: string, session = 1, branches: readonly string[] = []): LineId => {
    const kind = branches.length > 0 ? 'fork' : 'may-come'
    const command = { type: 'prepare-line', session, kind, text, branches, seat: null, shelf: null } as const
    return `p${played.campaign(command).id}` as LineId
  }
  const tick = (id: LineId, session: number) =>
    played.campaign({ type: 'tick-line', line: id, session, at: 5, branch: null })
  const found = (query: string, most = 5) => findPrepared(played.chronicle.campaign, query, most)
  const texts = (query: string) => found(query).map(({ text }) => text)
  return { played, line, tick, found, texts }
}

describe('BN9 prepared lines are found', () => {
  it('by all words, whatever their case and accents, in both ways of a fork too; the newest first', () => {
    const { line, texts, found } = prepared()
    line('The bell rings')
    line('Do they ring the ninth bell?', 1, ['The Dean comes', 'Nobody hears it'])
    expect(texts('BELL')).toEqual(['Do they ring the ninth bell? / The Dean comes / Nobody hears it', 'The bell rings'])
    expect(texts('bell déan')).toEqual(['Do they ring the ninth bell? / The Dean comes / Nobody hears it'])
    expect([texts('organ'), texts('  '), found('bell', 1).length]).toEqual([[], [], 1])
  })

  it('open ones before those that were used in this session; those of earlier ones not at all', () => {
    const { played, line, tick, found } = prepared()
    const [first, second] = [line('A bell'), line('A bell, again')]
    played.campaign({ type: 'begin-session' })
    tick(first, 1)
    expect(found('bell')).toEqual([
      { id: second, text: 'A bell, again', session: 1, used: false },
      { id: first, text: 'A bell', session: 1, used: true }
    ])
    played.campaign({ type: 'begin-session' })
    expect(found('bell').map(({ id }) => id)).toEqual([second])
  })

  it('BK12 by the name of today, and on the page of what they mention', () => {
    const { played, line, texts } = prepared()
    const thing =
      `t${played.campaign({ type: 'add-thing', kind: 'person', name: 'Yogran', sentence: '' }).id}` as ThingId
    line('@Yogran sells maps')
    line('A bell')
    played.campaign({ type: 'rename-thing', thing, name: 'Yogran the rat' })
    expect(texts('rat')).toEqual(['Yogran the rat sells maps'])
    expect(bookPage(played.chronicle, thing)?.prepared.map(({ text }) => text)).toEqual(['Yogran the rat sells maps'])
  })
})
