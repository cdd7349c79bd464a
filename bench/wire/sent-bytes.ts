import fs from "node:fs";

/** The file whose bytes the bench's routes send, read when the process begins. */
const FILE = process.env.BENCH_BYTES ?? "";
const body = fs.existsSync(FILE) ? fs.readFileSync(FILE) : null;

/** An answer of these bytes. */
export function sentBytes(): Response {
  if (!body) return new Response(null, { status: 404 });
  return new Response(body, { headers: { "Content-Type": "application/json", "Cache-Control": "no-store, no-transform" } });
}
