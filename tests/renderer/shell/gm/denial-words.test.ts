import { expect, it } from 'vitest'
import { denialWords } from '../../../../src/renderer/shell/gm/denial-words'

const notAllowed = (message: string) => denialWords({ kind: 'problem', problem: { kind: 'not-allowed', message } })

it('what is not allowed is told with the remedy that it brings, or with one that is true of every press of the Game Master', () => {
  expect(notAllowed('Other devices cannot connect. Let them connect first, in Settings.')).toEqual({
    message: ['Other devices cannot connect'],
    remedy: ['Let them connect first, in Settings']
  })
  expect(notAllowed('This campaign is full. Everything up to now is safe. Go on in a new campaign.')).toEqual({
    message: ['This campaign is full. Everything up to now is safe'],
    remedy: ['Go on in a new campaign']
  })
  expect(notAllowed('Nobody has that seat.')).toEqual({
    message: ['Nobody has that seat'],
    remedy: ['Look again: something may have changed']
  })
  expect(notAllowed('That file’s name ends in .hearth.').message).toEqual(['That file’s name ends in .hearth'])
})
