/** What the service takes as an Idempotency-Key. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/** @throws TypeError that names the option */
export function checkTime(name, value) {
  if (typeof value !== "number" || !(value > 0)) throw new TypeError(`${name} must be a number of milliseconds, more than 0`);
  return value;
}

/** @throws TypeError that names the option */
export function checkKey(value) {
  if (typeof value !== "string" || !KEY.test(value)) throw new TypeError("idempotencyKey must be 1 to 255 visible ASCII characters");
  return value;
}

/** @returns the address below which all paths are @throws TypeError that says what is wrong */
export function rootOf(baseUrl) {
  if (!baseUrl) throw new TypeError("baseUrl is missing");
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new TypeError("baseUrl must be an address that begins with https:// or http://");
  if (url.username || url.password) throw new TypeError("baseUrl must have no user name and no password");
  if (url.search || url.hash) throw new TypeError("baseUrl must have no query and no fragment");
  return `${baseUrl.replace(/\/+$/, "").replace(/\/api\/v1$/, "")}/api/v1`;
}

/** One of a path's ids. @throws TypeError where it would name another path */
export function writeId(id) {
  if (typeof id !== "string" || /^\.{0,2}$/.test(id)) throw new TypeError(`an id is missing: ${JSON.stringify(id)}`);
  return encodeURIComponent(id);
}

/** @throws TypeError that says what is missing or wrong */
export function checkCredential({ apiKey, email, password }) {
  if (!apiKey && !(email && password)) throw new TypeError("apiKey is missing, or email and password");
  if (apiKey && !/^[\x21-\x7e]+$/.test(apiKey)) throw new TypeError("apiKey must be visible ASCII characters, as the portal showed them");
}

/** @throws TypeError that names the option */
export function checkRetries(retries) {
  if (!Number.isInteger(retries) || retries < 0) throw new TypeError("retries must be a whole number, 0 or more");
  return retries;
}
