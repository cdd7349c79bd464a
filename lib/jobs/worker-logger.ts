import { Logger } from "graphile-worker";
import { log, traceOf } from "@/lib/log";

/** What graphile-worker says of a failed job goes on with the error's message: the table of jobs keeps that, the log does not. */
const MESSAGE = / with error '.*$/s;
/** A signal that comes twice is no error: Ctrl-C reaches the worker from the terminal and from what started it. */
const SECOND_SIGNAL = /^Ignoring 'SIG/;

/** graphile-worker's levels are error, warning, info and debug. Of a job it logs the task and the number, never the payload. */
export const workerLogger = new Logger(() => (level, message, meta) => {
  const failed = meta?.error === undefined ? {} : { error: traceOf(meta.error) };
  const ours = SECOND_SIGNAL.test(message) ? "info" : level;
  log[ours === "warning" ? "warn" : ours]({ source: "worker", ...failed }, message.replace(MESSAGE, ""));
});
