import { join } from 'node:path'
import { version } from '../../package.json'
import { informationFor, parseOptions, type Options } from './browser/command-line'
import { BrowserShell } from './browser/browser-shell'
import { openInBrowser } from './browser/open-in-browser'

// The entry of the browser shell, built to out/main/browser.js. It reads the command line, starts the program, and ends
// it in good order.

/**
 * In milliseconds. One Ctrl+C may arrive several times: from the terminal, from npm, and from npm's child processes.
 */
const sameCtrlC = 1000

const root = join(import.meta.dirname, '..', '..')
const shipped = {
  version,
  pages: join(root, 'out', 'renderer'),
  sample: join(root, 'resources', 'samples', 'the-drowned-bells.hearth')
}

const answer = informationFor(process.argv.slice(2), version)
if (answer !== null) end(0, answer)

const options = parseOptions(process.argv.slice(2), process.env)
if (options.ok) await run(options.value)
else end(2, options.error)

async function run(options: Options): Promise<void> {
  const shell = await BrowserShell.start(options, shipped, line => process.stderr.write(`${line}\n`))
  const opened = options.file === null ? null : await shell.open(options.file)
  if (opened && !opened.ok) print(`${options.file} could not be opened; the dashboard says why.`)
  announce(shell, options)
  shell.prepare()
  endOnSignal(shell)
}

function announce(shell: BrowserShell, { browser, port }: Options): void {
  const link = shell.freshLink()
  if (port !== 0 && shell.port !== port)
    print(`Port ${port} is used by another program, often a second Hearthside. This one uses port ${shell.port}.`)
  print(`Hearthside is open at ${link} (works once; press Enter for another, Ctrl+C to end)`)
  print(`HEARTHSIDE_URL=${link}`)
  if (browser === 'open') openInBrowser(link, process.env)
  process.stdin.on('data', () => print(`HEARTHSIDE_URL=${shell.freshLink()}`))
  process.stdin.on('error', () => undefined)
}

function endOnSignal(shell: BrowserShell): void {
  let ending = false
  let asked = 0
  const close = async (): Promise<void> => {
    if (ending && Date.now() - asked < sameCtrlC) return
    if (ending) return end(1, 'Ended before everything was saved.')
    asked = Date.now()
    ending = true
    const closed = await shell.close()
    if (closed.ok) return end(0, ['Everything is saved.', ...closed.value].join('\n'))
    ending = false
    print(
      'NOT saved: the disk cannot be written to. Make room and press Ctrl+C again, or save a copy elsewhere from the dashboard.'
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void close())
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function end(code: 0 | 1 | 2, line: string): void {
  print(line)
  process.exit(code)
}
