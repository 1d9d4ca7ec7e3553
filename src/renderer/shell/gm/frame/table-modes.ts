import type { TableMode } from '#shared/contract'
import { withKey } from '../keys'

/** What table, stream and phones may show, with the keys that do the same as they are now. */
export function tableModes(): readonly { value: TableMode; label: string; icon: string; title: string }[] {
  const kept = withKey('Table, stream and phones keep what they show now', 'freeze')
  return [
    { value: 'live', label: 'Live', icon: 'screen', title: 'Table, stream and phones show every change at once' },
    { value: 'freeze', label: 'Freeze', icon: 'snow', title: kept },
    { value: 'blank', label: 'Blank', icon: 'blank', title: withKey('Table, stream and phones go dark', 'blank') }
  ]
}
