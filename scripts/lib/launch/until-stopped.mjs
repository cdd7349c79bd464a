// How `npm start` and `npx parvoz serve-api` end: by a signal, or by an error while they start.

/** What PostgreSQL and the network say where DATABASE_URL leads nowhere. */
const DATABASE_ERRORS = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "its host is unknown",
  ETIMEDOUT: "it does not answer",
  "28P01": "the password is wrong",
  28000: "the user is refused",
  "3D000": "there is no such database",
};

/** What a launcher says of an error that ends it. */
function explain(error) {
  const reason = DATABASE_ERRORS[error.code];
  if (reason) return `The database of DATABASE_URL cannot be used: ${reason}.`;
  if (error.code === "ENOSPC") return "The disk is full.";
  if (error.constructor?.name === "SetupError") return error.message;
  return error.stack ?? String(error);
}

/** What cannot be stopped must not keep the rest from being stopped. */
function tell(error) {
  console.error(explain(error));
}

/**
 * Runs a program that starts parts and leaves them running. Whatever it has put into `stops` is stopped in reverse order, once, on a signal or
 * where starting fails; then the process ends.
 * @param {(life: { stops: (() => unknown)[], isStopping: () => boolean }) => Promise<number | void>} start with a number, all is stopped at once and
 *   the process ends with it
 * @param {{ onSignal?: () => void }} [options] `onSignal`: called on the first signal, before anything is stopped
 */
export async function untilStopped(start, { onSignal = () => {} } = {}) {
  const stops = [];
  let stopping;
  const isStopping = () => stopping !== undefined;
  const stopAll = () => {
    stopping ??= (async () => {
      for (const stop of stops.toReversed()) await Promise.resolve().then(stop).catch(tell);
    })();
    return stopping;
  };
  // Whoever read what is printed may go away; what was started stays.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      if (!isStopping()) onSignal();
      stopAll().then(() => process.exit(0));
    });
  }
  try {
    const code = await start({ stops, isStopping });
    if (typeof code !== "number" || isStopping()) return;
    await stopAll();
    process.exit(code);
  } catch (error) {
    if (isStopping()) return;
    await stopAll();
    console.error(explain(error));
    process.exit(1);
  }
}
