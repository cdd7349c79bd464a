/** A refusal of the service. */
export class ParvozError extends Error {
  constructor(facts, envelope = {}) {
    const { error_code: code = 0, message, data, errors } = envelope;
    super(message || `HTTP ${facts.status}`);
    this.name = "ParvozError";
    this.status = facts.status;
    this.code = code;
    this.data = data ?? {};
    this.fields = errors ?? {};
    this.requestId = facts.requestId;
    this.retryAfter = facts.retryAfter;
    this.rateLimit = facts.rateLimit;
    this.idempotencyKey = facts.idempotencyKey;
  }
}

/** A call whose answer did not come, or not whole: nobody knows whether it was done. */
export class LostAnswerError extends Error {
  constructor(facts, cause) {
    super(lostText(facts, cause), { cause });
    this.name = "LostAnswerError";
    this.status = facts.status;
    this.requestId = facts.requestId;
    this.retryAfter = facts.retryAfter;
    this.rateLimit = facts.rateLimit;
    this.idempotencyKey = facts.idempotencyKey;
  }
}

function lostText({ method, path, status, requestId, idempotencyKey }, cause) {
  const came = status === 0 ? "none came" : `HTTP ${status}${requestId === "" ? "" : `, request ${requestId}`}`;
  // What fetch says of itself is "fetch failed"; why, is in its cause.
  const why = [cause.message, cause.cause?.code ?? cause.cause?.message].filter(Boolean).join(", ");
  const lost = `The answer to ${method} ${path} was lost (${came}: ${why}).`;
  if (method === "GET") return lost;
  const remedy = idempotencyKey ? `repeat it with the Idempotency-Key ${idempotencyKey}` : "look whether it was, before you repeat it";
  return `${lost} It may have been done: ${remedy}.`;
}

/** The service's own refusals come by its addresses alone; a redirect is somebody else's, and is not followed. */
export function redirected(facts, location) {
  const where = location === "" ? "another address" : location;
  const message = `HTTP ${facts.status}: this address redirects ${facts.method} ${facts.path} to ${where}. Redirects are not followed, nothing was done: check baseUrl.`;
  return new ParvozError(facts, { message, data: location === "" ? {} : { location } });
}

/** Codes about passengers' data: final, whatever status they come with. */
function isAboutPassengers(code) {
  const ranges = [
    [1011, 1011],
    [1018, 1025],
    [1124, 1127],
    [1153, 1169],
    [1183, 1183],
  ];
  return ranges.some(([first, last]) => code >= first && code <= last);
}

/** Whether the same call may succeed later. */
export function isRepeatable({ status, code }) {
  if (status === 410) return !isAboutPassengers(code);
  return status === 429 || status >= 500;
}

/** Whether a refusal of a repetition says nothing of what its first attempt, whose answer was lost, has done. */
export function tellsNothingOfEarlier(error) {
  return error.status === 401 || error.status === 403 || isRepeatable(error) || error.code === 0;
}
