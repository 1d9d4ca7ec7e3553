import type { EventOf, RefusalOf } from '../../core/model'
import { lineForGm } from '../../core/log-line'
import { say } from '../../core/refusal'
import type { Describers, Explainers } from '../../core/slice'
import { counted } from '../../core/text'
import type { importModel } from './model'

export const describeImport: Describers<EventOf<typeof importModel>> = {
  'things-imported': ({ things, added }, audience) =>
    lineForGm(audience, `In the book, from a folder: ${counted(added, 'new page')}, ${things.length - added} changed`)
}

export const explainImport: Explainers<RefusalOf<typeof importModel>> = {
  'name-twice': ({ name }) =>
    say(`Two would be called ${name}`, 'Read the folder once more, or give one of them another name'),
  'mentions-nothing': ({ name }) =>
    say(`${name} mentions something that is not in the book`, 'Read the folder once more'),
  'import-too-long': () => say('That is too much for one step', 'Take in some of the folders first, then the others')
}
