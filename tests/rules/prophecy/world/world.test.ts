import { describe, expect, it } from 'vitest'
import { prophecy } from '#rules/prophecy/index'
import { sentences } from '#rules/core/refusal'
import { parseModule, type Module } from '#rules/prophecy/world/module'
import { brindle, kresk, nobody, outlined, seatActor, Story } from '../story'

const tide: Module = {
  hearthside: 'prophecy-module',
  version: 1,
  title: 'The seventh tide',
  world: 'A harbour town',
  catastrophe: 'The sea is coming for its bells',
  objects: [{ name: 'The bell', kind: 'thing', aspects: ['Cracked', 'Older than the town'] }],
  questions: ['Who has heard it ring?']
}

describe('the four phases', () => {
  it('PR1: back and forth, but no story without a Finale', () => {
    const story = new Story()
    expect(story.view.phase).toBe('prophecy')
    expect(story.refusal({ type: 'go-to', phase: 'story' })).toBe('no-finale')
    story.do({ type: 'go-to', phase: 'outline' }).sketch('Ring the bell').do({ type: 'go-to', phase: 'story' })
    expect(story.do({ type: 'go-to', phase: 'characters' }).view.phase).toBe('characters')
  })

  it('PR2: a Prophecy says what is coming', () => {
    const words = { title: ' The tide ', world: 'A town', catastrophe: 'It drowns' }
    expect(new Story().do({ type: 'write-prophecy', ...words }).view.doom.title).toBe('The tide')
    expect(
      new Story().do({ type: 'write-prophecy', ...words, catastrophe: ' ' }).view.reminders[0]?.says.join('')
    ).toContain('Catastrophe')
    expect(new Story().refusal({ type: 'write-prophecy', title: '', world: '', catastrophe: ' ' })).toBe('empty')
  })
})

describe('index cards and sticky notes', () => {
  it('PR3: an Object has a name', () => {
    const story = new Story().thing('The bell')
    expect(story.object('The bell')).toMatchObject({ kind: 'thing', player: null, aspects: [], missing: [] })
    expect(story.refusal({ type: 'add-object', name: ' ', kind: 'place', player: null })).toBe('empty')
    const object = story.object('The bell').id
    story.do({ type: 'rename-object', object, name: 'The last bell', kind: 'place' })
    expect(story.object('The last bell').kind).toBe('place')
    expect(story.refusal({ type: 'rename-object', object, name: '', kind: 'place' })).toBe('empty')
    expect(story.refusal({ type: 'remove-object', object: nobody })).toBe('gone')
  })

  it('PR3: an Object that leaves takes its Aspects, its pairs and its place in scenes along', () => {
    const story = outlined().character('Kresk').attach('Kresk', 'Sure hands').thing('Porter', 'Greedy')
    story.bring('Bribe the porter', 'Porter').match('Bribe the porter', 'Sure hands', 'Greedy')
    story.do({ type: 'remove-object', object: story.object('Porter').id })
    expect(story.scene('Bribe the porter')).toMatchObject({ present: [], pairs: [], pool: 0 })
    expect(prophecy.check(story.state)).toEqual([])
  })

  it('PR4: an empty Aspect is refused, with a sentence', () => {
    const story = new Story().thing('The bell', 'Cracked')
    const attach = {
      type: 'attach',
      object: story.object('The bell').id,
      text: '  ',
      category: null,
      about: null
    } as const
    expect(story.refusal(attach)).toBe('empty')
    expect(story.sentence(attach)).toContain('at least one word')
    expect(story.refusal({ type: 'rewrite', aspect: story.aspect('Cracked'), text: '', about: null })).toBe('empty')
  })

  it('PR5: what a player controls is a Character, and can be handed over', () => {
    const story = new Story().character('Kresk').thing('The bell')
    const object = story.object('Kresk').id
    story.do({ type: 'hand-over', object, player: seatActor(brindle) })
    expect(story.object('Kresk').player).toEqual(seatActor(brindle))
    const bell = story.object('The bell').id
    expect(story.refusal({ type: 'hand-over', object: bell, player: seatActor(kresk) })).toBe('not-a-character')
  })

  it('PR6: five categories, one Aspect each; what is missing is shown', () => {
    const story = new Story().character('Kresk').character('Brindle', brindle)
    story.attach('Kresk', 'Smith', 'occupation').attach('Kresk', 'Broad', 'characteristic')
    story.attach('Kresk', 'Stubborn', 'psychology').attach('Kresk', 'Owes her life', 'relationship', 'Brindle')
    expect(story.object('Kresk').missing).toEqual(['affiliation'])
    expect(story.attach('Kresk', 'The guild', 'affiliation').object('Kresk').missing).toEqual([])
    const object = story.object('Kresk').id
    const again = { type: 'attach', object, text: 'Sailor', category: 'occupation', about: null } as const
    expect(story.refusal(again)).toBe('category-taken')
    expect(story.thing('The bell').refusal({ ...again, object: story.object('The bell').id })).toBe('not-a-character')
  })

  it('PR7: more Aspects, rewritten and taken off at any time', () => {
    const story = new Story().character('Kresk').attach('Kresk', 'Smith', 'occupation').attach('Kresk', 'Limping')
    story.do({ type: 'rewrite', aspect: story.aspect('Smith'), text: 'Bell-founder', about: null })
    expect(story.object('Kresk').aspects[0]).toMatchObject({ text: 'Bell-founder', category: 'occupation' })
    story.do({ type: 'detach', aspect: story.aspect('Limping') })
    expect(story.object('Kresk').aspects).toHaveLength(1)
  })

  it.each([
    ['nobody', null, 'relationship-with-nobody'],
    ['oneself', 'Kresk', 'relationship-with-self'],
    ['somebody who is no Character', 'The porter', 'relationship-with-non-character']
  ] as const)('PR8: a relationship with %s is refused', (_, about, because) => {
    const story = new Story().character('Kresk')
    story.do({ type: 'add-object', name: 'The porter', kind: 'person', player: null })
    const object = story.object('Kresk').id
    const other = about === null ? null : story.object(about).id
    const attach = { type: 'attach', object, text: 'Owes', category: 'relationship', about: other } as const
    expect(story.refusal(attach)).toBe(because)
  })

  it('PR8: the later edition allows any person, though not a thing', () => {
    const story = new Story({ relationship: 'anyone' }).character('Kresk').thing('The bell')
    story.do({ type: 'add-object', name: 'The porter', kind: 'person', player: null })
    const object = story.object('Kresk').id
    const about = story.object('The bell').id
    expect(story.refusal({ type: 'attach', object, text: 'Owes', category: 'relationship', about })).toBe(
      'relationship-with-non-character'
    )
    expect(story.attach('Kresk', 'Owes him', 'relationship', 'The porter').object('Kresk').aspects).toHaveLength(1)
  })
})

