import pino from "pino";

/** Structured log on standard output. Never log bodies, names, documents, e-mail addresses, phones or tokens. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? "info",
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});

/** Where it happened, without what was said: a database's message may quote the values of a row. */
export function traceOf(error: unknown): { name: string; trace: string[] } {
  if (!(error instanceof Error)) return { name: "unknown", trace: [] };
  const lines = (error.stack ?? "").split("\n").map((line) => line.trim());
  return { name: error.name, trace: lines.filter((line) => line.startsWith("at ")) };
}
