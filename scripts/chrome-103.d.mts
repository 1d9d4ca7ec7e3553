/** What a browser of Chrome 103's age would not understand, in a few words each. */
export function newInScript(text: string): readonly string[]
export function newInStyles(text: string): readonly string[]
