// What went wrong in a run of the tests, told from the reports that Vitest and Playwright leave behind.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './steps.mjs'

const mostLines = 15

/** Every test that failed, as text: its file, its full name, the first lines of what it said. */
export function failuresIn(unit, e2e) {
  return [...unitFailures(unit), ...e2eFailures(e2e)].map(
    ({ file, name, said }) => `${file} › ${name}\n${firstLines(said)}`
  )
}

/** The end-to-end tests that passed only when they were tried again, as text. */
export function secondTriesIn(e2e) {
  return testsOf(e2e)
    .filter(({ test }) => test.status === 'flaky')
    .map(({ file, name, test }) => `${file} › ${name}\n${firstLines(saidBy(test))}`)
}

function unitFailures(unit) {
  return (unit?.testResults ?? []).flatMap(({ name: path, status, message, assertionResults }) => {
    const file = relative(root, path)
    const failed = assertionResults.filter(each => each.status === 'failed')
    // A file that cannot even be loaded has no tests to fail.
    if (status === 'failed' && failed.length === 0) return [{ file, name: '(the whole file)', said: message }]
    return failed.map(each => ({ file, name: each.fullName, said: each.failureMessages.join('\n') }))
  })
}

function e2eFailures(e2e) {
  const outside = (e2e?.errors ?? []).map(error => ({ file: 'end to end', name: '(no test)', said: error.message }))
  const failed = testsOf(e2e).filter(({ test }) => test.status === 'unexpected')
  return [...outside, ...failed.map(({ file, name, test }) => ({ file, name, said: saidBy(test) }))]
}

/** Playwright's suites lie in one another; the outermost is the file. */
function testsOf(e2e) {
  const inside = ({ suites = [], specs = [] }, above) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(test => ({ file: `tests/e2e/${file}`, name: [...above, title].join(' › '), test }))
    ),
    ...suites.flatMap(suite => inside(suite, [...above, suite.title]))
  ]
  return (e2e?.suites ?? []).flatMap(file => inside(file, []))
}

/** What the first try said: a second one may say less. */
function saidBy({ results }) {
  const [first] = results.filter(each => each.status !== 'passed')
  return (first?.errors ?? []).map(error => error.message).join('\n') || `it ended as “${first?.status ?? 'unknown'}”`
}

function firstLines(said) {
  const lines = stripVTControlCharacters(said ?? '')
    .split('\n')
    .filter(line => line.trim() && !line.includes('node_modules'))
  const more = lines.length > mostLines ? [`… ${lines.length - mostLines} more lines`] : []
  return [...lines.slice(0, mostLines), ...more].map(line => `    ${line}`).join('\n')
}
