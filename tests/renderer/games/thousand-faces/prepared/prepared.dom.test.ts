import { afterEach, describe, expect, it } from 'vitest'
import { freshPartyPower } from '#rules/thousand-faces/foes/price'
import { settled } from '../../../../support/mounted-dashboard'
import { preparedFoe } from '../../../../support/thousand-faces/prepared'
import { asked, beast, choose, encounters, foes, full, gate, nothing, open, page, type } from './prepared-sheet'

afterEach(() => page.end())

describe('PF1 prepared foes and encounters', () => {
  it('begin with a sentence and a button, which Enter presses', async () => {
    await open(nothing)
    expect(page.dialog()?.textContent).toContain('Write foes down at home')
    await page.press('Enter')
    expect(asked('keep-prepared-foes')[0]?.foes).toMatchObject([
      { id: null, thing: { name: 'New foe', kind: 'guard' } }
    ])
  })

  it('Enter in the search puts the whole encounter on the board, in one act, and closes', async () => {
    await open()
    await type('Find a prepared encounter', 'lock beast')
    await page.press('Enter')
    expect(page.commands()).toEqual([
      {
        type: 'add-prepared-foes',
        encounter: { name: 'At the gate', where: 'The lock', note: '' },
        foes: [
          { ...beast, count: 1 },
          { ...preparedFoe(), count: 3 }
        ],
        pay: 'circled'
      }
    ])
    expect(page.dialog()).toBeNull()
  })

  it('a word that nothing has leaves nothing to put on the board', async () => {
    await open()
    await type('Find a prepared encounter', 'dragon')
    await page.press('Enter')
    expect(page.commands()).toEqual([])
    expect(page.dialog()?.textContent).toContain('Nothing has these words')
    expect(page.dialog()?.textContent).toContain('Nothing is chosen')
  })

  it('PF4 the price is compared with one, three, five and eight players and this party, and follows each change', async () => {
    await open()
    const gauges = () => document.querySelector('.gauges')?.textContent?.replaceAll(/\s+/g, ' ') ?? ''
    // 10 of the beast's Stamina and its square; three guards of six. Shadow: d10, above fifteen, one attack.
    expect(gauges()).toContain('Party Power31')
    expect(gauges()).toContain('7you have 9')
    for (const players of [1, 3, 5, 8])
      expect(gauges()).toMatch(new RegExp(`${players} players?, ${freshPartyPower(players)}`))
    expect(gauges()).toContain('1 over')
    await page.click(page.named('How many: Guard: one more'))
    expect(gauges()).toContain('Party Power37')
    await page.click(page.named('Not paid', '[role=radio]'))
    expect(gauges()).toContain('Party Power43')
    await page.click(page.named(/^Put on the board/))
    expect(page.commands()).toMatchObject([{ pay: 'nothing', foes: [{ count: 1 }, { count: 4 }] }])
    expect(asked('keep-prepared-foes')[0]?.encounters).toMatchObject([
      { id: 'e3', thing: { foes: [{}, { count: 4 }] } }
    ])
  })

  it('what is typed is kept once, also when the sheet is closed at once, without what came along with a paste', async () => {
    await open()
    await type('Where', 'Low\u202eer')
    await type('Where', 'Lower\u202e lock')
    await page.press('Escape')
    expect(page.dialog()).toBeNull()
    expect(asked('keep-prepared-foes').map(each => each.encounters)).toEqual([
      [{ id: 'e3', thing: { ...gate, where: 'Lower lock' } }]
    ])
  })

  it('a foe is deleted and brought back with its encounters', async () => {
    const taken = { foes: [foes[0]], encounters }
    await open(full, { 'remove-prepared-foes': taken })
    await page.click(page.named(/^Foes/, '[role=radio]'))
    await page.click(page.named(/^Tide beast/))
    await page.click(page.named(/^Delete this foe/))
    expect(asked('remove-prepared-foes')).toMatchObject([{ foes: ['f1'], encounters: [] }])
    await page.click(page.named('Undo', '[role=dialog] button'))
    expect(asked('keep-prepared-foes')).toMatchObject([
      { foes: [{ id: 'f1', thing: beast }], encounters: [{ id: 'e3', thing: gate }] }
    ])
  })

  it('a copy has a name of its own; traits are added by Enter', async () => {
    await open()
    await page.click(page.named(/^Foes/, '[role=radio]'))
    await page.click(page.named(/^Tide beast/))
    await page.click(page.named('Copy'))
    expect(asked('keep-prepared-foes')[0]?.foes).toMatchObject([
      { id: null, thing: { ...beast, name: 'Tide beast (2)' } }
    ])
    await type('Special attack, one more', 'Drags under')
    await page.press('Enter')
    await page.press('Escape')
    expect(asked('keep-prepared-foes').at(-1)?.foes).toMatchObject([
      { id: 'f1', thing: { secrets: { attacks: ['Spits brine', 'Drags under'] } } }
    ])
  })

  it('of a file with names that are there already it is asked what becomes of them', async () => {
    await open(full, { 'import-prepared-foes': { kind: 'duplicates', foes: ['Guard'], encounters: [] } })
    await choose('{"x":1}')
    expect(page.dialog()?.textContent).toContain('1 name in this file is yours already: Guard')
    await page.click(page.named('Replace mine'))
    expect(asked('import-prepared-foes')).toEqual([
      { ask: 'import-prepared-foes', text: '{"x":1}', duplicates: 'ask' },
      { ask: 'import-prepared-foes', text: '{"x":1}', duplicates: 'replace' }
    ])
  })

  it('a file that is dropped while they are shown is theirs, no campaign', async () => {
    await open(full, { 'import-prepared-foes': { kind: 'imported', added: 2, replaced: 0, skipped: 1 } })
    const event = new Event('drop', { bubbles: true, cancelable: true })
    Object.assign(event, { dataTransfer: { files: [new File(['{}'], 'theirs.foes.json')], types: ['Files'] } })
    document.body.dispatchEvent(event)
    await settled()
    expect(asked('import-prepared-foes')).toEqual([{ ask: 'import-prepared-foes', text: '{}', duplicates: 'ask' }])
    expect([...asked('import'), ...asked('open')]).toEqual([])
  })

  it('a folder that is dropped on them is answered', async () => {
    await open(full)
    const folder = Object.assign(new File([], 'Foes'), { text: () => Promise.reject(new Error('a folder')) })
    const event = new Event('drop', { bubbles: true, cancelable: true })
    Object.assign(event, { dataTransfer: { files: [folder], types: ['Files'] } })
    document.body.dispatchEvent(event)
    await settled()
    expect(document.body.textContent).toContain('Foes cannot be read')
    expect(asked('import-prepared-foes')).toEqual([])
  })

  it('a file that was put aside is reported', async () => {
    await open({ ...full, aside: 'prepared-foes.json.broken-1' })
    expect(page.dialog()?.textContent).toContain('prepared-foes.json.broken-1')
  })
})
