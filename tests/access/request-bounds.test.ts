import { beforeAll, describe, expect, test } from "vitest";
import { OPERATIONS, operationNames } from "@/lib/contracts/interface/operations";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import type { Mode } from "@/lib/domain/mode";
import { createApiKey } from "@/lib/services/terms/partners/create-api-key";
import { findOffer, makeBody } from "@/tests/support/bookings/booking";
import { callOperation } from "@/tests/support/call-operation";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let credential = "";
/** Of the calls that exist in test mode alone. */
let testKey = "";

beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  const { partner, userId } = world;
  const key = async (mode: Mode) =>
    (await createApiKey({ partnerId: partner.id, userId, name: "Robot", mode, scopes: ALL_SCOPES, now: new Date() })).key;
  [credential, testKey] = [await key("live"), await key("test")];
});

const NAMES = operationNames();

function goodQuery() {
  const one = { departure_airport: "TAS", arrival_airport: "IST", date: world.date(30) };
  return { directions: [one], service_class: "E", adults: 1, children: 0, infants: 0, infants_with_seat: 0 };
}

async function search(query: Record<string, unknown> | string) {
  return callOperation("search_offers", { credential, query });
}

async function book(body: unknown) {
  const { offerId } = await findOffer({ ...world, date: world.date(30), carrier: "TK" });
  return callOperation("create_booking", { credential, params: { id: offerId }, body });
}

test("ten seats are refused with the bound, in a search and in a booking", async () => {
  const bound = /\b9\b/;
  const alone = await search({ ...goodQuery(), adults: 10 });
  expect([alone.status, alone.error?.error_code, alone.error?.errors?.adults?.[0]]).toEqual([422, 8, expect.stringMatching(bound)]);
  const together = await search({ ...goodQuery(), adults: 5, children: 3, infants_with_seat: 2 });
  expect([together.error?.error_code, together.error?.errors?.adults?.[0]]).toEqual([8, expect.stringMatching(bound)]);
  const booking = await book(makeBody({ adt: 8, chd: 1, inf: 0, ins: 1 }));
  expect([booking.error?.error_code, booking.error?.errors?.passengers?.[0]]).toEqual([8, expect.stringMatching(bound)]);
});

test("unknown parameters and fields are ignored", async () => {
  expect((await search({ ...goodQuery(), tracking: { id: [1, 2] }, __proto__x: 1 })).status).toBe(200);
  expect((await book({ ...makeBody(), agent_note: { deep: [1] } })).status).toBe(200);
});

test("queries too deep or with too many parameters, and bodies too deep or too large, are told the bound", async () => {
  expect(await search("a[b][c][d][e][f]=1")).toMatchObject({ status: 422, error: { error_code: 100417, message: /4/ } });
  const many = Array.from({ length: 1001 }, (_, index) => `p${index}=1`).join("&");
  expect(await search(many)).toMatchObject({ status: 422, error: { error_code: 100418 } });
  expect(await book("[".repeat(100_000))).toMatchObject({ status: 422, error: { error_code: 100417 } });
  expect(await book({ note: "x".repeat(256 * 1024) })).toMatchObject({ status: 413, error: { error_code: 100413 } });
});

test.each([["[]"], ['"text"'], ["7"], ["null"]])("the body %s is no object, and is said to be none", async (body) => {
  expect(await book(body)).toMatchObject({ status: 422, error: { error_code: 8, errors: { body: [expect.any(String)] } } });
});

test.each(["a\u0000b", "a\ud800b"])("a passenger named %j is refused by the name", async (name) => {
  const { passengers, ...payer } = makeBody();
  const refused = await book({ ...payer, passengers: passengers.map((passenger) => ({ ...passenger, first_name: name })) });
  expect(refused).toMatchObject({ status: 422, error: { error_code: 8, errors: { "passengers.0.first_name": [expect.any(String)] } } });
});

describe.each(NAMES)("%s", (name) => {
  const { path } = OPERATIONS[name];

  test.each([
    ["NUL", "a\u0000b"],
    ["half a character", "a\ud800b"],
    ["nothing", ""],
    ["a long text", "x".repeat(5000)],
  ])("%s wherever a text may stand is refused, and every answer has its request's id", async (_what, text) => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = ""]) => [key, wellFormed(text) || "x"]);
    const params: Record<string, string> = Object.fromEntries(named);
    const sent = wellFormed(text);
    const hostile = { directions: [{ departure_airport: sent, arrival_airport: sent, date: sent }], airlines: [sent], adults: sent };
    const query = {
      ...hostile,
      limit: sent,
      cursor: sent,
      currency: sent,
      countries: [sent],
      departure_from: sent,
      departure_to: sent,
      "with-additional-services": sent,
    };
    const passenger = { ...makeBody().passengers[0], first_name: text, last_name: text, middle_name: text, doc_number: text };
    const body =
      OPERATIONS[name].method === "GET" ? undefined : { email: text, password: text, access_type: "avia", passengers: [passenger] };
    const answer = await callOperation(name, { credential: path.startsWith("/sandbox/") ? testKey : credential, params, query, body });
    const takesText = path.includes("{id}") || Object.hasOwn(OPERATIONS[name], "query") || Object.hasOwn(OPERATIONS[name], "body");
    const allowed = takesText ? [401, 404, 422] : [200];
    expect(allowed).toContain(answer.status);
    expect(answer.body).toMatchObject({ request_id: answer.headers.get("x-request-id") });
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });
});

/** As an address can carry it: what is no character becomes the mark of one. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}
