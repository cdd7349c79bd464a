import { isRepeatable, ParvozError } from "./error.js";
import { writeQuery } from "./write-query.js";

const LONGEST_WAIT_MS = 8000;
/** Who is asked to come back later than this is told so by the error, instead of waiting in silence. */
const LONGEST_RETRY_AFTER_SECONDS = 30;

/** Sends calls: with the right credential, again where that helps, and never twice for one effect. */
export class Connection {
  #options;
  /** Promise of the bearer token, shared by calls that come while it is on its way. */
  #token = null;

  constructor({ baseUrl, apiKey, email, password, language = "en", retries = 4, fetch = globalThis.fetch }) {
    if (!baseUrl) throw new TypeError("baseUrl is missing");
    if (!apiKey && !(email && password)) throw new TypeError("apiKey is missing, or email and password");
    this.#options = {
      root: `${baseUrl.replace(/\/+$/, "").replace(/\/api\/v1$/, "")}/api/v1`,
      apiKey,
      email,
      password,
      language,
      retries,
      fetch,
    };
  }

  async call(operation, { ids, query, body, idempotencyKey, language, signal }) {
    const { root, language: common } = this.#options;
    const parts = [...ids];
    const path = operation.path.replace(/\{\w+\}/g, () => encodeURIComponent(parts.shift()));
    const search = query ? writeQuery(query) : "";
    const headers = { "Accept-Language": language ?? common };
    if (operation.idempotent) headers["Idempotency-Key"] = idempotencyKey ?? crypto.randomUUID();
    if (body !== undefined) headers["Content-Type"] = "application/json";
    const init = { method: operation.method, headers, body: body === undefined ? undefined : JSON.stringify(body), signal };
    return this.#repeat(operation, `${root}${path}${search === "" ? "" : `?${search}`}`, init);
  }

  async #repeat(operation, url, init) {
    // A call whose answer was lost is sent again only where that cannot have a second effect.
    const harmless = operation.method === "GET" || operation.idempotent;
    for (let attempt = 0; ; attempt++) {
      const outcome = await this.#authorized(operation, url, init).catch(asOutcome);
      if ("data" in outcome) return outcome.data;
      const { error = outcome.lost } = outcome;
      const retryAfter = error.retryAfter ?? null;
      const again = outcome.lost
        ? harmless && !init.signal?.aborted
        : isRepeatable(error) && (error.status < 500 || error.status === 503 || harmless);
      if (!again || attempt >= this.#options.retries || (retryAfter ?? 0) > LONGEST_RETRY_AFTER_SECONDS) throw error;
      await wait(retryAfter === null ? Math.min(LONGEST_WAIT_MS, 500 * 2 ** attempt) : retryAfter * 1000, init.signal);
    }
  }

  /** One attempt; a token that has run out is replaced, once. */
  async #authorized(operation, url, init) {
    if (operation.open) return this.#send(url, init);
    const token = this.#credential();
    const outcome = await this.#send(url, init, await token);
    if (outcome.error?.status !== 401 || this.#options.apiKey) return outcome;
    if (this.#token === token) this.#token = null;
    return this.#send(url, init, await this.#credential());
  }

  #credential() {
    if (this.#options.apiKey) return Promise.resolve(this.#options.apiKey);
    this.#token ??= this.#mint().catch((error) => {
      this.#token = null;
      throw error;
    });
    return this.#token;
  }

  async #mint() {
    const { root, email, password, language } = this.#options;
    const { data, error } = await this.#send(`${root}/accounts/tokens`, {
      method: "POST",
      headers: { "Accept-Language": language, "Content-Type": "application/json" },
      body: JSON.stringify({ email, password, access_type: "avia" }),
    });
    if (error) throw error;
    return data.token;
  }

  async #send(url, init, token) {
    const headers = token ? { ...init.headers, Authorization: `Bearer ${token}` } : init.headers;
    const response = await this.#options.fetch(url, { ...init, headers });
    const answer = await response.json().catch(() => ({}));
    if (response.status === 200) return { data: answer.data };
    const after = Number(response.headers.get("retry-after") ?? "none");
    return { error: new ParvozError(response.status, answer, Number.isFinite(after) ? after : null) };
  }
}

/** A refused sign-in is the service's answer; anything else that is thrown is an answer that was lost. */
function asOutcome(error) {
  return error instanceof ParvozError ? { error } : { lost: error };
}

function wait(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
