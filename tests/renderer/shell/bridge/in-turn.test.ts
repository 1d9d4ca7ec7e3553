import { describe, expect, it } from 'vitest'
import { inTurn } from '../../../../src/renderer/shell/bridge/in-turn'

describe('asking in turn', () => {
  it('begins the second only when the first has its answer', async () => {
    const said: string[] = []
    const ask = inTurn(async (what: string) => {
      said.push(`asks ${what}`)
      await Promise.resolve()
      said.push(`has ${what}`)
      return what
    })
    expect(await Promise.all([ask('one'), ask('two')])).toEqual(['one', 'two'])
    expect(said).toEqual(['asks one', 'has one', 'asks two', 'has two'])
  })

  it('goes on after one that failed', async () => {
    const ask = inTurn((what: string) => (what === 'bad' ? Promise.reject(new Error('no')) : Promise.resolve(what)))
    const bad = ask('bad')
    const good = ask('good')
    await expect(bad).rejects.toThrow('no')
    expect(await good).toBe('good')
  })
})
