import type { ToldDay } from '#rules/thousand-faces/telling/view'

/** "A quiet day in town". */
export function dayWords({ place, number }: Pick<ToldDay, 'place' | 'number'>): string {
  return `${number === 1 ? 'A quiet day' : 'Another quiet day'} ${place === 'town' ? 'in town' : 'outside a town'}`
}
