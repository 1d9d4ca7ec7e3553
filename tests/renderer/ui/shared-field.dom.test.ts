import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import SharedField from '@/ui/SharedField.vue'

let field: ReturnType<typeof shown>
afterEach(() => field.unmount())

function shown(value: string) {
  return mount(SharedField, {
    props: { value, label: 'Why?', who: 'Your Game Master', draft: 'why' },
    attachTo: document.body
  })
}
const box = () => field.get('textarea')
const press = (words: string) =>
  field
    .findAll('button')
    .find(each => each.text() === words)!
    .trigger('click')

async function type(words: string): Promise<void> {
  await box().setValue(words)
}

describe('words that two people may write', () => {
  it('HA19 are sent with what they were written over', async () => {
    field = shown('')
    await type('My mother ')
    await box().trigger('blur')
    expect(field.emitted('commit')).toEqual([['My mother', '']])
  })

  it('HA19 are not sent over newer ones: both are shown, and one is chosen', async () => {
    field = shown('')
    await type('My mother')
    await field.setProps({ value: 'The bell' })
    expect(box().element.value).toBe('My mother')
    expect(field.get('[role=status]').text()).toContain('Your Game Master wrote meanwhile: “The bell”')
    await box().trigger('blur')
    expect(field.emitted('commit')).toBeUndefined()
    await press('Keep mine')
    expect(field.emitted('commit')).toEqual([['My mother', 'The bell']])
    await field.setProps({ value: 'My mother' })
    expect(field.find('[role=status]').exists()).toBe(false)
  })

  it('HA19 give way to the others’ where one says so, and say when these were taken away', async () => {
    field = shown('The bell')
    await type('My mother')
    await field.setProps({ value: '' })
    expect(field.get('[role=status]').text()).toContain('took the answer away')
    await press('Leave it empty')
    expect(box().element.value).toBe('')
    await field.setProps({ value: 'A rope' })
    expect(box().element.value).toBe('A rope')
  })
})
