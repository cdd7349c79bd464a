import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { Parvoz, ParvozError, verifyWebhook } from "../../../clients/typescript/index.js";

interface Sent {
  method: string;
  path: string;
  headers: Headers;
}

const STAMP = { request_id: "r", created_at: "2027-02-10 12:00" };

/** A service that answers each call with the next of these. */
function service(...answers: [status: number, body: object, headers?: Record<string, string>][]) {
  const sent: Sent[] = [];
  const fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(String(url));
    sent.push({ method: init.method ?? "GET", path: decodeURIComponent(pathname + search), headers: new Headers(init.headers) });
    const [status, body, headers] = answers.shift() ?? [500, {}];
    return Response.json({ ...STAMP, ...body }, { status, headers });
  };
  return { fetch, sent };
}

const REFUSED = (error_code: number) => ({ error_code, message: "No" });
const baseUrl = "https://parvoz.example/api/v1/";
const now = { "retry-after": "0" };

test("a query is nested as the interface has it, and an id is encoded", async () => {
  const { fetch, sent } = service([200, { data: [] }], [200, { data: {} }]);
  const parvoz = new Parvoz({ baseUrl, apiKey: "k", fetch });
  const directions = [{ departure_airport: "TAS", arrival_airport: "IST", date: "2027-03-12" }];
  await parvoz.searchOffers({ directions, service_class: "E", adults: 1, children: 0, infants: 0, infants_with_seat: 0 });
  await parvoz.checkOffer("a/b", { "with-additional-services": "1" });
  expect(sent[0]?.path).toBe(
    "/api/v1/offers?directions[0][departure_airport]=TAS&directions[0][arrival_airport]=IST&directions[0][date]=2027-03-12&service_class=E&adults=1&children=0&infants=0&infants_with_seat=0",
  );
  expect(sent[1]?.path).toBe("/api/v1/offers/a/b?with-additional-services=1");
  expect(sent[0]?.headers.get("authorization")).toBe("Bearer k");
});

test("410 and 429 are repeated with the same Idempotency-Key", async () => {
  const { fetch, sent } = service([410, REFUSED(1039), now], [429, REFUSED(100429), now], [200, { data: { status: "paid" } }]);
  expect(await new Parvoz({ baseUrl, apiKey: "k", fetch }).payBooking("b")).toEqual({ status: "paid" });
  const keys = sent.map((one) => one.headers.get("idempotency-key"));
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
});

test("a wait of minutes is left to the program", async () => {
  const { fetch, sent } = service([429, REFUSED(100429), { "retry-after": "900" }]);
  const error: unknown = await new Parvoz({ baseUrl, apiKey: "k", fetch }).cancelUnpaid("b").catch((one) => one);
  expect(error).toMatchObject({ status: 429, retryAfter: 900 });
  expect(sent).toHaveLength(1);
});

test("a 410 about a passenger is final, and so is any 422", async () => {
  for (const answer of [[410, REFUSED(1127)] as const, [422, { ...REFUSED(8), errors: { adults: ["Give one."] } }] as const]) {
    const { fetch, sent } = service([...answer]);
    const error: unknown = await new Parvoz({ baseUrl, apiKey: "k", fetch }).checkBalance().catch((one) => one);
    expect(error).toBeInstanceOf(ParvozError);
    expect(error).toMatchObject({ status: answer[0], code: answer[1].error_code, requestId: "r" });
    expect(sent).toHaveLength(1);
  }
});

test("a token is fetched once, and renewed once on 401", async () => {
  const { fetch, sent } = service(
    [200, { data: { token: "first" } }],
    [200, { data: {} }],
    [401, REFUSED(100401)],
    [200, { data: { token: "second" } }],
    [200, { data: {} }],
    [401, REFUSED(100401)],
    [200, { data: { token: "third" } }],
    [401, REFUSED(100401)],
  );
  const parvoz = new Parvoz({ baseUrl, email: "a@example.com", password: "p", fetch });
  await parvoz.checkBalance();
  await parvoz.checkBalance();
  await expect(parvoz.checkBalance()).rejects.toMatchObject({ status: 401 });
  const bearers = sent.filter((one) => one.method === "GET").map((one) => one.headers.get("authorization"));
  expect(bearers).toEqual(["Bearer first", "Bearer first", "Bearer second", "Bearer second", "Bearer third"]);
});

test("a wrong password is tried once: the service counts them", async () => {
  const { fetch, sent } = service([401, REFUSED(100402)]);
  const error: unknown = await new Parvoz({ baseUrl, email: "a@example.com", password: "no", fetch }).checkBalance().catch((one) => one);
  expect(error).toMatchObject({ status: 401, code: 100402 });
  expect(sent).toHaveLength(1);
});

test("what may have had an effect is not sent again without a key", async () => {
  const { fetch, sent } = service([500, REFUSED(100590), now], [200, { data: {} }]);
  await expect(new Parvoz({ baseUrl, apiKey: "k", fetch }).deleteWebhook("b")).rejects.toMatchObject({ status: 500 });
  expect(sent).toHaveLength(1);
});

test("a webhook is believed by its signature alone", async () => {
  const at = Date.parse("2027-02-10T12:00:00Z");
  const raw = Buffer.from("0123456789abcdef0123456789abcdef");
  const body = JSON.stringify({ type: "ping", timestamp: "2027-02-10T12:00:00.000Z", data: { endpoint_id: "e" } });
  const sign = (key: Buffer) =>
    `v1,${createHmac("sha256", key)
      .update(`msg_1.${at / 1000}.${body}`)
      .digest("base64")}`;
  const headers = {
    "webhook-id": "msg_1",
    "webhook-timestamp": String(at / 1000),
    "webhook-signature": `${sign(Buffer.from("other"))} ${sign(raw)}`,
  };
  const secret = `whsec_${raw.toString("base64")}`;
  expect(await verifyWebhook(secret, headers, body, at)).toMatchObject({ type: "ping" });
  await expect(verifyWebhook(secret, headers, `${body} `, at)).rejects.toThrow("signature");
  await expect(verifyWebhook(secret, headers, body, at + 301_000)).rejects.toThrow("old");
  await expect(verifyWebhook(secret, { ...headers, "webhook-timestamp": "" }, body, at)).rejects.toThrow();
});
