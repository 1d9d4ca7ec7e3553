import { afterEach, describe, expect, it, vi } from 'vitest'
import { characterFile, readCharacterFile } from '#rules/campaign/characters/character-file'
import { Played } from '../../../support/chronicle'
import { LiveDashboard } from '../../../support/live-dashboard'
import { settled } from '../../../support/mounted-dashboard'
import { useGm } from '@/dashboard/store'

let live: LiveDashboard
afterEach(() => {
  live.page.end()
  vi.unstubAllGlobals()
})

/** A campaign with a character who has learned and found something. */
function home(): Played {
  const played = Played.table('The Drowned Bells', 'Kresk', 'Wren')
  played.act({ type: 'gain-item', seat: played.seats[1], item: { sort: 'card', card: 'sword', name: 'Tidecutter' } })
  played.act({ type: 'gain-xp', seat: played.seats[1], amount: 3, reason: 'bells' })
  return played
}

function traveller(): string {
  const played = home()
  return characterFile(played.chronicle.campaign, played.board, played.seats[1]!)!
}

async function openSheet(sheet: 'export' | 'import', played: Played, text = traveller()): Promise<void> {
  const read = readCharacterFile(text)
  const answers = {
    'read-character': read.ok ? read.value : null,
    'export-character': { name: 'Wren.character.json', text }
  }
  live = await LiveDashboard.mount(played, '/home/gm/characters.hearth', answers)
  useGm().sheet = sheet
  await live.follow()
}

async function choose(text: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[aria-label="File of a character"]')!
  Object.defineProperty(input, 'files', { value: [new File([text], 'wren.character.json')], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  for (let turn = 0; turn < 5; turn++) await settled()
}

describe('OI8 one character goes out', () => {
  it('of the chosen player, and the parts that stay are listed before', async () => {
    const played = home()
    await openSheet('export', played)
    expect(live.dialog).toContain('Deck, Wounds, tokens and the Fateful Moment stay here')
    const select = document.querySelector<HTMLSelectElement>('select[aria-label="Whose character"]')!
    expect([...select.options].map(({ text }) => text)).toEqual(['Kresk', 'Wren'])
    select.value = played.seats[1]!
    select.dispatchEvent(new Event('change'))
    await live.click('Save the character')
    expect(live.page.asks.at(-1)).toEqual({ ask: 'export-character', board: played.board, seat: played.seats[1] })
  })

  it('is not offered where a game that keeps characters has no players', async () => {
    const played = new Played()
    played.campaign({ type: 'add-seat', player: '', character: 'Kresk' })
    played.campaign({ type: 'open-board', system: 'game-face', title: '', settings: null })
    await openSheet('export', played)
    expect(live.dialog).toContain('The book as notes')
    expect(live.dialog).not.toContain('One character')
  })
})

describe('OI9 one character comes in', () => {
  it('after a list of what comes along and what stays, on a seat of its own, in one act', async () => {
    const played = Played.table('Elsewhere', 'Ada')
    await openSheet('import', played)
    await choose(traveller())
    expect(live.dialog).toContain('Tidecutter')
    expect(live.dialog).toContain('Stays:')
    const before = played.chronicle.revision
    await live.click('Give Wren a seat')
    expect(played.chronicle.revision).toBe(before + 1)
    expect(played.chronicle.campaign.seats.map(({ character }) => character)).toEqual(['Ada', 'Wren'])
    expect(live.dialog).toContain('Wren sits at the table')
    expect(() => live.page.named('Give Wren a seat')).toThrow('nothing here')
  })

  it('waits for a game to sit down at', async () => {
    const played = new Played()
    played.campaign({ type: 'add-seat', player: '', character: 'Ada' })
    played.campaign({ type: 'open-board', system: 'game-face', title: '', settings: null })
    await openSheet('import', played)
    await choose(traveller())
    expect(live.dialog).toContain('Open a game of this kind first')
    await live.click('Give Wren a seat')
    expect(played.chronicle.campaign.seats).toHaveLength(1)
  })

  it('asks nothing about a file that is far too long', async () => {
    await openSheet('import', Played.table('Elsewhere', 'Ada'))
    await choose('x'.repeat(1_700_000))
    expect(live.page.asks.some(({ ask }) => ask === 'read-character')).toBe(false)
    expect(live.dialog).toContain('far too long to be a character')
  })
})
