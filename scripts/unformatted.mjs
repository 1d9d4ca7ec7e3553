// What the formatter is told to leave as it is: a file that may not be long must not get there by long lines.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const instead =
  'keeps the formatter off: only the line in which a slice adds itself to its game, or a table (a literal, a row a line, the comment on the line before it) may stand as it is written.'

const keptOff = /(?:\/\/|\/\*|<!--)\s*(?:prettier|oxfmt)-ignore/
const written = { folders: ['src', 'tests', 'scripts'], kinds: /\.([cm]?[jt]s|vue|css|html)$/ }

/** Every file that keeps the formatter off what it may not: `{ path: message }`. @param base a folder that may hold src, tests and scripts */
export function unformattedIn(base) {
  const files = written.folders
    .filter(folder => existsSync(join(base, folder)))
    .flatMap(folder =>
      readdirSync(join(base, folder), { recursive: true, encoding: 'utf8' }).map(name => `${folder}/${name}`)
    )
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => written.kinds.test(name) && !/(^|\/)node_modules\//.test(name))
  return Object.fromEntries(
    files.filter(file => isKeptOff(readFileSync(join(base, file), 'utf8').split('\n'))).map(file => [file, instead])
  )
}

function isKeptOff(lines) {
  return lines.some(
    (line, at) => keptOff.test(line) && !/^declare module '/.test(line) && !isTable(line, lines.slice(at + 1))
  )
}

/** A literal with a row on each line. A row ends in a comma, opens or closes some of them, or is the last; a statement is none. */
function isTable(comment, [head = '', ...lines]) {
  const [, indent] = /^(\s*)(?:export )?const [^=]+= [[{]$/.exec(head) ?? []
  if (indent === undefined || !/^\s*\/\/ prettier-ignore$/.test(comment)) return false
  const end = lines.findIndex(line => line.startsWith(`${indent}]`) || line.startsWith(`${indent}}`))
  const closes = line => /^\s*[\])}]/.test(line)
  return lines.slice(0, end).every((line, at) => {
    const opens = /[[({]$/.test(line) && !/(?:=>|\)) \{$/.test(line)
    return opens || closes(line) || /,$|^\s*\/\//.test(line) || closes(lines[at + 1])
  })
}
