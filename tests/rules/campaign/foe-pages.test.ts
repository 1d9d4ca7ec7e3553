import { describe, expect, it } from 'vitest'
import type { ThingId } from '#rules/book/vocabulary'
import { bookPage } from '#rules/campaign/book-page'
import { nameOfSort } from '#rules/book/names'
import { pageOfFoe } from '#rules/campaign/foe-pages'
import { Played } from '../../support/chronicle'

const guards = {
  type: 'add-foes',
  kind: 'guard',
  name: 'Guard',
  count: 2,
  stamina: 6,
  power: 'd4',
  squares: 0,
  note: '',
  pay: 'free'
}

describe('the page of a foe', () => {
  it('AN10 a page leads to the foes that it is about, and they lead back, whatever either is called', () => {
    const played = Played.table('The Drowned Bells', 'Kresk')
    const { board } = played
    played.act(guards)
    const [first, second] = bookFoes(played)
    expect([first!.name, second!.name]).toEqual(['Guard 1', 'Guard 2'])
    const thing = `t${played.campaign({ type: 'add-thing', kind: 'person', name: 'Hobb', sentence: '' }).id}` as ThingId
    const of = (foe: number | null, name: string) =>
      pageOfFoe(played.chronicle.campaign, { board: foe === null ? null : board, foe, name })
    expect(of(second!.foe, 'Guard 2')).toBeNull()
    played.campaign({ type: 'link-thing', thing, seats: [], foes: [{ board, foe: second!.foe }] })
    expect(of(second!.foe, 'Guard 2')).toEqual({ thing, name: 'Hobb', linked: true })
    expect(bookPage(played.chronicle, thing)!.foes).toEqual([{ board, foe: second!.foe, name: 'Guard 2' }])
    expect(bookPage(played.chronicle, thing)!.foesAbout).toHaveLength(2)
    played.campaign({ type: 'rename-thing', thing, name: 'Old Hobb' })
    expect(of(second!.foe, 'Guard 2')?.name).toBe('Old Hobb')
  })

  it('AN10 a foe without a link, and one that is only prepared, lead to the page of their name', () => {
    const played = Played.table('The Drowned Bells', 'Kresk')
    const thing = `t${played.campaign({ type: 'add-thing', kind: 'person', name: 'Éel catcher', sentence: '' }).id}`
    const of = (name: string) => pageOfFoe(played.chronicle.campaign, { board: null, foe: null, name })
    expect(of('eel catcher 12')).toEqual({ thing, name: 'Éel catcher', linked: false })
    expect(of('eel catchers')).toBeNull()
    expect([nameOfSort('Guard 3'), nameOfSort('Unit 7 Guard'), nameOfSort('R2')]).toEqual([
      'Guard',
      'Unit 7 Guard',
      'R2'
    ])
  })
})

function bookFoes(played: Played) {
  const id = `t${played.campaign({ type: 'add-thing', kind: 'thing', name: 'Anything', sentence: '' }).id}` as ThingId
  return bookPage(played.chronicle, id)!.foesAbout
}
