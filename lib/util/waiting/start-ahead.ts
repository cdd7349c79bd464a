/**
 * Works on parts in their order, and starts the next one before it hands out what came of the one before: a database reads or writes while this
 * process makes the next part, or uses the last. At most two are under way.
 * @throws what making a part or working on it throws; no part is started after that
 */
export async function* startAhead<Part, Result>(
  parts: Iterable<Part> | AsyncIterable<Part>,
  work: (part: Part) => Promise<Result>,
): AsyncGenerator<Result> {
  let running: Promise<Result> | null = null;
  for await (const part of parts) {
    const next = work(part);
    // Whoever waits for it sees it fail; it may fail before, or be waited for by nobody.
    next.catch(() => {});
    if (running) yield await running;
    running = next;
  }
  if (running) yield await running;
}
