import fs from "node:fs";
import path from "node:path";

/** Where the bench puts the bytes that this route sends. */
const FOLDER = process.env.BENCH_BYTES ?? "";
const bodies = new Map(fs.existsSync(FOLDER) ? fs.readdirSync(FOLDER).map((name) => [name, fs.readFileSync(path.join(FOLDER, name))]) : []);

/** A route handler that does nothing but send bytes. Built into a copy of the product, never into the product. */
export function GET(request: Request): Response {
  const name = new URL(request.url).searchParams.get("bytes") ?? "";
  const body = bodies.get(name);
  if (!body) return new Response(null, { status: 404 });
  return new Response(body, { headers: { "Content-Type": "application/json", "Cache-Control": "no-store, no-transform" } });
}
