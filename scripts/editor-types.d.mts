export const editorTypesPath: string
export function writeEditorTypes(base?: string): void
