import { describe, expect, it } from 'vitest'
import { Chronicle } from '#rules/campaign/chronicle'
import { entryParser } from '#rules/campaign/entry-parser'
import { frameFor } from '#rules/campaign/frame'
import type { CampaignCommand } from '#rules/campaign/types'
import type { GuideStepId } from '#rules/campaign/guide/vocabulary'
import { aGuide } from '../../../campaigns/a-guide'
import { Played } from '../../../support/chronicle'

const guideOf = ({ chronicle }: Pick<Played, 'chronicle'>) => frameFor(chronicle, { kind: 'gm' }).guide
const pass = (step: GuideStepId): CampaignCommand => ({ type: 'pass-guide-step', step })
const act = (command: object) => ({ kind: 'act', board: null, command }) as const

describe('the guide of a first session in the campaign', () => {
  it('SE8 is shown after its command, keeps each passed step once, and is gone when it was left', () => {
    const played = Played.table('The Salt Road', 'Kresk')
    expect(guideOf(played)).toBeUndefined()
    played.campaign({ type: 'show-guide' })
    expect(guideOf(played)).toEqual({ passed: [] })
    for (const step of ['screens', 'length', 'screens'] as const) played.campaign(pass(step))
    expect(guideOf(played)).toEqual({ passed: ['screens', 'length'] })
    played.campaign({ type: 'leave-guide' })
    expect(guideOf(played)).toBeUndefined()
    played.campaign({ type: 'show-guide' })
    expect(guideOf(played), 'shown again, it has every unfinished step').toEqual({ passed: [] })
  })

  it('SE8 a session that begins or ends leaves the guide as it is', () => {
    const played = Played.table('The Salt Road', 'Kresk')
    for (const command of [{ type: 'show-guide' }, pass('screens')] as const) played.campaign(command)
    played.campaign({ type: 'begin-session', at: 1 })
    played.campaign({ type: 'end-session' })
    expect(guideOf(played)).toEqual({ passed: ['screens'] })
  })

  it('SE8 an undo brings a passed step back', () => {
    const played = Played.table('The Salt Road', 'Kresk')
    for (const command of [{ type: 'show-guide' }, pass('screens')] as const) played.campaign(command)
    played.undo()
    expect(guideOf(played)).toEqual({ passed: [] })
  })

  it('SE8 passes no step of a guide that is not shown, and no unknown step', () => {
    const played = Played.table('The Salt Road', 'Kresk')
    expect(played.denied(act(pass('screens')))).toBe('no-guide')
    expect(played.denied(act({ type: 'leave-guide' }))).toBe('no-guide')
    played.campaign({ type: 'show-guide' })
    expect(played.denied(act({ type: 'pass-guide-step', step: 'unheard-of' }))).toMatch(/^invalid/)
  })

  it('SE8 is where it was after the file was opened on another computer', () => {
    const parse = entryParser()
    const entries = aGuide().entries.map(entry => {
      const read = parse(JSON.parse(JSON.stringify(entry)))
      if (!read.ok) throw new Error(read.error.message)
      return read.value
    })
    const opened = Chronicle.open(entries)
    expect(opened.ok && guideOf({ chronicle: opened.value })).toEqual({ passed: ['off-limits'] })
  })

  it('SE8 no other audience has any of it, in its frame or its log', () => {
    const chronicle = aGuide()
    for (const audience of [{ kind: 'table' }, { kind: 'overlay' }] as const)
      expect(JSON.stringify(frameFor(chronicle, audience))).not.toMatch(/guide(?!")/i)
  })
})
