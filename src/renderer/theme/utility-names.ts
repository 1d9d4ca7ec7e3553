// Which utility classes (theme/utilities.ts) the templates name.

const choices = 'gap|pad-x|pad-y|pad|align|justify|push|size|tone|weight|leading|text|overflow|surface|edge|round'
const chosen = new RegExp(`\\s(${choices})="([\\w-]+)"`, 'g')
const flagged = /\s(wrap|grow|fixed|shrink|scroll|wide|voice|italic)(?=[\s/>])/g

/** The classes that one element's attributes name by the props of a primitive. */
export function classesOfProps(given: string): readonly string[] {
  return [
    ...[...given.matchAll(chosen)].map(([, name, value]) => `u-${name}-${value}`),
    ...[...given.replaceAll(/"[^"]*"/g, '').matchAll(flagged)].map(([, name]) => `u-${name}`)
  ]
}

/** The utility classes that a template names, itself or by the props of a primitive. */
export function classesIn(template: string): readonly string[] {
  const written = [...template.matchAll(/(?<![\w-])u-[\w-]+/g)].map(([name]) => name)
  const tags = template.matchAll(/<(Stack|Row|Card|Text)\b((?:"[^"]*"|[^>"])*)>/g)
  return [
    ...written,
    ...[...tags].flatMap(([, tag = '', given = '']) => [`u-${tag.toLowerCase()}`, ...classesOfProps(given)])
  ]
}
