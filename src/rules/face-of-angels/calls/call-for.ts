import type { Answer, CalledFor } from './model'

/** The call that each of these commands answers. */
export const callFor: Readonly<Record<Answer['type'], CalledFor>> = {
  'call-contest': 'contest',
  'bring-relationship': 'extra-card',
  'draw-as-jack': 'extra-card',
  'gain-powers': 'powers',
  'step-up': 'turn',
  'set-stakes': 'turn',
  'change-condition': 'turn',
  'confirm-limits': 'turn',
  'accept-stakes': 'turn',
  'lay-card': 'turn',
  'pass-help': 'turn',
  'pick-point': 'turn',
  'answer-secret': 'turn',
  'hand-back': 'turn',
  'pick-transformation': 'turn',
  'settle-relationship': 'turn',
  'agree-end': 'turn',
  'close-contest': 'turn',
  discard: 'turn'
}
