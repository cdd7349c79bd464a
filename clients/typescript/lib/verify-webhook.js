import { secretBytes } from "./secret-bytes.js";

/** Seconds that a message may be old, or its clock be ahead. */
const TOLERANCE = 300;

/**
 * The event of a webhook, after its signature was found right (Standard Webhooks).
 * @throws TypeError where the secret is not whole; Error where the message was not signed with it, or is older than five minutes
 */
export async function verifyWebhook(secret, headers, rawBody, now = Date.now()) {
  const raw = secretBytes(secret);
  const body = bytesOf(rawBody);
  const read = reader(headers);
  const timestamp = read("webhook-timestamp");
  const isNear = Math.abs(now / 1000 - Number(timestamp)) <= TOLERANCE;
  if (!/^\d{1,12}$/.test(timestamp) || !isNear) throw new Error("the webhook is too old, or has no timestamp");
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
  const head = new TextEncoder().encode(`${read("webhook-id")}.${timestamp}.`);
  const signed = new Uint8Array(head.length + body.length);
  signed.set(head);
  signed.set(body, head.length);
  for (const one of read("webhook-signature").split(" ")) {
    const [version, signature = ""] = one.split(",");
    if (version === "v1" && (await crypto.subtle.verify("HMAC", key, bytes(signature), signed))) {
      return JSON.parse(new TextDecoder().decode(body));
    }
  }
  throw new Error("the webhook's signature is wrong");
}

/** @throws TypeError for what somebody has parsed already */
function bytesOf(rawBody) {
  if (typeof rawBody === "string") return new TextEncoder().encode(rawBody);
  // Bytes of another realm, as test runners have them, are no instance of this one's Uint8Array.
  if (ArrayBuffer.isView(rawBody)) return new Uint8Array(rawBody.buffer, rawBody.byteOffset, rawBody.byteLength);
  throw new TypeError("rawBody must be the body as it came: a string or bytes");
}

/** Reads headers by name, however it is spelt; Node gives one that came twice as an array. */
function reader(headers) {
  const pairs = typeof headers[Symbol.iterator] === "function" ? [...headers] : Object.entries(headers);
  return (name) =>
    pairs
      .filter(([given]) => given.toLowerCase() === name)
      .flatMap(([, value]) => value ?? [])
      .join(" ");
}

function bytes(base64) {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
