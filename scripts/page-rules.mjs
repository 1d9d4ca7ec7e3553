// A page decides nothing: of the rules it may have words, cards and questions, and nothing that decides a command or makes an
// event, by however many files it is reached.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runtimeTargetsIn } from './imports.mjs'

const instead =
  'A page decides nothing: ask the host, read the view that the game made, or move what the page needs into a file without it.'

/** Each page's file that reaches such a file when it runs: `{ path: message }`. @param base a folder that holds src */
export function decidingPages(base, files) {
  const known = new Map()
  const crossed = files
    .filter(file => file.startsWith('renderer/'))
    .flatMap(file => {
      const reached = rulesIn(base, file).map(target => decidingFrom(base, target, known))
      const [first] = reached.filter(found => found !== null)
      return first === undefined ? [] : [[`src/${file}`, `imports ${first}. ${instead}`]]
    })
  return Object.fromEntries(crossed)
}

function rulesIn(base, file) {
  return runtimeTargetsIn(base, file).filter(
    target => target.startsWith('rules/') && existsSync(join(base, 'src', target))
  )
}

/** The way from a file of the rules to the next one that decides, itself or another; null where there is none. */
function decidingFrom(base, file, known) {
  if (known.has(file)) return known.get(file)
  known.set(file, null)
  const found = decides(base, file)
    ? file
    : (rulesIn(base, file)
        .map(target => decidingFrom(base, target, known))
        .find(target => target !== null) ?? null)
  known.set(file, found === null || found.startsWith(file) ? found : `${file} → ${found}`)
  return known.get(file)
}

function decides(base, file) {
  const makesEvents = /import\s*\{[^}]*\b(?:begin|happen)\b[^}]*\}\s*from\s*['"][^'"]*core\/slice['"]/
  return /\/rules\.ts$/.test(file) || makesEvents.test(readFileSync(join(base, 'src', file), 'utf8'))
}
