// Draws the app's icons from resources/icons/*.svg: PNG in every size, one .ico, one .icns.
// Run after changing a drawing: node scripts/icons.mjs (needs a Chromium; CHROMIUM names another one).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

const folder = join(import.meta.dirname, '..', 'resources', 'icons')
const sizes = [16, 24, 32, 48, 64, 128, 256, 512, 1024]

/** Up to 48 px the frame would only be noise: those sizes have a drawing of their own. */
const drawingFor = size => readFileSync(join(folder, size <= 48 ? 'hearthside-small.svg' : 'hearthside.svg'), 'utf8')

async function draw() {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const page = await browser.newPage()
  const pictures = new Map()
  for (const size of sizes) {
    await page.setViewportSize({ width: size, height: size })
    const source = `data:image/svg+xml;base64,${Buffer.from(drawingFor(size)).toString('base64')}`
    await page.setContent(
      `<style>*{margin:0}img{display:block;width:${size}px;height:${size}px}</style><img src="${source}">`
    )
    await page.waitForFunction(() => document.images[0]?.complete)
    const picture = await page.screenshot({ omitBackground: true })
    pictures.set(size, picture)
    writeFileSync(join(folder, `${size}x${size}.png`), picture)
  }
  await browser.close()
  return pictures
}

/** Windows: a directory of PNGs. 256 is written as 0. */
function ico(pictures) {
  const chosen = [16, 24, 32, 48, 64, 128, 256]
  const head = Buffer.alloc(6 + 16 * chosen.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(chosen.length, 4)
  let offset = head.length
  chosen.forEach((size, index) => {
    const at = 6 + 16 * index
    head.writeUInt8(size % 256, at)
    head.writeUInt8(size % 256, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(pictures.get(size).length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += pictures.get(size).length
  })
  return Buffer.concat([head, ...chosen.map(size => pictures.get(size))])
}

/** macOS: typed blocks of PNGs. */
function icns(pictures) {
  const types = {
    icp4: 16,
    icp5: 32,
    icp6: 64,
    ic07: 128,
    ic08: 256,
    ic09: 512,
    ic10: 1024,
    ic11: 32,
    ic12: 64,
    ic13: 256,
    ic14: 512
  }
  const blocks = Object.entries(types).map(([type, size]) => block(type, pictures.get(size)))
  return block('icns', Buffer.concat(blocks))
}

function block(type, content) {
  const head = Buffer.alloc(8)
  head.write(type, 0, 'latin1')
  head.writeUInt32BE(content.length + 8, 4)
  return Buffer.concat([head, content])
}

const pictures = await draw()
writeFileSync(join(folder, 'icon.ico'), ico(pictures))
writeFileSync(join(folder, 'icon.icns'), icns(pictures))
