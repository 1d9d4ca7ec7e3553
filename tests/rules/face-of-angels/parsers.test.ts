import { describe, expect, it } from 'vitest'
import { faceOfAngels } from '#rules/face-of-angels/index'

describe('parsers', () => {
  it.each([
    [null, 'digital'],
    [undefined, 'digital'],
    [{}, 'digital'],
    [{ cards: 'physical' }, 'physical']
  ] as const)('read the settings %j as %s cards', (settings, cards) => {
    expect(faceOfAngels.parse.settings.parse(settings)).toEqual({ ok: true, value: { cards } })
  })

  it('take blanks off the ends of words, so that a line of blanks is no words', () => {
    const wish = { type: 'set-stakes', who: 's1', ifWin: '  a gate ', ifLose: '   ' }
    expect(faceOfAngels.parse.command.parse(wish)).toMatchObject({ ok: true, value: { ifWin: 'a gate', ifLose: '' } })
  })

  it('say where something is not what it should be', () => {
    expect(faceOfAngels.parse.settings.parse({ cards: 'tarot' })).toMatchObject({ ok: false, error: { path: 'cards' } })
    expect(
      faceOfAngels.parse.event.parse({ type: 'cards-drawn', who: 's1', cards: ['1C'], why: 'deal' })
    ).toMatchObject({
      ok: false,
      error: { path: 'cards.0' }
    })
    expect(faceOfAngels.parse.state.parse({})).toMatchObject({ ok: false })
  })
})
