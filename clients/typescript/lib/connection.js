import { checkCredential, checkKey, checkRetries, checkTime, rootOf, writeId } from "./check-options.js";
import { isRepeatable, LostAnswerError, tellsNothingOfEarlier } from "./error.js";
import { factsOf, readAnswer } from "./read-answer.js";
import { wait, within } from "./time-limit.js";
import { writeQuery } from "./write-query.js";

const TIMEOUT_MS = 30_000;
const DEADLINE_MS = 120_000;
const LONGEST_WAIT_MS = 8000;
/** Who is asked to come back later than this is told so by the error, instead of waiting in silence. */
const LONGEST_RETRY_AFTER_SECONDS = 30;
const MINT = { method: "POST", path: "/accounts/tokens", open: true };

/** Sends calls: with the right credential, again where that helps, and never twice for one effect. */
export class Connection {
  #options;
  /** Promise of the bearer token, shared by calls that come while it is on its way. */
  #token = null;

  constructor({ baseUrl, language = "en", retries = 4, fetch = globalThis.fetch, ...others }) {
    const { apiKey, email, password, onAnswer, timeoutMs = TIMEOUT_MS, deadlineMs = DEADLINE_MS } = others;
    checkCredential(others);
    this.#options = {
      root: rootOf(baseUrl),
      apiKey,
      email,
      password,
      language,
      retries: checkRetries(retries),
      fetch,
      onAnswer,
      timeoutMs: checkTime("timeoutMs", timeoutMs),
      deadlineMs: checkTime("deadlineMs", deadlineMs),
    };
  }

  async call(operation, { ids, query, body, ...given }) {
    const { root, language: common } = this.#options;
    const parts = [...ids];
    const path = operation.path.replace(/\{\w+\}/g, () => writeId(parts.shift()));
    const search = query ? writeQuery(query) : "";
    const headers = { "Accept-Language": given.language ?? common };
    const idempotencyKey = operation.idempotent ? checkKey(given.idempotencyKey ?? crypto.randomUUID()) : null;
    if (idempotencyKey) headers["Idempotency-Key"] = idempotencyKey;
    if (body !== undefined) headers["Content-Type"] = "application/json";
    const init = { method: operation.method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
    const harmless = operation.method === "GET" || operation.idempotent;
    const url = `${root}${path}${search === "" ? "" : `?${search}`}`;
    return this.#repeat({ operation, url, init, harmless, idempotencyKey, ...this.#limits(given) });
  }

  /** How long a call may take, and who hears of its answers. */
  #limits({ timeoutMs, deadlineMs, signal, onAnswer }) {
    const common = this.#options;
    return {
      signal,
      onAnswer: onAnswer ?? common.onAnswer,
      timeoutMs: checkTime("timeoutMs", timeoutMs ?? common.timeoutMs),
      until: performance.now() + checkTime("deadlineMs", deadlineMs ?? common.deadlineMs),
    };
  }

  async #repeat(call) {
    let wasLost = false;
    for (let attempt = 0; ; attempt++) {
      const { data, error, lost, isCut } = await this.#authorized(call, wasLost);
      if (data) return data;
      const failure = lost ?? error;
      // A call whose answer was lost is sent again only where that cannot have a second effect.
      const again = lost || isCut ? call.harmless : isRepeatable(error) && (error.status < 500 || error.status === 503 || call.harmless);
      const { retryAfter } = failure;
      const pause = retryAfter === null ? Math.min(LONGEST_WAIT_MS, 500 * 2 ** attempt) : retryAfter * 1000;
      const isOver = attempt >= this.#options.retries || (retryAfter ?? 0) > LONGEST_RETRY_AFTER_SECONDS;
      if (!again || isOver || performance.now() + pause >= call.until) throw this.#told(call, failure, wasLost);
      wasLost ||= lost !== undefined;
      await wait(pause, call.signal);
    }
  }

  /** What the caller is told: that a call is refused, only where no earlier attempt may have done it. */
  #told({ operation, idempotencyKey }, failure, wasLost) {
    if (!wasLost || failure instanceof LostAnswerError || !tellsNothingOfEarlier(failure)) return failure;
    const { status, requestId, retryAfter, rateLimit } = failure;
    const { method, path } = operation;
    return new LostAnswerError({ method, path, status, requestId, retryAfter, rateLimit, idempotencyKey }, failure);
  }

  /** One attempt; a token that has run out is replaced, once. */
  async #authorized(call, wasLost) {
    if (call.operation.open) return this.#send(call);
    const token = await this.#credential(call, null, wasLost);
    const outcome = await this.#send(call, token);
    if (outcome.error?.status !== 401 || this.#options.apiKey) return outcome;
    return this.#send(call, await this.#credential(call, token, wasLost));
  }

  /**
   * The key, or the token; another one than `refused`.
   * @throws ParvozError, LostAnswerError of the sign-in; where an earlier attempt was lost, of the call itself
   */
  async #credential(call, refused, wasLost) {
    if (this.#options.apiKey) return this.#options.apiKey;
    try {
      return await within(call.until - performance.now(), call.signal, () => this.#currentToken(refused));
    } catch (error) {
      call.signal?.throwIfAborted();
      const { method, path } = wasLost ? call.operation : MINT;
      if (error instanceof Error && error.name !== "TimeoutError" && !wasLost) throw error;
      throw new LostAnswerError(factsOf({ method, path, idempotencyKey: call.idempotencyKey }, null), error);
    }
  }

  async #currentToken(refused) {
    const known = this.#token;
    if (known && (await known) !== refused) return known;
    if (this.#token === known) {
      this.#token = this.#mint();
      this.#token.catch(() => {
        this.#token = null;
      });
    }
    return this.#token;
  }

  /** Calls that wait for the token have their own ends; it goes by those of the client. */
  async #mint() {
    const { root, email, password, language } = this.#options;
    const headers = { "Accept-Language": language, "Content-Type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify({ email, password, access_type: "avia" }) };
    // A token more does no harm.
    const call = { operation: MINT, url: `${root}${MINT.path}`, init, harmless: true, idempotencyKey: null, ...this.#limits({}) };
    return (await this.#repeat(call)).token;
  }

  /** @throws the signal's reason, where the caller has given up */
  async #send(call, token) {
    const { operation, url, init, idempotencyKey, signal, onAnswer } = call;
    const headers = token ? { ...init.headers, Authorization: `Bearer ${token}` } : init.headers;
    signal?.throwIfAborted();
    const left = Math.max(1, Math.min(call.timeoutMs, call.until - performance.now()));
    let response = null;
    let cause;
    const text = await within(left, signal, async (ended) => {
      response = await this.#options.fetch(url, { ...init, headers, redirect: "manual", signal: ended });
      return response.text();
    }).catch((error) => {
      signal?.throwIfAborted();
      cause = error;
      return null;
    });
    const facts = factsOf({ method: operation.method, path: operation.path, idempotencyKey }, response);
    const outcome = readAnswer(facts, response, text, cause);
    if (response) tell(onAnswer, { ...facts, warnings: outcome.warnings ?? [] });
    return outcome;
  }
}

/** What the listener itself does wrong is none of the answer's. */
function tell(onAnswer, facts) {
  try {
    onAnswer?.(facts);
  } catch {
    // The answer counts for more: the booking in it is made.
  }
}
