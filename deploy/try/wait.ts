const LOOK_MS = 200;

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Waits until something holds; a look that fails is one that does not hold.
 * @returns what the look found
 * @throws Error that names it after so many seconds
 */
export async function until<Found>(what: string, look: () => Promise<Found | null | false>, seconds = 60): Promise<Found> {
  for (const began = performance.now(); performance.now() - began < 1000 * seconds; await pause(LOOK_MS)) {
    const found = await look().catch(() => null);
    if (found !== null && found !== false) return found;
  }
  throw new Error(`Waited ${seconds} s in vain: ${what}. See the logs.`);
}

/** The status of an answer; an error where there was none within two seconds. */
export async function statusOf(url: string): Promise<number> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
  await response.arrayBuffer();
  return response.status;
}
