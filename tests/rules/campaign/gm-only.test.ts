import { expect, it } from 'vitest'
import { proved } from '../../support/gm-only/prove'
import { statesOfBooks, statesOfCampaigns } from '../../support/gm-only/states'

// In 12,000 states: npm run torture -- gm-only. As papers are printed: tests/renderer/features/print/gm-only-papers.dom.test.ts.

it('BK15 BN6 AN4 PO4 PO6 OI3 what only the Game Master wrote in the book changes no byte of any other frame, recap, paper or export', () => {
  const { faults, changed } = proved(statesOfBooks(11), 12)
  expect(faults).toEqual([])
  expect(changed).toBeGreaterThan(500)
})

it('U10 Q14 J12 CL3 SH4 OI8 what only the Game Master knows of a random campaign changes no byte of any other frame, recap, paper or export', () => {
  const { faults, changed } = proved(statesOfCampaigns(15), 4)
  expect(faults).toEqual([])
  expect(changed).toBeGreaterThan(20)
})
