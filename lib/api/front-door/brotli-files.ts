import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";

const TYPES: Readonly<Record<string, string>> = { ".js": "application/javascript; charset=UTF-8", ".css": "text/css; charset=UTF-8" };

/** Address of a script or style of the build to its brotli form, null until that has been written. */
export type BrotliFiles = ReadonlyMap<string, () => Buffer | null>;

/**
 * The brotli forms that `scripts/lib/build/write-brotli.mjs` writes beside the build's scripts and styles. A first start serves before they are written;
 * each is read when it is first asked for, and kept.
 * @param distDir the build's folder; where it has none, files are left to Next, which knows gzip alone
 */
export function brotliFilesOf(distDir: string): BrotliFiles {
  const folder = path.join(distDir, "static");
  if (!fs.existsSync(folder)) return new Map();
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => path.extname(name) in TYPES);
  return new Map(names.map((name) => [`/_next/static/${name.replaceAll(path.sep, "/")}`, readOnce(path.join(folder, `${name}.br`))]));
}

function readOnce(file: string): () => Buffer | null {
  let body: Buffer | null = null;
  return () => {
    body ??= fs.existsSync(file) ? fs.readFileSync(file) : null;
    return body;
  };
}

/** Sends a file of the build in its brotli form where the browser takes it. @returns whether it did */
export function sendBrotli(files: BrotliFiles, incoming: IncomingMessage, outgoing: ServerResponse, pathname: string): boolean {
  const type = TYPES[path.extname(pathname)];
  if (!type || !takesBrotli(incoming) || incoming.headers.range !== undefined) return false;
  const body = files.get(pathname)?.();
  if (!body) return false;
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
