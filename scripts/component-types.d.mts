export function componentTypes(
  project: string,
  home?: string
): Promise<{ readonly code: number; readonly output: string }>
