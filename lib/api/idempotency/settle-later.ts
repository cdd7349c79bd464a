import { log } from "@/lib/log";
import { processMemory } from "@/lib/util/process-wide";

/** Longer than a key is held for a process that died: nothing is stored or freed that belongs to another request by then. */
const UNTIL_MS = 50_000;
const PAUSE_MS = 500;
/** Each keeps a response in memory. */
const MOST = 2_000;

interface Unsettled {
  settle: () => Promise<unknown>;
  /** performance.now() */
  until: number;
}

interface Settling {
  waiting: Unsettled[];
  isAtWork: boolean;
}

const settling = processMemory("settle-later", (): Settling => ({ waiting: [], isAtWork: false }));

/** Has it tried again until it works, or until it is too late to matter. */
export function settleLater(settle: () => Promise<unknown>): void {
  const known = settling();
  if (known.waiting.length >= MOST) return;
  known.waiting.push({ settle, until: performance.now() + UNTIL_MS });
  if (!known.isAtWork) void settleAll(known);
}

async function settleAll(known: Settling): Promise<void> {
  known.isAtWork = true;
  while (known.waiting.length > 0) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref());
    known.waiting = known.waiting.filter(({ until }) => until > performance.now());
    await settleSome(known);
  }
  known.isAtWork = false;
}

/** Settles the waiting ones in their order until one fails: then the others would fail as well. */
async function settleSome({ waiting }: Settling): Promise<void> {
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
