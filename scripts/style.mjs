// Checks every style sheet and style block: values are tokens, blocks are scoped. What does not obey yet is counted in stylelint.allow.json, which may only shrink.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import stylelint from 'stylelint'
import { root } from './steps.mjs'

const listed = join(root, 'stylelint.allow.json')
const allowed = JSON.parse(readFileSync(listed, 'utf8'))
const found = new Map()

const { results } = await stylelint.lint({
  cwd: root,
  files: 'src/renderer/**/*.{css,vue}',
  cache: true,
  cacheLocation: join(root, 'node_modules/.cache/stylelint')
})
for (const { source, warnings } of results)
  note(
    nameOf(source),
    warnings.map(({ line, text }) => `${line}: ${text}`)
  )
const renderer = readdirSync(join(root, 'src/renderer'), { recursive: true, encoding: 'utf8' })
for (const file of renderer
  .filter(each => each.endsWith('.vue'))
  .map(each => `src/renderer/${each.replaceAll('\\', '/')}`))
  if (/<style(?![^>]*\bscoped\b)/.test(readFileSync(join(root, file), 'utf8')))
    note(file, [
      'Write <style scoped>: only src/renderer/theme is for all. Style a child by a prop, a slot or a custom property.'
    ])

if (process.argv.includes('--count')) {
  const first = process.argv.includes('--first')
  const counts = [...found]
    .sort()
    .map(([file, { length }]) => [file, first ? length : Math.min(length, allowed[file] ?? 0)])
  writeFileSync(listed, `${JSON.stringify(Object.fromEntries(counts.filter(([, count]) => count > 0)), null, 2)}\n`)
}
process.exitCode = report(JSON.parse(readFileSync(listed, 'utf8')))

function note(file, problems) {
  if (problems.length) found.set(file, [...(found.get(file) ?? []), ...problems])
}

/** @returns the exit code */
function report(most) {
  let bad = 0
  for (const [file, problems] of found)
    if (problems.length > (most[file] ?? 0)) {
      bad++
      console.log(`${file}: ${problems.length} problems, ${most[file] ?? 0} allowed\n  ${problems.join('\n  ')}`)
    }
  for (const [file, count] of Object.entries(most))
    if ((found.get(file)?.length ?? 0) < count) {
      bad++
      console.log(`${file}: has become better; run "node scripts/style.mjs --count" to keep it so`)
    }
  const left = [...found.values()].reduce((sum, { length }) => sum + length, 0)
  if (!bad) console.log(`style: ${left} literals and unscoped blocks are left in ${found.size} files`)
  return bad ? 1 : 0
}

function nameOf(source) {
  return source.slice(root.length + 1).replaceAll('\\', '/')
}
