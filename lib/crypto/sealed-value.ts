import { openBytes, sealBytes } from "./aes-gcm";

/** A data key. */
export interface ValueKey {
  id: number;
  /** 32 bytes. */
  secret: Uint8Array;
}

/** `enc1.<key>.`: what tells a sealed value from one in clear text, and the key that opens it. */
const MARK = /^enc1\.(\d{1,9})\./;
const LONGEST_MARK = "enc1.000000000.".length;

/** How values begin that were sealed with a key. */
export function markOf(keyId: number): string {
  return `enc1.${keyId}.`;
}

/** Id of the key that a stored value was sealed with; null where it is in clear text. */
export function sealedWith(stored: string | Uint8Array): number | null {
  const head = typeof stored === "string" ? stored : Buffer.from(stored.subarray(0, LONGEST_MARK)).toString("latin1");
  const [, id] = MARK.exec(head) ?? [];
  return id === undefined ? null : Number(id);
}

/** A text as a column keeps it: the mark, then base64url. @param context table, column and row: it opens nowhere else */
export function sealValue(text: string, context: string, { id, secret }: ValueKey): string {
  return `${markOf(id)}${sealBytes(text, context, secret).toString("base64url")}`;
}

/** @throws Error where it belongs to another row, was changed, or is not of this key */
export function openValue(stored: string, context: string, { id, secret }: ValueKey): string {
  const payload = stored.slice(markOf(id).length);
  return openBytes(Buffer.from(payload, "base64url"), context, secret).toString("utf8");
}

/** Bytes as a column keeps them: the mark, then what is sealed. */
export function sealFile(bytes: Uint8Array, context: string, { id, secret }: ValueKey): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat([Buffer.from(markOf(id), "latin1"), sealBytes(bytes, context, secret)]));
}

/** @throws Error where it belongs to another row, was changed, or is not of this key */
export function openFile(stored: Uint8Array, context: string, { id, secret }: ValueKey): Uint8Array<ArrayBuffer> {
  return new Uint8Array(openBytes(stored.subarray(markOf(id).length), context, secret));
}
