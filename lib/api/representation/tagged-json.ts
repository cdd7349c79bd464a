import { createHash } from "node:crypto";
import { remembered } from "@/lib/util/waiting/remembered";

/** Data as they are sent. */
interface TaggedJson {
  /** UTF-8 */
  json: Buffer;
  /** Weak (RFC 9110, 8.8.1): of the data alone, the envelope around them has another id and minute each time. */
  etag: string;
}

/** Texts of lists that are the same object from one request to the next. */
const written = new WeakMap<object, TaggedJson>();

/** @param data never changed afterwards */
export function taggedJson(data: object): TaggedJson {
  return remembered(written, data, () => {
    const json = Buffer.from(JSON.stringify(data));
    return { json, etag: `W/"${createHash("sha256").update(json).digest("base64url").slice(0, 22)}"` };
  });
}

/** Whether an If-None-Match names this tag, compared weakly (RFC 9110, 13.1.2). */
export function namesTag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(etag));
}
