import fs from "node:fs";

/** The file whose bytes are sent, read when the process begins. */
const FILE = process.env.BENCH_BYTES ?? "";
const body = fs.existsSync(FILE) ? fs.readFileSync(FILE) : null;

/** A route handler that does nothing but send bytes. Built into a copy of the product, never into the product. */
export function GET(): Response {
  if (!body) return new Response(null, { status: 404 });
  return new Response(body, { headers: { "Content-Type": "application/json", "Cache-Control": "no-store, no-transform" } });
}
