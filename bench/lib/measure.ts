/** Milliseconds of all threads of this process, so that other programs on the machine do not count, and garbage collection does. */
export function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** CPU milliseconds of something done once, and what came of it. */
export function timed<Result>(work: () => Result): { result: Result; milliseconds: number } {
  const started = cpuMilliseconds();
  const result = work();
  return { result, milliseconds: cpuMilliseconds() - started };
}

/** CPU milliseconds of each, one after another. */
export function timeEach<Item>(items: readonly Item[], work: (item: Item) => unknown): number[] {
  return items.map((item) => timed(() => work(item)).milliseconds);
}

/** The value that a share of the values does not exceed: 0.5 is the median, 1 the largest. Zero where there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** What objects and typed arrays take after a collection, MB. Exact only where Node runs with --expose-gc. */
export function usedMegabytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}
