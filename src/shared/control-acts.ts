/** All acts of the control link (CT2). Each has one line in src/main/host/handlers/control.ts. */
export const controlActs = ['show-next', 'take-away', 'live', 'freeze', 'blank', 'test-flip', 'mark', 'clock'] as const

export type ControlAct = (typeof controlActs)[number]
