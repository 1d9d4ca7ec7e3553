import type { Page } from '@playwright/test'
import { attemptsMade, policyWanted, type WindowSecurity } from './security-facts'

/** Each option taken away or turned over, one at a time. */
export function mutants(facts: WindowSecurity): readonly (readonly [string, WindowSecurity])[] {
  const flags =
    'nodeIntegration nodeIntegrationInWorker nodeIntegrationInSubFrames contextIsolation sandbox webSecurity allowRunningInsecureContent experimentalFeatures webviewTag navigateOnDragDrop'
  const { preferences } = facts
  const without = (key: string, value?: unknown) => ({ ...facts, preferences: { ...preferences, [key]: value } })
  const policies = policyWanted.map(
    ([name]) =>
      [
        name,
        facts.policy
          .split('; ')
          .filter(each => !each.startsWith(`${name} `))
          .join('; ')
      ] as const
  )
  const unsafe = policyWanted.map(
    ([name, value]) => [name, facts.policy.replace(`${name} ${value}`, `${name} ${value} 'unsafe-inline'`)] as const
  )
  return [
    ...(preferences === null
      ? []
      : [
          ...flags
            .split(' ')
            .flatMap(key => [
              [key, without(key)] as const,
              [`${key} turned`, without(key, !preferences[key])] as const
            ]),
          ['enableBlinkFeatures', without('enableBlinkFeatures', 'Anything')] as const
        ]),
    ...[...policies, ...unsafe].map(([name, policy]) => [name, { ...facts, policy }] as const),
    ...Object.keys(facts.permissions).map(
      each => [each, { ...facts, permissions: { ...facts.permissions, [each]: 'granted' } }] as const
    ),
    ...attemptsMade.map(each => [each, { ...facts, attempts: { ...facts.attempts, [each]: 'yes' } }] as const),
    ['isolation of powers', { ...facts, powers: ['require'] }],
    ['a narrow bridge', { ...facts, bridge: [...facts.bridge, 'send'] }],
    ['our own scheme', { ...facts, url: 'file:///gm.html' }]
  ]
}

/** Ways out of the folder of pages, or to what is not there. */
export const traversals = [
  '/../package.json',
  '/%2e%2e/%2e%2e/package.json',
  '/..%2f..%2fpackage.json',
  '/..%5c..%5cpackage.json',
  '/%252e%252e%252fpackage.json',
  '/....//....//package.json',
  '/.%2e/main/electron.js',
  '/assets/..%2f..%2fmain/electron.js',
  '//etc/passwd',
  '/%2fetc%2fpasswd',
  '/gm.html%00.png',
  '/gm.html/',
  '/%',
  '/C:%5cWindows%5cwin.ini',
  '/nothing.html',
  '/'
]

/** Where no page may go. */
export function hostile(page: Page): readonly string[] {
  const other = page.url().replace(/(gm|table|overlay)\.html$/, 'seat.html')
  return [
    'https://example.com/',
    'http://127.0.0.1/',
    'file:///etc/passwd',
    'data:text/html,<b>x</b>',
    'app://other/gm.html',
    other
  ]
}

/** From now on the page remembers whatever its policy stops. */
export function watchPolicy(): void {
  const kept = window as unknown as { stopped: string[] }
  kept.stopped = []
  addEventListener('securitypolicyviolation', event =>
    kept.stopped.push(`${event.violatedDirective} ${event.sourceFile}:${event.lineNumber} ${event.sample}`)
  )
}
