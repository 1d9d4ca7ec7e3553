// A Chromium to test in: Playwright's own if it can be had, else the system's, else Debian's, installed when root.
import { existsSync } from 'node:fs'
import { run, tool } from './steps.mjs'

const known = [
  // The headless shell draws nothing on a screen: a third less work than a whole Chromium.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
]

/** The path of a Chromium, or null with nothing left to try. */
export async function findBrowser() {
  if (process.env.HEARTHSIDE_CHROMIUM) return process.env.HEARTHSIDE_CHROMIUM
  return (await playwrights()) ?? known.find(existsSync) ?? (await debians())
}

async function playwrights() {
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  // Not on a machine that has a browser already: the download would only be waited for.
  if (known.some(existsSync)) return null
  await run(tool('playwright'), ['install', 'chromium'], { quiet: true, timeout: 180_000 })
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}

async function debians() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  console.log('Installing Debian’s chromium …')
  await run('apt-get', ['update', '-qq'], { quiet: true })
  for (const name of ['chromium', 'chromium-headless-shell'])
    await run('apt-get', ['install', '-y', '-qq', name], { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } })
  return known.find(existsSync) ?? null
}
