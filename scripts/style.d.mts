export function styleFaults(base: string): Promise<readonly string[]>
