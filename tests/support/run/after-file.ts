const endings: (() => Promise<unknown> | unknown)[] = [];

/**
 * Has something ended when the test file is over that runs now, the last begun first. For what support files begin: they are read once for many
 * test files, so that an `afterAll` of theirs would be the first one's alone.
 */
export function afterFile(end: () => Promise<unknown> | unknown): void {
  endings.push(end);
}

/** Ends all of it. */
export async function endFile(): Promise<void> {
  for (let end = endings.pop(); end; end = endings.pop()) await end();
}
