import { processWide } from "@/lib/util/process-wide";

const SAMPLE_MS = 50;
/** How much of the newest sample counts: about the last 200 ms. */
const WEIGHT = 0.3;

interface Lag {
  /** Milliseconds, averaged. */
  average: number;
  timer: NodeJS.Timeout | null;
}

const lag = () => processWide<Lag>("event-loop", () => ({ average: 0, timer: null }));

/** How much later than asked for the event loop comes round to anything, on average over the last moments; milliseconds. Measured from the first call on. */
export function eventLoopLag(): number {
  const known = lag();
  known.timer ??= measure(known);
  return known.average;
}

function measure(known: Lag): NodeJS.Timeout {
  let expected = performance.now() + SAMPLE_MS;
  return setInterval(() => {
    const now = performance.now();
    known.average += WEIGHT * (Math.max(0, now - expected) - known.average);
    expected = now + SAMPLE_MS;
  }, SAMPLE_MS).unref();
}
