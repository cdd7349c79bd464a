import fs from "node:fs";

/**
 * Memory that processes hold of their own, megabytes: what they share is counted with each. Linux alone tells it.
 * @returns null elsewhere, and where one has ended
 */
export function residentMegabytes(pids: readonly number[]): number | null {
  const each = pids.map(residentKilobytes);
  return each.every((one) => one !== null) ? Math.round(each.reduce((sum, one) => sum + one, 0) / 1_024) : null;
}

function residentKilobytes(pid: number): number | null {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? Number.NaN);
  } catch {
    return null;
  }
}
