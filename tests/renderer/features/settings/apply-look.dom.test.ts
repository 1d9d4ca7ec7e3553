import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applyLook } from '@/features/settings/use-preference'

const folder = join(import.meta.dirname, '../../../../src/renderer/theme/density')
const density = readdirSync(folder)
  .map(file => readFileSync(join(folder, file), 'utf8'))
  .join('\n')

test('text size and density reach the style sheets, and automatic takes density away again', () => {
  const root = document.createElement('html')
  applyLook(root, { theme: 'hearth', textSize: 1.5, density: 'compact', paper: 'letter' })
  expect(root.style.getPropertyValue('--text-size')).toBe('1.5')
  expect([root.dataset['theme'], root.dataset['density']]).toEqual(['hearth', 'compact'])
  applyLook(root, { theme: 'parchment', textSize: 1, density: 'automatic', paper: 'a4' })
  expect([root.dataset['theme'], root.dataset['density']]).toEqual(['parchment', undefined])
})

test.each(['compact', 'roomy'])('each of the three containers answers to %s', choice => {
  expect(density).toContain(`:root[data-density='${choice}']`)
  for (const container of ['dashboard', 'seat-row', 'panel'])
    expect(density).toMatch(new RegExp(`@container ${container} [^{]*style\\(--density: ${choice}\\)`))
})
