import { Logger } from "graphile-worker";
import { log } from "@/lib/log";

/** graphile-worker's levels are error, warning, info and debug. Of a job it logs the task and the number, never the payload. */
export const workerLogger = new Logger(() => (level, message) => log[level === "warning" ? "warn" : level]({ source: "worker" }, message));
