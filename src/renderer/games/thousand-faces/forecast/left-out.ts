import type { FoeSecrets } from '#rules/thousand-faces/foes/secrets'

/** The parts of a foe, or a sort of foe, that decide what a forecast cannot play. */
interface ForecastFoe {
  readonly name: string
  readonly secrets?: Pick<FoeSecrets, 'attacks' | 'immunities'>
}

/** One sentence for each thing of these foes that no simulated fight contains (FC3); empty where there is none. */
export function leftOutOf(foes: readonly ForecastFoe[]): readonly string[] {
  const has = (what: keyof NonNullable<ForecastFoe['secrets']>): readonly string[] => [
    ...new Set(foes.filter(({ secrets }) => secrets?.[what].some(text => text.trim() !== '')).map(({ name }) => name))
  ]
  return [notCounted('special attacks', has('attacks')), notCounted('immunities', has('immunities'))].filter(Boolean)
}

function notCounted(what: string, names: readonly string[]): string {
  if (names.length === 0) return ''
  return `${names.join(', ')}: ${names.length === 1 ? 'Its' : 'Their'} ${what} are not counted.`
}
