/** Files that stand against a wall, each with why. */
type Against = Readonly<Record<string, string>>

export function against(
  base: string
): Promise<
  Readonly<
    Record<
      | 'layers'
      | 'phrases'
      | 'games'
      | 'floors'
      | 'pages'
      | 'sleeping'
      | 'unformatted'
      | 'cycles'
      | 'functions'
      | 'lengths',
      Against
    >
  >
>
export function inLines(found: Readonly<Record<string, Against>>): readonly string[]
