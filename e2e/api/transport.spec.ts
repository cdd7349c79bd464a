import { expect, test } from "@playwright/test";
import { z } from "zod";
import { booking, createdBooking } from "@/lib/contracts/interface/bookings";
import { offer } from "@/lib/contracts/interface/offers";
import { scheduleEntry, visaTypes, visaTypesLegacy } from "@/lib/contracts/interface/services";
import { errorEnvelope } from "@/lib/contracts/shared";
import { signInByPassword } from "../support/pages/sign-in";
import { BASE_URL, FIRST_AGENT, inDays, PASSWORD, Partner, SECOND_AGENT, searchPath } from "../support/product/partner";
import { bookingOf, makePerson } from "../support/product/people";

const GUARDED: ["GET" | "POST" | "DELETE", string][] = [
  ["GET", "/api/v1/accounts/check-balance"],
  ["GET", searchPath({})],
  ["GET", "/api/v1/offers/x"],
  ["GET", "/api/v1/offers/x/fare-family"],
  ["GET", "/api/v1/offers/x/rules"],
  ["POST", "/api/v1/offers/x/booking"],
  ["GET", "/api/v1/booking/x"],
  ["GET", "/api/v1/booking/x/rules"],
  ["GET", "/api/v1/booking/x/check-price"],
  ["GET", "/api/v1/booking/x/payment-permission"],
  ["POST", "/api/v1/booking/x/payment"],
  ["GET", "/api/v1/booking/x/pdf-receipt"],
  ["DELETE", "/api/v1/booking/x/cancel-unpaid"],
  ["GET", `/api/v1/services/schedule?departure_from=${inDays(1)}&departure_to=${inDays(2)}`],
  ["GET", "/api/v1/visa-types?countries[0]=TR"],
  ["GET", "/api/v1/visa-types/v2?countries[0]=TR"],
];

test("every path but the token's refuses a caller without a token, and one with a wrong token", async () => {
  for (const [method, path] of GUARDED) {
    for (const authorization of ["", "Bearer pvz_wrong_wrong_wrong", "Basic abc"]) {
      const response = await fetch(`${BASE_URL}${path}`, { method, ...(authorization ? { headers: { authorization } } : {}) });
      expect(response.status, `${method} ${path}`).toBe(401);
      expect(errorEnvelope.parse(await response.json()).error_code).toBe(100401);
    }
  }
});

test("wrong credentials are refused alike, whether the address exists or not", async () => {
  for (const email of [FIRST_AGENT, "nobody@parvoz.example"]) {
    const response = await fetch(`${BASE_URL}/api/v1/accounts/tokens`, {
      method: "POST",
      body: JSON.stringify({ email, password: "wrong", access_type: "avia" }),
    });
    expect(response.status).toBe(401);
    expect(errorEnvelope.parse(await response.json()).error_code).toBe(100402);
  }
});

test("another partner's offer and booking answer as unknown ones do", async () => {
  const [first, second] = await Promise.all([Partner.signIn(FIRST_AGENT), Partner.signIn(SECOND_AGENT)]);
  const [one] = await first.ok("GET", searchPath({ depart: inDays(75) }), z.array(offer));
  if (!one) throw new Error("no offers");
  await second.refused("GET", `/api/v1/offers/${one.id}`, 404, 100404);
  await second.refused("POST", `/api/v1/offers/${one.id}/booking`, 404, 100404, { body: bookingOf([makePerson("adt")]) });
  await first.refused("GET", `/api/v1/offers/${one.id.slice(0, -2)}xx`, 404, 100404);
  const made = await first.ok("POST", `/api/v1/offers/${one.id}/booking`, createdBooking, { body: bookingOf([makePerson("adt")]) });
  const unknown = "019a0000-0000-7000-8000-000000000000";
  for (const id of [made.id, unknown, "not-an-id"]) {
    await second.refused("GET", `/api/v1/booking/${id}`, 404, 100406);
    await second.refused("POST", `/api/v1/booking/${id}/payment`, 404, 100406);
    await second.refused("DELETE", `/api/v1/booking/${id}/cancel-unpaid`, 404, 100406);
    await second.refused("GET", `/api/v1/booking/${id}/pdf-receipt`, 404, 100406);
  }
  expect((await first.ok("GET", `/api/v1/booking/${made.id}`, booking)).status).toBe("booked");
});

test("every wrong search field is named, with its remedy, in the caller's language", async () => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const path =
    "/api/v1/offers?directions[0][departure_airport]=TASH&directions[0][arrival_airport]=IST&directions[0][date]=2026-02-30&adults=x&children=0&infants=0";
  for (const [locale, word] of [
    ["en", "required"],
    ["ru", "обязательно"],
    ["uz", "majburiy"],
  ] as const) {
    const error = await partner.refused("GET", path, 422, 8, { locale });
    expect(Object.keys(error.errors ?? {}).sort()).toEqual([
      "adults",
      "directions.0.date",
      "directions.0.departure_airport",
      "infants_with_seat",
      "service_class",
    ]);
    expect(error.errors?.service_class?.join()).toContain(word);
  }
});

