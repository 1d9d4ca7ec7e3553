import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import LinkedText from '@/features/rules-at-hand/LinkedText.vue'

/** The words of each link with the signs that stay on its line. */
function linksOf(text: string): readonly string[] {
  const page = mount({ components: { LinkedText }, data: () => ({ text }), template: '<p><LinkedText :text /></p>' })
  const links = page.findAll('span.whitespace-nowrap').map(each => each.text())
  expect(page.text()).toBe(text)
  page.unmount()
  return links
}

it('a bracket before a rule, and the signs after it, stay on the line of the rule', () => {
  expect(linksOf('The cards turn (CD1, D1).')).toEqual(['(CD1,', 'D1).'])
  expect(linksOf('(CD1)')).toEqual(['(CD1)'])
  expect(linksOf('See CD1: “D1” and more')).toEqual(['CD1:', '“D1”'])
})

it('a text without rules stays as it is', () => {
  expect(linksOf('(nothing here).')).toEqual([])
})
