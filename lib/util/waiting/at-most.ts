import { Unavailable } from "../unavailable";

/**
 * Runs so many pieces of work at a time; the others wait in their order.
 * @param waiting so many at most; who comes then is refused with Unavailable
 */
export function atMost(limit: number, waiting = Number.POSITIVE_INFINITY): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= limit && queue.length >= waiting) throw new Unavailable("too many wait for the same");
    if (running >= limit) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // Whoever waited longest has this place now.
      if (next) next();
      else running -= 1;
    }
  };
}
