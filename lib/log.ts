import pino from "pino";

/** Structured log on standard output. Never log bodies, names, documents, e-mail addresses, phones or tokens. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? "info",
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});
