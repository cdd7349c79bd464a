import fs from "node:fs";
import path from "node:path";

/** Where the bench puts the bytes that its routes send. */
const FOLDER = process.env.BENCH_BYTES ?? "";
const bodies = new Map(fs.existsSync(FOLDER) ? fs.readdirSync(FOLDER).map((name) => [name, fs.readFileSync(path.join(FOLDER, name))]) : []);

/** The bytes that the query names by `bytes`, read when the process began. */
export function sentBytes(query: URLSearchParams): Response {
  const body = bodies.get(query.get("bytes") ?? "");
  if (!body) return new Response(null, { status: 404 });
  return new Response(body, { headers: { "Content-Type": "application/json", "Cache-Control": "no-store, no-transform" } });
}
