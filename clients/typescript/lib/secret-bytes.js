const FEWEST_BYTES = 16;

/**
 * The bytes of a webhook's secret. Anybody can sign with what an empty or cut one leaves.
 * @throws TypeError where it does not decode to 16 bytes or more
 */
export function secretBytes(secret) {
  const text = typeof secret === "string" ? secret.trim().replace(/^whsec_/, "") : "";
  const isBase64 = text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
  const bytes = isBase64 ? Uint8Array.from(atob(text), (character) => character.charCodeAt(0)) : new Uint8Array();
  if (bytes.length < FEWEST_BYTES) throw new TypeError("the webhook's secret is not whole: it is whsec_ and base64 of 16 bytes or more");
  return bytes;
}
