import { describe, expect, it } from 'vitest'
import { recall, remember } from '@/features/prompts/use-prompts'

const none = { moves: [], question: [], hook: [], name: [] }

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: name => kept.get(name) ?? null, setItem: (name, text) => void kept.set(name, text) }
}

describe('what was drawn', () => {
  it('EY2 is remembered for each campaign', () => {
    const kept = storage()
    const shown = { ...none, hook: ['own:2', 'book:t1'] }
    remember(kept, 'bells.hearth', shown)
    expect(recall(kept, 'bells.hearth')).toEqual(shown)
    expect(recall(kept, 'other.hearth')).toEqual(none)
  })

  it.each(['', '{', 'null', '7', '{"hook":7}', '{"hook":[1]}', `{"hook":["${'x'.repeat(641)}"]}`])(
    'is nothing where %j is kept',
    text => {
      expect(recall({ getItem: () => text, setItem: () => undefined }, 'bells')).toEqual(none)
    }
  )

  it('never grows over what the host takes, and does without a storage', () => {
    const kept = storage()
    remember(kept, 'bells', { ...none, name: Array.from({ length: 90 }, (_, nth) => `${nth}`) })
    expect(recall(kept, 'bells').name).toHaveLength(60)
    const full = () => {
      throw new Error('full')
    }
    expect(() => remember({ getItem: full, setItem: full }, 'bells', none)).not.toThrow()
    expect(recall({ getItem: full, setItem: full }, 'bells')).toEqual(none)
  })
})