test("names follow Accept-Language; nested, repeated and percent-encoded queries are the same query", async () => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const [ru] = await partner.ok("GET", searchPath({}), z.array(offer), { locale: "ru" });
  const [uz] = await partner.ok("GET", searchPath({}), z.array(offer), { locale: "uz" });
  expect(ru?.directions[0]?.departure.airport.city).toBe("Ташкент");
  expect(uz?.directions[0]?.departure.airport.city).toBe("Toshkent");
  const range = `departure_from=${inDays(1)}&departure_to=${inDays(2)}&airport_from=TAS`;
  const forms = ["airlines[0]=HY&airlines[1]=TK", "airlines=HY&airlines=TK", "airlines%5B0%5D=HY&airlines%5B1%5D=TK"];
  const answers = await Promise.all(
    forms.map((form) => partner.ok("GET", `/api/v1/services/schedule?${range}&${form}`, z.array(scheduleEntry))),
  );
  expect(answers[0]?.length).toBeGreaterThan(5);
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect(new Set(answers[0]?.map((entry) => entry.airline.code))).toEqual(new Set(["HY", "TK"]));
});

test("visa types in both shapes", async () => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const v2 = await partner.ok("GET", "/api/v1/visa-types/v2?countries[0]=TR&countries[1]=DE", visaTypes);
  expect(Object.keys(v2).sort()).toEqual(["DE", "TR"]);
  expect(v2.TR?.visas_for_citizens.UZ?.visa_types.length).toBeGreaterThan(0);
  const legacy = await partner.ok("GET", "/api/v1/visa-types?countries=TR", visaTypesLegacy);
  expect(legacy.TR?.visa_types).toEqual(v2.TR?.visas_for_citizens.UZ?.visa_types);
});

test("a session cookie counts only for the portal's own pages", async ({ playwright }) => {
  const context = await playwright.request.newContext({ baseURL: BASE_URL });
  await signInByPassword(context);
  const own = await context.get("/api/v1/accounts/check-balance", { headers: { "x-parvoz-portal": "1" } });
  expect(own.status()).toBe(200);
  expect((await context.get("/api/v1/accounts/check-balance")).status()).toBe(403);
  const foreign = await context.get("/api/v1/accounts/check-balance", {
    headers: { "x-parvoz-portal": "1", "sec-fetch-site": "cross-site" },
  });
  expect(foreign.status()).toBe(403);
  await context.dispose();
});

test("pages and receipts with people in them are kept by no cache", async ({ playwright }) => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const [one] = await partner.ok("GET", searchPath({ depart: inDays(76) }), z.array(offer));
  const person = makePerson("adt");
  const made = await partner.ok("POST", `/api/v1/offers/${one?.id}/booking`, createdBooking, { body: bookingOf([person]) });
  const context = await playwright.request.newContext({ baseURL: BASE_URL });
  await signInByPassword(context);
  const asked = { booking_number: made.booking_number, last_name: person.last_name };
  const found = z.object({ data: z.object({ url: z.url() }) }).parse(await (await context.post("/api/trip/find", { data: asked })).json());
  const trip = new URL(found.data.url).pathname;
  for (const path of [
    "/",
    "/bookings",
    `/bookings/${made.id}`,
    "/settings/keys",
    "/settings/audit",
    trip,
    `/api${trip}`,
    "/receipts/x.pdf",
  ]) {
    const answer = await context.get(path, { headers: { "x-parvoz-portal": "1" } });
    expect(answer.headers()["cache-control"], path).toMatch(/no-store|private/);
    expect(answer.headers()["cache-control"], path).not.toMatch(/public|s-maxage/);
  }
  await context.dispose();
});

test("unknown paths, wrong methods, broken and oversized bodies get a clear answer", async () => {
  const partner = await Partner.signIn(FIRST_AGENT);
  await partner.refused("GET", "/api/v1/nothing/here", 404, 100407);
  await partner.refused("DELETE", "/api/v1/offers", 405, 100408);
  const send = (body: string) => fetch(`${BASE_URL}/api/v1/accounts/tokens`, { method: "POST", body });
  expect((await send("{")).status).toBe(422);
  expect((await send(JSON.stringify({ email: "x".repeat(300_000) }))).status).toBe(413);
});

test("an address with a slash too many is answered, not redirected, and a wrong method is told the right ones", async () => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const credentials = { email: FIRST_AGENT, password: PASSWORD, access_type: "avia" };
  for (const path of ["/api/v1/accounts/tokens/", "//api/v1/accounts/tokens"]) {
    const response = await fetch(`${BASE_URL}${path}`, { method: "POST", body: JSON.stringify(credentials), redirect: "manual" });
    expect(response.status, path).toBe(200);
  }
  await partner.refused("DELETE", "/api/v1/booking/x/void/", 404, 100406);
  const refusal = await partner.send("POST", "/api/v1/offers");
  expect([refusal.status, refusal.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
});

test("a server that has answered a program and drawn pages still says that it can search", async () => {
  const partner = await Partner.signIn(FIRST_AGENT);
  await partner.ok("GET", searchPath({}), z.array(offer));
  for (const [page, status] of [
    ["/sign-in", 200],
    ["/trip/nobody-knows-this-token", 404],
  ] as const) {
    const drawn = await fetch(`${BASE_URL}${page}`);
    expect([drawn.status, await drawn.text()]).toEqual([status, expect.stringContaining("</html>")]);
  }
  const ready = await fetch(`${BASE_URL}/readyz`);
  expect([ready.status, (await ready.text()).trim()]).toEqual([200, "ready"]);
});
