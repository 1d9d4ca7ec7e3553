import type { Ask, PreparedList } from '#shared/contract'
import { mountDashboard, settled, type MountedDashboard } from '../../../../support/mounted-dashboard'
import { gmFrame, gmSnapshot, gmView } from '../../../../support/snapshots'
import { preparedEncounter, preparedFile, preparedFoe } from '../../../../support/thousand-faces/prepared'

export const secrets = {
  attacks: ['Spits brine'],
  immunities: [],
  hint: 'Claw marks',
  weakness: 'The lantern',
  standsFor: 'Grief',
  loot: 'A ring'
}
export const beast = preparedFoe({
  name: 'Tide beast',
  kind: 'monster',
  stamina: 16,
  power: 'd10',
  squares: 1,
  secrets
})
export const gate = preparedEncounter({
  where: 'The lock',
  foes: [
    { foe: 'f1', count: 1 },
    { foe: 'f2', count: 3 }
  ]
})
export const { foes, encounters } = preparedFile([beast, preparedFoe()], [gate])
export const full: PreparedList = { foes, encounters, aside: null }
export const nothing: PreparedList = { foes: [], encounters: [], aside: null }

/** The dashboard that was opened last: each test file ends it after each test. */
export let page: MountedDashboard

export async function open(
  list: PreparedList = full,
  more: object = {},
  view: Parameters<typeof gmView>[0] = {}
): Promise<void> {
  const kept = { foes: ['f1'], encounters: [] }
  const answers = { 'list-prepared-foes': list, 'keep-prepared-foes': kept, ...more }
  page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null, ...view }))), answers)
  await page.press('O', { shiftKey: true })
}
export const asked = <Kind extends Ask['ask']>(kind: Kind) =>
  page.asks.filter((each): each is Extract<Ask, { ask: Kind }> => each.ask === kind)
function field(label: string): HTMLInputElement {
  const named = [...document.querySelectorAll('label')].find(each => each.textContent === label)
  const found = named
    ? document.getElementById(named.htmlFor)
    : document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
  if (!found) throw new Error(`no field ${label}`)
  return found as HTMLInputElement
}
export async function type(label: string, text: string): Promise<void> {
  const input = field(label)
  input.focus()
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await settled()
}
export async function choose(text: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!
  Object.defineProperty(input, 'files', { configurable: true, value: [new File([text], 'theirs.foes.json')] })
  input.dispatchEvent(new Event('change'))
  await settled()
}
