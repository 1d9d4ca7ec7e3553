import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseModule } from '#rules/prophecy/world/module'
import { readyModules } from '@/games/prophecy/world/own-modules'

const folder = 'resources/modules'

describe('the Prophecies that come with Hearthside', () => {
  it('PR9: are six: three of our own, and the three of the document, which name Michael Purcell', () => {
    expect(readyModules.map(({ module, after }) => [module.title, after ?? 'Hearthside'])).toEqual([
      ['The Borrowed Sun', 'Hearthside'],
      ['Last Train from Vellin', 'Hearthside'],
      ['A Quiet Mutiny', 'Hearthside'],
      ['Return of the Dragon', 'Michael Purcell'],
      ['Deep Impact', 'Michael Purcell'],
      ['She’s Having a Baby', 'Michael Purcell']
    ])
  })

  it('PR9: every file of a module can be read, and is offered', () => {
    const titles = readdirSync(folder).map(name => {
      const read = parseModule(readFileSync(`${folder}/${name}`, 'utf8'))
      return read.ok ? read.value.title : name
    })
    expect(titles.sort()).toEqual(readyModules.map(({ module }) => module.title).sort())
  })

  it('PR9: what is retold is as long as what can be read aloud in a minute or two, with cards and questions', () => {
    for (const { module } of readyModules.filter(({ after }) => after !== undefined)) {
      const words = `${module.world} ${module.catastrophe}`.split(/\s+/).length
      expect([module.title, words >= 120 && words <= 200]).toEqual([module.title, true])
      expect(module.objects.length).toBeGreaterThan(2)
      expect(module.questions.length).toBeGreaterThan(2)
    }
  })
})
