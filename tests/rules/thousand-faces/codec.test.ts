import { describe, expect, it } from 'vitest'
import { parse } from '#rules/thousand-faces/slices'
import { openState } from '#rules/thousand-faces/open'
import { ada, chair, flip } from '../../support/thousand-faces/table'

describe('the codec', () => {
  it('WHO3 reads what it should', () => {
    expect(parse.command.parse(flip())).toEqual({ ok: true, value: flip() })
    const state = openState([chair(ada)])
    expect(parse.state.parse(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state })
    expect([null, {}].map(settings => parse.settings.parse(settings).ok)).toEqual([true, true])
  })

  it.each([
    [{ ...flip(), attribute: 'wis' }, 'attribute'],
    [{ ...flip(), net: 0.5 }, 'net'],
    [{ ...flip(), supporters: 's1' }, 'supporters'],
    [{ ...flip(), secret: 1 }, ''],
    [{ type: 'choose', card: 'W3.1' }, 'card'],
    [{ type: 'correct', seat: 's1', correction: { what: 'xp', to: -1 }, reason: '' }, 'correction.to'],
    [{ type: 'cheat' }, 'type'],
    [null, '']
  ])('WHO3 says where %j is not a command', (input, path) => {
    expect(parse.command.parse(input)).toMatchObject({ ok: false, error: { path } })
  })
})
