export function promisesIn(source: string): Promise<{ readonly code: number; readonly output: string }>
