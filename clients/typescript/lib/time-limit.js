/** A timer of more milliseconds fires at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Does something until a time is over or the caller's signal fires; it ends then even where what is done takes no notice.
 * @throws the signal's reason; a TimeoutError
 */
export async function within(milliseconds, signal, act) {
  const controller = new AbortController();
  const ended = new Promise((_, reject) => {
    controller.signal.addEventListener("abort", () => reject(controller.signal.reason), { once: true });
  });
  const leave = () => controller.abort(signal.reason);
  const expire = () => controller.abort(new DOMException(`it took longer than ${Math.round(milliseconds)} ms`, "TimeoutError"));
  const timer = milliseconds <= LONGEST_TIMER ? setTimeout(expire, milliseconds) : undefined;
  signal?.addEventListener("abort", leave, { once: true });
  if (signal?.aborted) leave();
  try {
    return await Promise.race([ended, act(controller.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", leave);
  }
}

/** @throws the signal's reason */
export async function wait(milliseconds, signal) {
  let timer;
  const over = (inner) => {
    inner.addEventListener("abort", () => clearTimeout(timer), { once: true });
    return new Promise((resolve) => {
      timer = setTimeout(resolve, milliseconds);
    });
  };
  await within(Number.POSITIVE_INFINITY, signal, over);
}
