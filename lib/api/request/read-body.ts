import { AppError } from "@/lib/domain/errors";
import { type BodyBound, USUAL_BODY } from "./body-bound";
import { decodeBody, unpackBody } from "./decode-body";

/** Objects and lists may be inside each other so often (text of `too_deep`). */
const MAX_DEPTH = 20;

/** The caller left before all of the request was here. Nobody reads the response, and nothing of ours has failed. */
export class CallerLeft extends Error {}

/** @throws AppError the bound's where the request says so itself; what it leaves unsaid, `readText` counts */
export function refuseLargeBody(headers: Headers, { bytes, refusal }: BodyBound = USUAL_BODY): void {
  if (Number(headers.get("content-length") ?? 0) > bytes) throw new AppError(refusal);
}

/**
 * A request's body as text, by the charset and the content encoding that its headers name, without the byte order mark that some platforms send
 * before it.
 * @throws AppError the bound's, of the body before and after it is unpacked; unsupported_body
 * @throws CallerLeft
 */
export async function readText(request: Request, bound: BodyBound = USUAL_BODY): Promise<string> {
  return decodeBody(await readSent(request, bound), request.headers, bound);
}

/**
 * A request's body where it is a file: its bytes, unpacked where Content-Encoding names a coding.
 * @throws AppError the bound's, of the body before and after it is unpacked; unsupported_body
 * @throws CallerLeft
 */
export async function readFile(request: Request, bound: BodyBound = USUAL_BODY): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await unpackBody(await readSent(request, bound), request.headers, bound));
}

/** The bytes as they were sent. */
async function readSent(request: Request, bound: BodyBound): Promise<Uint8Array> {
  refuseLargeBody(request.headers, bound);
  const stated = request.headers.get("content-length");
  return new Uint8Array(stated === null ? await readCounting(request, bound) : await readStated(request, Number(stated)));
}

/** No server hands on more bytes than the request states. */
async function readStated(request: Request, length: number): Promise<ArrayBuffer> {
  const bytes = await request.arrayBuffer().catch(() => {
    throw new CallerLeft("in the middle of the body");
  });
  // Some streams end as if all were here where the connection failed before anything was read.
  if (bytes.byteLength < length) throw new CallerLeft("before the body was read");
  return bytes;
}

async function readCounting({ body, signal }: Request, bound: BodyBound): Promise<Buffer> {
  if (!body) return Buffer.of();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let part = await nextPart(reader); !part.done; part = await nextPart(reader)) {
    size += part.value.byteLength;
    if (size > bound.bytes) {
      await reader.cancel();
      throw new AppError(bound.refusal);
    }
    chunks.push(part.value);
  }
  if (size === 0 && signal.aborted) throw new CallerLeft("before the body was read");
  return Buffer.concat(chunks);
}

/** Reading fails where the connection has. */
async function nextPart(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch {
    throw new CallerLeft("in the middle of the body");
  }
}

/**
 * The JSON of a body; an empty body is `{}`, because clients pay with one. A field that is null is left out: many programs write every
 * field that they know, and null for what they have nothing to say of.
 * @param kept names of the body's own fields of which null says something
 * @throws AppError bad_json, too_deep
 */
export function parseJson(text: string, kept: readonly string[] = []): unknown {
  if (text.trim() === "") return {};
  if (depthOf(text) > MAX_DEPTH) throw new AppError("too_deep");
  const body = parsed(text);
  return text.includes("null") ? withoutNulls(body, kept) : body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("bad_json");
  }
}

/** Leaves fields out that are null; an item of a list keeps its place. No deeper than a body may be. */
function withoutNulls(value: unknown, kept: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutNulls(item));
  if (typeof value !== "object" || value === null) return value;
  const said = Object.entries(value).filter(([name, inner]) => inner !== null || kept.includes(name));
  return Object.fromEntries(said.map(([name, inner]) => [name, withoutNulls(inner)]));
}

/** How deep JSON is nested, counted without descending into it. Of text that is no JSON it is some number. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (quoted && char === "\\") at += 1;
    else if (char === '"') quoted = !quoted;
    else if (!quoted && (char === "{" || char === "[")) deepest = Math.max(deepest, ++depth);
    else if (!quoted && (char === "}" || char === "]")) depth -= 1;
  }
  return deepest;
}
