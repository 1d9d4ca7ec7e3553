import { changing, type Change } from '../../support/electron-double/changed-build'
import { expect, driver, test } from './fixtures'
import { checkup } from './checkup'
import { policyWanted } from './security-facts'
import type { Desktop, Start } from '../../support/electron-double/drivers'

/** What is taken out of the built app, and the item of Electron’s checklist that must then complain. */
type Mutant = readonly [without: string, change: () => Change, item: RegExp]

const removed = (text: string, item: RegExp): Mutant => [text, () => changing(text, ''), item]
const turned = (from: string, to: string, item: RegExp): Mutant => [`${from} → ${to}`, () => changing(from, to), item]

/** The double does not even open such a window. */
const refusedByDouble = /does not run.*only sandboxed, isolated windows/s

/** Lines of the policy without which the page, or the examination, goes another way. */
const lively: readonly string[] = [
  'default-src',
  'script-src',
  'connect-src',
  'require-trusted-types-for',
  'trusted-types'
]

/** Each of these is looked at for itself (`faults`): one start without all of them shows that each is missed. */
const together: Readonly<Record<string, readonly Mutant[]>> = {
  preferences: [
    removed('contextIsolation: true,', /^3: contextIsolation/),
    removed('nodeIntegration: false,', /^2: nodeIntegration$/),
    removed('nodeIntegrationInWorker: false,', /^2: nodeIntegrationInWorker/),
    removed('nodeIntegrationInSubFrames: false,', /^2: nodeIntegrationInSubFrames/),
    removed('webSecurity: true,', /^6/),
    removed('allowRunningInsecureContent: false,', /^8/),
    removed('experimentalFeatures: false,', /^9/),
    removed('webviewTag: false,', /^11, 12/),
    removed('navigateOnDragDrop: false,', /^13: navigateOnDragDrop/)
  ],
  'lines of the policy': policyWanted
    .filter(([directive]) => !lively.includes(directive))
    .map(([directive, value]) => removed(`${directive} ${value}`, new RegExp(`^7: ${directive}$`)))
}

const preferences: readonly Mutant[] = [
  removed('sandbox: true,', refusedByDouble),
  turned('contextIsolation: true,', 'contextIsolation: false,', refusedByDouble),
  turned('sandbox: true,', 'sandbox: true, enableBlinkFeatures: "X",', /does not run.*enableBlinkFeatures/s)
]

/** Without `connect-src` not even the examination can ask for the page’s own headers. */
const policy = policyWanted
  .filter(([directive]) => lively.includes(directive))
  .map(([directive, value]) =>
    removed(`${directive} ${value}`, new RegExp(`^7: ${directive}$|does not run.*Failed to fetch`, 's'))
  )

const guards: readonly Mutant[] = [
  removed('app.enableSandbox();', /^4: the sandbox for all/),
  turned('answer(mayHave(permission, frame))', 'answer(true)', /^5: request/),
  turned('_origin, frame) => mayHave(permission, frame)', '_origin, frame) => true', /^5: check/),
  turned('permission === "clipboard-sanitized-write" && ', '', /^5: request/),
  turned('isMainFrame && isOurs(requestingUrl)', 'isOurs(requestingUrl)', /^5: copying in a frame/),
  turned('isMainFrame && isOurs(requestingUrl)', 'isMainFrame', /^5: copying elsewhere/),
  removed('session.setDevicePermissionHandler(() => false);', /^5: device/),
  turned('cancel: !mayLoad(details.url)', 'cancel: false', /^1: a request/),
  turned('"will-navigate"', '"never"', /^13: will-navigate/),
  turned('"will-redirect"', '"never"', /^13: will-redirect/),
  turned('"will-frame-navigate"', '"never"', /^13: will-frame-navigate/),
  turned('"will-attach-webview"', '"never"', /^12: will-attach-webview/),
  turned('action: "deny"', 'action: "allow"', /^14/),
  turned('if (outside.has(url)) shell', 'shell', /^15/),
  turned('if (this.#kindOf(event) !== "gm") return denied;', '', /^17/),
  turned('secure: true,', '', /does not run.*standard and secure|there is no gm window/s)
]

/** The list of all options, and the proof that each is missed: the app is started without it, and examined. */
export function mutantTests(): void {
  for (const [what, mutants] of Object.entries(together))
    test(`without the ${what}, each of them is missed`, { tag: '@long' }, async ({ start }) => {
      test.skip(driver === 'electron', 'a real Electron runs what was built')
      const found = await complaints(start, { changes: mutants.map(([, change]) => change()) })
      const unnoticed = mutants.filter(([, , item]) => !found.some(each => item.test(each)))
      expect(
        unnoticed.map(([without]) => without),
        found.join('; ')
      ).toEqual([])
    })

  for (const [what, mutants] of Object.entries({ preferences, policy, guards }))
    test(`without any one of the ${what}, the built app is found out`, { tag: '@long' }, async ({ start }) => {
      test.skip(driver === 'electron', 'a real Electron runs what was built')
      test.slow() // a dozen starts: ten seconds on an idle machine, minutes on a busy one
      const waiting = [...mutants]
      const unnoticed: string[] = []
      const take = async (): Promise<void> => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const [without, change, item] = next
          const found = await complaints(start, { changes: [change()] })
          if (!found.some(each => item.test(each))) unnoticed.push(`${without}: ${found.join('; ')}`)
        }
      }
      await Promise.all([take(), take(), take()])
      expect(unnoticed).toEqual([])
    })

  test('as it was built, there is nothing to find', { tag: '@long' }, async ({ start }) => {
    test.skip(driver === 'electron', 'the security tests look at a real Electron')
    expect(await complaints(start, {})).toEqual([])
  })
}

async function complaints(start: (how: Start) => Promise<Desktop>, how: Start): Promise<readonly string[]> {
  let desktop: Desktop | null = null
  try {
    desktop = await start(how)
    return await checkup(desktop)
  } catch (error) {
    return [`it does not run: ${String(error)} ${desktop?.log() ?? ''}`]
  } finally {
    await desktop?.kill()
  }
}
