import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";
import type { ReadyJson } from "@/lib/services/search/ready-json";
import type { Reply, Wrapped } from "../representation/envelope";
import type { Coding } from "./accepted-coding";
import { type BrotliTail, brotliJoined, brotliTail } from "./brotli";
import { type GzipTail, gzipJoined, gzipTail } from "./gzip";

/** Smaller answers fit into one packet as they are. */
const MIN_BYTES = 1024;
const QUALITY = 5;

/** Data compressed once is kept with it, for all answers that it will be in. */
interface Compressed {
  br?: Promise<BrotliTail>;
  gzip?: Promise<GzipTail>;
}
const compressed = new WeakMap<ReadyJson, Compressed>();

/**
 * A body compressed; the work is done off the thread that serves requests.
 * @returns pieces that follow one another; null where the body is too small to gain anything
 */
export async function encodeBody(body: Reply["body"], coding: Coding): Promise<Uint8Array[] | null> {
  if (typeof body !== "string") return body.data.size < MIN_BYTES ? null : encodeWrapped(body, coding);
  return body.length < MIN_BYTES ? null : [await encodeText(body, coding)];
}

const brotliText = promisify(brotliCompress);
const gzipText = promisify(gzip);

function encodeText(text: string, coding: Coding): Promise<Uint8Array> {
  return coding === "br" ? brotliText(text, { params: { [zlib.BROTLI_PARAM_QUALITY]: QUALITY } }) : gzipText(text);
}

async function encodeWrapped({ head: text, data }: Wrapped, coding: Coding): Promise<Uint8Array[]> {
  const head = Buffer.from(text, "latin1");
  const kept = compressed.get(data) ?? {};
  compressed.set(data, kept);
  if (coding === "br") {
    kept.br ??= brotliTail(head, data.enclosed);
    return brotliJoined(head, await kept.br);
  }
  kept.gzip ??= gzipTail(Buffer.concat(data.enclosed));
  return gzipJoined(head, await kept.gzip);
}
