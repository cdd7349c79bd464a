import { Logger } from "graphile-worker";
import { log, traceOf } from "@/lib/log";

/** What graphile-worker says of a failed job goes on with the error's message: the table of jobs keeps that, the log does not. */
const MESSAGE = / with error '.*$/s;

/** It expects a connection per job; taking and ending jobs need far fewer. */
const FEW_CONNECTIONS = /^WARNING: having maxPoolSize/;

/** graphile-worker's levels are error, warning, info and debug. Of a job it logs the task and the number, never the payload. */
export const workerLogger = new Logger(() => (level, message, meta) => {
  if (FEW_CONNECTIONS.test(message)) return;
  const failed = meta?.error === undefined ? {} : { error: traceOf(meta.error) };
  log[level === "warning" ? "warn" : level]({ source: "worker", ...failed }, message.replace(MESSAGE, ""));
});
