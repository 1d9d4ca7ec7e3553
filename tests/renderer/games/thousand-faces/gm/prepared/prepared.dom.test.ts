import { afterEach, describe, expect, it } from 'vitest'
import { freshPartyPower } from '#rules/thousand-faces/foes/price'
import type { FoeView } from '#rules/thousand-faces/foes/view'
import type { Ask, PreparedList } from '#shared/contract'
import { mountDashboard, settled, type MountedDashboard } from '../../../../../support/mounted-dashboard'
import { gmFrame, gmSnapshot, gmView } from '../../../../../support/snapshots'
import { preparedEncounter, preparedFile, preparedFoe } from '../../../../../support/thousand-faces/prepared'

const secrets = {
  attacks: ['Spits brine'],
  immunities: [],
  hint: 'Claw marks',
  weakness: 'The lantern',
  standsFor: 'Grief',
  loot: 'A ring'
}
const beast = preparedFoe({ name: 'Tide beast', kind: 'monster', stamina: 16, power: 'd10', squares: 1, secrets })
const gate = preparedEncounter({ where: 'The lock', foes: [{ foe: 'f1', count: 1 }, { foe: 'f2', count: 3 }] }) // prettier-ignore
const { foes, encounters } = preparedFile([beast, preparedFoe()], [gate])
const full: PreparedList = { foes, encounters, aside: null }
const nothing: PreparedList = { foes: [], encounters: [], aside: null }

let page: MountedDashboard
afterEach(() => page.end())

async function open(
  list: PreparedList = full,
  more: object = {},
  view: Parameters<typeof gmView>[0] = {}
): Promise<void> {
  const kept = { foes: ['f1'], encounters: [] }
  const answers = { 'list-prepared-foes': list, 'keep-prepared-foes': kept, ...more }
  page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null, ...view }))), answers)
  await page.press('O', { shiftKey: true })
}
const asked = <Kind extends Ask['ask']>(kind: Kind) =>
  page.asks.filter((each): each is Extract<Ask, { ask: Kind }> => each.ask === kind)
function field(label: string): HTMLInputElement {
  const named = [...document.querySelectorAll('label')].find(each => each.textContent === label)
  const found = named
    ? document.getElementById(named.htmlFor)
    : document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
  if (!found) throw new Error(`no field ${label}`)
  return found as HTMLInputElement
}
async function type(label: string, text: string): Promise<void> {
  const input = field(label)
  input.focus()
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await settled()
}
async function choose(text: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  Object.defineProperty(input, 'files', { configurable: true, value: [new File([text], 'theirs.foes.json')] })
  input.dispatchEvent(new Event('change'))
  await settled()
}

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
        foes: [{ ...beast, count: 1 }, { ...preparedFoe(), count: 3 }],
        pay: 'circled'
      }
    ]) // prettier-ignore
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

  it('PF4 the price stands against one, three, five and eight players and this party, and follows what is changed', async () => {
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

  it('a file that was put aside is told', async () => {
    await open({ ...full, aside: 'prepared-foes.json.broken-1' })
    expect(page.dialog()?.textContent).toContain('prepared-foes.json.broken-1')
  })
})

describe('a prepared foe on the board', () => {
  const onBoard: FoeView = {
    id: 7, name: 'Tide beast 2', kind: 'monster', stamina: 3, most: 16, power: 'd10', squares: 1, crossed: 1, disarmoured: false, red: 0, weakness: null,
    engaged: null, revealed: false, note: '', secrets, subdued: false, tiedBy: null, openSquares: 0, upgrades: []
  } // prettier-ignore

  async function look(more: Partial<FoeView> = {}): Promise<void> {
    const there = [
      { ...onBoard, ...more },
      { ...onBoard, id: 8, name: 'Tide beast 1' }
    ]
    await open(nothing, {}, { foes: there, encounterNotes: { name: 'At the gate', where: 'The lock', note: 'Wet' } })
    await page.press('Escape')
    await page.press('o')
    await page.click(page.named(/^Tide beast 2, /))
  }

  it('PF3 shows its hint to the players by itself, and takes it back; PF2 its weakness is named by a press', async () => {
    await look()
    expect(document.querySelector('.foe-detail')?.textContent).toContain('Stands for: Grief')
    await page.click(page.named('Show the hint'))
    await page.click(page.named('Name it'))
    expect(page.commands()).toEqual([
      { type: 'show-hint', foe: 7, as: 'shown' },
      { type: 'name-weakness', foe: 7, weakness: 'The lantern' }
    ])
    page.end()
    await look({ hintShown: true, weakness: 'The lantern' })
    await page.click(page.named('Hide the hint'))
    expect(page.commands()).toEqual([{ type: 'show-hint', foe: 7, as: 'hidden' }])
    expect(() => page.named('Name it')).toThrow()
  })

  it('its secrets can be rewritten', async () => {
    await look()
    await page.click(page.named('Edit', '[role=radio]'))
    await type('Loot', 'Nothing but salt')
    await page.click(page.named('Save'))
    expect(page.commands()).toMatchObject([
      { type: 'edit-foe', foe: { id: 7, secrets: { ...secrets, loot: 'Nothing but salt' } } }
    ])
  })

  it('is kept for later, whole and unhurt, without its number; PF5 the encounter is told above the foes', async () => {
    await look()
    expect(document.querySelector('.foes-panel')?.textContent).toContain('At the gate')
    await page.click(page.named('Keep Tide beast 2 for later'))
    expect(asked('keep-prepared-foes')).toEqual([
      { ask: 'keep-prepared-foes', foes: [{ id: null, thing: { ...beast, note: '' } }], encounters: [] }
    ])
  })
})
