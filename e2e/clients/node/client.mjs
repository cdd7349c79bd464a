// A partner's program for the flight interface, with nothing but Node's standard library.
import fs from "node:fs";
import http from "node:http";
import https from "node:https";
import { setTimeout as wait } from "node:timers/promises";

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** A 410 with one of these blames a passenger's data: repeating the call cannot help. */
const FINAL_CODES = new Set([1011, ...range(1018, 1025), ...range(1124, 1127), ...range(1153, 1163), 1168, 1169, 1183]);
const ATTEMPTS = 5;
const CANCEL_IN_TURN = ["cancel-unpaid", "void", "auto-cancel", "manual-refund"];

/** Any answer but 200. */
export class Failure extends Error {
  constructor(status, body) {
    super(`HTTP ${status}: ${body.error_code} ${body.message}`);
    this.status = status;
    this.code = body.error_code;
    this.errors = body.errors;
    this.data = body.data;
  }
}

export class Client {
  minted = 0;
  repeated = 0;

  constructor({ baseUrl, email, password, tokenFile, pauseMs = 200 }) {
    Object.assign(this, { baseUrl, email, password, tokenFile, pauseMs });
  }

  /** The `data` of a 200; throws Failure for everything else. */
  async call(method, path, { query, body } = {}) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.callWithToken(method, path, { query, body });
      } catch (error) {
        const again = error instanceof Failure && error.status === 410 && !FINAL_CODES.has(error.code);
        if (!again || attempt === ATTEMPTS) throw error;
        this.repeated += 1;
        await wait(this.pauseMs * attempt);
      }
    }
  }

  async callWithToken(method, path, { query, body }) {
    try {
      return await this.send(method, path, { query, body, token: this.cachedToken() ?? (await this.mint()) });
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 401) throw error;
      return this.send(method, path, { query, body, token: await this.mint() });
    }
  }

  async send(method, path, { query, body, token }) {
    const headers = { accept: "application/json", "accept-language": "en" };
    if (token) headers.authorization = `Bearer ${token}`;
    const text = body === undefined ? "" : JSON.stringify(body);
    if (text) Object.assign(headers, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
    const search = query ? `?${new URLSearchParams(nested(query))}` : "";
    const { status, bytes } = await exchange(method, `${this.baseUrl}${path}${search}`, headers, text);
    const answer = JSON.parse(bytes.toString());
    if (status !== 200) throw new Failure(status, answer);
    return answer.data;
  }

  cachedToken() {
    return fs.existsSync(this.tokenFile) ? fs.readFileSync(this.tokenFile, "utf8").trim() || null : null;
  }

  async mint() {
    const body = { email: this.email, password: this.password, access_type: "avia" };
    const { token } = await this.send("POST", "/api/v1/accounts/tokens", { body });
    this.minted += 1;
    fs.writeFileSync(this.tokenFile, token);
    return token;
  }

  balance() {
    return this.call("GET", "/api/v1/accounts/check-balance");
  }

  visas(countries) {
    return this.call("GET", "/api/v1/visa-types/v2", { query: { countries } });
  }

  schedule(query) {
    return this.call("GET", "/api/v1/services/schedule", { query });
  }

  search(directions, { adults = 1, children = 0, infants = 0, infants_with_seat = 0, service_class = "E" } = {}) {
    return this.call("GET", "/api/v1/offers", { query: { directions, service_class, adults, children, infants, infants_with_seat } });
  }

  offer(id) {
    return this.call("GET", `/api/v1/offers/${id}`, { query: { "with-additional-services": 1 } });
  }

  fareFamily(id) {
    return this.call("GET", `/api/v1/offers/${id}/fare-family`);
  }

  rules(id) {
    return this.call("GET", `/api/v1/offers/${id}/rules`);
  }

  book(offerId, body) {
    return this.call("POST", `/api/v1/offers/${offerId}/booking`, { body });
  }

  booking(id) {
    return this.call("GET", `/api/v1/booking/${id}`);
  }

  /** Permission, price, payment: as the interface asks for it. Null where it may not be paid, or costs something else by now. */
  async pay(id) {
    const path = `/api/v1/booking/${id}`;
    if (!(await this.call("GET", `${path}/payment-permission`)).payment_allowed) return null;
    if ((await this.call("GET", `${path}/check-price`)).is_price_changed) return null;
    return this.call("POST", `${path}/payment`);
  }

  /** Reads the booking until it has this status. */
  async until(id, status, seconds = 60) {
    const deadline = Date.now() + seconds * 1000;
    for (;;) {
      const booking = await this.booking(id);
      if (booking.status === status) return booking;
      if (Date.now() > deadline) throw new Error(`still ${booking.status}, not ${status}`);
      await wait(this.pauseMs);
    }
  }

  async fiscalization(id) {
    return (await this.call("GET", `/api/v1/booking/${id}/fiscalization`)).fiscalization_v2;
  }

  receipts(id) {
    return this.call("GET", `/api/v1/booking/${id}/pdf-receipt`);
  }

  refundAmounts(id) {
    return this.call("GET", `/api/v1/booking/${id}/get-refund-amounts`);
  }

  /** Tries one way after the other: the way that worked, the status it gave, and the refusals before. */
  async cancel(id) {
    const refused = [];
    for (const way of CANCEL_IN_TURN) {
      try {
        const { status } = await this.call("DELETE", `/api/v1/booking/${id}/${way}`);
        return { by: way, status, refused };
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        refused.push([way, error.status, error.code]);
      }
    }
    return { by: null, status: null, refused };
  }
}

/** The bytes of a file that needs no token, such as a receipt. */
export async function download(address) {
  const { status, type, bytes } = await exchange("GET", address, {}, "");
  if (status !== 200) throw new Error(`HTTP ${status} for ${address}`);
  return { type, bytes };
}

function exchange(method, address, headers, text) {
  return new Promise((resolve, reject) => {
    const { request } = address.startsWith("https:") ? https : http;
    const sent = request(address, { method, headers, timeout: 60_000 }, (response) => {
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => {
        resolve({ status: response.statusCode, type: response.headers["content-type"], bytes: Buffer.concat(parts) });
      });
    });
    sent.on("timeout", () => sent.destroy(new Error(`no answer from ${address}`)));
    sent.on("error", reject);
    sent.end(text);
  });
}

/** `directions: [{date: …}]` as pairs, `directions[0][date]` and its value. */
function nested(value, name = "") {
  if (value === null || typeof value !== "object") return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => nested(inner, name ? `${name}[${key}]` : key));
}
