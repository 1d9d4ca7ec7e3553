import { expect, test } from 'vitest'
import { applyLook } from '@/features/settings/use-preference'

test('text size and density reach the style sheets, and automatic takes density away again', () => {
  const root = document.createElement('html')
  applyLook(root, { theme: 'hearth', textSize: 1.5, density: 'compact', paper: 'letter' })
  expect(root.style.getPropertyValue('--text-size')).toBe('1.5')
  expect([root.dataset['theme'], root.dataset['density']]).toEqual(['hearth', 'compact'])
  applyLook(root, { theme: 'parchment', textSize: 1, density: 'automatic', paper: 'a4' })
  expect([root.dataset['theme'], root.dataset['density']]).toEqual(['parchment', undefined])
})
