export interface AddedLine {
  readonly file: string
  readonly after: string
  readonly line: string
  readonly comes?: string
}
export declare const kinds: Readonly<
  Record<'rule' | 'slice' | 'sheet' | 'game' | 'setting' | 'migration', { readonly lines: readonly AddedLine[] }>
>
export declare function listOf(kind: keyof typeof kinds): readonly string[]
export declare function withLine(text: string, line: AddedLine): string
