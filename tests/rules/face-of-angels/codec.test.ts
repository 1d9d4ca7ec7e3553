import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { commandSchema } from '#rules/face-of-angels/codec/command'
import type { eventSchema } from '#rules/face-of-angels/codec/event'
import type { stateSchema } from '#rules/face-of-angels/codec/state'
import type { Command } from '#rules/face-of-angels/commands'
import type { Event } from '#rules/face-of-angels/events'
import { faceOfAngels } from '#rules/face-of-angels/index'
import type { State } from '#rules/face-of-angels/state'
import type { Same } from '../../support/face-of-angels/proof'

// A schema that merely satisfies a union does not notice a missing variant: these lines stop compiling when it does.
const state: Same<z.infer<typeof stateSchema>, State> = true
const command: Same<z.infer<typeof commandSchema>, Command> = true
const event: Same<z.infer<typeof eventSchema>, Event> = true

describe('parsers', () => {
  it('read exactly the types, both ways', () => {
    expect([state, command, event]).toEqual([true, true, true])
  })

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
