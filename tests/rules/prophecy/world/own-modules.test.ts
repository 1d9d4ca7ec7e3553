import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sentences } from '#rules/core/refusal'
import { parseModule } from '#rules/prophecy/world/module'
import { Story } from '../story'

const folder = join(import.meta.dirname, '..', '..', '..', '..', 'resources', 'modules')
const files = readdirSync(folder)

describe('the modules that come with Hearthside', () => {
  it('PR9: are three at least', () => {
    expect(files.length).toBeGreaterThanOrEqual(3)
  })

  it.each(files)('PR9 PR10: %s can be read and received', file => {
    const read = parseModule(readFileSync(join(folder, file), 'utf8'))
    if (!read.ok) throw new Error(sentences(read.error))
    const story = new Story().do({ type: 'receive-module', module: read.value })
    expect(story.view.objects.length).toBeGreaterThanOrEqual(5)
    expect(story.view.objects.every(object => object.aspects.length >= 2)).toBe(true)
    expect(story.view.doom.questions.length).toBeGreaterThanOrEqual(5)
  })
})
