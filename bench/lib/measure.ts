import fs from "node:fs";

/** Milliseconds of all threads of this process, so that other programs on the machine do not count, and garbage collection does. */
export function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The same of another process and all that it has started; of the clock where the system does not tell (other than Linux). */
export function cpuMillisecondsOf(pid: number): number {
  if (process.platform !== "linux") return performance.now();
  const threads = fs.readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`);
  const nanoseconds = threads.map((thread) => Number.parseInt(fs.readFileSync(`${thread}/schedstat`, "utf8"), 10));
  const children = threads.flatMap((thread) => fs.readFileSync(`${thread}/children`, "utf8").match(/\d+/g) ?? []);
  return (
    nanoseconds.reduce((sum, each) => sum + each / 1e6, 0) + children.reduce((sum, child) => sum + cpuMillisecondsOf(Number(child)), 0)
  );
}

/** CPU milliseconds of each, one after another. */
export function timeEach<Item>(items: readonly Item[], work: (item: Item) => unknown): number[] {
  return items.map((item) => {
    const started = cpuMilliseconds();
    work(item);
    return cpuMilliseconds() - started;
  });
}

/** The same of work that is waited for. */
export async function timeEachAwaited<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) {
    const started = cpuMilliseconds();
    await work(item);
    times.push(cpuMilliseconds() - started);
  }
  return times;
}

/** The value that a share of the values does not exceed: 0.5 is the median, 1 the largest. Zero where there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/**
 * Answers per second of loads that went on beside each other, while all of them did: from the first answer of the one that began last to the last
 * answer of the one that was done first.
 * @param answeredAt of each load, milliseconds in their order
 */
export function commonRate(answeredAt: readonly (readonly number[])[]): number {
  const from = Math.max(...answeredAt.map((moments) => moments.at(0) ?? Number.POSITIVE_INFINITY));
  const until = Math.min(...answeredAt.map((moments) => moments.at(-1) ?? Number.NEGATIVE_INFINITY));
  if (!(until > from)) throw new Error("the loads did not go on at the same time");
  const answers = answeredAt.flatMap((moments) => moments.filter((at) => at > from && at <= until));
  return (answers.length * 1000) / (until - from);
}
