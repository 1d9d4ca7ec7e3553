// Checks every style sheet and style block: values are tokens, and every block is scoped.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import stylelint from 'stylelint'
import { root } from './steps.mjs'

const { results } = await stylelint.lint({
  cwd: root,
  files: 'src/renderer/**/*.{css,vue}',
  cache: true,
  cacheLocation: join(root, 'node_modules/.cache/stylelint')
})
const found = results.flatMap(({ source, warnings }) =>
  warnings.map(({ line, text }) => `${source.slice(root.length + 1)}:${line}: ${text}`)
)
const renderer = readdirSync(join(root, 'src/renderer'), { recursive: true, encoding: 'utf8' })
for (const file of renderer.filter(each => each.endsWith('.vue')))
  if (/<style(?![^>]*\bscoped\b)/.test(readFileSync(join(root, 'src/renderer', file), 'utf8')))
    found.push(
      `src/renderer/${file}: Write <style scoped>: only src/renderer/theme is for all. Style a child by a prop, a slot or a custom property.`
    )

for (const each of found) console.log(each)
console.log(`style: ${found.length} literals and unscoped blocks`)
process.exitCode = found.length ? 1 : 0
