import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";

const TYPES: Readonly<Record<string, string>> = { ".js": "application/javascript; charset=UTF-8", ".css": "text/css; charset=UTF-8" };
const ENDING = ".br";

/** Address of a script or style of the build to its brotli form. */
export type BrotliFiles = ReadonlyMap<string, Buffer>;

/**
 * What `scripts/lib/build/write-brotli.mjs` has written beside the build's scripts and styles: some 3 MB, kept in memory as they are sent.
 * @param distDir the build's folder; where it has none, files are left to Next, which knows gzip alone
 */
export function readBrotliFiles(distDir: string): BrotliFiles {
  const folder = path.join(distDir, "static");
  if (!fs.existsSync(folder)) return new Map();
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(ENDING));
  return new Map(
    names.map((name) => [
      `/_next/static/${name.slice(0, -ENDING.length).replaceAll(path.sep, "/")}`,
      fs.readFileSync(path.join(folder, name)),
    ]),
  );
}

/** Sends a file of the build in its brotli form where the browser takes it. @returns whether it did */
export function sendBrotli(files: BrotliFiles, incoming: IncomingMessage, outgoing: ServerResponse, pathname: string): boolean {
  const body = files.get(pathname);
  const type = TYPES[path.extname(pathname)];
  if (!body || !type || !takesBrotli(incoming) || incoming.headers.range !== undefined) return false;
  const kind = { "Content-Type": type, "Content-Encoding": "br", "Content-Length": body.length };
  // Their names change with what is in them.
  outgoing.writeHead(200, { ...kind, "Cache-Control": "public, max-age=31536000, immutable", Vary: "Accept-Encoding" }).end(body);
  return true;
}

function takesBrotli({ headers }: IncomingMessage): boolean {
  const codings = String(headers["accept-encoding"] ?? "")
    .replaceAll(" ", "")
    .split(",");
  return codings.some((coding) => coding === "br" || (coding.startsWith("br;") && !/;q=0(\.0*)?$/.test(coding)));
}
