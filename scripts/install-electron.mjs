// node scripts/install-electron.mjs HOME: runs the installer of the electron package in HOME, which downloads and unpacks the program.
// Added to it: how far the download is, another try where the line breaks, and the reason of a failure.
import { createRequire } from 'node:module'
import { join } from 'node:path'

const [home] = process.argv.slice(2)
const plain = globalThis.fetch
const megabyte = 1_000_000
/** How often a broken download goes on from where it broke. */
const tries = 5

globalThis.fetch = async (url, options) => {
  const response = await asked(url, options)
  if (!response.ok || !response.body || !/\.zip($|\?)/.test(String(url))) return response
  return new Response(ReadableStream.from(bytesOf(url, options, response)), {
    status: response.status,
    headers: response.headers
  })
}

createRequire(join(home, 'package.json'))('./install.js')

/** A fetch that says why it failed: by itself it says “fetch failed”, and the installer prints no cause. */
async function asked(url, options) {
  try {
    return await plain(url, options)
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error })
  }
}

function reasonOf(error) {
  const cause = error.cause ?? error
  return cause.message || cause.code || cause.errors?.[0]?.message || error.message
}

/** The bytes of a download, counted. Where the line breaks, the rest is asked for. */
async function* bytesOf(url, options, response) {
  const total = Number(response.headers.get('content-length')) || 0
  const tell = progress(total)
  let count = 0
  for (let left = tries; ; left--)
    try {
      for await (const chunk of response.body) {
        count += chunk.length
        tell(count)
        yield chunk
      }
      return
    } catch (error) {
      if (left === 0) throw new Error(reasonOf(error), { cause: error })
      response = await asked(url, { ...options, headers: { ...options?.headers, range: `bytes=${count}-` } })
      if (response.status !== 206) throw new Error(reasonOf(error), { cause: error })
    }
}

/** On a terminal one line that changes each megabyte, elsewhere a line for each tenth. */
function progress(total) {
  const step = process.stdout.isTTY ? megabyte : total / 10 || 10 * megabyte
  let next = step
  return count => {
    if (count < next && count !== total) return
    next = count + step
    const line = `  ${Math.round(count / megabyte)} MB${total ? ` of ${Math.round(total / megabyte)} MB` : ''}`
    process.stdout.write(process.stdout.isTTY ? `\r${line}${count === total ? '\n' : ''}` : `${line}\n`)
  }
}
