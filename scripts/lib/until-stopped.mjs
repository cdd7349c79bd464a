// How `npm start` and `npm run serve:api` end: by a signal, by an error, or because a part of theirs has ended.
import { explain } from "./explain.mjs";

/**
 * Runs a program that starts parts and leaves them running. Whatever it has put into `stops` is stopped in reverse order, once, on a signal or
 * where starting fails; then the process ends.
 * @param {(life: { stops: (() => unknown)[], isStopping: () => boolean, stopAll: () => Promise<void> }) => Promise<void>} start
 * @param {{ onSignal?: () => void }} [options] `onSignal`: told of the first signal, before anything is stopped
 */
export async function untilStopped(start, { onSignal = () => {} } = {}) {
  const stops = [];
  let stopping;
  const isStopping = () => stopping !== undefined;
  const stopAll = () => {
    stopping ??= (async () => {
      for (const stop of stops.toReversed()) await stop();
    })();
    return stopping;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      if (!isStopping()) onSignal();
      stopAll().then(() => process.exit(0));
    });
  }
  try {
    await start({ stops, isStopping, stopAll });
  } catch (error) {
    if (isStopping()) return;
    await stopAll();
    console.error(explain(error));
    process.exit(1);
  }
}
