import type { Audience } from '../../core/audience'
import type { LogPart } from '../../core/log-line'
import type { Attack } from './model'

/** U10: only the Game Master reads the names of hidden attackers. */
export function strikeWords({ seat, from, unseen, power }: Attack, audience: Audience): readonly LogPart[] {
  const who = ((audience.kind === 'gm' ? unseen : undefined) ?? from).trim()
  const several = / and (\d+ more|others)$/u.test(who)
  return [who === '' ? 'Something' : who, several ? ' strike ' : ' strikes ', { seat }, ` with ${power}`]
}
