import type { CampaignRefusal } from './refusals'

/** For each refusal of the campaign, its sessions and the book the rule that it stands on (docs/rules/campaign.md, book.md). */
export const refusalRules = {
  'gm-only': 'CA6',
  'only-shows': 'CA6',
  'no-title': 'CA3',
  'nameless-seat': 'CA3',
  'no-such-seat': 'CA6',
  'seat-is-retired': 'CA6',
  'seat-is-here': 'CA2',
  'seat-has-history': 'CA24',
  'table-is-full': 'CA1',
  'no-such-board': 'CA5',
  'board-is-closed': 'CA5',
  'board-is-open': 'CA25',
  'bad-settings': 'CA22',
  'empty-note': 'CA16',
  'nothing-to-undo': 'CA9',
  'nothing-to-redo': 'CA9',
  'our-bug': 'CA22',
  'no-session-runs': 'SE1',
  'nameless-thing': 'BK1',
  'name-taken': 'BK4',
  'no-such-thing': 'BK1',
  'empty-line': 'BK14',
  'unknown-seats': 'BK9',
  'no-such-moment': 'PO5',
  'recap-full': 'PO5',
  'nothing-to-tell': 'PO7',
  'no-recap-shown': 'PO7'
} as const satisfies Readonly<Record<CampaignRefusal['because'], string>>
