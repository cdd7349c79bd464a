import { log } from "@/lib/log";

/** Longer than a key is held for who died: nothing is stored or freed that is another one's by then. */
const UNTIL_MS = 50_000;
const PAUSE_MS = 500;
/** Each keeps a response in memory. */
const MOST = 2_000;

interface Unsettled {
  settle: () => Promise<unknown>;
  /** performance.now() */
  until: number;
}

let waiting: Unsettled[] = [];
let isAtWork = false;

/** Has it tried again until it works, or until it is too late to matter. */
export function settleLater(settle: () => Promise<unknown>): void {
  if (waiting.length >= MOST) return;
  waiting.push({ settle, until: performance.now() + UNTIL_MS });
  if (!isAtWork) void settleAll();
}

async function settleAll(): Promise<void> {
  isAtWork = true;
  while (waiting.length > 0) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref());
    waiting = waiting.filter(({ until }) => until > performance.now());
    await settleSome();
  }
  isAtWork = false;
}

/** In their order, until one fails: then the others would as well. */
async function settleSome(): Promise<void> {
  for (let next = waiting[0]; next; next = waiting[0]) {
    try {
      await next.settle();
    } catch {
      log.warn({ waiting: waiting.length }, "responses to Idempotency-Keys still cannot be stored");
      return;
    }
    waiting.shift();
  }
}
