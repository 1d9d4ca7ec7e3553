import type { Desktop } from '../../support/electron-double/drivers'
import { keepOutside, openStranger, newest, outside, refusals, refused, scriptsIn } from './probes'
import { faults, securityOf } from './security-facts'

const elsewhere = 'https://example.com/'

/** The faults of a running app, each with the number of its item in Electron’s checklist. Only with the double. */
export async function checkup(desktop: Desktop): Promise<readonly string[]> {
  const window = faults('gm', await securityOf(desktop, 'gm'))
  await keepOutside(desktop)
  const found = [
    ...window,
    ...(await ofTheApp(desktop)),
    ...(await ofTheWaysOut(desktop)),
    ...(await ofTheDoor(desktop))
  ]
  const leaks = await desktop.evaluate(({ double }) => double?.leaks ?? [])
  return [...found, ...leaks.map(url => `14: ${url} was let through`)]
}

async function ofTheApp(desktop: Desktop): Promise<readonly string[]> {
  const { sandboxed, granted } = await desktop.evaluate(({ app, double }) => {
    const tried = {
      '': double?.verdicts('media'),
      'copying in a frame: ': double?.verdicts('clipboard-sanitized-write', { isMainFrame: false }),
      'copying elsewhere: ': double?.verdicts('clipboard-sanitized-write', { requestingUrl: 'https://example.com/' })
    }
    const verdicts = Object.entries(tried).flatMap(([what, each]) =>
      Object.entries(each ?? { nobody: true }).map(([kind, yes]) => [`${what}${kind}`, yes] as const)
    )
    return {
      sandboxed: app.commandLine.hasSwitch('enable-sandbox'),
      granted: verdicts.filter(([, yes]) => yes).map(([kind]) => kind)
    }
  })
  return [...(sandboxed ? [] : ['4: the sandbox for all']), ...granted.map(kind => `5: ${kind} is granted`)]
}

async function ofTheWaysOut(desktop: Desktop): Promise<readonly string[]> {
  const refusing = await refusals(desktop)
  const inPage = await scriptsIn(desktop, 'gm')
  await inPage(`void window.open('${elsewhere}')`)
  const loaded = await openStranger(desktop, elsewhere).then(
    () => 'it answered',
    (error: Error) => error.message
  )
  // Chromium says which of the two it was: no server there, or not allowed to ask.
  const blocked = loaded.includes('ERR_BLOCKED_BY_CLIENT')
  return [
    ...refused.filter(each => !refusing.includes(each)).map(each => `${each.includes('webview') ? 12 : 13}: ${each}`),
    ...(await outside(desktop)).map(url => `15: ${url} was opened`),
    ...(blocked ? [] : ['1: a request for another address was made'])
  ]
}

/** With our preload and on our page, but not a window of ours: it gets no answer. */
async function ofTheDoor(desktop: Desktop): Promise<readonly string[]> {
  await openStranger(desktop, 'app://hearthside/gm.html')
  const ask = await newest(desktop)
  const heard = (await ask('hearthside.ask({ ask: "list-files" })')) as { readonly ok: boolean }
  return heard.ok ? ['17: a stranger was answered'] : []
}
