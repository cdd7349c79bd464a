/** Seconds that a message may be old, or its clock be ahead. */
const TOLERANCE = 300;

/**
 * The event of a webhook, after its signature was found right (Standard Webhooks).
 * @throws Error where it was not signed with the secret, or is older than five minutes
 */
export async function verifyWebhook(secret, headers, rawBody, now = Date.now()) {
  // Node gives a header that came twice as an array.
  const read = (name) => [(typeof headers.get === "function" ? headers.get(name) : headers[name]) ?? ""].flat().join(" ");
  const id = read("webhook-id");
  const timestamp = read("webhook-timestamp");
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= TOLERANCE)) throw new Error("the webhook is too old, or has no timestamp");
  const key = await crypto.subtle.importKey("raw", bytes(secret.replace(/^whsec_/, "")), { name: "HMAC", hash: "SHA-256" }, false, [
    "verify",
  ]);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${rawBody}`);
  for (const one of read("webhook-signature").split(" ")) {
    const [version, signature = ""] = one.split(",");
    if (version === "v1" && (await crypto.subtle.verify("HMAC", key, bytes(signature), signed))) return JSON.parse(rawBody);
  }
  throw new Error("the webhook's signature is wrong");
}

function bytes(base64) {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