describe('modules', () => {
  it('PR9: a module sets the words and lays out its cards, and leaves those that are there', () => {
    const story = new Story().thing('The bell', 'Mine').do({ type: 'receive-module', module: tide })
    expect(story.view.doom).toMatchObject({ title: tide.title, questions: tide.questions })
    expect(story.object('The bell').aspects.map(aspect => aspect.text)).toEqual(['Mine'])
    const fresh = new Story().do({ type: 'receive-module', module: tide }).thing('Rope', 'Long')
    expect(fresh.object('The bell').aspects.map(aspect => aspect.text)).toEqual(['Cracked', 'Older than the town'])
    expect(prophecy.check(fresh.state)).toEqual([])
    expect(fresh.refusal({ type: 'receive-module', module: tide })).toBe('module-received')
  })

  it('PR10: a module goes into a file and comes back', () => {
    expect(parseModule(JSON.stringify(tide))).toEqual({ ok: true, value: tide })
  })

  it.each([
    ['no JSON', 'Dear players,', 'not even JSON'],
    ['something else', '{"format":"hearthside"}', 'is not a Prophecy module'],
    ['a bare value', 'null', 'is not a Prophecy module'],
    ['a newer one', JSON.stringify({ ...tide, version: 2 }), 'newer Hearthside'],
    [
      'a damaged one',
      JSON.stringify({ ...tide, objects: [{ name: 'X', kind: 'mood', aspects: [] }] }),
      'objects.0.kind'
    ],
    [
      'an empty Aspect',
      JSON.stringify({ ...tide, objects: [{ name: 'X', kind: 'thing', aspects: [' '] }] }),
      'aspects.0'
    ]
  ])('PR10: %s is refused with why and what to do', (_, text, says) => {
    const read = parseModule(text)
    expect(read.ok ? '' : sentences(read.error)).toContain(says)
  })
})

describe('who may do what', () => {
  it('PR39: a seat changes its own Character and the world, and nothing of another’s', () => {
    const story = outlined().character('Kresk').character('Brindle', brindle).thing('The bell')
    const asKresk = seatActor(kresk)
    const note = { type: 'attach', text: 'Tired', category: null, about: null } as const
    story
      .do({ ...note, object: story.object('Kresk').id }, asKresk)
      .do({ ...note, object: story.object('The bell').id }, asKresk)
    expect(story.refusal({ ...note, object: story.object('Brindle').id }, asKresk)).toBe('not-yours')
    story.do({ type: 'add-object', name: 'A lamp', kind: 'thing', player: null }, asKresk)
    expect(story.refusal({ type: 'add-object', name: 'Me', kind: 'person', player: gmActor }, asKresk)).toBe(
      'not-yours'
    )
    expect(story.refusal({ type: 'sketch', parent: null, objective: 'Mine' }, asKresk)).toBe('not-yours')
  })

  it('PR38 PR39: the Moderator keeps time and books, and does not choose the Moderator', () => {
    const story = outlined().do({ type: 'name-moderator', seat: brindle })
    const asBrindle = seatActor(brindle)
    story.do({ type: 'ask', words: 'What do you hear?' }, asBrindle).do({ type: 'start-clock', at: 5 }, asBrindle)
    expect(story.view.question).toBe('What do you hear?')
    expect(story.refusal({ type: 'name-moderator', seat: kresk }, asBrindle)).toBe('not-yours')
    expect(story.refusal({ type: 'ask', words: 'Why?' }, seatActor(kresk))).toBe('not-yours')
    const seen = prophecy.view(story.state, { kind: 'seat', seat: brindle })
    expect(seen).toMatchObject({ yours: brindle, isModerator: true })
  })

  it('PR37: the reminders list what is missing and stop nothing', () => {
    const says = (story: Story): string => story.view.reminders.flatMap(reminder => reminder.says).join(' | ')
    expect(says(new Story())).toContain('Catastrophe')
    const story = outlined().character('Kresk').character('Brindle', brindle)
    story.attach('Kresk', 'Owes her', 'relationship', 'Brindle')
    expect(says(story)).toContain(
      'Kresk still needs: occupation, physical or mental trait, psychological trait and affiliation'
    )
    expect(says(story)).toContain('“Ring the bell” has no time or place')
    story.do({ type: 'remove-object', object: story.object('Brindle').id }).tellScene('Bribe the porter', 'failure')
    expect(says(story)).toContain('the relationship “Owes her” is with nobody')
    expect(says(story)).toContain('“Bribe the porter”: what went wrong is not written yet')
  })
})

const gmActor = { kind: 'gm' } as const
