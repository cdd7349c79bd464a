import { createServer, IncomingMessage, request, type ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { metrics } from "@/lib/observability/metrics";
import { noteRequest } from "@/lib/observability/request-records";
import { listenLocally } from "../testing/listen-locally";
import { openFrontDoor } from "./front-door";
import { identify } from "./request-id";

const { state } = vi.hoisted(() => ({ state: { away: false, ready: "ready", lag: 0 } }));
vi.mock("@/lib/services/ground/health/database-load", () => ({ isDatabaseAway: () => state.away, isDatabaseBusy: () => false }));
vi.mock("@/lib/observability/event-loop", () => ({ eventLoopLag: () => state.lag }));
vi.mock("@/lib/observability/readiness", () => ({ readiness: async () => state.ready }));

/** What the server behind the door does with what it is handed. */
let behind = (_incoming: IncomingMessage, outgoing: ServerResponse): void => void outgoing.end("served");
const attend = openFrontDoor({ least: 2, leastWaiting: 0, patienceMs: 30, isSecure: false });
const server = createServer((incoming, outgoing) => attend(incoming, outgoing, () => behind(incoming, outgoing)));
let url = "";
beforeAll(async () => {
  url = `http://127.0.0.1:${await listenLocally(server)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  Object.assign(state, { away: false, ready: "ready", lag: 0 });
  behind = (_incoming, outgoing) => void outgoing.end("served");
});

test("every response has an id of our own, which its route knows, and a caller's counts for nothing", async () => {
  let known: unknown;
  behind = ({ headers }, outgoing) => {
    known = headers["x-request-id"];
    outgoing.end();
  };
  const { headers } = await fetch(`${url}/api/v1/offers`, { headers: { "x-request-id": "not an id" } });
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(known).toBe(headers.get("x-request-id"));
});

test("a response that is given again keeps the id that it was first given with, and has no other", async () => {
  behind = (_incoming, outgoing) => void outgoing.appendHeader("X-Request-Id", "the-first-one").end();
  const { headers } = await fetch(`${url}/api/v1/booking/1/payment`);
  expect(headers.get("x-request-id")).toBe("the-first-one");
});

test.each([
  ["of our own proxy", "01JD-of_the_proxy", 1, "01JD-of_the_proxy"],
  ["of a caller where no proxy stands in front", "01JD-of_the_proxy", 0, null],
  ["that is none", "a b<script>", 1, null],
])("the id %s", (_what, given, proxies, kept) => {
  const incoming = new IncomingMessage(new Socket());
  incoming.headers["x-request-id"] = given;
  const id = identify(incoming, () => proxies);
  expect(id).toEqual(kept ?? expect.stringMatching(/^[0-9a-f-]{36}$/));
  expect(incoming.headers["x-request-id"]).toBe(id);
});

test("it is alive whatever the database does, and ready only while it can work", async () => {
  Object.assign(state, { away: true, ready: "away" });
  const [alive, ready] = [await fetch(`${url}/healthz`), await fetch(`${url}/readyz`)];
  expect([alive.status, ready.status, await ready.text()]).toEqual([200, 503, "away\n"]);
  state.ready = "ready";
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

/** A request whose address is sent as it stands, which `fetch` would write anew. */
function askAt(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, agent: false }, (answer) => resolve(answer.resume().statusCode))
      .once("error", reject)
      .end();
  });
}

test.each(["//", "///", "//docs:port/ru", "/\\", "*", "http://", "/%", "/docs/%"])(
  "an address that none can be made of is let in: %s",
  async (path) => {
    expect(await askAt(path)).toBe(200);
  },
);

test("where the server itself fails the caller is told so, with the id under which it is found", async () => {
  behind = () => {
    throw new Error("a fault");
  };
  const answer = await fetch(`${url}/sign-in`, { headers: { "accept-language": "ru" } });
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ error_code: 100590, request_id: answer.headers.get("x-request-id") });
  behind = (_incoming, outgoing) => void outgoing.end("served");
  expect((await fetch(`${url}/sign-in`)).status).toBe(200);
});

test.each([
  ["uz", "Vaqtincha ishlamayapti"],
  ["ru", "Временно недоступно"],
  ["en", "Temporarily unavailable"],
])("while the database is away a page says so in %s, and what needs no database is served", async (language, title) => {
  state.away = true;
  const page = await fetch(`${url}/bookings?page=2`, { headers: { "accept-language": language } });
  expect([page.status, page.headers.get("retry-after"), page.headers.get("content-type")]).toEqual([503, "2", "text/html; charset=utf-8"]);
  expect(await page.text()).toContain(`<h1>${title}</h1>`);
  for (const path of ["/docs", "/_next/static/a.js", "/favicon.ico", "/api/v1/offers"])
    expect(await (await fetch(`${url}${path}`)).text()).toBe("served");
});

test("who comes while there is too much to do is refused at once, in the envelope, and afterwards nobody is", async () => {
  const ends: ServerResponse[] = [];
  behind = (_incoming, outgoing) => void ends.push(outgoing);
  state.lag = 100;
  const ask = () => fetch(`${url}/api/v1/offers`, { headers: { "accept-language": "ru" } });
  const asked: Promise<Response>[] = [];
  // The bound falls while they come: whoever is let in stays.
  let answer: Response | undefined;
  const come = () => {
    const asking = ask();
    asked.push(asking);
    void asking.then((response) => {
      answer ??= response;
    });
  };
  const coming = setInterval(come, 20);
  await expect.poll(() => answer, { timeout: 40_000 }).toBeDefined();
  clearInterval(coming);
  if (!answer) throw new Error("nobody was refused");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
  const requestId = answer.headers.get("x-request-id");
  expect(await answer.json()).toMatchObject({ error_code: 1002, message: expect.stringContaining("недоступен"), request_id: requestId });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  state.lag = 0;
  behind = (_incoming, outgoing) => void outgoing.end("served");
  for (const outgoing of ends) outgoing.end();
  await Promise.all(asked);
  await expect.poll(async () => (await ask()).status, { timeout: 40_000 }).toBe(200);
});

test("a request is counted by its operation and status, under names that no caller chooses", async () => {
  behind = ({ headers }, outgoing) => {
    noteRequest(String(headers["x-request-id"]), { operation: "search_offers" });
    outgoing.writeHead(422).end();
  };
  await fetch(`${url}/api/v1/offers?secret=1`);
  behind = (_incoming, outgoing) => void outgoing.end();
  await fetch(`${url}/trip/a-secret-token`);
  const counted = () => metrics().registry.getSingleMetricAsString("parvoz_requests_total");
  await expect.poll(counted, { timeout: 40_000 }).toContain('parvoz_requests_total{operation="search_offers",status="422"} 1');
  await expect.poll(counted, { timeout: 40_000 }).toContain('operation="page"');
  expect(await counted()).not.toContain("secret");
});
