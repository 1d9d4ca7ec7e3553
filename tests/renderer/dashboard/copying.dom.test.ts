import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { MarksPage } from '#rules/campaign/mark-page'
import { controlActs } from '#shared/control-acts'
import ControlPanel from '@/features/stream/ControlPanel.vue'
import QrCard from '@/features/screens/QrCard.vue'
import LinkLine from '@/features/settings/LinkLine.vue'
import OpenScreen from '@/features/settings/OpenScreen.vue'
import { useGm } from '@/dashboard/store'
import { mountDashboard, settled } from '../../support/mounted-dashboard'
import { useHost } from '../../support/page-bridge'
import { gmFrame, gmSnapshot } from '../../support/snapshots'

// Every “Copy” of the dashboard, with a clipboard, with a refused one (as in Electron), and without one.

let written: string[] = []
let commands: string[] = []
let end = (): void => {}

beforeEach(() => {
  written = []
  commands = []
})
afterEach(() => {
  end()
  document.body.replaceChildren()
  Reflect.deleteProperty(navigator, 'clipboard')
})

type Clipboard = 'takes' | 'refuses' | 'is absent'

function stand(clipboard: Clipboard, byHand: 'works' | 'fails'): void {
  const writeText = async (words: string): Promise<void> => {
    if (clipboard === 'refuses') throw new DOMException('Write permission denied.', 'NotAllowedError')
    written.push(words)
  }
  const value = clipboard === 'is absent' ? undefined : { writeText }
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
  document.execCommand = command => {
    const field = document.activeElement
    commands.push(
      `${command}: ${field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : getSelection()?.toString()}`
    )
    return byHand === 'works'
  }
}

const snapshot = gmSnapshot(gmFrame())
const control = { url: 'http://127.0.0.1:7777/control/', key: 'k' }
const table = 'http://127.0.0.1:7777/table#abc'

const copies = [
  ['a link of the settings', LinkLine, { label: 'Overlay', link: table, name: 'table', loses: 'Nothing.' }, table],
  [
    'the link of a screen',
    OpenScreen,
    {
      screen: 'table',
      page: 'the table',
      pane: 'the table window',
      icon: 'screen',
      snapshot: { ...snapshot, shell: 'browser', deviceServer: { ...snapshot.deviceServer, tableUrl: table } }
    },
    table
  ],
  [
    'the link of a code',
    QrCard,
    { code: { id: 'table', url: table, name: 'Table screen', state: 'not connected' } },
    table
  ],
  [
    'an address for a Stream Deck',
    ControlPanel,
    { deviceServer: { ...snapshot.deviceServer, control } },
    `${control.url}${controlActs[0]}?key=k`
  ]
] as const

async function press(component: unknown, props: object): Promise<VueWrapper> {
  useHost({ onSnapshot: () => () => {}, onConnection: () => () => {} })
  const pinia = createPinia()
  setActivePinia(pinia)
  const options = { attachTo: document.body, props: props as never, global: { plugins: [pinia] } }
  const shown = mount(component as typeof LinkLine, options)
  end = () => shown.unmount()
  await settled()
  const button = shown.findAll('button').find(each => /^\s*Copy/.test(each.text()))
  if (!button) throw new Error(`no Copy in ${shown.html()}`)
  await button.trigger('click')
  await settled()
  return shown
}

for (const [what, component, props, text] of copies) {
  it.each(['takes', 'refuses', 'is absent'] as const)(`${what} is copied where the clipboard %s`, async clipboard => {
    stand(clipboard, 'works')
    const page = await press(component, props)
    expect(page.text()).toContain('Copied')
    const got = clipboard === 'takes' ? written : commands.map(each => each.replace('copy: ', ''))
    expect(got).toEqual([text])
    expect(document.querySelectorAll('textarea')).toHaveLength(0)
  })

  it(`${what} that cannot be copied says so, and claims nothing`, async () => {
    stand('refuses', 'fails')
    const page = await press(component, props)
    expect(page.text()).not.toContain('Copied')
    expect(useGm().lastDenial?.denial).toMatchObject({ problem: { message: 'Nothing was copied' } })
  })
}

it.each(['takes', 'refuses'] as const)(
  'the chapters of a recording are copied where the clipboard %s',
  async clipboard => {
    stand(clipboard, 'works')
    const sheet = await marksSheet()
    sheet.click()
    await settled()
    expect(status()).toContain('Copied')
    expect([...written, ...commands]).toHaveLength(1)
  }
)

it('chapters that cannot be copied say so', async () => {
  stand('refuses', 'fails')
  const sheet = await marksSheet()
  sheet.click()
  await settled()
  expect(status()).toContain('Nothing was copied')
})

function status(): string {
  return [...document.querySelectorAll('[role=status]')].map(each => each.textContent).join(' ')
}

const marks: MarksPage = { session: 1, latest: 1, began: 0, recordings: [], marks: [], moments: [] }

async function marksSheet(): Promise<HTMLElement> {
  const dashboard = await mountDashboard(snapshot, { 'read-marks': marks })
  end = () => dashboard.end()
  useGm().sheet = 'marks'
  await settled()
  return dashboard.named('Copy chapters')
}
