/** What the control link can do, and nothing else (CT2). Each is done by one line of src/main/host/handlers/control.ts. */
export const controlActs = ['show-next', 'take-away', 'live', 'freeze', 'blank', 'test-flip', 'mark', 'clock'] as const

export type ControlAct = (typeof controlActs)[number]
