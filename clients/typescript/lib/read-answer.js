import { LostAnswerError, ParvozError, redirected } from "./error.js";

/** What is known of an answer besides its body; of none where there was none. */
export function factsOf(call, response) {
  const read = (name) => response?.headers.get(name) ?? null;
  const after = Number(read("retry-after") ?? "none");
  return {
    ...call,
    status: response?.status ?? 0,
    requestId: read("x-request-id") ?? "",
    replayed: read("idempotency-replayed") === "true",
    retryAfter: Number.isFinite(after) ? after : null,
    rateLimit: rateLimitOf(read),
  };
}

/** Where the caller stands with the limit of a class of paths; null where the answer does not say. */
function rateLimitOf(read) {
  const [limit, remaining, reset] = ["limit", "remaining", "reset"].map((name) => Number(read(`ratelimit-${name}`) ?? "none"));
  if (![limit, remaining, reset].every(Number.isFinite)) return null;
  return { class: /^"([^"]*)"/.exec(read("ratelimit") ?? "")?.[1] ?? "", limit, remaining, reset };
}

/**
 * What an answer says: `data` with the `warnings` that it has, an `error` that the service refuses with (`isCut` where its text was lost), or that it is `lost`. A success is believed
 * where it came whole, and an envelope of the service's: a page of a proxy's is no answer to a payment.
 * @param text null where the body did not come whole
 * @param cause why it did not
 */
export function readAnswer(facts, response, text, cause) {
  if (response && isRedirect(response)) return { error: redirected(facts, locationOf(response)) };
  const envelope = text === null ? null : parsed(text);
  if (facts.status === 200 && isObject(envelope?.data)) return { data: envelope.data, warnings: envelope.warnings };
  if (facts.status !== 200 && typeof envelope?.error_code === "number") {
    return { error: new ParvozError({ ...facts, requestId: envelope.request_id ?? facts.requestId }, envelope) };
  }
  // Refused it is, in whatever words.
  if (facts.status >= 400 && facts.status < 500) return { error: new ParvozError(facts), isCut: text === null || isJson(response) };
  return { lost: new LostAnswerError(facts, cause ?? new Error(text === "" ? "its body is empty" : "its body is not the service's")) };
}

function isRedirect({ status, type }) {
  return type === "opaqueredirect" || (status >= 300 && status < 400);
}

function locationOf({ headers, url }) {
  const location = headers.get("location") ?? "";
  return location !== "" && URL.canParse(location, url || undefined) ? new URL(location, url || undefined).href : location;
}

function isJson({ headers }) {
  return (headers.get("content-type") ?? "").includes("json");
}

function isObject(value) {
  return typeof value === "object" && value !== null;
}

function parsed(text) {
  try {
    const answer = JSON.parse(text);
    return isObject(answer) ? answer : null;
  } catch {
    return null;
  }
}
