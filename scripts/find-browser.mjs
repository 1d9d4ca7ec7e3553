// A Chromium to test in: Playwright's own if it can be had, else the system's, else Debian's, installed when root.
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run } from './steps.mjs'

const known = [
  // The headless shell draws nothing on a screen: a third less work than a whole Chromium.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
]

/** The path of a Chromium, or undefined with nothing left to try. */
export async function findBrowser() {
  const own = chromium.executablePath()
  const find = () => process.env.HEARTHSIDE_CHROMIUM || [own, ...known].find(existsSync)
  if (find()) return find()
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { timeout: 180_000 })
  if (find() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return find()
  console.log('Installing Debian’s chromium …')
  for (const words of ['update', 'install -y chromium', 'install -y chromium-headless-shell'])
    await run('apt-get', ['-qq', ...words.split(' ')], { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  return find()
}
